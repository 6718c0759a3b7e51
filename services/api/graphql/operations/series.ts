import type { OperationsState } from '../../../projector/state.ts'
import type { ProcessRow } from '../../../telemetry/processes.ts'

/** How figures went lately, oldest first, one each `every` seconds. */
export interface Series {
  every: number
  /** Events that came to the log in a second. */
  events: readonly number[]
  /** What sockets were given in a second. */
  deliveries: readonly number[]
  /** Events that the projection which is furthest behind has not come to. */
  behind: readonly number[]
}

/** Takes samples, and remembers those of the last three minutes. */
export interface Samples {
  take: (
    state: Pick<OperationsState, 'head' | 'density' | 'projections'> & { processes: readonly ProcessRow[] },
    at: number,
  ) => void
  read: () => Series
}

/** The time that is remembered, in ms. */
const REMEMBERED = 180_000

type Sample = Record<'events' | 'deliveries' | 'behind', number>

/** No sample is taken yet; there is to be one each `every` ms. */
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
        samples.push({
          events: Math.round((Number(seen - lastHead) * (density ?? 1)) / seconds),
          deliveries: Math.round(gained.reduce((sum, count) => sum + count, 0) / seconds),
          behind: Math.max(0, ...projections.map(({ behindEvents }) => behindEvents ?? 0)),
        })
      }
      before = { at, head: seen, delivered }
      if (samples.length * every > REMEMBERED) samples.shift()
    },
    read: () => ({
      every: every / 1000,
      events: samples.map(({ events }) => events),
      deliveries: samples.map(({ deliveries }) => deliveries),
      behind: samples.map(({ behind }) => behind),
    }),
  }
}
