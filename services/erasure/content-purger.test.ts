import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { test } from 'tap'
import { v7 } from 'uuid'
import { openCodec } from '../../events/log/codec.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { testEventStore, testFolder, testPostgres } from '../../scripts/testing/services.ts'
import { accounts } from '../commands/accounts.ts'
import { comments } from '../commands/comments.ts'
import type { Intent, Outcome } from '../commands/frame/decider.ts'
import { openTools } from '../commands/frame/tools.ts'
import { forums } from '../commands/forums.ts'
import { newId } from '../commands/frame/ids.ts'
import { moderation } from '../commands/moderation/moderation.ts'
import { purges } from '../commands/moderation/purges.ts'
import { register } from '../commands/names/registration.ts'
import { sites } from '../commands/sites.ts'
import { openKeyStore } from '../keys/store.ts'
import { startProjector } from '../projector/projector.ts'
import { driftOf, verify } from '../projector/audit/verify.ts'
import { imageFolder } from '../rules/images/sizes.ts'
import { roles } from '../rules/roles.ts'
import { runPurges, startPurger } from './content-purger.ts'

const logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })
const site = newId('site', v7())

const intent = (actor: Intent['actor']): Intent => ({
  commandId: v7(),
  actor,
  site,
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

async function done(outcome: Promise<Outcome>) {
  const found = await outcome
  if (!found.ok) throw new Error(found.rejection.message)
}

test('purging an item deletes it from log and database, and the remaining rows equal those of a replay', async (t) => {
  const databaseUrl = await testPostgres(t)
  const keyFile = pathToFileURL(join(testFolder(t), 'keys.sqlite')).href
  const keys = openKeyStore({ url: keyFile, master: randomBytes(32) })
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  const serving = projections.map(schemaOf)
  // An audit needs a database connection for each read model.
  const pool = openPool(databaseUrl, serving, projections.length + 2)
  const sql = sqlOver(pool)
  const projector = await startProjector({ settings: { databaseUrl }, log, projections, logger })
  t.teardown(async () => {
    await projector.stop()
    await log.close()
    await pool.end()
    await keys.close()
  })
  const tools = openTools({ log, pepper: randomBytes(32) })
  const { dispatch } = tools

  async function member(role: 1 | 3): Promise<MemberId> {
    const nobody = { email: null, username: null, firstName: null, lastName: null }
    const registered = await register(tools, nobody, intent('system'))
    if (!registered.ok) throw new Error(registered.rejection.message)
    const { member } = registered
    await done(dispatch(accounts, { name: 'verify', member, by: 'seed' }, intent('system')))
    if (role !== roles.member)
      await done(dispatch(accounts, { name: 'changeRole', member, role }, intent('system')))
    return member
  }

  const details = {
    site,
    name: 'Lupus',
    prefix: 'lupus',
    host: 'lupus.localhost',
    description: '',
    accent: '#336699',
  }
  await done(dispatch(sites, { name: 'createSite', details }, intent('system')))
  for (const flag of ['Forums', 'Comments'] as const)
    await done(dispatch(sites, { name: 'changeSiteFlag', site, flag, on: true }, intent('system')))
  const [ada, admin] = [await member(roles.member), await member(roles.administrator)]
  const [thread, comment] = [newId('thread', v7()), newId('comment', v7())]
  const text = { title: 'Knees', body: 'Whose hurt?' }
  await done(dispatch(forums, { name: 'createThread', thread, site, ...text }, intent(ada)))
  const illegal = 'unspeakable words of a marked kind'
  const said = { comment, body: illegal }
  const picture = { image: '0'.repeat(32), alt: illegal, color: '#336699', width: 800, height: 600 }
  const create = { name: 'createComment', under: thread, site, ...said, picture } as const
  await done(dispatch(comments, create, intent(ada)))
  await done(dispatch(comments, { name: 'editComment', ...said, body: `${illegal}, edited` }, intent(ada)))

  const purge = { name: 'purge', item: comment, seenRevision: 1, reason: 'abuse' } as const
  await done(dispatch(purges, purge, intent(admin)))
  const removed = new Set<string>()
  const images = {
    remove: async (folder: string) => {
      removed.add(folder)
      return 2
    },
  }
  const parts = { log, images, pool, serving, logger }
  const [purger, other] = [await startPurger(parts), await startPurger(parts)]
  t.teardown(() => Promise.all([purger.stop(), other.stop()]))
  for (;;) {
    const rows = await sql`select from operational.reactor where name = 'purges'`
    if (rows.length > 0) break
    await sleep(50)
  }

  t.same([...removed], [imageFolder(ada, picture.image)], 'the files of its picture are deleted')
  const streams = new Set<string>()
  for await (const { events } of log.readAll()) for (const { stream } of events) streams.add(stream)
  t.notOk(streams.has(streamOf(comment)), 'no event of it is in the log')
  t.ok(streams.has(`purge-${comment}`), 'that it was purged is')

  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1)`,
    [serving],
  )
  for (const { name } of tables.rows) {
    const found = await pool.query(`select from ${name} t where t::text like $1`, [`%${illegal}%`])
    t.equal(found.rowCount, 0, `${name} has nothing of it`)
  }
  t.match(await sql`select comment_count from content`, [{ comment_count: 0 }])

  const audits = await verify({ projections, log, pool, signal: AbortSignal.timeout(60_000) })
  t.equal(driftOf(audits), 0n)

  const again = { items: [comment], position: 0n }
  await t.resolves(runPurges(parts, again, AbortSignal.timeout(60_000)), 'each step can be repeated')

  const edit = { name: 'editComment', ...said, body: 'again' } as const
  t.match(await dispatch(comments, edit, intent(ada)), { ok: false, rejection: { code: 'NOT_FOUND' } })
  const remove = { name: 'delete', item: comment, seenRevision: 0 } as const
  t.match(await dispatch(moderation, remove, intent(admin)), { ok: false, rejection: { code: 'NOT_FOUND' } })
})
