import t from 'tap'
import { testPostgres } from '../../scripts/testing/services.ts'
import { silentPort } from '../../scripts/testing/silent.ts'
import { ConnectionLostError, openPool, sqlInTurns, sqlOver, transaction } from './sql.ts'

const url = await testPostgres(t)
const pool = openPool(url, [], 2)
t.teardown(() => pool.end())

t.test('a connection that breaks between two statements fails only its own transaction', async (t) => {
  const broken = transaction(pool, async (sql, client) => {
    const [own] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
    const ended = new Promise((resolve) => client.once('end', resolve))
    await sqlOver(pool)`select pg_terminate_backend(${own?.pid})`
    await ended
    await sql`select 1`
  })
  await t.rejects(broken)
  t.match(await sqlOver(pool)`select 1 as one`, [{ one: 1 }])
})

t.test('a database connection that breaks while idle does not end the process', async (t) => {
  const idle = openPool(url, [], 1)
  t.teardown(() => idle.end())
  const [own] = await sqlOver(idle)<{ pid: number }>`select pg_backend_pid() as pid`
  const removed = new Promise((resolve) => idle.once('remove', resolve))
  await sqlOver(pool)`select pg_terminate_backend(${own?.pid})`
  await removed
  t.match(await sqlOver(idle)`select 1 as one`, [{ one: 1 }])
})

t.test('a text with the character U+0000 can be passed as a parameter', async (t) => {
  t.match(await sqlOver(pool)`select ${'a\0b'}::text as found`, [{ found: 'a\uFFFDb' }])
})

t.test('ConnectionLostError is thrown for a silent or absent server, not for a failed query', async (t) => {
  for (const port of [await silentPort(t), 1]) {
    const away = openPool(`postgres://somebody@127.0.0.1:${port}/anything`, [], 1, { timeoutMs: 300 })
    t.teardown(() => away.end())
    const began = performance.now()
    await t.rejects(sqlOver(away)`select 1`, ConnectionLostError)
    await t.rejects(
      transaction(away, async (sql) => sql`select 1`),
      ConnectionLostError,
    )
    t.ok(performance.now() - began < 5000, 'the timeout applies')
  }
  const failed: unknown = await sqlOver(pool)`select 1 / 0`.catch((error: unknown) => error)
  t.notOk(failed instanceof ConnectionLostError)
  t.match(failed, { code: '22012' })
})

t.test(
  'a transaction is rolled back and rejects if a statement that its work does not await fails',
  async (t) => {
    await pool.query('create table kept (id int primary key)')
    const piped = openPool(url, [], 1, { pipeline: true })
    t.teardown(() => piped.end())
    for (const each of [pool, piped]) {
      const failing = transaction(each, async (sql) => {
        void sql`insert into kept values (1)`
        void sql`insert into kept values (1)`
        await sql`insert into kept values (2)`
      })
      await t.rejects(failing, { code: '23505' }, 'the error of the first statement that failed')
      const last = transaction(each, async (sql) => void sql`select 1 / 0`)
      await t.rejects(last, { code: '22012' })
      t.same(await sqlOver(each)`select from kept`, [])
      await transaction(each, async (sql) => void sql`insert into kept values (1)`)
      t.same(await sqlOver(each)`delete from kept returning id`, [{ id: 1 }])
    }
  },
)

t.test('a value that cannot be a parameter throws before its statement is sent', (t) => {
  t.throws(() => sqlOver(pool)`select ${{ count: 1n }}::jsonb`, TypeError)
  t.end()
})

t.test(
  'statements of one turn share a connection, and a failing one does not affect the others',
  async (t) => {
    const piped = openPool(url, [], 10, { pipeline: true })
    t.teardown(() => piped.end())
    const sql = sqlInTurns(piped)
    const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`
    const [one, failed, other] = await Promise.allSettled([pid(), sql`select 1 / 0`, pid()])
    t.match(failed, { status: 'rejected', reason: { code: '22012' } })
    t.equal(piped.totalCount, 1)
    t.same(one, other)
    const many = await Promise.all(Array.from({ length: 40 }, pid))
    t.ok(new Set(many.map(([row]) => row?.pid)).size > 1, 'many statements use several connections')
    t.equal(piped.idleCount, piped.totalCount, 'all connections are returned')
  },
)

t.test(
  'a broken connection fails the statements of its turn, and the next turn gets another one',
  async (t) => {
    const piped = openPool(url, [], 10, { pipeline: true })
    t.teardown(() => piped.end())
    const sql = sqlInTurns(piped)
    const [row] = await sql<{ pid: number }>`select pg_backend_pid() as pid`
    const asleep = Promise.allSettled([sql`select pg_sleep(30)`, sql`select 1`])
    await sqlOver(pool)`select pg_terminate_backend(${row?.pid})`
    for (const { status } of await asleep) t.equal(status, 'rejected')
    t.match(await sql`select 1 as one`, [{ one: 1 }])
  },
)
