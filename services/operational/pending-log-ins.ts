import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { hashOf } from './secrets.ts'

/** Data that one browser can use once, within some minutes. `key` and `browser` are secrets, stored as hashes. */
interface PendingLogIn {
  key: string
  browser: string
  data: object
  member: MemberId | null
}

/** Saves a record; returns false if one with the same key exists. */
export async function savePending(
  sql: Sql,
  { key, browser, data, member }: PendingLogIn,
  minutes: number,
): Promise<boolean> {
  await sql`delete from operational.pending_log_in where expires_at < now()`
  const saved = await sql`insert into operational.pending_log_in (key, browser, data, member, expires_at)
    values (${hashOf(key)}, ${hashOf(browser)}, ${JSON.stringify(data)}::jsonb, ${member},
      now() + ${minutes} * interval '1 minute')
    on conflict (key) do nothing returning key`
  return saved.length > 0
}

/** Returns the data of a record and deletes it; null if this browser has no such record, or it has expired. */
export async function takePending(
  sql: Sql,
  { key, browser }: Pick<PendingLogIn, 'key' | 'browser'>,
): Promise<unknown> {
  const [taken] = await sql<{ data: unknown }>`delete from operational.pending_log_in
    where key = ${hashOf(key)} and browser = ${hashOf(browser)} and expires_at > now() returning data`
  return taken?.data ?? null
}
