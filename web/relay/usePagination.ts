import { useEffect, useState } from 'react'
import { usePaginationFragment, useRelayEnvironment, type LoadMoreFn } from 'react-relay'
import {
  __internal,
  getFragment,
  getSingularSelector,
  type FragmentType,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'

/** Reference to the data of a fragment, as Relay types it. */
type KeyType = Readonly<{ ' $data'?: unknown; ' $fragmentSpreads': FragmentType }>

/**
 * Reads a fragment with a connection whose other parts can be loaded, as usePaginationFragment does. Relay drops a
 * request for another part while the page's own query is being fetched, or, if it has not noticed that query yet, loses
 * the part when the query's response replaces the list; here it waits for that query.
 */
export function usePagination<Query extends OperationType, Key extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: Key,
) {
  const found = usePaginationFragment<Query, Key>(fragment, key)
  const environment = useRelayEnvironment()
  /** Progress of the page's query; null if it is not being fetched. */
  const fetching = () => {
    const owner = getSingularSelector(getFragment(fragment), key)?.owner
    return owner ? __internal.getObservableForActiveRequest(environment, owner) : null
  }
  const next = usePatient(found.loadNext, found.isLoadingNext, fetching)
  const previous = usePatient(found.loadPrevious, found.isLoadingPrevious, fetching)
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
  const [waiting, setWaiting] = useState(0)
  const [fetched, setFetched] = useState(0)
  function request(count: number): void {
    const page = fetching()
    if (page) {
      const again = () => setFetched((times) => times + 1)
      page.subscribe({ complete: again, error: again })
      return setWaiting(count)
    }
    let isStarting = true
    let isDropped = false
    load(count, { onComplete: () => (isDropped ||= isStarting) })
    isStarting = false
    setWaiting(isDropped ? count : 0)
  }
  // Relay makes another `load` as soon as it accepts requests again.
  useEffect(() => {
    if (waiting > 0) request(waiting)
  }, [load, fetched])
  const isLoading = isRunning || waiting > 0
  return { isLoading, load: (count: number) => !isLoading && request(count) }
}
