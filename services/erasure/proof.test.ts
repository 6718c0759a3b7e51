import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test } from 'tap'
import { v7 } from 'uuid'
import { openCodec } from '../../events/log/codec.ts'
import { isErased } from '../../events/define.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'
import { openLog } from '../../events/log.ts'
import { text } from '../../projections/batch.ts'
import { schemaOf } from '../../projections/projection.ts'
import { sites as siteRows } from '../../projections/sites/project.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { caughtUp } from '../../scripts/network/caught-up.ts'
import { openNetwork, root } from '../../scripts/network.ts'
import { ownPorts } from '../../scripts/testing/ports.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { accounts } from '../commands/accounts.ts'
import type { Intent } from '../commands/frame/decider.ts'
import { erasures } from '../commands/erasure.ts'
import { awards } from '../commands/awards.ts'
import { profileValues } from '../commands/profile-values.ts'
import { statuses } from '../commands/statuses.ts'
import { conversations, messages } from '../commands/messaging.ts'
import { conversationIdOf, newId } from '../commands/frame/ids.ts'
import { profilePictures } from '../commands/profile-pictures.ts'
import { sites } from '../commands/sites.ts'
import { changeUsername, register } from '../commands/names/registration.ts'
import { keepUpload } from '../operational/uploads.ts'
import { openImageStore } from '../ports/images/store.ts'
import { saveSent } from '../ports/outbox.ts'
import { imageFolder } from '../rules/images/sizes.ts'
import { roles } from '../rules/roles.ts'
import { startNode } from '../eventstore/server.ts'
import { openKeyStore } from '../keys/store.ts'
import { findReceipt } from './receipt-store.ts'
import { publicKeyOf, receiptToken, verified } from './receipt-signature.ts'
import { searchFiles, searchTables } from './testing/search.ts'

const run = promisify(execFile)

