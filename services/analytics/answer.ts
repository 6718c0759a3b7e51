import pg from 'pg'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { Fragment, Sql } from '../postgres/sql.ts'
import { questionSchema, type Asked } from './question.ts'
import { showingOf, type Cell, type Showing } from './suppress.ts'

const MAX_GROUPS = 10_000

export interface Group {
  keys: string[]
  showing: Showing
  value: number | null
}

export interface Answer {
  groups: Group[]
  /** Sum of the shown groups; null if a sum makes no sense. */
  total: number | null
  /** True if there are too many groups: none is shown. */
  isTooLarge: boolean
}

const valueOf = ({ events, members }: Cell, measure: QuestionSpec['measure']): number => {
  if (measure === 'events') return events
  return measure === 'members' ? members : Math.round((events / members) * 100) / 100
}

/** Applies suppression to groups, in the order of their keys. Nothing else leaves this room. */
function answerOf(cells: readonly Cell[], { groupBy, measure }: QuestionSpec): Answer {
  if (cells.length > MAX_GROUPS) return { groups: [], total: null, isTooLarge: true }
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

/** Null before the question has tables. */
export async function readAnswer(sql: Sql, { id, spec }: Asked): Promise<Answer | null> {
  const schema = questionSchema(id)
  const [checkpoint] = await sql`select from projector.checkpoint where schema = ${schema}`
  if (!checkpoint) return null
  const table: Fragment = { parts: [`${pg.escapeIdentifier(schema)}.cell`], values: [] }
  const cells = await sql<{ a: string; b: string; events: bigint; members: bigint }>`
    select a, b, events, members from ${table} order by a, b limit ${MAX_GROUPS + 1}`
  return answerOf(
    cells.map(({ a, b, events, members }) => ({ a, b, events: Number(events), members: Number(members) })),
    spec,
  )
}
