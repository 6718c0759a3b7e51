import { portFrom } from '../network/ports.ts'

/**
 * Ports from which a network of this process looks for free ones. Systems choose the ports of outgoing connections above
 * 32,768, which could take a port that is free for a moment. Browsers block ports below 11,000.
 */
export const ownPorts = () => ({
  PORT: String(11_000 + (process.pid % 10_000)),
  EVENTSTORE_PORT: String(22_000 + (process.pid % 10_000)),
})

let eventStores = 0

/** Returns another free port at each call, for an event store that the test restarts on the same port. */
export const eventStorePort = (): Promise<number> =>
  portFrom(Number(ownPorts().EVENTSTORE_PORT) + eventStores++)
