import fc from 'fast-check'
import t from 'tap'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { migrate } from '../../postgres/migrate.ts'
import {
  requestReplay,
  releaseReplay,
  replayOf,
  replaysOf,
  startReplay,
  controlReplay,
  type ReplayRequest,
} from './replay-jobs.ts'

const pool = openPool(await testPostgres(t), [], 8)
t.teardown(() => pool.end())
await migrate(pool)
const sql = sqlOver(pool)
const request = (projections: string[], more: Partial<ReplayRequest> = {}) =>
  requestReplay(pool, { projections, by: 'ada', ...more })
t.afterEach(async () => void (await sql`truncate projector.replay`))

t.test('all requests before a replay starts share one replay', async (t) => {
  const [first] = await request(['threads'])
  t.same(await request(['flags', 'follows'], { by: 'bo' }), [{ ...first, isJoined: true }])
  t.same(await request(['flags'], { by: 'cy', fresh: true }), [{ ...first, isJoined: true }])
  t.same(await request(['flags'], { by: 'bo' }), [{ ...first, isJoined: true }])
  t.match(await replaysOf(sql, 5), [
    { projections: ['flags', 'follows', 'threads'], askedBy: 'ada', joinedBy: ['bo', 'cy'], fresh: true },
  ])
})

t.test('a request joins a running replay; projections that it lacks get a new replay', async (t) => {
  const [{ id } = { id: '' }] = await request(['flags', 'threads'])
  await startReplay(sql, id)
  t.same(await request(['threads']), [{ id, isJoined: true }])
  const [joined, own] = await request(['follows', 'threads'], { by: 'bo' })
  t.same([joined, own?.isJoined], [{ id, isJoined: true }, false])
  t.match(await replayOf(sql, own!.id), { projections: ['follows'], askedBy: 'bo' })
  t.match(await replayOf(sql, id), { projections: ['flags', 'threads'], joinedBy: ['bo'] })
  await releaseReplay(sql, id, { state: 'done' })
  t.same(
    (await request(['threads'])).map(({ id }) => id),
    [own!.id],
    'a finished replay is not joined',
  )
})

t.test('requesting a replay that is paused resumes it', async (t) => {
  const [{ id } = { id: '' }] = await request(['threads'])
  await controlReplay(sql, id, 'pause')
  await startReplay(sql, id)
  await request(['threads'])
  t.match(await replayOf(sql, id), { wish: 'run', isStarted: false })
})

t.test('a request is rejected if a replay is being cancelled or would have to restart', async (t) => {
  const [{ id } = { id: '' }] = await request(['threads'])
  await startReplay(sql, id)
  const rejection = (message: RegExp) => ({ name: 'ReplayUnderWayError', message })
  await t.rejects(request(['flags', 'threads'], { fresh: true }), rejection(/of threads has started/))
  await controlReplay(sql, id, 'cancel')
  await t.rejects(request(['flags', 'threads']), rejection(/is being canceled/))
  t.equal((await replaysOf(sql, 5)).length, 1)
})

t.test('concurrent requests for replays never put a projection into two open replays', async (t) => {
  const projections = ['flags', 'follows', 'members', 'sites', 'threads']
  const requested = fc.subarray(projections, { minLength: 1 })
  const step = fc.oneof(requested, fc.constant('take up' as const), fc.constant('end' as const))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      await sql`truncate projector.replay`
      const started = new Map<string, string[]>()
      const granted: { projections: string[]; ids: string[] }[] = []
      const open = async () =>
        (await replaysOf(sql, 50)).filter(({ state }) => state === 'waiting').toReversed()
      await Promise.all(
        steps.map(async (what) => {
          if (typeof what !== 'string')
            return granted.push({ projections: what, ids: (await request(what)).map(({ id }) => id) })
          const [first] = await open()
          if (!first) return
          const taken = await startReplay(sql, first.id)
          if (taken) started.set(first.id, taken.projections)
          if (what === 'end') await releaseReplay(sql, first.id, { state: 'done' })
        }),
      )
      const all = new Map((await replaysOf(sql, 50)).map((replay) => [replay.id, replay.projections]))
      for (const [id, projections] of started)
        if (String(all.get(id)) !== String(projections))
          throw new Error('a projection was added to a started replay')
      const rebuilt = (await open()).flatMap(({ projections }) => projections)
      if (new Set(rebuilt).size < rebuilt.length) throw new Error('a projection is in two open replays')
      for (const { projections, ids } of granted) {
        const covered = ids.flatMap((id) => all.get(id) ?? [])
        if (!projections.every((name) => covered.includes(name))) throw new Error('a request was not granted')
      }
    }),
    { numRuns: 25 },
  )
  t.pass()
})
