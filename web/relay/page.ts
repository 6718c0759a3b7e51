import { useLazyLoadQuery } from 'react-relay'
import { createContext, data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type FetchPolicy,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import { OperationError } from './errors.ts'

/** Where loaders find the store that they fill. */
export const environmentContext = createContext<Environment>()

/** What a loader hands to its screen: with which variables to read the store, and whether to ask again. */
interface Page<T extends OperationType> {
  variables: T['variables']
  fetchPolicy: FetchPolicy
  fetchKey: number
}

export type LoadArgs = LoaderFunctionArgs

let loads = 0

/** What is not there, or not for the viewer: the not-found view, with status 404. */
export const notFound = () => data(null, { status: 404 })

/**
 * Fetches a screen's query before the screen shows, so that status and redirects are known before the first
 * byte. What the store holds already shows at once and is asked for again behind it (cache and network).
 * Throws the not-found response when the server says 'not found' or `found` says no; `found` may itself throw a
 * redirect.
 */
export async function loadPage<T extends OperationType>(
  { context }: Pick<LoadArgs, 'context'>,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  found: (response: T['response']) => boolean = () => true,
): Promise<Page<T>> {
  const environment = context.get(environmentContext)
  const stored = environment.check(createOperationDescriptor(getRequest(query), variables))
  const response = await fetchQuery<T>(environment, query, variables, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .catch((error: unknown) => {
      throw error instanceof OperationError && error.isNotFound ? notFound() : error
    })
  if (!response || !found(response)) throw notFound()
  const fetchPolicy = stored.status === 'available' ? 'store-and-network' : 'store-or-network'
  return { variables, fetchPolicy, fetchKey: ++loads }
}

/** Reads what `loadPage` fetched for this screen. */
export function usePage<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const { variables, fetchPolicy, fetchKey } = useLoaderData<Page<T>>()
  return useLazyLoadQuery<T>(query, variables, { fetchPolicy, fetchKey })
}
