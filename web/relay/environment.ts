import {
  DefaultHandlerProvider,
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from 'relay-runtime'

/** Types whose `id` is that of the item that they describe, and whose fields must not overwrite the item's record. */
const descriptions: ReadonlySet<string> = new Set(['SearchResult', 'SearchSuggestion'])

const recordIdOf = ({ id }: { id?: string }, type: string) =>
  id !== undefined && descriptions.has(type) ? `${type}:${id}` : id

interface Subscriptions {
  _subscriptions: Set<{ snapshot: { seenRecords: ReadonlySet<string> }; stale: boolean }>
}

/**
 * Relay's store, except that components show newer data after an optimistic update is reverted. Relay takes what a
 * component shows for the data beneath the optimistic update if both were equal once. A second live update during the
 * mutation would therefore never be shown if the first one was equal to the expected response.
 */
class LiveStore extends Store {
  declare private _storeSubscriptions: Subscriptions
  declare private _updatedRecordIDs: ReadonlySet<string>

  override snapshot(): void {
    const updated = [...this._updatedRecordIDs]
    for (const subscription of this._storeSubscriptions._subscriptions)
      if (updated.some((id) => subscription.snapshot.seenRecords.has(id))) subscription.stale = true
    super.snapshot()
  }
}

/** Finds handlers of fields; `refetch.ts` replaces that of lists before a page is fetched again. */
export const handlers = { find: DefaultHandlerProvider }

/** Creates the Relay environment of a browser, or of one request on the server. */
export const createEnvironment = (options: {
  fetch: FetchFunction
  subscribe?: SubscribeFunction
  isServer: boolean
}): Environment =>
  new Environment({
    network: Network.create(options.fetch, options.subscribe),
    store: new LiveStore(new RecordSource(), { gcReleaseBufferSize: 20 }),
    handlerProvider: (name) => handlers.find(name),
    getDataID: recordIdOf,
    isServer: options.isServer,
  })
