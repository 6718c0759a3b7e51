import { useEffect, useState } from 'react'
import { usePaginationFragment, type LoadMoreFn } from 'react-relay'
import type { FragmentType, GraphQLTaggedNode, OperationType } from 'relay-runtime'

/** Reference to the data of a fragment, as Relay types it. */
type KeyType = Readonly<{ ' $data'?: unknown; ' $fragmentSpreads': FragmentType }>

/**
 * Reads a fragment with a connection whose other parts can be loaded, as usePaginationFragment does. Relay drops a
 * request for another part while the page's own query is being fetched; here it waits for that query.
 */
export function usePagination<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
) {
  const found = usePaginationFragment<Query, Key>(fragment, key)
  const next = usePatient(found.loadNext, found.isLoadingNext)
  const previous = usePatient(found.loadPrevious, found.isLoadingPrevious)
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

function usePatient<Query extends OperationType>(load: LoadMoreFn<Query>, isRunning: boolean) {
  const [waiting, setWaiting] = useState(0)
  function request(count: number): void {
    let isStarting = true
    let isDropped = false
    load(count, { onComplete: () => (isDropped ||= isStarting) })
    isStarting = false
    setWaiting(isDropped ? count : 0)
  }
  // Relay makes another `load` as soon as it accepts requests again.
  useEffect(() => {
    if (waiting > 0) request(waiting)
  }, [load])
  const isLoading = isRunning || waiting > 0
  return { isLoading, load: (count: number) => !isLoading && request(count) }
}