const intent = (actor: Intent['actor']): Intent => ({
  commandId: v7(),
  actor,
  site: null,
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

const sample = Array.from({ length: 120 }, (_, index) => {
  const from = 1 + (index % 10)
  const to = 1 + ((from + (index % 4)) % 10)
  return `${from} ${to} ${1_082_040_961 + index * 97}`
}).join('\n')

/** A text that Postgres compresses and stores outside its row, because it is long; it has a mark at both ends. */
const long = `first-mark-of-zelda ${'Nobody else ever wrote this very sentence. '.repeat(200)} last-mark-of-zelda`

test("after a member's erasure, no table, file or log line contains the member's personal data", async (t) => {
  const folder = testFolder(t)
  const data = join(folder, 'data')
  const copies = join(folder, 'copies')
  mkdirSync(copies)
  const lines: string[] = []
  const network = await openNetwork({
    need: ['postgres', 'eventstore', 'projector'],
    folder: data,
    env: { NODE_ENV: 'test', LOG_LEVEL: 'debug', ...ownPorts() },
    announce: true,
    log: (line) => void lines.push(line),
  })
  t.teardown(network.close)
  const { settings } = network
  // Connects as superuser, to search system tables that the services cannot read.
  const superuser = Object.assign(new URL(settings.databaseUrl), {
    username: 'communities',
    password: readFileSync(join(data, 'postgres/password'), 'utf8'),
  })
  const command = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: data }
    const { stdout, stderr } = await run(execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 })
    lines.push(stdout, stderr)
  }
  const source = join(folder, 'sample.txt')
  writeFileSync(source, sample)
  await command('scripts/import.ts', 'collegemsg', source)

  const images = openImageStore(settings.imagesUrl)
  const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
  const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
  const pool = openPool(settings.databaseUrl, [])
  t.teardown(async () => {
    await log.close()
    await pool.end()
    await keys.close()
  })

  const sent: { id: MemberId; body: string }[] = []
  const names = new Map<MemberId, string>()
  for await (const { events } of log.readAll()) {
    for (const event of events) {
      if (event.type === 'MemberRegistered') names.set(event.data.member, String(text(event.data.username)))
      if (event.type !== 'MessageSent') continue
      const { sender: id, body } = event.data
      sent.push({ id, body: String(text(body)) })
    }
  }
  const imported = sent[0]!.id
  await caughtUp(settings.databaseUrl, log)
  const zelda = await withWorkshop(settings, async (tools) => {
    const details = {
      email: 'zelda.quux@example.org',
      username: 'Zelda Quux',
      firstName: 'Zeldafirst',
      lastName: 'Quuxlast',
    }
    const registered = await register(tools, details, intent('system'))
    if (!registered.ok) throw new Error(registered.rejection.message)
    const { member } = registered
    const to = sent.find(({ id }) => id !== imported)!.id
    const conversation = conversationIdOf(member, to)
    const { rows } = await pool.query<{ id: SiteId }>(`select id from ${schemaOf(siteRows)}.site`)
    const site = rows[0]!.id
    const there = { ...intent(member), site }
    await tools.dispatch(accounts, { name: 'verify', member, by: 'email' }, intent('system'))
    const started = await tools.dispatch(
      conversations,
      { name: 'start', other: to },
      { ...there, commandId: v7() },
    )
    if (!started.ok) throw new Error(started.rejection.message)
    const say = {
      name: 'send',
      message: newId('message', v7()),
      conversation,
      body: long,
    } as const
    const said = await tools.dispatch(messages, say, { ...there, commandId: v7() })
    if (!said.ok) throw new Error(said.rejection.message)
    await changeUsername(tools, { from: 'Zelda Quux', to: 'Zelda Renamed' }, intent(member))
    const picture = { image: '0123456789abcdef0123456789abcdef', alt: 'Zelda at the lake', color: '#336699' }
    await images.save(`${imageFolder(member, picture.image)}44.webp`, Buffer.from('pixels-of-zelda'))
    await tools.dispatch(profilePictures, { name: 'changeProfilePicture', picture }, intent(member))
    const award = { award: v7(), year: 2026, status: 'WINNER', earnedAt: '2026-11-23' } as const
    const done = [
      await tools.dispatch(
        sites,
        { name: 'changeSiteFlag', site, flag: 'status_updates', on: true },
        intent('system'),
      ),
      await tools.dispatch(
        accounts,
        { name: 'changeRole', member: to, role: roles.administrator },
        intent('system'),
      ),
      await tools.dispatch(
        statuses,
        { name: 'createStatus', status: newId('status', v7()), site, body: 'Status of Zelda' },
        { ...there, commandId: v7() },
      ),
      await tools.dispatch(
        profileValues,
        { name: 'setProfile', values: { bio: 'Bio of Zelda' } },
        intent(member),
      ),
      await tools.dispatch(
        awards,
        { name: 'giveAward', member, ...award, title: 'Award of Zelda', reason: 'Reason for Zelda' },
        intent(to),
      ),
    ]
    t.ok(done.every(({ ok }) => ok))
    const unused = { ...picture, image: v7(), alt: 'Upload of Zelda', width: 9, height: 9 }
    await keepUpload(sqlOver(pool), member, unused)
    // As the mailer of a network without a mail server stores what somebody else hears of the member.
    await saveSent(sqlOver(pool), {
      to: 'bo@example.org',
      subject: 'Digest about Zelda',
      text: 'Zelda Renamed replied to you',
      messageId: `<${v7()}.digest@localhost>`,
      html: '<p>Zelda Renamed replied to you</p>',
      raw: Buffer.from('Zelda Renamed replied to you'),
    })
    return member
  })
  await caughtUp(settings.databaseUrl, log)

  const marks = sent.filter(({ id }) => id === imported).map(({ body }) => /\[cm-\d+\]/.exec(body)![0])
  const texts = [
    names.get(imported)!,
    ...marks.slice(0, 3),
    'zelda.quux@example.org',
    'Zelda Renamed',
    'zelda-renamed',
    'Zeldafirst',
    'Quuxlast',
    'first-mark-of-zelda',
    'last-mark-of-zelda',
    'Zelda at the lake',
    'Status of Zelda',
    'Bio of Zelda',
    'Award of Zelda',
    'Upload of Zelda',
    'Digest about Zelda',
  ]
  const others = sent.filter(({ id }) => id !== imported).map(({ body }) => /\[cm-\d+\]/.exec(body)![0])

  await pool.query('analyze')
  await pool.query('checkpoint')
  const before = await searchTables(superuser.href, texts)
  for (const text of texts)
    t.ok(
      before.some((hit) => hit.endsWith(`: ${text}`)),
      `${text} is in a table before`,
    )
  t.ok(
    before.some((hit) => hit.startsWith('pg_statistic')),
    'and in statistics',
  )
  // A checkpoint can remove the part of the log of writes that has what was written before it.
  await pool.query("update operational.outbox set sent_at = now() where subject = 'Digest about Zelda'")
  const kept = searchFiles(data, ['Digest about Zelda', 'zelda.quux@example.org', 'pixels-of-zelda'])
  t.ok(
    kept.some((hit) => hit.includes('pg_wal')) &&
      kept.some((hit) => hit.includes('base/')) &&
      kept.some((hit) => hit.includes('images/')),
    'and in files',
  )

  const copyOfLog = join(copies, 'log.sqlite')
  const running = new DatabaseSync(join(data, 'log.sqlite'), { readOnly: true, timeout: 5000 })
  await backup(running, copyOfLog)
  running.close()

  for (const member of [imported, zelda]) {
    const due = new Date().toISOString()
    const outcome = await withWorkshop(settings, ({ dispatch }) =>
      dispatch(erasures, { name: 'requestErasure', due }, intent(member)),
    )
    t.ok(outcome.ok)
  }
  while ((await pool.query('select from operational.erasure where finished_at is null')).rowCount === 0) {
    await sleep(5)
  }
  process.kill(network.pids().projector!, 'SIGKILL')

  const receiptOf = async (member: MemberId) => {
    for (;;) {
      const text = await findReceipt(sqlOver(pool), receiptToken(settings.receiptKey, member))
      if (text) return text
      await sleep(100)
    }
  }
  const receipts = [await receiptOf(imported), await receiptOf(zelda)]
  const everything = [...texts, 'Zelda Quux', 'pixels-of-zelda', 'Reason for Zelda']
  t.same(searchFiles(data, everything), [], 'once there is a receipt, it is in no file')

  await command('scripts/replay.ts', '--all', '--json')
  await command('scripts/log.ts', 'scavenge')
  t.same(
    await searchTables(superuser.href, everything),
    [],
    'after a replay of everything and a scavenge it is in no table',
  )
  t.same(searchFiles(data, everything), [], 'and in no file')
  t.same(
    everything.filter((text) => lines.some((line) => line.includes(text))),
    [],
    'nothing of it was logged',
  )
  const left = await searchTables(superuser.href, others.slice(0, 3))
  for (const text of others.slice(0, 3))
    t.ok(
      left.some((hit) => hit.endsWith(text)),
      'what others wrote is there',
    )

  const key = publicKeyOf(settings.receiptKey)
  for (const text of receipts) {
    const answer = verified(text, key)
    t.equal(answer.answer, 'valid')
    t.equal(verified(text.replace('"events": ', '"events": 1'), key).answer, 'changed')
  }
  const [his] = receipts.map((text) => verified(text, key))
  t.match(his, {
    receipt: {
      unreadable: { events: marks.length + 1 },
      purged: {
        files: ['pictures'],
        database: [/rewritten/, /rebuilt/, /previous write-ahead log was deleted/],
      },
    },
  })

  // Opens the copy of the log that was made before the erasure, with the keys that remain after it.
  const node = await startNode({ file: copyOfLog })
  t.teardown(node.stop)
  const old = openLog({ url: node.url, codec: openCodec(keys) })
  t.teardown(old.close)
  let [closed, open] = [0, 0]
  for await (const { events } of old.readAll()) {
    for (const event of events) {
      if (event.type !== 'MessageSent') continue
      const isTheirs = [imported, zelda].includes(event.data.sender)
      if (isErased(event.data.body) !== isTheirs) t.fail(`${event.stream} reads otherwise`)
      if (isTheirs) closed++
      else open++
    }
  }
  t.equal(closed, marks.length + 1)
  t.equal(open, sent.length - marks.length)
})
