import type { DecidedId, MemberId } from '../../events/kinds.ts'
import type { AppealOutcome } from '../../events/moderation.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeBefore, type After, type Listed, type Page, type PageOf } from '../page.ts'

export interface AppealRow extends Listed {
  item: DecidedId
  /** Revision of the decision in the item's stream. */
  decision: number
  author: MemberId
  words: string | null
  appealedAt: Date
  /** Null while it is open. */
  outcome: AppealOutcome | null
  answer: string | null
  answeredAt: Date | null
  position: bigint
}

const columns = fragment`appeal.item, appeal.decision, appeal.author, appeal.words, appealed_at as "appealedAt", outcome,
  answer, answered_at as "answeredAt", appeal.position`

const placed = (rows: Omit<AppealRow, 'cursor'>[]): AppealRow[] =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.position, row.item) }))

/** Open appeals that a moderator can answer, as they concern neither the moderator nor the moderator's decisions. */
export async function appealsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  moderator: MemberId,
): Promise<Page<AppealRow>> {
  const rows = await sql<Omit<AppealRow, 'cursor'>>`select ${columns} from appeal
    join decision on decision.item = appeal.item and decision.revision = appeal.decision
    where outcome is null and undone_at is null and by <> ${moderator} and appeal.author <> ${moderator}
      and appeal.position < ${placeBefore(cursor)}
    order by appeal.position desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/** Appeals against decisions, by keys of an item and a revision with a space between them. */
export const appealsByDecisions = async (sql: Sql, keys: readonly string[]): Promise<AppealRow[]> =>
  placed(
    await sql<Omit<AppealRow, 'cursor'>>`select ${columns} from appeal
      where (item, decision) in
        (select split_part(key, ' ', 1), split_part(key, ' ', 2)::int from unnest(${[...keys]}::text[]) as key)`,
  )

/** A member's appeals by item and decision. */
export const ownAppeals = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<(Pick<AppealRow, 'item' | 'words' | 'appealedAt' | 'outcome' | 'answer'> & { key: string })[]> =>
  sql`select * from (
      select item || ' ' || lpad(decision::text, 10, '0') collate "C" as key, item, words,
        appealed_at as "appealedAt", outcome, answer
      from appeal where author = ${member}) as mine
    where key > ${after} order by key limit ${limit}`
