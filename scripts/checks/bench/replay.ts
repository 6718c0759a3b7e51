import { projections } from '../../../projections/index.ts'
import { rounded, type Figure } from './figures.ts'
import { withPlace } from './place.ts'
import { pass, type Pass, type What } from './replay/pass.ts'

export interface ReplayOptions {
  events?: number
  source?: string
  keep?: string
}

const measures: { what: string; doing: What }[] = [
  { what: 'all read models, filled for the first time', doing: { fill: true } },
  { what: 'reaction_aggregates', doing: { replay: ['reaction_aggregates'] } },
  { what: 'conversations', doing: { replay: ['conversations'] } },
  { what: 'all read models in one pass', doing: { replay: [] } },
]

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Measures speed and memory of rebuilding read models from a long log; the baseline only reads the log. */
export const replay = ({ events = 1_000_000, source, keep }: ReplayOptions): Promise<Figure[]> =>
  withPlace({ need: ['postgres', 'eventstore'], history: { events, source, keep } }, async ({ network }) => {
    const run = (what: What) => {
      say(JSON.stringify(what))
      return pass(what, { ...process.env, ...network.env })
    }
    await run({ count: true }) // The first run is not measured, because it warms up caches and the compiler.
    const before = await run({ count: true })
    const passes: { what: string; passed: Pass }[] = []
    for (const { what, doing } of measures) passes.push({ what, passed: await run(doing) })
    const after = await run({ count: true })
    const floor = (before.rate + after.rate) / 2
    return [
      { what: 'events of the log', value: before.events, unit: 'events' },
      { what: 'floor: events read and counted, before', value: Math.round(before.rate), unit: 'events/s' },
      { what: 'floor: events read and counted, after', value: Math.round(after.rate), unit: 'events/s' },
      { what: 'floor: peak memory', value: Math.round(after.peak), unit: 'MB' },
      { what: 'read models', value: projections.length, unit: '' },
      ...passes.flatMap(({ what, passed: { rate, peak } }) => [
        { what, value: Math.round(rate), unit: 'events/s' },
        { what: `${what}, to the floor`, value: rounded(rate / floor), unit: '×' },
        { what: `${what}, peak memory`, value: Math.round(peak), unit: 'MB' },
      ]),
    ]
  })
