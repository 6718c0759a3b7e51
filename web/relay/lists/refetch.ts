import { fetchQuery } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type Variables,
} from 'relay-runtime'
import { OperationError } from '../errors.ts'
import { extents } from './extents.ts'
import { keepParts } from '../list-handler.ts'

keepParts()

/** Largest number of items of a list that a page fetches again, if its first page has fewer (`services/api/graphql/cost.test.ts`). */
export const MAX_ITEMS = 50

/**
 * Variables with which a page's query fetches the first parts of each list on screen again, at most 50 items or a page:
 * the work does not grow with what was loaded. Later parts stay as they are (`list-handler.ts`).
 */
function extended<T extends Variables>(query: GraphQLTaggedNode, variables: T): T {
  const node = getRequest(query)
  const page = createOperationDescriptor(node, variables).request
  const shown = [...extents].filter(({ owner }) => owner === page.identifier)
  const counts = shown.flatMap(({ variable, count }) => {
    const size = Number(variable && page.variables[variable])
    return count > size ? [[variable, Math.min(Math.ceil(count / size) * size, MAX_ITEMS)]] : []
  })
  const whole = { ...variables, ...Object.fromEntries(counts) }
  for (const extent of shown) extent.refetch = createOperationDescriptor(node, whole).request
  return whole
}

/** Fetches a page's query again. Calls `onGone` if the page no longer exists; otherwise an error changes nothing. */
export function refetch<T extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  onGone: (error: OperationError) => void,
): () => void {
  const again = extended(query, variables)
  const { unsubscribe } = fetchQuery<T>(environment, query, again, { fetchPolicy: 'network-only' }).subscribe(
    {
      error(error: unknown) {
        if (error instanceof OperationError && error.isNotFound) onGone(error)
        else console.warn("Couldn't refresh the page", error)
      },
    },
  )
  return unsubscribe
}
