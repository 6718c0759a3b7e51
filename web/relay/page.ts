import { useEffect, useState } from 'react'
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { createContext, data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'
import { OperationError } from './errors.ts'

/** Context key of the Relay environment whose store the loaders fill. */
export const environmentContext = createContext<Environment>()

/** Result of a loader: the variables with which the screen reads its data from the store. */
interface Page<T extends OperationType> {
  variables: T['variables']
  /** True if the store already contained the data; the screen then shows the data at once and refetches it. */
  isStored: boolean
  fetchKey: number
}

export type LoadArgs = LoaderFunctionArgs

let loads = 0

/** Response that a loader throws for missing or forbidden data: the not-found view with status 404. */
export const notFound = () => data(null, { status: 404 })

/**
 * Fetches a screen's query before the screen renders, because status and redirects must be known before the first byte.
 * Data in the store is shown at once and refetched (cache and network). Throws the not-found response if the server
 * answers 'not found' or `found` returns false; `found` may also throw a redirect. `code` loads modules that the
 * response requires.
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

/** Variables with which the loader of the screen read its data. */
export const usePageVariables = <T extends OperationType>(): T['variables'] =>
  useLoaderData<Page<T>>().variables

/**
 * Reads the data loaded by `loadPage`, and refetches it if it came from the store. If refetching fails, the old data
 * stays on screen: a site keeps its frame, routes and taxonomy while the server is unreachable (spec §8). Throws if the
 * item no longer exists.
 */
export function usePage<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const { variables, isStored, fetchKey } = useLoaderData<Page<T>>()
  const environment = useRelayEnvironment()
  const [gone, setGone] = useState<{ fetchKey: number; error: OperationError } | null>(null)
  useEffect(() => {
    if (!isStored) return
    const refetching = import('./lists/refetch.ts').then(({ refetch }) =>
      refetch<T>(environment, query, variables, (error) => setGone({ fetchKey, error })),
    )
    return () => void refetching.then((stop) => stop())
    // `fetchKey` differs for each load, so it also stands for the load's query and variables.
  }, [environment, fetchKey])
  if (gone?.fetchKey === fetchKey) throw gone.error
  // On the server, the loader has already added the data to the store of the request.
  const fetchPolicy = environment.isServer() ? 'store-only' : 'store-or-network'
  return useLazyLoadQuery<T>(query, variables, { fetchPolicy, fetchKey })
}
