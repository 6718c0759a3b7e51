import type { MemberId } from '../../events/kinds.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import type pg from 'pg'
import { saveReceipt } from './receipt-store.ts'

/** Maximum number of members who are erased together; the database is rewritten once for all of them. */
const MAX_ERASURES = 100

/** Members whose erasure is due or unfinished, and members whose unverified accounts have expired. */
export async function pendingErasures(sql: Sql): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select member from operational.erasure where finished_at is null
    union
    (select member from erasure where due <= now() and held_at is null order by due limit ${MAX_ERASURES})
    union
    (select member from unverified where lapses_at <= now()
      and not exists (select from erasure where erasure.member = unverified.member and held_at is not null)
      order by lapses_at limit ${MAX_ERASURES})
    limit ${MAX_ERASURES}`
  return rows.map(({ member }) => member)
}

/** Time in ms until the first erasure is due or the first account lapses; Infinity if there is none. */
export async function untilErasure(sql: Sql): Promise<number> {
  const [row] = await sql<{ ms: number | null }>`
    select extract(epoch from least(
      (select min(due) from erasure where held_at is null),
      (select lapses_at from unverified
        where not exists (select from erasure where erasure.member = unverified.member and held_at is not null)
        order by lapses_at limit 1)) - now())::float * 1000 as ms`
  return row?.ms ?? Infinity
}

/** Records that an erasure starts, so that it is completed even if it is interrupted. */
export const recordStart = (sql: Sql, member: MemberId): Promise<object[]> =>
  sql`insert into operational.erasure (member) values (${member}) on conflict do nothing`

export const recordRejection = (sql: Sql, member: MemberId): Promise<object[]> =>
  sql`delete from operational.erasure where member = ${member} and finished_at is null`

export const recordFinish = (
  pool: pg.Pool,
  { member, token, receipt }: { member: MemberId; token: string; receipt: string },
): Promise<void> =>
  transaction(pool, async (sql) => {
    await saveReceipt(sql, token, receipt)
    await sql`update operational.erasure set finished_at = now() where member = ${member}`
  })

/** Adds erased members whom a restored database does not contain, so that their erasure is carried out again. */
export const addUnknownErasures = (sql: Sql): Promise<object[]> =>
  sql`insert into operational.erasure (member)
    select id from member where username is null on conflict do nothing`

export async function erasedMembers(sql: Sql): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`select id from member where username is null`
  return rows.map(({ id }) => id)
}

export const markUnfinished = (sql: Sql, members: readonly string[]): Promise<object[]> =>
  sql`update operational.erasure set finished_at = null where member = any(${members})`
