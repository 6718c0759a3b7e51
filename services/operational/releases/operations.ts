import type { Sql } from '../../postgres/sql.ts'

// GraphQL operations of all releases that run or ran lately. During an update, a page of one release can reach the API
// of the other one; and a page that stays open is of an earlier release for as long as it is open.

/** Days for which operations are kept after the last API process of their release has ended. */
export const OPERATION_DAYS = 30

/** Records the operations of this release (texts by id). Can be repeated, also by several processes at once. */
export async function recordOperations(sql: Sql, texts: ReadonlyMap<string, string>): Promise<void> {
  await sql`insert into operational.persisted_operation (id, text)
    select * from unnest(${[...texts.keys()]}::text[], ${[...texts.values()]}::text[]) as own (id, text) order by id
    on conflict (id) do update set seen_at = now()`
}

/** Keeps the operations of a release that still runs. */
export async function keepOperations(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`update operational.persisted_operation set seen_at = now()
    where id = any(${ids}) and seen_at < now() - interval '1 day'`
}

/** Text of an operation that any release has recorded; null if none has. */
export async function recordedOperation(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ text: string }>`select text from operational.persisted_operation where id = ${id}`
  return row?.text ?? null
}
