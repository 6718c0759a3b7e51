import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

// What a process counts. One registry a process; labels are names of the code (projections, commands, persisted
// operations, queues), never ids or anything of people, so that their number is bounded.

/** All that this process counts, as Prometheus reads it. */
export const registry = new Registry()
const registers = [registry]
/** Upper bounds of what takes milliseconds, in seconds. */
const FAST = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Memory, CPU, event loop and garbage collection of this process; once, in its main module. */
export function countProcess(kind: string): void {
  registry.setDefaultLabels({ process: kind })
  collectDefaultMetrics({ register: registry })
}

/** Steps of a projection's live work: how long from the begin of the transaction to its commit. */
export const stepSeconds = new Histogram({
  name: 'projection_step_seconds',
  help: 'Time that one step of a projection took, rows and checkpoint in one commit',
  labelNames: ['projection'],
  buckets: FAST,
  registers,
})
/** Handled events of a step. */
export const stepEvents = new Histogram({
  name: 'projection_step_events',
  help: 'Events that one step of a projection applied',
  labelNames: ['projection'],
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500],
  registers,
})
/** Events that stopped a projection: counted each time one is tried in vain. */
export const poisonedSteps = new Counter({
  name: 'projection_step_errors_total',
  help: 'Steps of a projection that failed',
  labelNames: ['projection'],
  registers,
})

/** Appends to the log; `outcome` is kept, raced (another was faster), unavailable or failed. */
export const appendSeconds = new Histogram({
  name: 'log_append_seconds',
  help: 'Time that the event log took to keep an append',
  labelNames: ['outcome'],
  buckets: FAST,
  registers,
})
/** Events that were kept. */
export const appendedEvents = new Counter({
  name: 'log_appended_events_total',
  help: 'Events that this process appended',
  registers,
})

/** Commands by decider and command; `outcome` is done, unchanged, repeated, failed or the code of a rejection. */
export const commandSeconds = new Histogram({
  name: 'command_seconds',
  help: 'Time from a command to its outcome: load, decide, append',
  labelNames: ['command', 'outcome'],
  buckets: FAST,
  registers,
})

/** GraphQL operations; `operation` is the name of a persisted one, or other. */
export const operationSeconds = new Histogram({
  name: 'graphql_operation_seconds',
  help: 'Time that a GraphQL operation took',
  labelNames: ['operation', 'outcome'],
  buckets: FAST,
  registers,
})
/** Open sockets. */
export const openSocketsGauge = new Gauge({
  name: 'sockets',
  help: 'Open sockets of this process',
  registers,
})
/** Subscriptions of those sockets. */
export const openSubscriptions = new Gauge({
  name: 'subscriptions',
  help: 'Subscriptions of the open sockets of this process',
  registers,
})
/** What subscribers were told. */
export const deliveries = new Counter({
  name: 'live_deliveries_total',
  help: 'What the sockets of this process were given by their subscriptions',
  registers,
})
/** From the log's time of an event to the moment at which a socket is given it; needs clocks that agree. */
export const deliverySeconds = new Histogram({
  name: 'live_delivery_seconds',
  help: "Time from an event's place in the log to a subscriber's socket",
  buckets: FAST,
  registers,
})
