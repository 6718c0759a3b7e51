import type { Sql } from '../postgres/sql.ts'
import { hashOf } from '../operational/secrets.ts'

/** Keeps a signed receipt under its token. */
export async function keepReceipt(sql: Sql, token: string, receipt: string): Promise<void> {
  await sql`insert into operational.receipt (token_hash, receipt) values (${hashOf(token)}, ${receipt})
    on conflict (token_hash) do update set receipt = excluded.receipt`
}

/** The text of a signed receipt (services/erasure/receipt.ts); null while there is none. */
export async function findReceipt(sql: Sql, token: string): Promise<string | null> {
  const [row] = await sql<{ receipt: string }>`
    select receipt from operational.receipt where token_hash = ${hashOf(token)}`
  return row?.receipt ?? null
}
