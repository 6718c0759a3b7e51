import { test, type Test } from 'tap'
import { v7 } from 'uuid'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { alone, under } from '../../../events/testing/content.ts'
import {
  streamOf,
  type CommentId,
  type MemberId,
  type SiteId,
  type StreamName,
  type ThreadId,
} from '../../../events/kinds.ts'
import { recorded } from '../../../projections/testing/history.ts'
import { openTables } from '../../../projections/testing/tables.ts'
import { accounts } from '../../commands/accounts.ts'
import { mail } from '../../commands/mail.ts'
import type { Intent } from '../../commands/frame/decider.ts'
import { awardsStreamOf } from '../../commands/awards.ts'
import { followStream } from '../../commands/frame/visible.ts'
import { openDispatch } from '../../commands/frame/dispatch.ts'
import { newId } from '../../commands/frame/ids.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { notices } from '../../commands/notices.ts'
import { keepPushDevice, pushDevicesOf } from '../../operational/push/devices.ts'
import { endSession, startSession } from '../../operational/sessions.ts'
import { roles } from '../../rules/roles.ts'
import { outbox } from '../../ports/outbox.ts'
import { checkRaw } from '../../ports/testing/raw-mail.ts'
import type { Push, Pusher } from '../../ports/push.ts'
import { startReactors } from '../index.ts'
import { logger, opened, reservationPepper, until } from '../testing/network.ts'
import type { DigestNotice } from '../../../projections/notices/digests.ts'
import { postText } from '../../commands/testing/posts.ts'
import { digestParts } from './letter.ts'
import { openSchedule } from './schedule.ts'

/** A network with a site and members whose threads get comments; the read models have every event. */
async function withThreads(t: Test) {
  const tables = await openTables(t)
  const network = await opened(t, tables)
  const { log, register, verified } = network
  const dispatch = openDispatch(log)
  const site = newId('site', v7())
  const details = {
    name: 'Lupus',
    prefix: 'lupus',
    host: 'lupus.example',
    description: '',
    accent: '#336699',
  }
  await tables.apply(
    recorded([
      { type: 'SiteCreated', data: { site, ...details } },
      ...['Forums', 'Comments'].map((flag) => ({
        type: 'SiteFlagChanged' as const,
        data: { site, flag, on: true },
      })),
    ]),
  )
  const known = new Map<StreamName, number>()
  /** Applies what is new in some streams to the read models. */
  async function show(...streams: StreamName[]) {
    for (const stream of streams) {
      const events = await log.read(stream)
      await tables.apply(events.slice(known.get(stream) ?? 0))
      known.set(stream, events.length)
    }
  }
  async function happened(
    stream: StreamName,
    events: CatalogueEvent | CatalogueEvent[],
    intent: Partial<Intent> = {},
  ) {
    const metadata = { ...liveIntent('system', site), ...intent, cause: null, version: 1 }
    const recorded = [events].flat().map((event) => ({ ...event, id: v7(), metadata }))
    await log.append(stream, recorded, 'no_stream')
    await show(stream)
  }
  return {
    ...network,
    dispatch,
    happened,
    /** Marks a member as spammer. */
    async marked(member: MemberId) {
      await dispatch(
        accounts,
        { name: 'changeRole', member, role: roles.spammer },
        liveIntent('system', null),
      )
      await show(streamOf(member))
    },
    show,
    /** A verified member with a thread, whose digests come at eight in a zone. */
    async author(email: string, zone: string) {
      const member = await register(email, { site, username: email, slug: email })
      await verified(member)
      const time = { name: 'chooseDigestTime', hour: 8, weekday: 1, zone } as const
      const intent = liveIntent(member, site)
      const chosen = await dispatch(notices, time, intent)
      if (!chosen.ok) throw new Error(chosen.rejection.message)
      const streams = new Set([streamOf(member), notices.stream(time, intent)])
      await show(...streams)
      const thread = newId('thread', v7())
      const data = { ...alone(thread), site, author: member, slug: email, title: 'Knees', body: 'Mine hurt' }
      await happened(streamOf(thread), { type: 'ThreadCreated', data })
      return { member, thread }
    },
    async comment(thread: ThreadId, author: MemberId, intent: Partial<Intent>): Promise<CommentId> {
      const comment = newId('comment', v7())
      const data = { ...under(comment, thread), site, author, body: 'So did mine' }
      await happened(streamOf(comment), { type: 'CommentCreated', data }, intent)
      return comment
    },
  }
}

const settings = { publicUrl: 'https://network.example', reservationPepper }
const HOUR_MS = 3_600_000

