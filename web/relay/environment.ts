import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from 'relay-runtime'

/** Creates the Relay environment of a browser, or of one request on the server. */
export const createEnvironment = (options: {
  fetch: FetchFunction
  subscribe?: SubscribeFunction
  isServer: boolean
}): Environment =>
  new Environment({
    network: Network.create(options.fetch, options.subscribe),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    isServer: options.isServer,
  })
