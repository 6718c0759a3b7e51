import pg from 'pg'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { Fragment, Sql } from '../postgres/sql.ts'
import { questionSchema, type Asked } from './question.ts'
import { showingOf, type Cell, type Showing } from './suppress.ts'

/** The most groups that an answer may have. */
const MOST_GROUPS = 10_000

/** A group of an answer. */
export interface Group {
  /** One for each grouping. */
  keys: string[]
  showing: Showing
  /** What was counted; null where it is not shown. */
  value: number | null
}

/** What may be shown of the tables of a question. */
export interface Answer {
  groups: Group[]
  /** Of the groups that are shown, where sums make sense; null otherwise. */
  total: number | null
  /** Whether there are more groups than can be shown: then none is. */
  isTooLarge: boolean
}

const valueOf = ({ events, members }: Cell, measure: QuestionSpec['measure']): number => {
  if (measure === 'events') return events
  return measure === 'members' ? members : Math.round((events / members) * 100) / 100
}

/** What may be shown of the groups of a question, in the order of their keys. Nothing else leaves this room. */
export function answerOf(cells: readonly Cell[], { groupBy, measure }: QuestionSpec): Answer {
  if (cells.length > MOST_GROUPS) return { groups: [], total: null, isTooLarge: true }
  const showing = showingOf(cells)
  const groups = cells.map((cell, index): Group => {
    const shown = showing[index] ?? 'few'
    const value = shown === 'shown' ? valueOf(cell, measure) : null
    return { keys: [cell.a, cell.b].slice(0, groupBy.length), showing: shown, value }
  })
  // Members of several groups would be counted more than once.
  const total = measure === 'events' ? groups.reduce((sum, { value }) => sum + (value ?? 0), 0) : null
  return { groups, total, isTooLarge: false }
}

/** Reads the answer of a question as far as it has come; null while it has no tables. */
export async function readAnswer(sql: Sql, { id, spec }: Asked): Promise<Answer | null> {
  const schema = questionSchema(id)
  const [made] = await sql`select from projector.checkpoint where schema = ${schema}`
  if (!made) return null
  const table: Fragment = { parts: [`${pg.escapeIdentifier(schema)}.cell`], values: [] }
  const cells = await sql<{ a: string; b: string; events: bigint; members: bigint }>`
    select a, b, events, members from ${table} order by a, b limit ${MOST_GROUPS + 1}`
  return answerOf(
    cells.map(({ a, b, events, members }) => ({ a, b, events: Number(events), members: Number(members) })),
    spec,
  )
}
