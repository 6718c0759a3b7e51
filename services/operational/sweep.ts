import type { Sql } from '../postgres/sql.ts'
import { OPERATION_DAYS } from './releases/operations.ts'
import { AUTOSAVE_DAYS } from './publishing/autosaves.ts'
import { READ_PLACE_DAYS } from './read-places.ts'
import { NETWORK_DAYS } from './sessions.ts'
import { KEPT_DAYS } from './sign-ins.ts'

const SWEEP_INTERVAL_MS = 600_000

/** Deletes the rows of all operational tables that have expired, even if no new row is ever added. */
export async function sweep(sql: Sql): Promise<void> {
  await sql`delete from operational.allowance
    where (select max(whole) from unnest(due) whole) < extract(epoch from now())`
  await sql`delete from operational.pending_log_in where expires_at < now()`
  await sql`delete from operational.factor_wait where expires_at < now()`
  await sql`delete from operational.moderation_claim where expires_at < now()`
  await sql`delete from operational.posting where expires_at < now()`
  await sql`delete from operational.used_answer where expires_at < now()`
  await sql`delete from operational.phone_code where sent_at < now() - interval '1 day'`
  await sql`delete from operational.sign_in_network where last_at < now() - ${NETWORK_DAYS} * interval '1 day'`
  await sql`delete from operational.read_place where at < now() - ${READ_PLACE_DAYS} * interval '1 day'`
  await sql`delete from operational.open_editor where expires_at < now()`
  await sql`delete from operational.autosave where at < now() - ${AUTOSAVE_DAYS} * interval '1 day'`
  await sql`delete from operational.persisted_operation where seen_at < now() - ${OPERATION_DAYS} * interval '1 day'`
  await sql`delete from operational.sign_in
    where coalesce(last_at, first_at) < now() - ${KEPT_DAYS} * interval '1 day'`
}

export function openSweep(
  run: () => Promise<void>,
  onError: (error: Error) => void,
): { close: () => Promise<void> } {
  const sweeping = setInterval(() => void run().catch(onError), SWEEP_INTERVAL_MS).unref()
  return { close: async () => clearInterval(sweeping) }
}
