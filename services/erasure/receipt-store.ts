import type { Sql } from '../postgres/sql.ts'
import { hashOf } from '../operational/secrets.ts'

export async function saveReceipt(sql: Sql, token: string, receipt: string): Promise<void> {
  await sql`insert into operational.receipt (token_hash, receipt) values (${hashOf(token)}, ${receipt})
    on conflict (token_hash) do update set receipt = excluded.receipt`
}

export async function findReceipt(sql: Sql, token: string): Promise<string | null> {
  const [row] = await sql<{ receipt: string }>`
    select receipt from operational.receipt where token_hash = ${hashOf(token)}`
  return row?.receipt ?? null
}
