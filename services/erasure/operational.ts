import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** The tables from which members are gone. */
export const emptied = ['session', 'token', 'credential', 'letter', 'outbox'] as const

/** Ends the sessions of members and drops whatever else operational state has of them; doing it again does no harm. */
export async function forgetOperational(sql: Sql, members: readonly MemberId[]): Promise<void> {
  await sql`delete from operational.session where member = any(${members})`
  await sql`delete from operational.token where member = any(${members})`
  await sql`delete from operational.credential where member = any(${members})`
  await sql`delete from operational.letter where member = any(${members})`
  // What is in the outbox is named by the event and the effect that it is of. The effects themselves have ids only.
  await sql`delete from operational.outbox where message_id like any(
    select '<' || event_id || '.' || effect || '@%' from operational.effect where member = any(${members}))`
}
