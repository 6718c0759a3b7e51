import { test } from 'tap'
import { failEarly } from './fail-early.ts'
import { ConnectionLostError } from './sql.ts'

/** A database whose statements wait until the test answers them. */
function fakeDatabase() {
  const statements: PromiseWithResolvers<never[]>[] = []
  const sql = failEarly(() => {
    const statement = Promise.withResolvers<never[]>()
    statements.push(statement)
    return statement.promise
  }, 1)
  return { sql, statements }
}
/** True if a statement is open long after the limit of failing early. */
const isWaiting = async (statement: Promise<unknown>) =>
  (await Promise.race([statement, new Promise((resolve) => setTimeout(resolve, 20, 'waits'))])) === 'waits'
const lost = () => new ConnectionLostError('Query read timeout')

test('after a statement without an answer, further ones fail early, until one is answered', async (t) => {
  const { sql, statements } = fakeDatabase()
  const first = sql`first`
  statements[0]?.reject(lost())
  await t.rejects(first, ConnectionLostError)
  await t.rejects(sql`second`, ConnectionLostError, 'nobody answered this one')

  statements[1]?.resolve([])
  await new Promise(setImmediate)
  const third = sql`third`
  t.ok(await isWaiting(third))
  statements[2]?.resolve([])
  t.same(await third, [])
})

test('one slow statement does not make others fail early while others are answered', async (t) => {
  const { sql, statements } = fakeDatabase()
  const [slow, quick] = [sql`slow`, sql`quick`]
  statements[1]?.resolve([])
  await quick
  statements[0]?.reject(lost())
  await t.rejects(slow, ConnectionLostError)
  const next = sql`next`
  t.ok(await isWaiting(next))
  statements[2]?.resolve([])
  t.same(await next, [])
})

test('a slow statement from before the silence does not end it', async (t) => {
  const { sql, statements } = fakeDatabase()
  const old = sql`old`
  const answered = sql`answered`
  statements[1]?.resolve([])
  await answered
  const silent = sql`silent`
  statements[2]?.reject(lost())
  await t.rejects(silent, ConnectionLostError)
  statements[0]?.reject(lost())
  await t.rejects(old, ConnectionLostError)
  await t.rejects(sql`next`, ConnectionLostError, 'nobody answered this one')
})

test('a statement of a request that Postgres rejects does not make others fail early', async (t) => {
  const { sql, statements } = fakeDatabase()
  const rejected = sql`rejected`
  statements[0]?.reject(new Error('division by zero'))
  await t.rejects(rejected, { message: 'division by zero' })
  const next = sql`next`
  t.ok(await isWaiting(next))
  statements[1]?.resolve([])
  t.same(await next, [])
})
