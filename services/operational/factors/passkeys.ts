import type { MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'

export interface Passkey {
  id: string
  member: MemberId
  /** Host on which browsers offer the passkey (WebAuthn: RP ID). */
  host: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

type Row = Omit<Passkey, 'counter'> & { counter: bigint }

const passkeyOf = ({ counter, ...row }: Row): Passkey => ({ ...row, counter: Number(counter) })

/** Passkeys of a member, the oldest first. */
export async function passkeysOf(sql: Sql, member: MemberId): Promise<Passkey[]> {
  const rows = await sql<Row>`
    select id, member, host, public_key as "publicKey", counter, transports, name, created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from operational.passkey where member = ${member} order by created_at, id`
  return rows.map(passkeyOf)
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | null> {
  const [row] = await sql<Row>`
    select id, member, host, public_key as "publicKey", counter, transports, name, created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from operational.passkey where id = ${id}`
  return row ? passkeyOf(row) : null
}

/** Saves a passkey; false if one with the same id exists. */
export async function savePasskey(
  sql: Sql,
  { id, member, host, publicKey, counter, transports, name }: Omit<Passkey, 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const saved = await sql`
    insert into operational.passkey (id, member, host, public_key, counter, transports, name)
    values (${id}, ${member}, ${host}, ${Buffer.from(publicKey)}, ${counter}, ${transports}, ${name})
    on conflict (id) do nothing returning id`
  return saved.length > 0
}

/** Saves the counter of a use; false if it is not newer, unless the authenticator does not count. */
export async function noteUse(sql: Sql, { id, counter }: Pick<Passkey, 'id' | 'counter'>): Promise<boolean> {
  const noted = await sql`
    update operational.passkey set counter = ${counter}, last_used_at = now()
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`
  return noted.length > 0
}
