import type { OperationsState } from '../../../projector/state.ts'
import type { ProcessRow } from '../../../telemetry/processes.ts'

/** Recent samples of the figures, oldest first, taken every `every` seconds. */
export interface Series {
  every: number
  /** Number of events appended to the log per second. */
  events: readonly number[]
  /** Number of subscription results delivered to sockets per second. */
  deliveries: readonly number[]
  /** Number of events that are still unhandled by the projection furthest behind. */
  behind: readonly number[]
}

/** Takes samples of the figures, and keeps those of the last three minutes. */
interface Samples {
  /** Takes a sample, which counts for each interval since the previous one. */
  take: (
    state: Pick<OperationsState, 'head' | 'density' | 'projections'> & { processes: readonly ProcessRow[] },
    at: number,
  ) => void
  read: () => Series
}

const REMEMBERED_MS = 180_000

type Sample = Record<'events' | 'deliveries' | 'behind', number>

/** Rounds to tenths, so that a slow rate is not taken for none. */
const tenths = (value: number): number => Math.round(value * 10) / 10

export function openSeries(every: number): Samples {
  const samples: Sample[] = []
  let before: { at: number; head: bigint; delivered: Map<string, number> } | null = null

  return {
    take({ head, density, projections, processes }, at) {
      const delivered = new Map(processes.map(({ id, figures }) => [id, figures.delivered ?? 0]))
      const seen = head ?? before?.head ?? 0n
      if (before) {
        const seconds = Math.max(0.001, (at - before.at) / 1000)
        const { head: lastHead, delivered: lastDelivered } = before
        const gained = [...delivered].map(([id, count]) =>
          Math.max(0, count - (lastDelivered.get(id) ?? count)),
        )
        const sample = {
          events: tenths((Number(seen - lastHead) * (density ?? 1)) / seconds),
          deliveries: tenths(gained.reduce((sum, count) => sum + count, 0) / seconds),
          behind: Math.max(0, ...projections.map(({ behindEvents }) => behindEvents ?? 0)),
        }
        const intervals = Math.max(1, Math.round((at - before.at) / every))
        samples.push(...Array.from({ length: intervals }, () => sample))
      }
      before = { at, head: seen, delivered }
      samples.splice(0, samples.length - Math.floor(REMEMBERED_MS / every))
    },
    read: () => ({
      every: every / 1000,
      events: samples.map(({ events }) => events),
      deliveries: samples.map(({ deliveries }) => deliveries),
      behind: samples.map(({ behind }) => behind),
    }),
  }
}
