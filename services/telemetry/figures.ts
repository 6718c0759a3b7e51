import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Figures } from './heartbeat.ts'
import { appendedEvents, deliveries, openSocketsGauge, openSubscriptions } from './metrics.ts'

// One sample per iteration, as a timer would wake an idle process a hundred times a second.
const delay = monitorEventLoopDelay({ samplePerIteration: true })
delay.enable()

const valueOf = async (metric: { get: () => Promise<{ values: { value: number }[] }> }) =>
  (await metric.get()).values.reduce((sum, { value }) => sum + value, 0)

/** Figures of a process: `memory` in bytes; `loopLag` in ms (99th percentile of iterations since the last call). */
export async function figuresOfProcess(): Promise<Figures> {
  const loopLag = delay.percentile(99) / 1e6
  delay.reset()
  return {
    memory: process.memoryUsage.rss(),
    loopLag: Math.round(loopLag * 10) / 10,
    appended: await valueOf(appendedEvents),
    delivered: await valueOf(deliveries),
    sockets: await valueOf(openSocketsGauge),
    subscriptions: await valueOf(openSubscriptions),
  }
}
