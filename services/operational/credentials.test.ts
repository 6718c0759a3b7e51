import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { test } from 'tap'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { BusyError, openCredentials } from './credentials.ts'

test('up to a hundred passwords wait to be checked; a further one is rejected at once', async (t) => {
  const hashed = await hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const sql = (async () => [{ hash: hashed }]) as unknown as Sql
  const credentials = openCredentials({} as pg.Pool, sql)
  const member = 'user_00000000000000000000000001' as MemberId
  const checks = await Promise.allSettled(
    Array.from({ length: 103 }, (_, n) => credentials.matches(member, n % 2 ? 'right' : 'wrong')),
  )
  const [rejected, ...others] = checks.toSorted((a, b) => b.status.localeCompare(a.status))
  t.match(rejected, { status: 'rejected', reason: BusyError })
  t.equal(others.filter(({ status }) => status === 'fulfilled').length, 102)
  t.equal(await credentials.matches(member, 'right'), true, 'passwords are checked again afterwards')
})
