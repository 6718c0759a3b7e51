import { randomBytes } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import t, { type Test } from 'tap'
import { v7 } from 'uuid'
import { openCodec } from '../../events/log/codec.ts'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { testEventStore, testFolder } from '../../scripts/testing/services.ts'
import { testTables } from '../../scripts/testing/tables.ts'
import type { Intent } from '../commands/frame/decider.ts'
import { openTools } from '../commands/frame/tools.ts'
import { erasures } from '../commands/erasure.ts'
import { addressOf, findMemberByEmail } from '../commands/names/addresses.ts'
import { register, verify } from '../commands/names/registration.ts'
import { accounts } from '../commands/accounts.ts'
import { openKeyStore } from '../keys/store.ts'
import { openCredentials } from '../operational/credentials.ts'
import { openImageStore } from '../ports/images/store.ts'
import { sessionsOf, startSession } from '../operational/sessions.ts'
import { startProjector } from '../projector/projector.ts'
import { roles } from '../rules/roles.ts'
import { runErasures, type EraserParts } from './run-erasures.ts'
import { startEraser } from './eraser.ts'
import { findReceipt } from './receipt-store.ts'
import { publicKeyOf, receiptToken, verified } from './receipt-signature.ts'
import { pendingErasures } from './erasure-queue.ts'

const logger = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })
const never = new AbortController().signal

