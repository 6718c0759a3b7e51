import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

// Metrics that a process counts. Labels are names from the code (of projections, commands, persisted operations and
// queues), never ids or personal data, so that their number is limited.

export const registry = new Registry()
const registers = [registry]
/** Upper bounds of the histograms' buckets, in seconds. */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Names the process in its metrics. */
export const countProcess = (kind: string): void => registry.setDefaultLabels({ process: kind })

let hasDefaults = false

/** Text of all metrics. Node's own are collected from the first call on, as they wake the process 100 times a second. */
export function metricsText(): Promise<string> {
  if (!hasDefaults) collectDefaultMetrics({ register: registry })
  hasDefaults = true
  return registry.metrics()
}

/** Time from the start of a projection's transaction to its commit. */
export const stepSeconds = new Histogram({
  name: 'projection_step_seconds',
  help: 'Duration of projection steps, which commit rows and checkpoint together',
  labelNames: ['projection'],
  buckets: SECONDS_BUCKETS,
  registers,
})
export const stepEvents = new Histogram({
  name: 'projection_step_events',
  help: 'Events applied per projection step',
  labelNames: ['projection'],
  buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500],
  registers,
})
/** Number of times that an event stopped a projection, counting each attempt to apply it. */
export const poisonedSteps = new Counter({
  name: 'projection_step_errors_total',
  help: 'Failed projection steps',
  labelNames: ['projection'],
  registers,
})

/** Values of the label `outcome`: kept, raced (another append came first), unavailable or failed. */
export const appendSeconds = new Histogram({
  name: 'log_append_seconds',
  help: 'Duration of event log appends',
  labelNames: ['outcome'],
  buckets: SECONDS_BUCKETS,
  registers,
})
export const appendedEvents = new Counter({
  name: 'log_appended_events_total',
  help: 'Events appended by this process',
  registers,
})

/** Values of the label `outcome`: done, unchanged, repeated, failed, or the code of the command's rejection. */
export const commandSeconds = new Histogram({
  name: 'command_seconds',
  help: 'Duration of commands, from load to append',
  labelNames: ['command', 'outcome'],
  buckets: SECONDS_BUCKETS,
  registers,
})

/** Values of the label `entry`: log-in, registration or reset, to which the `initiator` led. */
export const signIns = new Counter({
  name: 'sign_ins_total',
  help: 'Sessions started, by what made the person sign in',
  labelNames: ['initiator', 'entry'],
  registers,
})

/** Value of the label `server`: `replica` or `primary`. */
export const visitorReads = new Counter({
  name: 'visitor_reads_total',
  help: 'Pages, feeds and sitemaps of visitors, by the database server that answered, if there is a replica',
  labelNames: ['server'],
  registers,
})

/** Value of the label `operation`: the name of a persisted operation, or `other`. */
export const operationSeconds = new Histogram({
  name: 'graphql_operation_seconds',
  help: 'Duration of GraphQL operations',
  labelNames: ['operation', 'outcome'],
  buckets: SECONDS_BUCKETS,
  registers,
})
export const openSocketsGauge = new Gauge({
  name: 'sockets',
  help: 'Open sockets on this process',
  registers,
})
export const openSubscriptions = new Gauge({
  name: 'subscriptions',
  help: "Subscriptions on this process's open sockets",
  registers,
})
export const deliveries = new Counter({
  name: 'live_deliveries_total',
  help: "Subscription results sent on this process's sockets",
  registers,
})
/** Time from the append of an event to the delivery of its change to a socket; requires synchronised clocks. */
export const deliverySeconds = new Histogram({
  name: 'live_delivery_seconds',
  help: "Time from appending an event to delivering it on a subscriber's socket",
  buckets: SECONDS_BUCKETS,
  registers,
})
