import { closeSync, createWriteStream, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { finished } from 'node:stream/promises'
import pino from 'pino'
import t, { type Test } from 'tap'
import { v7 } from 'uuid'
import { streamOf } from '../../events/kinds.ts'
import { health } from '../../events/log/health.ts'
import { openRawLog } from '../../events/raw-log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { comments } from '../../services/commands/comments.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { carriedOut, intent, testNetwork } from '../../services/commands/testing/network.ts'
import { site } from '../../services/commands/testing/stories.ts'
import { checkFile } from '../../services/eventstore/storage/check.ts'
import { rowsIn } from '../../services/eventstore/testing/damage-log.ts'
import { openPool } from '../../services/postgres/sql.ts'
import { driftOf, verify } from '../../services/projector/audit/verify.ts'
import { startProjector } from '../../services/projector/projector.ts'
import { caughtUp } from '../network/caught-up.ts'
import { testFolder, testPostgres } from '../testing/services.ts'
import { backupLog } from './backup.ts'
import { exportLog } from './export.ts'
import { mendLog } from './mend.ts'
import { until } from '../testing/until.ts'

const { signal } = new AbortController()

function flipOneBit(file: string, position: number): void {
  const db = new DatabaseSync(file, { timeout: 2000 })
  db.exec('pragma wal_checkpoint(truncate)')
  db.close()
  const { id, type } = rowsIn(file)[position - 1]!
  const bytes = readFileSync(file)
  const at = bytes.indexOf(`${id}${type}`) + id.length + type.length + 20
  const open = openSync(file, 'r+')
  writeSync(open, Buffer.of(bytes[at]! ^ 4), 0, 1, at)
  closeSync(open)
}

async function talkingNetwork(t: Test) {
  const folder = testFolder(t)
  const file = join(folder, 'log.sqlite')
  const { address, dispatch, log, member, verify } = await testNetwork(t, file)
  const databaseUrl = await testPostgres(t)
  const pool = openPool(databaseUrl, projections.map(schemaOf), projections.length + 2)
  const projector = await startProjector({
    settings: { databaseUrl },
    log,
    projections,
    logger: pino({ level: 'silent' }),
  })
  t.teardown(async () => {
    await projector.stop()
    await pool.end()
  })
  const ada = await member()
  await verify(ada)
  const newThread = async () => {
    const thread = newId('thread', v7())
    const command = {
      name: 'createThread',
      thread,
      site,
      title: 'Knees',
      body: 'Whose hurt?',
    } as const
    carriedOut(await dispatch(forums, command, intent(ada)))
    return thread
  }
  const say = async (thread: Awaited<ReturnType<typeof newThread>>) => {
    const comment = newId('comment', v7())
    const command = {
      name: 'createComment',
      under: thread,
      site,
      comment,
      body: 'Mine do.',
    } as const
    carriedOut(await dispatch(comments, command, intent(ada)))
  }
  return { folder, file, address, log, databaseUrl, pool, newThread, say }
}

t.test(
  'a damaged event in a running network is reported, and can be repaired from a backup without downtime',
  async (t) => {
    const { folder, file, address, log, databaseUrl, pool, newThread, say } = await talkingNetwork(t)
    const [damaged, busy] = [await newThread(), await newThread()]
    await say(damaged)
    // An audit reads the log as far as the read models have.
    await caughtUp(databaseUrl, log)
    const position = Number((await log.read(streamOf(damaged))).at(0)?.position)
    const written = rowsIn(file)
    const backup = join(folder, 'backup')
    await backupLog({ log: file, to: backup })

    let said = 0
    const stop = new AbortController()
    const talk = (async () => {
      for (; !stop.signal.aborted; said++) await say(busy)
    })()
    async function more() {
      const before = said
      await until(() => said >= before + 10, 'ten more are said', 1)
    }
    await more()
    flipOneBit(file, position)
    await more()
    const sentence = new RegExp(
      `the event at position ${position} .*log -- mend --from <backup> --position ${position}`,
    )
    await t.rejects(log.read(streamOf(damaged)), { message: sentence })
    t.match(
      (await health(address)).flatMap(({ damage }) => damage),
      [{ position }],
      'operators are told',
    )
    const audit = () => verify({ projections, log, pool, signal })
    await t.rejects(audit(), { message: sentence }, 'no audit leaves it out without a word')

    const look = () => checkFile(file).problems
    const before = said
    t.same(await mendLog({ url: address, from: backup, look }), {
      mended: [position],
      sound: [],
      remaining: [],
    })
    await more()
    stop.abort()
    await talk
    t.comment(`members said ${said} things, ${said - before} of them since it was being mended`)

    t.same(
      (await health(address)).flatMap(({ damage }) => damage),
      [],
    )
    t.same(rowsIn(file).slice(0, written.length), written)
    t.equal((await log.read(streamOf(damaged))).length, 1)
    t.equal(driftOf(await audit()), 0n)
  },
)

t.test('a damaged event without an undamaged copy stays damaged and is reported', async (t) => {
  const { folder, file, address, newThread, log } = await talkingNetwork(t)
  const [first, second] = [await newThread(), await newThread()]
  const positionOf = async (thread: typeof first) =>
    Number((await log.read(streamOf(thread))).at(0)?.position)
  const exported = join(folder, 'log.ndjson')
  const raw = openRawLog(address)
  t.teardown(() => raw.close())
  const to = createWriteStream(exported)
  await exportLog({ log: raw, to, signal })
  to.end()
  await finished(to)
  const later = await newThread()
  const written = rowsIn(file)
  const positions = [await positionOf(first), await positionOf(second), await positionOf(later)]
  for (const position of positions) flipOneBit(file, position)

  const look = () => checkFile(file).problems
  const report = await mendLog({ url: address, from: exported, look })
  t.same(report.mended, positions.slice(0, 2), 'an export holds what was written, to the byte')
  t.match(report.remaining, [{ position: positions[2], why: /log\.ndjson has no undamaged copy of it/ }])

  const copy = join(folder, 'backup')
  await backupLog({ log: file, to: copy })
  const one = await mendLog({ url: address, from: copy, position: positions[2], look })
  t.match(
    one,
    { mended: [], remaining: [{ why: /has no undamaged copy/ }] },
    'a copy of the damage mends nothing',
  )
  t.match(await mendLog({ url: address, from: copy, position: positions[0], look }), {
    sound: [positions[0]],
  })
  t.same(
    rowsIn(file).filter((_, index) => index + 1 !== positions[2]),
    written.filter((_, index) => index + 1 !== positions[2]),
  )
  await t.rejects(mendLog({ url: address, from: join(folder, 'none'), look }), {
    message: /Name a backup or an export/,
  })
})
