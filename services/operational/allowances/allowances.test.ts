import { randomBytes } from 'node:crypto'
import { test, type Test } from 'tap'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { ways } from '../../projector/testing/redis.ts'
import { migrate } from '../../postgres/migrate.ts'
import { openAllowances, type Allowances } from './allowances.ts'
import { openLocal } from './local.ts'

// Tests that apply to each store of rate limits: Postgres, Redis and the process itself.

const newKey = () => randomBytes(32).toString('base64')

async function overPostgres(t: Test, url: string): Promise<Allowances> {
  const pool = openPool(url, [])
  await migrate(pool)
  const allowances = openAllowances({ sql: sqlOver(pool) }, (error) => t.fail(error.message))
  t.teardown(async () => {
    await allowances.close()
    await pool.end()
  })
  return allowances
}

function overRedis(t: Test, redisUrl: string): Allowances {
  const sql = () => Promise.reject(new Error('Postgres is not asked'))
  const allowances = openAllowances({ sql, redisUrl }, (error) => t.fail(error.message))
  t.teardown(allowances.close)
  return allowances
}

const places = [
  { where: 'this process', skip: false, open: async () => openLocal() },
  ...ways.map(({ where, skip, open }) => ({
    where,
    skip,
    async open(t: Test) {
      const redisUrl = await open(t)
      return redisUrl === undefined ? overPostgres(t, await testPostgres(t)) : overRedis(t, redisUrl)
    },
  })),
]

for (const { where, skip, open } of places) {
  test(`rate limits that are counted in ${where} allow exactly their rate`, { skip }, async (t) => {
    const allowances = await open(t)

    await t.test(
      'concurrent requests get exactly the units that are available, and further ones the time to wait',
      async (t) => {
        const key = newKey()
        const rate = { minute: 5, hour: 20 }
        const waits = await Promise.all(Array.from({ length: 12 }, () => allowances.take(key, rate)))
        t.equal(waits.filter((wait) => wait === 0).length, 5)
        const longest = Math.max(...waits)
        t.ok(longest > 10 && longest <= 12, `one comes back each 12 s: ${longest}`)
      },
    )

    await t.test('when the longer of two time windows is exhausted, its waiting time applies', async (t) => {
      const key = newKey()
      const rate = { minute: 5, hour: 2 }
      for (let time = 0; time < 2; time++) t.equal(await allowances.take(key, rate), 0)
      t.ok((await allowances.take(key, rate)) > 1700)
    })

    await t.test('a rate limit can be reset for one key', async (t) => {
      const key = newKey()
      t.equal(await allowances.take(key, { hour: 1 }), 0)
      t.ok((await allowances.take(key, { hour: 1 })) > 0)
      await allowances.restore(key)
      t.equal(await allowances.take(key, { hour: 1 }), 0)
    })

    await t.test('charging for finished work takes at most the units that are available', async (t) => {
      const [some, all] = [newKey(), newKey()]
      const charges = [
        { key: some, cost: 15 },
        { key: all, cost: 500 },
      ]
      const [rest = 0, whole = 0] = await allowances.charge(charges, { minute: 60 })
      t.ok(rest > 14 && rest < 15.001, `about 15 s until the key is full again: ${rest}`)
      t.ok(whole > 59 && whole < 60.001, `a minute at most: ${whole}`)
      const [more = 0] = await allowances.charge([{ key: some, cost: 15 }], { minute: 60 })
      t.ok(more > 28 && more < 30.001, `it adds up: ${more}`)
    })

    await t.test('charging for finished work takes units of every time window', async (t) => {
      const key = newKey()
      const rate = { minute: 100, hour: 20 }
      const [rest = 0] = await allowances.charge([{ key, cost: 19 }], rate)
      t.ok(rest > 3400 && rest < 3420.001, `19 of 20 units return within 57 minutes: ${rest}`)
      t.equal(await allowances.take(key, rate), 0)
      t.ok((await allowances.take(key, rate)) > 150)
    })
  })
}

for (const { where, skip, open } of ways) {
  test(`two processes that count in ${where} allow exactly the rate together`, { skip }, async (t) => {
    const redisUrl = await open(t)
    const url = redisUrl === undefined ? await testPostgres(t) : ''
    const openOne = () => (redisUrl === undefined ? overPostgres(t, url) : overRedis(t, redisUrl))
    const both = [await openOne(), await openOne()]
    const [key, rate] = [newKey(), { minute: 5, hour: 20 }]
    const waits = await Promise.all(Array.from({ length: 12 }, (_, n) => both[n % 2]!.take(key, rate)))
    t.equal(waits.filter((wait) => wait === 0).length, 5)
    for (const one of both) t.not(await one.take(key, rate), 0)
  })
}

test('while the shared store is unavailable, a process counts locally and does not contact it at each request', async (t) => {
  const errors: Error[] = []
  const sql = () => Promise.reject(new Error('gone'))
  const allowances = openAllowances({ sql }, (error) => errors.push(error))
  t.teardown(allowances.close)
  t.equal(await allowances.take('a key', { hour: 1 }), 0)
  t.ok((await allowances.take('a key', { hour: 1 })) > 0)
  t.equal(errors.length, 1)
})
