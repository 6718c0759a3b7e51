import { randomInt } from 'node:crypto'
import type { MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'
import { hashOf } from '../secrets.ts'

const RECOVERY_CODES = 10

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of 80 random bits, in groups of four. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => letters[randomInt(32)]).join('')).join('-')

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const hashedFor = (member: MemberId, code: string) => hashOf(`${member} ${plain(code)}`)

export async function recoveryCodesLeft(sql: Sql, member: MemberId): Promise<number> {
  const [row] = await sql<{ left: bigint }>`
    select count(*) as left from operational.recovery_code where member = ${member}`
  return Number(row?.left ?? 0)
}

/** Replaces the codes of a member; returns the new ones, which are stored only as hashes. */
export async function renewRecoveryCodes(sql: Sql, member: MemberId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await sql`delete from operational.recovery_code where member = ${member}`
  await sql`insert into operational.recovery_code (hash, member)
    select hash, ${member} from unnest(${codes.map((code) => hashedFor(member, code))}::bytea[]) as hash`
  return codes
}

/** Uses up a code; false if it is wrong. */
export async function useRecoveryCode(sql: Sql, member: MemberId, code: string): Promise<boolean> {
  const used = await sql`delete from operational.recovery_code
    where hash = ${hashedFor(member, code)} and member = ${member} returning member`
  return used.length > 0
}
