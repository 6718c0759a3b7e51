import t from 'tap'
import { beginMaintenance, endMaintenance } from '../operational/maintenance.ts'
import { ways } from '../projector/testing/redis.ts'
import { newEvent, specOf } from './testing/history.ts'
import { runsOf } from './runs.ts'
import { openWorkbench } from './testing/workbench.ts'

/** Events of twelve members, each of whom reacts `each` times. */
const reactions = (from: number, each: number) =>
  Array.from({ length: 12 * each }, (_, n) =>
    newEvent({
      type: 'ReactionChosen',
      by: n % 12,
      at: '2026-01-05T10:00:00.000Z',
      kind: n % 2 === 0 ? 'like' : 'sad',
      item: from + n,
    }),
  )

for (const { where, skip, open } of ways) {
  t.test(`processes that use ${where} for jobs answer analysts' questions`, { skip }, async (t) => {
    const redisUrl = await open(t)
    const spec = specOf()
    await t.test("an analyst's answer counts the whole log and then stays unchanged", async (t) => {
      const bench = await openWorkbench(t, redisUrl)
      await bench.append(reactions(0, 100))
      await bench.start()
      const question = await bench.ask(spec)
      const run = await bench.until(question, (run) => run?.state === 'done')
      t.equal(run?.share, 1)
      const groups = [{ keys: ['2026-01-05'], showing: 'shown', value: 1200 }]
      t.same(await bench.answer(question, spec), { groups, total: 1200, isTooLarge: false })
      await bench.append(reactions(5000, 1))
      const other = await bench.ask(spec)
      await bench.until(other, (run) => run?.state === 'done')
      t.equal((await bench.answer(other, spec))?.total, 1212, 'a later question includes new events')
      t.equal((await bench.answer(question, spec))?.total, 1200)
    })

    await t.test(
      'the answer to a kept question includes new events, even if the process that computed it has ended',
      async (t) => {
        const bench = await openWorkbench(t, redisUrl)
        await bench.append(reactions(0, 10))
        const first = await bench.start()
        const question = await bench.ask(spec)
        await bench.until(question, (run) => run?.state === 'done')
        await bench.keep(question)
        await bench.until(question, (run) => run?.state === 'live')
        const other = await bench.ask(spec)
        await bench.until(other, (run) => run?.state === 'done')
        const comesTo = (total: number) => async () => (await bench.answer(question, spec))?.total === total
        await bench.append(reactions(5000, 10))
        await bench.until(question, comesTo(240))
        await bench.start()
        await first.stop()
        await bench.append(reactions(9000, 10))
        await bench.until(question, comesTo(360))
        t.pass('updated by one process, then by the other')
      },
    )

    await t.test('a question stops at an unreadable event and shows this in its progress', async (t) => {
      const bench = await openWorkbench(t, redisUrl)
      await bench.append(reactions(0, 10))
      await bench.start()
      const [kept, other] = [await bench.ask(spec), specOf({ events: ['MemberRegistered'] })]
      await bench.until(kept, (run) => run?.state === 'done')
      await bench.keep(kept)
      await bench.until(kept, (run) => run?.state === 'live')
      await bench.appendUnreadable()
      await bench.until(kept, (run) => run?.state === 'stopped')
      const later = await bench.ask(spec)
      const run = await bench.until(later, (run) => run?.state === 'stopped')
      t.equal((await bench.answer(later, spec))?.total, 120, 'what came before is counted')
      await bench.until(await bench.ask(other), (run) => run?.state === 'done')
      t.strictSame(await runsOf(bench.sql, [later]), [run], 'the others go on, and nothing is tried again')
    })

    await t.test(
      'the tables of a question are deleted when it is dropped or expires, or its author is no longer an analyst',
      async (t) => {
        const bench = await openWorkbench(t, redisUrl)
        await bench.append(reactions(0, 1))
        await bench.start()
        await beginMaintenance(bench.sql, { by: null, message: '' })
        const [dropped, old, others] = [
          await bench.ask(spec),
          await bench.ask(spec, new Date(Date.now() - 8 * 86_400_000)),
          await bench.ask(spec),
        ]
        await bench.keep(others)
        for (const question of [dropped, old, others]) await bench.until(question, (run) => run !== undefined)
        await bench.drop(dropped)
        const isGone = (question: typeof old) => async () =>
          (await bench.answer(question, spec)) === null && (await runsOf(bench.sql, [question])).length === 0
        await bench.until(dropped, isGone(dropped))
        t.same(await bench.drops(), [dropped], 'nothing is written while the network is read-only')
        await endMaintenance(bench.sql)
        await bench.until(old, isGone(old))
        const [left] = await bench.sql`select count(*)::int from question`
        t.same(left, { count: 1 })
        await bench.revoke()
        await bench.until(others, isGone(others))
      },
    )
  })
}
