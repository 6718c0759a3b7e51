import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from 'tap'
import { v7 } from 'uuid'
import { projections } from '../../projections/index.ts'
import { secondFactors } from '../commands/second-factors.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { openDispatch } from '../commands/frame/dispatch.ts'
import { phones } from '../commands/names/phones.ts'
import { outbox } from '../ports/outbox.ts'
import { smtpServer, textServer } from '../ports/testing/servers.ts'
import { migrate } from '../postgres/migrate.ts'
import { replay } from '../projector/replay/replay.ts'
import { recordEffects, claimDueEffect, openClaims } from './queue.ts'
import { startReactors } from './index.ts'
import { logger, opened, reservationPepper, until } from './testing/network.ts'

test('no mail is sent while the network is read-only', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const over = Promise.withResolvers<void>()
  const reactors = await startReactors({ log, settings, pool, logger, hold: () => over.promise })
  t.teardown(reactors.stop)
  await register('ada@example.org')
  await until(() => sql`select from operational.effect where done_at is null`)
  t.same(await outbox(sql), [])
  over.resolve()
  t.match(await until(() => outbox(sql)), [{ to: 'ada@example.org' }])
})

test('neither a replay of everything nor reading the log from its start sends a mail or a text again', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const { heard: mails, url: mailUrl } = await smtpServer(t)
  const { heard: texts, provider: textProvider } = await textServer(t, 202)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper, mailUrl, textProvider }
  const reactors = await startReactors({ log, settings, pool, logger })
  const sent = (count: number) =>
    until(() => sql`select from operational.effect where done_at is not null`, count)
  const ada = await register('ada@example.org')
  await openDispatch(log)(phones, { name: 'setPhone', phone: '5552234567' }, liveIntent(ada, null))
  await sent(2)

  const outside = [mailUrl, textProvider.url].map((url) => new URL(url).port)
  /** Ports to which this process connects from now on. */
  const called: string[] = []
  const listen = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.on('connect', () => called.push(`${socket.remotePort}`))
  }
  subscribe('net.client.socket', listen)
  t.teardown(() => unsubscribe('net.client.socket', listen))
  const { signal } = new AbortController()
  await replay({ projections, log, pool, signal })
  t.notOk(
    called.some((port) => outside.includes(port)),
    'the replay calls no provider',
  )

  await reactors.stop()
  await sql`delete from operational.reactor`
  const again = await startReactors({ log, settings, pool, logger })
  t.teardown(again.stop)
  // Effects are carried out in order, so a repeated one would come before this mail.
  await register('grace@example.org')
  await sent(3)
  const to = mails.filter((line) => line.startsWith('RCPT'))
  t.same(to, ['RCPT TO:<ada@example.org>', 'RCPT TO:<grace@example.org>'])
  t.equal(texts.length, 1)
  t.match(await sql`select attempts from operational.effect`, [
    { attempts: 1 },
    { attempts: 1 },
    { attempts: 1 },
  ])
})

test('a mail wakes only the workers that send mails', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const asked: string[][] = []
  const query = pool.query.bind(pool) as (statement: { text: string; values: unknown[] }) => Promise<unknown>
  pool.query = ((statement: { text: string; values: unknown[] }) => {
    if (statement.text.includes('update operational.effect set\n      attempts'))
      asked.push(statement.values.find((value): value is string[] => Array.isArray(value)) ?? [])
    return query(statement)
  }) as typeof pool.query
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  // At its start each worker looks once, those of previews one after the other.
  const looks = (kind: string) => asked.filter((kinds) => kinds.includes(kind)).length
  await until(async () => (looks('digest') > 0 && looks('link-preview') === 4 ? [true] : []))
  const before = asked.length
  await register('ada@example.org')
  await until(() => sql`select from operational.effect where done_at is not null`)
  t.ok(asked.length > before)
  t.same(
    asked.slice(before).filter((kinds) => !kinds.includes('verification-mail')),
    [],
  )
})

test('a mail that the mail server rejects is sent again later', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const server = createServer((socket: Socket) => socket.end('421 not now\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const settings = {
    publicUrl: 'http://localhost:3000',
    reservationPepper,
    mailUrl: `smtp://127.0.0.1:${port}`,
  }
  const reactors = await startReactors({ log, settings, pool, logger })
  await register('ada@example.org')
  await until(() => sql`select 1 from operational.effect where attempts = 1`)
  await reactors.stop()

  await sql`update operational.effect set due_at = now()`
  const again = await startReactors({
    log,
    settings: { publicUrl: settings.publicUrl, reservationPepper },
    pool,
    logger,
  })
  t.match(await until(() => outbox(sql)), [{ to: 'ada@example.org' }])
  await again.stop()
})

test('only one process at a time carries out an effect such as a mail', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  await (
    await startReactors({ log, settings: { publicUrl: 'http://localhost', reservationPepper }, pool, logger })
  ).stop()
  const member = await register('ada@example.org')
  const [event] = await log.read(`member-${member.slice('member_'.length)}`)
  const effects = [
    { eventId: event!.id, effect: 'verification-mail' as const, member, item: null, site: null },
  ]
  await recordEffects(pool, { reactor: 'mail', position: 1n, effects })
  await recordEffects(pool, { reactor: 'mail', position: 1n, effects })
  const taken = await Promise.all([1, 2, 3].map(() => claimDueEffect(pool, ['verification-mail'])))
  t.equal(taken.filter((effect) => effect !== null).length, 1)
  t.equal((await sql`select from operational.effect`).length, 1)
})

test('of each member one preview is made at a time, and those of others do not wait', async (t) => {
  const { pool, register } = await opened(t)
  await migrate(pool)
  const [ada, ben] = [await register('ada@example.org'), await register('ben@example.org')]
  const effects = [ada, ada, ben].map((member) => ({
    eventId: v7(),
    effect: 'link-preview' as const,
    member,
    item: null,
    site: null,
  }))
  await recordEffects(pool, { reactor: 'mail', position: 1n, effects })
  const { claim, release } = openClaims(pool, ['link-preview'])
  const taken = await Promise.all([claim(), claim(), claim()])
  t.same(new Set(taken.map((effect) => effect?.member)), new Set([ada, ben, undefined]))
  release(taken.find((effect) => effect?.member === ada)!)
  t.match(await claim(), { member: ada })
})

test('a passkey that is added after many new recovery codes still makes a mail', async (t) => {
  const { log, pool, sql, register, verified } = await opened(t)
  const member = await register('ada@example.org')
  await verified(member)
  const dispatch = openDispatch(log)
  const change = (name: 'renewRecoveryCodes' | 'addPasskey') =>
    dispatch(secondFactors, { name, member }, liveIntent(member, null))
  for (let n = 0; n < 12; n++) await change('renewRecoveryCodes')
  await change('addPasskey')
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  await until(
    () => sql`select from operational.effect where effect = 'factor-notice' and done_at is not null`,
    13,
  )
  const subjects = (await outbox(sql)).map(({ subject }) => subject)
  t.equal(subjects.filter((subject) => /recovery codes/.test(subject ?? '')).length, 10)
  t.ok(subjects.includes('A passkey was added at localhost'))
})
