import fc from 'fast-check'
import t from 'tap'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { ensureProjector } from '../checkpoint.ts'
import { askReplay, leaveReplay, replayOf, replaysOf, takeUpReplay, wish, type Asked } from './replay-jobs.ts'

// What is asked for, joined and taken up; nobody carries anything out.

const pool = openPool(await testPostgres(t), [], 8)
t.teardown(() => pool.end())
await ensureProjector(pool)
const sql = sqlOver(pool)
const ask = (projections: string[], more: Partial<Asked> = {}) =>
  askReplay(pool, { projections, by: 'ada', ...more })
t.afterEach(async () => void (await sql`truncate projector.replay`))

t.test(
  'replays that are asked for before one is taken up become one, which reads the log once',
  async (t) => {
    const [first] = await ask(['threads'])
    t.same(await ask(['flags', 'follows'], { by: 'bo' }), [{ ...first, isJoined: true }])
    t.same(await ask(['flags'], { by: 'cy', fresh: true }), [{ ...first, isJoined: true }])
    t.same(await ask(['flags'], { by: 'bo' }), [{ ...first, isJoined: true }])
    t.match(await replaysOf(sql, 5), [
      { projections: ['flags', 'follows', 'threads'], askedBy: 'ada', joinedBy: ['bo', 'cy'], fresh: true },
    ])
  },
)

t.test('a replay that is under way is joined, and only what is not in it is rebuilt after it', async (t) => {
  const [{ id } = { id: '' }] = await ask(['flags', 'threads'])
  await takeUpReplay(sql, id)
  t.same(await ask(['threads']), [{ id, isJoined: true }])
  const [joined, own] = await ask(['follows', 'threads'], { by: 'bo' })
  t.same([joined, own?.isJoined], [{ id, isJoined: true }, false])
  t.match(await replayOf(sql, own!.id), { projections: ['follows'], askedBy: 'bo' })
  t.match(await replayOf(sql, id), { projections: ['flags', 'threads'], joinedBy: ['bo'] })
  await leaveReplay(sql, id, { state: 'done' })
  t.same(
    (await ask(['threads'])).map(({ id }) => id),
    [own!.id],
    'what has ended is rebuilt again',
  )
})

t.test('to ask for a replay that is paused has it go on', async (t) => {
  const [{ id } = { id: '' }] = await ask(['threads'])
  await wish(sql, id, 'pause')
  await takeUpReplay(sql, id)
  await ask(['threads'])
  t.match(await replayOf(sql, id), { wish: 'run', begun: false })
})

t.test('what is being cancelled, or would have to begin again, cannot be joined', async (t) => {
  const [{ id } = { id: '' }] = await ask(['threads'])
  await takeUpReplay(sql, id)
  const refused = (message: RegExp) => ({ name: 'ReplayUnderWayError', message })
  await t.rejects(ask(['flags', 'threads'], { fresh: true }), refused(/of threads has begun/))
  await wish(sql, id, 'cancel')
  await t.rejects(ask(['flags', 'threads']), refused(/is being cancelled/))
  t.equal((await replaysOf(sql, 5)).length, 1)
})

t.test('whatever is asked for at once, nothing is rebuilt twice and nobody is left out', async (t) => {
  const names = ['flags', 'follows', 'members', 'sites', 'threads']
  const asking = fc.subarray(names, { minLength: 1 })
  const step = fc.oneof(asking, fc.constant('take up' as const), fc.constant('end' as const))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      await sql`truncate projector.replay`
      const begun = new Map<string, string[]>()
      const given: { projections: string[]; ids: string[] }[] = []
      const open = async () =>
        (await replaysOf(sql, 50)).filter(({ state }) => state === 'waiting').toReversed()
      await Promise.all(
        steps.map(async (what) => {
          if (typeof what !== 'string')
            return given.push({ projections: what, ids: (await ask(what)).map(({ id }) => id) })
          const [first] = await open()
          if (!first) return
          const taken = await takeUpReplay(sql, first.id)
          if (taken) begun.set(first.id, taken.projections)
          if (what === 'end') await leaveReplay(sql, first.id, { state: 'done' })
        }),
      )
      const all = new Map((await replaysOf(sql, 50)).map((replay) => [replay.id, replay.projections]))
      for (const [id, projections] of begun)
        if (String(all.get(id)) !== String(projections))
          throw new Error('something was added to a begun replay')
      const rebuilt = (await open()).flatMap(({ projections }) => projections)
      if (new Set(rebuilt).size < rebuilt.length) throw new Error('a projection is in two open replays')
      for (const { projections, ids } of given) {
        const covered = ids.flatMap((id) => all.get(id) ?? [])
        if (!projections.every((name) => covered.includes(name))) throw new Error('somebody was left out')
      }
    }),
    { numRuns: 25 },
  )
  t.pass()
})
