import { useEffect, useState } from 'react'
import { useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { createContext, data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import { OperationError } from './errors.ts'

/** Where loaders find the store that they fill. */
export const environmentContext = createContext<Environment>()

/** What a loader hands to its screen: with which variables to read the store, and whether to ask again. */
interface Page<T extends OperationType> {
  variables: T['variables']
  /** It was in the store already: it shows at once, and is asked for behind that. */
  isStored: boolean
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
 * redirect. `code` loads the modules that the response asks for.
 */
export async function loadPage<T extends OperationType>(
  { context }: Pick<LoadArgs, 'context'>,
  query: GraphQLTaggedNode,
  variables: T['variables'],
  found: (response: T['response']) => boolean = () => true,
  code: (response: T['response']) => Promise<void> = async () => {},
): Promise<Page<T>> {
  const environment = context.get(environmentContext)
  const stored = environment.check(createOperationDescriptor(getRequest(query), variables))
  const response = await fetchQuery<T>(environment, query, variables, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .catch((error: unknown) => {
      throw error instanceof OperationError && error.isNotFound ? notFound() : error
    })
  if (!response || !found(response)) throw notFound()
  await code(response)
  return { variables, isStored: stored.status === 'available', fetchKey: ++loads }
}

/**
 * Reads what `loadPage` fetched for this screen, and asks again for what was there before. When that fails, what is
 * known stays: a site keeps its frame, its routes and its taxonomy while the server cannot be reached (spec §8). Throws
 * when the server answers that it is not there any more.
 */
export function usePage<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const { variables, isStored, fetchKey } = useLoaderData<Page<T>>()
  const environment = useRelayEnvironment()
  const [gone, setGone] = useState<{ fetchKey: number; error: OperationError } | null>(null)
  useEffect(() => {
    if (!isStored) return
    const { unsubscribe } = fetchQuery<T>(environment, query, variables, {
      fetchPolicy: 'network-only',
    }).subscribe({
      error(error: unknown) {
        if (error instanceof OperationError && error.isNotFound) setGone({ fetchKey, error })
        else console.warn('The page could not be refreshed', error)
      },
    })
    return unsubscribe
    // A load has its own variables.
  }, [environment, fetchKey])
  if (gone?.fetchKey === fetchKey) throw gone.error
  // On the server the store is this request's own: the loader has just filled it, and nothing has to look whether it did.
  const fetchPolicy = environment.isServer() ? 'store-only' : 'store-or-network'
  return useLazyLoadQuery<T>(query, variables, { fetchPolicy, fetchKey })
}
