import { EventEmitter, once } from 'node:events'
import t from 'tap'
import { members } from '../../../projections/members/project.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { questions } from '../../../projections/questions/project.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { requestAudit, failAudit } from '../audit/audits.ts'
import { ensureTables, servingTables } from '../checkpoint.ts'
import { dropRequested, keptSchema, requestDrop } from './kept-tables.ts'
import { controlReplay, releaseReplay, requestReplay } from './replay-jobs.ts'
import { isReplayerWanted, watchReplayerWanted } from './replayer-wanted.ts'

const serving = [members, questions].map(schemaOf)
const pool = openPool(await testPostgres(t), serving, 4)
t.teardown(() => pool.end())
for (const projection of [members, questions]) await ensureTables(pool, servingTables(projection))
const sql = sqlOver(pool)
const isWanted = () => isReplayerWanted(sql, serving)

t.test(
  'an unfinished replay or audit and tables to drop want a replayer, a paused replay does not',
  async (t) => {
    t.equal(await isWanted(), false)
    const [{ id } = { id: '' }] = await requestReplay(pool, { projections: ['threads'], by: 'ada' })
    t.equal(await isWanted(), true)
    await controlReplay(sql, id, 'pause')
    await releaseReplay(sql, id, { state: 'paused' })
    t.equal(await isWanted(), false)
    await controlReplay(sql, id, 'run')
    t.equal(await isWanted(), true)
    await releaseReplay(sql, id, { state: 'done' })
    t.equal(await isWanted(), false)
    const audit = await requestAudit(sql, { kind: 'slice', projections: ['threads'], by: 'ada' })
    t.equal(await isWanted(), true)
    await failAudit(sql, audit, 'Stopped')
    t.equal(await isWanted(), false)
    await requestDrop(sql, keptSchema('threads_v1', new Date()))
    t.equal(await isWanted(), true)
    await dropRequested(pool)
    t.equal(await isWanted(), false)
  },
)

t.test(
  'a question wants a replayer until it is answered, and again when it is kept, behind or dropped',
  async (t) => {
    await sql`insert into member (id, subscribed, refuses_mail, role, verified, analyst, audiences, registered_at)
      values ('ada', false, false, 1, true, true, '{}', now())`
    await sql`insert into question (id, analyst, spec, asked_at, asked_position, kept)
    values ('question_1', 'ada', '{}', now(), 4, false)`
    t.equal(await isWanted(), true, 'not started')
    await sql`insert into operational.question_run (question, asked_position, state) values ('question_1', 4, 'running')`
    await sql`insert into projector.checkpoint (schema, position) values ('question_1_v1', 4)`
    t.equal(await isWanted(), true, 'running')
    const become = (state: string) => sql`update operational.question_run set state = ${state}`
    await become('done')
    t.equal(await isWanted(), false, 'answered')
    await sql`update question set kept = true`
    t.equal(await isWanted(), true, 'kept')
    await become('live')
    t.equal(await isWanted(), false, 'at the position of the serving tables')
    await sql`update projector.checkpoint set position = 9 where schema = ${serving[0]}`
    t.equal(await isWanted(), true, 'behind them')
    await become('stopped')
    t.equal(await isWanted(), false, 'stopped until an update')
    await sql`delete from question`
    t.equal(await isWanted(), true, 'dropped, with tables left')
    await sql`delete from operational.question_run`
    t.equal(await isWanted(), false)
  },
)

t.test('the watch tells the state at its start and when it is woken', async (t) => {
  const told = new EventEmitter()
  const watch = watchReplayerWanted(sql, serving, (wanted) => told.emit('wanted', wanted))
  t.teardown(watch.close)
  t.same(await once(told, 'wanted'), [false])
  await requestReplay(pool, { projections: ['threads'], by: 'ada' })
  watch.wake()
  t.same(await once(told, 'wanted'), [true])
})
