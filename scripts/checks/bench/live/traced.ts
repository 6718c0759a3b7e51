import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { v7 } from 'uuid'
import { now } from '../clock.ts'
import { rounded, spread, type Figure } from '../figures.ts'
import { makeSite, withPlace } from '../place.ts'
import { budgetOf, phases, typical, type Budget } from './budget.ts'
import { openLoad, type Run, type Sample } from './load.ts'
import { marksIn, type Mark } from './marks.ts'
import { deedOf, type Deed, type Row } from './rows.ts'
import { makeScenes } from './scenes.ts'

const WARM = 20
const MEASURED = 100
/** Time after which spans and marks have been exported. */
const EXPORTED_MS = 2500
/** Minimum number of times per change that a statement must be sent to be listed in the report. */
const LISTED_FROM = 0.3

/** Field of the subscription and prefix of the topic that announce each kind of change. */
const ways: Partial<Record<Row, { field: string; topic: string }>> = {
  comment: { field: 'commentsChanged', topic: 'content:' },
  reply: { field: 'commentsChanged', topic: 'content:' },
  reaction: { field: 'reactionsChanged', topic: 'reactions:' },
  message: { field: 'messageCreated', topic: 'conversation:' },
  unread: { field: 'unreads', topic: 'inbox:' },
  notice: { field: 'unreads', topic: 'notices:' },
}

const within = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks.filter(({ start }) => start >= from && start < to)

function budgetsOf(row: Row, samples: readonly Sample[], marks: readonly Mark[]) {
  const way = ways[row]
  if (!way) return []
  return samples.map(([began, ms]): Budget => {
    const seen = began + ms
    return budgetOf({ ...way, began, seen }, within(marks, began, seen))
  })
}

function figuresOfBudget(row: Row, samples: readonly Sample[], budgets: readonly Budget[]): Figure[] {
  if (budgets.length === 0) return []
  const budget = typical(budgets)
  const what = `${row}, budget`
  const sum = phases.reduce((sum, phase) => sum + budget[phase], 0)
  return [
    ...phases.map((phase) => ({ what: `${what}: ${phase}`, value: rounded(budget[phase]), unit: 'ms' })),
    { what: `${what}: sum`, value: rounded(sum), unit: 'ms' },
    { what: `${what}: p50 while traced`, value: spread(samples.map(([, ms]) => ms)).p50, unit: 'ms' },
  ]
}

/** Returns the beginning of a statement, without the message of a notification. */
const textOf = (detail: string) => detail.replace(/ \[.*/, '').slice(0, 90)
const isOfTransaction = ({ detail }: Mark) => /^(begin|commit|rollback)/i.test(detail)

/** Lines for the report: numbers of statements per change and process, and the most frequent statements. */
function figuresOfStatements(deed: Deed, marks: readonly Mark[], count: number): Figure[] {
  const statements = marks.filter(({ name }) => name === 'statement')
  const each = (found: readonly Mark[]) => rounded(found.length / count)
  const what = `${deed}, statements`
  const byPart = Map.groupBy(statements, ({ part }) => part)
  const byText = Map.groupBy(statements, ({ part, detail }) => `${part}: ${textOf(detail)}`)
  const line = (name: string, value: number) => ({ what: `${what}${name}`, value, unit: `per ${deed}` })
  return [
    line(', all processes', each(statements)),
    line(', of these begin and commit', each(statements.filter(isOfTransaction))),
    ...[...byPart].map(([part, found]) => line(` of ${part}`, each(found))),
    ...[...byText]
      .filter(([, found]) => found.length / count >= LISTED_FROM && !isOfTransaction(found[0]!))
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([text, found]) => line(`, ${text}`, each(found))),
  ]
}

/**
 * Traces changes one at a time, on a separate network, because tracing takes time. Returns the parts of the time of
 * each kind of change, and the statements sent to Postgres.
 */
export async function traced(rows: readonly Row[], redis: string | true | undefined): Promise<Figure[]> {
  const folder = join(tmpdir(), `communities-bench-marks-${v7()}`)
  mkdirSync(folder)
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.ts')).href
  const env = {
    BENCH_MARKS: folder,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${probe}`,
  }
  try {
    return await withPlace(
      { need: ['postgres', 'eventstore', 'projector', 'api'], redis, env },
      async ({ network, workshop }) => {
        const site = await makeSite(workshop)
        const scenes = await makeScenes(workshop, network.settings.databaseUrl, site, 1)
        const load = openLoad(network.url ?? '')
        const runs: { deed: Deed; rows: Row[]; run: Run; from: number; to: number }[] = []
        try {
          await load.open(scenes, [1])
          const deeds = Map.groupBy(rows, deedOf)
          await load.warm(deeds.keys())
          for (const [deed, ofDeed] of deeds) {
            await load.alone(deed, WARM)
            const from = now()
            const run = await load.alone(deed, MEASURED)
            runs.push({ deed, rows: ofDeed, run, from, to: now() })
          }
        } finally {
          load.close()
        }
        await sleep(EXPORTED_MS)
        const marks = marksIn(folder)
        return runs.flatMap(({ deed, rows, run, from, to }) => {
          const mine = within(marks, from, to)
          const budgets = rows.flatMap((row) => {
            const samples = run.seen[row] ?? []
            return figuresOfBudget(row, samples, budgetsOf(row, samples, mine))
          })
          return [...budgets, ...figuresOfStatements(deed, mine, MEASURED)]
        })
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
