import { EventEmitter } from 'node:events'
import t, { type Test } from 'tap'
import { startClock } from './clock.ts'

/** A clock with due times in memory, which records its looks and the times that it carried out. */
function openTested(t: Test, times: number[]) {
  const sql = (async () => [{ isBuilt: true }]) as never
  const looks: number[] = []
  const done: number[] = []
  let noteDone = () => {}
  const applied = new EventEmitter()
  const clock = startClock(
    { sql, applied, logger: { error: () => t.fail('an error was logged') } },
    {
      projection: 'things',
      table: 'thing',
      next: async () => (times.length > 0 ? new Date(Math.min(...times)) : null),
      async carryOut() {
        looks.push(Date.now())
        for (const time of times.filter((time) => time <= Date.now())) {
          times.splice(times.indexOf(time), 1)
          done.push(time)
          noteDone()
        }
      },
      failed: 'things could not be carried out',
    },
  )
  t.teardown(clock.stop)
  return { applied, looks, done, next: () => new Promise<void>((resolve) => (noteDone = resolve)) }
}

t.test('what is due later is carried out at its time, without looks before', async (t) => {
  const at = Date.now() + 80
  const { looks, done, next } = openTested(t, [at])
  await next()
  t.same(done, [at])
  t.ok(looks.length <= 3, 'at the start, and then when it is due')
})

t.test('a change of the table is seen at once, also during a look', async (t) => {
  const times: number[] = []
  const { applied, done, next } = openTested(t, times)
  for (const at of [Date.now() - 1, Date.now() - 2]) {
    const carriedOut = next()
    times.push(at)
    applied.emit('things')
    await carriedOut
  }
  t.equal(done.length, 2)
})
