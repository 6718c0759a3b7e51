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
  /** Sum of the shown groups; null if members could count in several groups, which would make it misleading. */
  total: number | null
  /** True if the answer has more groups than are allowed; it then contains no groups. */
  isTooLarge: boolean
}

const valueOf = ({ events, members }: Cell, measure: QuestionSpec['measure']): number => {
  if (measure === 'events') return events
  return measure === 'members' ? members : Math.round((events / members) * 100) / 100
}

/** Decides which groups of an answer may be shown; other folders get only the result, with groups ordered by key. */
function answerOf(cells: readonly Cell[], { groupBy, measure }: QuestionSpec): Answer {
  if (cells.length > MAX_GROUPS) return { groups: [], total: null, isTooLarge: true }
  const showing = showingOf(cells)
  const groups = cells.map((cell, index): Group => {
    const shown = showing[index] ?? 'few'
    const value = shown === 'shown' ? valueOf(cell, measure) : null
    return { keys: [cell.a, cell.b].slice(0, groupBy.length), showing: shown, value }
  })
  // Numbers of members are not summed, as a member who belongs to several groups would be counted several times.
  const total = measure === 'events' ? groups.reduce((sum, { value }) => sum + (value ?? 0), 0) : null
  return { groups, total, isTooLarge: false }
}

/** Reads the answer to a question; null until the question has tables. */
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