test('a digest is mailed once, at eight in Auckland and in Honolulu across a change of clocks, and never for seeds, to spammers or after unsubscribing', async (t) => {
  const { author, comment, dispatch, happened, marked, show, log, pool, sql } = await withThreads(t)
  const [ada, hana, seed, cy, dee] = [
    await author('ada@example.org', 'Pacific/Auckland'),
    await author('hana@example.org', 'Pacific/Honolulu'),
    await author('seed@example.org', 'Pacific/Honolulu'),
    await author('cy@example.org', 'Pacific/Honolulu'),
    await author('dee@example.org', 'Pacific/Honolulu'),
  ]
  await dispatch(
    mail,
    { name: 'chooseMail', member: cy.member, wanted: false, form: 'link' },
    liveIntent(cy.member, null),
  )
  await show(streamOf(cy.member))
  await marked(dee.member)
  const occurredAt = '2026-09-26T12:00:00.000Z'
  const answer = await comment(ada.thread, hana.member, { occurredAt })
  for (const { thread } of [hana, cy, dee]) await comment(thread, ada.member, { occurredAt })
  await comment(seed.thread, ada.member, { occurredAt, origin: 'seed' })
  // The member wants to hear of followers and awards as well, which were seeded too.
  for (const kind of ['follow', 'award'] as const) {
    const choice = { name: 'chooseChannels', kind, onSite: true, mail: 'daily', push: false } as const
    const intent = liveIntent(seed.member, null)
    await dispatch(notices, choice, intent)
    await show(notices.stream(choice, intent))
  }
  const seeded = { occurredAt, origin: 'seed' } as const
  const follow = { follower: ada.member, followed: seed.member }
  await happened(followStream(ada.member, seed.member), { type: 'MemberFollowed', data: follow }, seeded)
  const given = { name: 'Kind Words', year: 2026, status: 'WINNER', earnedAt: '2026-09-26' }
  const award = { member: seed.member, award: v7(), reason: 'Was kind', ...given }
  await happened(awardsStreamOf(seed.member), { type: 'AwardGiven', data: award }, seeded)

  for (let now = Date.parse('2026-09-26T12:30:00Z'); now < Date.parse('2026-09-28T12:00:00Z'); now += HOUR_MS)
    await Promise.all([openSchedule(pool)(now), openSchedule(pool)(now)])
  const due = await sql<{ member: string; until: Date }>`
    select member, until from operational.digest where since < ${occurredAt} and until >= ${occurredAt}`
  t.same(
    new Map(due.map(({ member, until }) => [member, until.toISOString()])),
    new Map([
      [ada.member, '2026-09-26T19:00:00.000Z'],
      ...[hana, seed, cy, dee].map(({ member }) => [member, '2026-09-26T18:00:00.000Z'] as const),
    ]),
  )
  t.equal(due.length, 5)

  for (let starts = 0; starts < 2; starts++) {
    const reactors = await startReactors({ log, settings, pool, logger, now: () => Date.parse(occurredAt) })
    await until(async () => {
      const [row] = await sql<{
        done: boolean
      }>`select bool_and(done_at is not null) as done from operational.effect`
      return row?.done ? [row] : []
    })
    await reactors.stop()
    await sql`update operational.effect set due_at = now(), done_at = null where effect = 'digest' and attempts = 1`
  }
  const letters = (await outbox(sql)).filter(({ subject }) => subject.endsWith(' at Lupus'))
  t.same(letters.map(({ to }) => to).toSorted(), ['ada@example.org', 'hana@example.org'])
  const [letter] = letters.filter(({ to }) => to === 'ada@example.org')
  t.equal(letter?.subject, 'hana@example.org replied to your thread “Knees” at Lupus')
  t.match(letter?.text, `https://lupus.example/forums/ada%40example.org?comment=${answer}#${answer}`)
  t.match(letter?.unsubscribe, /^https:\/\/lupus\.example\/api\/unsubscribe\?email=ada%40example\.org&hash=/)
  t.match(letter?.html, /once a day/)
  await checkRaw(t, letters)
})

test('devices of a member hear of news within the minute, each once, and not of what it says or where; a spammer hears nothing', async (t) => {
  const { author, comment, log, marked, pool, sql } = await withThreads(t)
  const [ada, hana, cy] = [
    await author('ada@example.org', 'Pacific/Auckland'),
    await author('hana@example.org', 'Pacific/Auckland'),
    await author('cy@example.org', 'Pacific/Auckland'),
  ]
  const [place] = await sql<{ site: SiteId }>`select id as site from site`
  /** Logs a member in on a device with push notifications; resolves with its session. */
  async function device(member: MemberId, name: string) {
    const { session } = await startSession(sql, { member, device: name })
    const target = { endpoint: `https://push.example/${name}`, p256dh: name, auth: name }
    t.ok(await keepPushDevice(sql, { session: session.id, member, ...place!, ...target }))
    return session
  }
  for (const name of ['phone', 'gone', 'busy']) await device(ada.member, name)
  await device(cy.member, 'spammer')
  await marked(cy.member)
  await endSession(sql, await device(ada.member, 'lent'))
  const at = Math.floor(Date.now() / 60_000) * 60_000 - 30_000
  const occurredAt = new Date(at).toISOString()
  const answer = await comment(ada.thread, hana.member, { occurredAt })
  await comment(cy.thread, hana.member, { occurredAt })
  await Promise.all([openSchedule(pool)(at + 65_000), openSchedule(pool)(at + 65_000)])
  const due = await sql<{ member: string }>`select member from operational.digest where every = 'push'`
  t.same(due.map(({ member }) => member).toSorted(), [ada.member, cy.member].toSorted())

  const heard: { endpoint: string; push: Push }[] = []
  const pusher: Pusher = {
    async send({ endpoint }, push) {
      const isFirst = !heard.some((one) => one.endpoint === endpoint)
      heard.push({ endpoint: endpoint.slice('https://push.example/'.length), push })
      if (endpoint.endsWith('busy') && isFirst && heard.length <= 3) throw new Error('429')
      return endpoint.endsWith('gone') ? 'gone' : 'sent'
    },
  }
  for (let starts = 0; starts < 2; starts++) {
    const reactors = await startReactors({ log, settings, pool, logger, pusher, now: () => at - 300_000 })
    await until(
      () => sql`select from operational.effect
        where effect = 'push' and member = ${ada.member} and attempts > ${starts}
          and (done_at is not null or ${starts === 0})
          and exists (select from operational.effect
            where effect = 'push' and member = ${cy.member} and done_at is not null)`,
    )
    await reactors.stop()
    await sql`update operational.effect set due_at = now() where effect = 'push' and done_at is null`
  }
  t.same(heard.map(({ endpoint }) => endpoint).toSorted(), ['busy', 'busy', 'gone', 'phone'])
  for (const { push } of heard)
    t.same(push, {
      title: 'Somebody replied to you',
      body: 'Open it to read more.',
      url: `https://lupus.example/forums/ada%40example.org?comment=${answer}#${answer}`,
    })
  t.same((await pushDevicesOf(sql, ada.member)).map(({ device }) => device).toSorted(), ['busy', 'phone'])
})

