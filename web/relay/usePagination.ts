import { useEffect, useState } from 'react'
import { usePaginationFragment, useRelayEnvironment, type LoadMoreFn } from 'react-relay'
import {
  __internal,
  getFragment,
  getSingularSelector,
  type FragmentType,
  type GraphQLTaggedNode,
  type OperationType,
  type RequestDescriptor,
} from 'relay-runtime'
import { extents, type Extent } from './lists/extents.ts'

/** Reference to the data of a fragment, as Relay types it. */
type KeyType = Readonly<{ ' $data'?: unknown; ' $fragmentSpreads': FragmentType }>

const fieldOf = (value: unknown, name: PropertyKey): unknown => value && Reflect.get(Object(value), name)

/**
 * Reads a fragment with a connection whose other parts can be loaded, as usePaginationFragment does. Relay drops a
 * request for another part while the page's own query is being fetched, or, if it has not noticed that query yet, loses
 * the part when the query's response replaces the list; here it waits for that query. If the page's query has a
 * `variable` for the number of items, fetching it again keeps the parts that were loaded.
 */
export function usePagination<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
  variable?: string,
) {
  const found = usePaginationFragment<Query, Key>(fragment, key)
  const environment = useRelayEnvironment()
  const [extent] = useState<Extent>({ owner: undefined, variable, count: 0, refetch: null })
  const active = (request: RequestDescriptor | null | undefined) =>
    request ? __internal.getObservableForActiveRequest(environment, request) : null
  const ownerOf = () => getSingularSelector(getFragment(fragment), key)?.owner
  /** Progress of the page's query; null if it is not being fetched. */
  const fetching = () => active(extent.refetch) ?? active(ownerOf())
  const next = usePatient(found.loadNext, found.isLoadingNext, fetching)
  const previous = usePatient(found.loadPrevious, found.isLoadingPrevious, fetching)
  useEffect(() => {
    const path = getFragment(fragment).metadata?.connection?.[0]?.path ?? []
    extent.owner = ownerOf()?.identifier
    const loaded = [...path, 'edges', 'length'].reduce<unknown>(fieldOf, found.data)
    extent.count = Number(loaded ?? 0) + next.asked + previous.asked
  })
  useEffect(() => {
    extents.add(extent)
    return () => void extents.delete(extent)
  }, [extent])
  return {
    data: found.data,
    hasNext: found.hasNext,
    hasPrevious: found.hasPrevious,
    loadNext: next.load,
    loadPrevious: previous.load,
    isLoadingNext: next.isLoading,
    isLoadingPrevious: previous.isLoading,
  }
}

type Fetching = ReturnType<typeof __internal.getObservableForActiveRequest>

function usePatient<Query extends OperationType>(
  load: LoadMoreFn<Query>,
  isRunning: boolean,
  fetching: () => Fetching,
) {
  const [asked, setAsked] = useState(0)
  const [isWaiting, setWaiting] = useState(false)
  const [fetched, setFetched] = useState(0)
  function request(count: number): void {
    setAsked(count)
    const page = fetching()
    if (page) {
      const again = () => setFetched((times) => times + 1)
      page.subscribe({ complete: again, error: again })
      return setWaiting(true)
    }
    let isStarting = true
    let isDropped = false
    load(count, { onComplete: () => (isDropped ||= isStarting) })
    isStarting = false
    setWaiting(isDropped)
  }
  // Relay makes another `load` as soon as it accepts requests again.
  useEffect(() => {
    if (isWaiting) request(asked)
  }, [load, fetched])
  const isLoading = isRunning || isWaiting
  return { isLoading, asked: isLoading ? asked : 0, load: (count: number) => !isLoading && request(count) }
}
