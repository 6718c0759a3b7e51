import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Figures } from './heartbeat.ts'
import { appendedEvents, deliveries, openSocketsGauge, openSubscriptions } from './metrics.ts'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

const valueOf = async (metric: { get: () => Promise<{ values: { value: number }[] }> }) =>
  (await metric.get()).values.reduce((sum, { value }) => sum + value, 0)

/** Figures of a process: `memory` in bytes; `loopLag` in ms (99th percentile since the last call). */
export async function figuresOfProcess(): Promise<Figures> {
  const loopLag = Math.max(0, delay.percentile(99) / 1e6 - 10)
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