test('push services that do not answer keep nobody else waiting', async (t) => {
  const { author, comment, log, pool, sql } = await withThreads(t)
  const [ada, hana] = [
    await author('ada@example.org', 'Pacific/Auckland'),
    await author('hana@example.org', 'Pacific/Auckland'),
  ]
  const [place] = await sql<{ site: SiteId }>`select id as site from site`
  for (const { member } of [ada, hana]) {
    const { session } = await startSession(sql, { member, device: 'Phone' })
    const target = { endpoint: `https://push.example/${member}`, p256dh: member, auth: member }
    t.ok(await keepPushDevice(sql, { session: session.id, member, ...place!, ...target }))
  }
  const at = Math.floor(Date.now() / 60_000) * 60_000 - 30_000
  const occurredAt = new Date(at).toISOString()
  await comment(ada.thread, hana.member, { occurredAt })
  await comment(hana.thread, ada.member, { occurredAt })
  await openSchedule(pool)(at + 65_000)
  await sql`insert into operational.digest (member, every, day, since, until)
    select member, every, day || n, since, until from operational.digest, generate_series(1, 3) n
    where every = 'push' and member = ${hana.member}`
  await sql`insert into operational.effect (event_id, effect, member, due_at)
    select event_id, 'push', member, now() - interval '1 hour' from operational.digest
    where every = 'push' and member = ${hana.member} on conflict do nothing`
  const answered = Promise.withResolvers<'sent'>()
  const [told, held] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  let waiting = 0
  const pusher: Pusher = {
    async send({ endpoint }) {
      if (!endpoint.endsWith(hana.member)) told.resolve(endpoint)
      else {
        waiting += 1
        if (waiting === 3) held.resolve()
        return answered.promise
      }
      return 'sent'
    },
  }
  const reactors = await startReactors({ log, settings, pool, logger, pusher, now: () => at - 300_000 })
  const [endpoint] = await Promise.all([told.promise, held.promise])
  t.match(endpoint, ada.member, 'although those due before it still wait')
  answered.resolve('sent')
  await reactors.stop()
})

test('a line about an article leads to its page or, if editors decided on it, to the editor', async (t) => {
  const { author, happened, sql } = await withThreads(t)
  const ada = await author('ada@example.org', 'Pacific/Auckland')
  const [{ site }] = (await sql<{ site: SiteId }>`select id as site from site`) as [{ site: SiteId }]
  const subject = { kind: 'post', id: newId('post', v7()) } as const
  const text = { ...postText, authors: [ada.member] }
  await happened(streamOf(subject.id), [
    { type: 'PostWritten', data: { subject, site, text, number: null } },
    { type: 'PostPublished', data: { subject, site, text, date: '2026-11-20T10:00:00.000Z' } },
  ])
  const item = newId('comment', v7())
  const data = { ...under(item, subject.id), site, author: ada.member, body: 'Lovely' }
  await happened(streamOf(item), { type: 'CommentCreated', data })
  const at = new Date()
  const notice = { target: subject.id, at, people: 1, latest: [ada.member] }
  const notices: DigestNotice[] = [
    { kind: 'answer', ...notice, item },
    { kind: 'decision', ...notice, item: subject.id },
  ]
  const place = { name: 'Network', origin: 'https://network.example', accent: null }
  const { parts } = await digestParts(sql, notices, place)
  t.match(parts[0], {
    lines: [
      { href: `https://lupus.example/posts/${text.slug}?comment=${item}#${item}` },
      {
        label: `An editor published your post “${text.title}”`,
        href: `https://lupus.example/wp-admin/content/${subject.id}`,
      },
    ],
  })
})