const intent = (actor: Intent['actor']): Intent => ({
  commandId: v7(),
  actor,
  site: null,
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

const nobody = { username: null, firstName: null, lastName: null }

async function until<Found>(look: () => Promise<Found | null | undefined>): Promise<Found> {
  for (;;) {
    const found = await look()
    if (found) return found
    await sleep(50)
  }
}

async function network(t: Test) {
  const databaseUrl = await testTables(t)
  const keyFile = join(testFolder(t), 'keys.sqlite')
  const master = randomBytes(32)
  const openKeys = (file = keyFile) => openKeyStore({ url: pathToFileURL(file).href, master })
  const keys = openKeys()
  const log = openLog({ url: await testEventStore(t), codec: openCodec(keys) })
  const serving = projections.map(schemaOf)
  const pool = openPool(databaseUrl, serving, 8)
  const projector = await startProjector({ settings: { databaseUrl }, log, projections, logger })
  t.teardown(async () => {
    await projector.stop()
    await log.close()
    await pool.end()
    await keys.close()
  })
  const sql = sqlOver(pool)
  const tools = openTools({ log, pepper: randomBytes(32) })
  const receiptKey = randomBytes(32)
  const images = openImageStore(pathToFileURL(join(testFolder(t), 'images')).href)
  const parts: EraserParts = { tools, keys, images, pool, serving, receiptKey, logger }
  let number = 0

  return {
    parts,
    sql,
    keyFile,
    openKeys,
    async member() {
      const email = `ada${++number}@example.org`
      const details = {
        email,
        username: `Ada ${number}`,
        firstName: 'Ada',
        lastName: null,
      }
      const registered = await register(tools, details, intent('system'))
      if (!registered.ok) throw new Error(registered.rejection.message)
      const { member } = registered
      await verify(tools, { member, by: 'email' }, intent('system'))
      await openCredentials(pool).save(member, await addressOf(tools, email), 'correct horse 1')
      await startSession(sql, { member, device: 'Firefox on Linux' })
      return { member, email, slug: `ada-${number}` }
    },
    /** Requests a member's erasure without a grace period, and waits until the read model shows the request. */
    async ask(member: MemberId, due = new Date().toISOString()) {
      const outcome = await tools.dispatch(erasures, { name: 'requestErasure', due }, intent(member))
      if (!outcome.ok) throw new Error(outcome.rejection.message)
      await until(async () => (await sql`select from erasure where member = ${member} and due = ${due}`)[0])
    },
    receiptOf: (member: MemberId) => findReceipt(sql, receiptToken(receiptKey, member)),
    typesOf: async (member: MemberId) => (await log.read(streamOf(member))).map(({ type }) => type),
  }
}

const { parts, sql, member, ask, receiptOf, typesOf, keyFile, openKeys } = await network(t)
const { tools, keys, pool } = parts

t.test('a member who requests deletion is erased, and a receipt is issued', async (t) => {
  const [ada, bo] = [await member(), await member()]
  await ask(ada.member)
  const eraser = await startEraser(parts)
  t.teardown(eraser.stop)
  const text = await until(() => receiptOf(ada.member))
  await eraser.stop()

  t.match(verified(text, publicKeyOf(parts.receiptKey)), {
    answer: 'valid',
    receipt: {
      member: ada.member,
      unreadable: { events: 1, streams: [{ stream: streamOf(ada.member), events: 1 }] },
      purged: {
        projections: parts.serving.toSorted(),
        operational: [
          'session',
          'last_seen',
          'sign_in',
          'sign_in_network',
          'second_factor',
          'passkey',
          'recovery_code',
          'factor_wait',
          'token',
          'credential',
          'letter',
          'outbox',
          'missed_search',
          'pending_log_in',
          'phone_code',
        ],
      },
      keyBackupsExpireAt: null,
    },
  })
  t.same(await typesOf(ada.member), [
    'MemberRegistered',
    'MemberVerified',
    'ErasureRequested',
    'ErasureBegun',
    'MemberErased',
  ])
  const [registered] = await tools.log.read(streamOf(ada.member))
  t.match(registered, { data: { email: { erased: true }, username: { erased: true } } })
  t.same(await sessionsOf(sql, ada.member), [])
  t.notOk(await openCredentials(pool).matches(ada.member, 'correct horse 1'))
  t.equal(await findMemberByEmail(tools, ada.email), null)

  t.equal((await sessionsOf(sql, bo.member)).length, 1, 'others stay')
  t.equal(await findMemberByEmail(tools, bo.email), bo.member)
  const again = { ...nobody, email: ada.email }
  t.ok((await register(tools, again, intent('system'))).ok, 'the address is free for a new account')
  const squatter = { ...nobody, email: 'cy@example.org', username: 'Ada 1' }
  t.match(await register(tools, squatter, intent('system')), { taken: 'username' }, 'the name in quarantine')
})

t.test(
  'an account that is not verified within seven days is erased, and its username and address are free at once',
  async (t) => {
    const eightDaysAgo = { occurredAt: new Date(Date.now() - 8 * 86_400_000).toISOString() }
    const signUp = async (name: string) => {
      const details = { ...nobody, email: `${name}@example.org`, username: name }
      const registered = await register(tools, details, { ...intent('system'), ...eightDaysAgo })
      if (!registered.ok) throw new Error(registered.rejection.message)
      return registered.member
    }
    const [lapsing, kept] = [await signUp('lapsing'), await signUp('keeping')]
    await verify(tools, { member: kept, by: 'email' }, intent(kept))
    await until(async () => (await pendingErasures(sql)).includes(lapsing))
    await until(async () => !(await pendingErasures(sql)).includes(kept))
    t.same((await runErasures(parts, [lapsing, kept], never)).members, [lapsing])
    t.same(await typesOf(lapsing), ['MemberRegistered', 'AccountLapsed', 'MemberErased'])
    t.ok(await receiptOf(lapsing))
    t.notOk((await verify(tools, { member: lapsing, by: 'email' }, intent(lapsing))).ok)
    t.ok((await register(tools, { ...nobody, email: null, username: 'lapsing' }, intent('system'))).ok)
  },
)

t.test(
  'a member is not erased before the due date, after cancelling, during a hold, or as the only administrator',
  async (t) => {
    const [later, cancelled, held, admin] = [await member(), await member(), await member(), await member()]
    await ask(later.member, new Date(Date.now() + 86_400_000).toISOString())
    t.same(await pendingErasures(sql), [])
    await ask(admin.member)
    await tools.dispatch(
      accounts,
      { name: 'changeRole', member: admin.member, role: roles.administrator },
      intent('system'),
    )
    for (const { member } of [cancelled, held]) await ask(member)
    t.equal((await pendingErasures(sql)).length, 3)

    // The read model does not show yet that the request was cancelled, but the log does.
    await tools.dispatch(erasures, { name: 'cancelErasure' }, intent(cancelled.member))
    const hold = { name: 'holdErasure', member: held.member, reason: 'A case' } as const
    await tools.dispatch(erasures, hold, intent(admin.member))
    const everybody = [later, cancelled, held, admin].map(({ member }) => member)
    const { members, rejected } = await runErasures(parts, everybody, never)
    t.same(members, [])
    t.match(rejected.at(-1), { member: admin.member, reason: /only administrator/ })
    for (const member of everybody) t.notOk((await typesOf(member)).includes('ErasureBegun'))
    const started = await pool.query('select from operational.erasure where member = any($1)', [everybody])
    t.equal(started.rowCount, 0)
    await tools.dispatch(erasures, { name: 'cancelErasure' }, intent(admin.member))
    await until(async () => (await pendingErasures(sql)).length === 0)
  },
)

t.test('an erasure that is interrupted after any of its steps is completed by the next run', async (t) => {
  /** Parts of the eraser that throw an error after a given number of calls that have an effect. */
  function cutAfter(calls: number): EraserParts {
    let left = calls
    async function counted<Result>(result: Promise<Result>): Promise<Result> {
      await result
      if (--left === 0) throw new Error('cut short')
      return result
    }
    return {
      ...parts,
      tools: { ...tools, dispatch: (...command) => counted(tools.dispatch(...command)) },
      keys: { ...keys, destroy: (subjects) => counted(keys.destroy(subjects)) },
      images: { remove: (folder) => counted(parts.images.remove(folder)) },
    }
  }
  // The steps of an erasure: step down as administrator, start, release username and address, destroy the key, append
  // MemberErased, delete the pictures.
  const all = []
  for (const calls of [1, 2, 3, 4, 5, 6, 7]) {
    const ada = await member()
    all.push(ada)
    await ask(ada.member)
    await t.rejects(runErasures(cutAfter(calls), [ada.member], never), { message: 'cut short' })
    t.ok((await pendingErasures(sql)).includes(ada.member), `after ${calls} there is something left to do`)
  }
  t.same((await runErasures(parts, await pendingErasures(sql), never)).members.length, all.length)
  for (const { member, email } of all) {
    t.same(await typesOf(member), [
      'MemberRegistered',
      'MemberVerified',
      'ErasureRequested',
      'ErasureBegun',
      'MemberErased',
    ])
    t.equal(await findMemberByEmail(tools, email), null)
    t.ok((await register(tools, { ...nobody, email }, intent('system'))).ok, 'the address is free')
    t.ok(await receiptOf(member))
  }
  t.same(await pendingErasures(sql), [])
})

t.test(
  'after the key store or database is restored from a backup, keys are destroyed again and receipts are recreated',
  async (t) => {
    const { member: ada } = await member()
    const older = `${keyFile}.older`
    copyFileSync(keyFile, older)
    await ask(ada)
    await runErasures(parts, [ada], never)
    await tools.log.scavenge()
    await sql`truncate operational.erasure, operational.receipt`
    await sql`insert into operational.passkey (id, member, host, public_key, counter, transports, name)
      values ('restored', ${ada}, 'localhost', '', 0, '{}', 'Phone')`

    const restored = openKeys(older)
    t.teardown(restored.close)
    t.ok((await restored.find([ada])).has(ada))
    const eraser = await startEraser({ ...parts, keys: restored })
    t.ok(await until(() => receiptOf(ada)))
    await eraser.stop()
    t.notOk((await restored.find([ada])).has(ada))
    t.same(await sql`select from operational.passkey where member = ${ada}`, [], 'nor is there other data')
  },
)
