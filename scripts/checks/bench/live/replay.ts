import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { rounded, spread, type Figure } from '../figures.ts'
import type { Load, Run } from './load.ts'
import { script } from './script.ts'

const Progress = z.object({ progress: z.object({ events: z.number(), rate: z.number() }) })
const Verified = z.object({ drift: z.number() })

interface Replayed {
  events: number
  rate: number
  /** Time from the start of the replay command until the last rebuilt read model is in use. */
  seconds: number
}

async function replayAll(folder: string): Promise<Replayed> {
  const began = performance.now()
  let last = { events: 0, rate: 0 }
  for await (const said of script(folder, ['replay', '--all'])) {
    const told = Progress.safeParse(said)
    if (told.success) last = told.data.progress
  }
  return { ...last, seconds: (performance.now() - began) / 1000 }
}

async function drift(folder: string): Promise<number> {
  let found = Number.NaN
  for await (const said of script(folder, ['checks/verify'], [0, 1]))
    found = Verified.safeParse(said).data?.drift ?? found
  return found
}

const figuresOfReplay = (what: string, { events, rate, seconds }: Replayed): Figure[] => [
  { what: `${what}, events`, value: events, unit: 'events' },
  { what, value: Math.round(rate), unit: 'events/s' },
  { what: `${what}, from the command to the last swap`, value: rounded(seconds), unit: 's' },
]

const p99 = ({ seen }: Run) => spread((seen.message ?? []).map(([, ms]) => ms)).p99

/** Measures the delay of live updates before and during a replay, and how much updates and replay slow each other. */
export async function liveDuringReplay(
  load: Load,
  folder: string,
  { rates, seconds }: { rates: readonly number[]; seconds: number },
  figuresOf: (rate: string, run: Run) => Figure[],
): Promise<Figure[]> {
  const figures = figuresOfReplay('replay of everything, alone', await replayAll(folder))
  for (const rate of rates) {
    await load.begin('message', rate)
    await sleep(seconds * 1000)
    const before = await load.end()
    await load.begin('message', rate)
    // The measurement starts before the replay and ends once the last rebuilt read model is in use.
    await sleep(1000)
    const replayed = await replayAll(folder)
    await sleep(2000)
    const during = await load.end()
    figures.push(
      ...figuresOf(`${rate} a second, before the replay`, before),
      ...figuresOf(`${rate} a second, during the replay`, during),
      {
        what: `${rate} messages a second, p99 during the replay to before`,
        value: rounded(p99(during) / p99(before)),
        unit: '×',
      },
      ...figuresOfReplay(`replay of everything, with ${rate} messages a second`, replayed),
    )
  }
  return [...figures, { what: 'drift afterwards', value: await drift(folder), unit: 'rows' }]
}
