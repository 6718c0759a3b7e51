import type { MemberId } from '../../events/kinds.ts'
import { forgetSearchesOf } from '../operational/missed-searches.ts'
import { removeSecondFactors } from '../operational/factors/second-factors.ts'
import { forgetCodesOf } from '../operational/phone-codes.ts'
import { forgetDigests } from '../ports/outbox.ts'
import type { Sql } from '../postgres/sql.ts'

export const clearedTables = [
  'session',
  'last_seen',
  'sign_in',
  'sign_in_network',
  'second_factor',
  'passkey',
  'recovery_code',
  'factor_wait',
  'token',
  'credential',
  'letter',
  'outbox',
  'missed_search',
  'pending_log_in',
  'phone_code',
  'link_preview',
  'digest',
  'uploaded_picture',
  'read_place',
  'push_device',
  'autosave',
  'open_editor',
] as const

/** Deletes all operational data of members, such as sessions and passwords. Can be repeated. */
export async function deleteOperational(
  sql: Sql,
  members: readonly MemberId[],
  pepper: Uint8Array,
): Promise<void> {
  await sql`delete from operational.open_editor where member = any(${members})`
  await sql`delete from operational.autosave where member = any(${members})`
  await sql`delete from operational.push_device where member = any(${members})`
  await sql`delete from operational.session where member = any(${members})`
  await sql`delete from operational.last_seen where member = any(${members})`
  await sql`delete from operational.sign_in where member = any(${members})`
  await sql`delete from operational.sign_in_network where member = any(${members})`
  for (const member of members) await removeSecondFactors(sql, member)
  await sql`delete from operational.token where member = any(${members})`
  await sql`delete from operational.credential where member = any(${members})`
  await sql`delete from operational.pending_log_in where member = any(${members})`
  await sql`delete from operational.letter where member = any(${members})`
  // Mails and texts are found by event, because their ids consist of event and effect, and effects contain only ids.
  await sql`delete from operational.outbox where message_id like any(
    select '<' || event_id || '.' || effect || '@%' from operational.effect where member = any(${members}))`
  // What others were told of the members.
  await forgetDigests(sql)
  await sql`delete from operational.digest where member = any(${members})`
  await sql`delete from operational.read_place where member = any(${members})`
  await sql`delete from operational.link_preview where member = any(${members})`
  await sql`delete from operational.uploaded_picture where member = any(${members})`
  await forgetCodesOf(sql, members)
  await forgetSearchesOf(sql, members, pepper)
}
