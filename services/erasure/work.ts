import type { MemberId } from '../../events/kinds.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import type pg from 'pg'
import { keepReceipt } from './receipts.ts'

// Which erasures there are to carry out.

/** Erasures that are carried out at a time: the database is written anew once for all of them. */
const AT_ONCE = 100

/** Members whose erasure is due, whose account was not verified in time, or whose erasure has begun and is not finished. */
export async function erasuresToDo(sql: Sql): Promise<MemberId[]> {
  const rows = await sql<{ member: MemberId }>`
    select member from operational.erasure where finished_at is null
    union
    (select member from erasure where due <= now() and held_at is null order by due limit ${AT_ONCE})
    union
    (select member from unverified where lapses_at <= now()
      and not exists (select from erasure where erasure.member = unverified.member and held_at is not null)
      order by lapses_at limit ${AT_ONCE})
    limit ${AT_ONCE}`
  return rows.map(({ member }) => member)
}

/** Notes that an erasure is about to begin, so that it is finished whatever happens. */
export const noteBegun = (sql: Sql, member: MemberId): Promise<object[]> =>
  sql`insert into operational.erasure (member) values (${member}) on conflict do nothing`

/** Notes that it was not to begin after all. */
export const noteRefused = (sql: Sql, member: MemberId): Promise<object[]> =>
  sql`delete from operational.erasure where member = ${member} and finished_at is null`

/** Keeps the receipt, and with it notes that there is nothing left to do. */
export const noteFinished = (
  pool: pg.Pool,
  { member, token, receipt }: { member: MemberId; token: string; receipt: string },
): Promise<void> =>
  transaction(pool, async (sql) => {
    await keepReceipt(sql, token, receipt)
    await sql`update operational.erasure set finished_at = now() where member = ${member}`
  })

/**
 * Members who are erased and of whom this database knows no erasure, as after it was lost: what is left to do for them
 * is done again.
 */
export const noteUnknown = (sql: Sql): Promise<object[]> =>
  sql`insert into operational.erasure (member)
    select id from member where username is null on conflict do nothing`

/** All members who are erased, as the log tells. */
export async function erasedMembers(sql: Sql): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`select id from member where username is null`
  return rows.map(({ id }) => id)
}

/** What is done for these members is to be done again. */
export const noteUndone = (sql: Sql, members: readonly string[]): Promise<object[]> =>
  sql`update operational.erasure set finished_at = null where member = any(${members})`
