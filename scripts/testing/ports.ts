import { portFrom } from '../network/ports.ts'

/**
 * Ports from which a network of this process looks for free ones. Each process has its own, because other tests look at
 * the same time. All are below 32,768: systems choose the ports of outgoing connections above, so one of these
 * connections could take a port that is free for a moment. Above 11,000, browsers block none.
 */
export const ownPorts = () => ({
  PORT: String(11_000 + (process.pid % 10_000)),
  EVENTSTORE_PORT: String(22_000 + (process.pid % 10_000)),
})

let eventStores = 0

/** Returns another free port at each call, for an event store that the test restarts on the same port. */
export const eventStorePort = (): Promise<number> =>
  portFrom(Number(ownPorts().EVENTSTORE_PORT) + eventStores++)
