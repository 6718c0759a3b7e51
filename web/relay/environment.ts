import {
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

/** Creates the Relay environment of a browser, or of one request on the server. */
export const createEnvironment = (options: {
  fetch: FetchFunction
  subscribe?: SubscribeFunction
  isServer: boolean
}): Environment =>
  new Environment({
    network: Network.create(options.fetch, options.subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    getDataID: recordIdOf,
    isServer: options.isServer,
  })
