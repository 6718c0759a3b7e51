import { test } from 'tap'
import { v7 } from 'uuid'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf, type MemberId, type SiteId } from '../../events/kinds.ts'
import { recorded } from '../../projections/testing/history.ts'
import { openTables } from '../../projections/testing/tables.ts'
import { accounts } from '../commands/accounts.ts'
import { secondFactors } from '../commands/second-factors.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import type { Intent } from '../commands/frame/decider.ts'
import { openDispatch } from '../commands/frame/dispatch.ts'
import { newId } from '../commands/frame/ids.ts'
import { flags } from '../commands/flags.ts'
import { moderation } from '../commands/moderation/moderation.ts'
import { findToken } from '../operational/tokens.ts'
import { outbox } from '../ports/outbox.ts'
import { checkRaw } from '../ports/testing/raw-mail.ts'
import type { Sql } from '../postgres/sql.ts'
import { roles } from '../rules/roles.ts'
import { defaultWording } from '../rules/sites/wording.ts'
import { startReactors } from './index.ts'
import { addresseeOf, placeOf, receives, type Addressee, type Purpose, type SendTools } from './letter.ts'
import { logger, opened, reservationPepper, until } from './testing/network.ts'

test('each state of a member has its mail: what was asked for, what the account needs, and news', async (t) => {
  const states: Record<string, [state: Partial<Addressee>, purposes: Purpose[]]> = {
    'a verified member': [{ verified: true }, ['link', 'account', 'digest', 'push']],
    'an unverified member': [{}, ['link', 'push']],
    'a member who unsubscribed': [{ verified: true, refusesMail: true }, ['link', 'account', 'push']],
    'a spammer': [{ verified: true, role: roles.spammer }, ['link', 'account']],
    'a member whose erasure began': [{ verified: true, erased: true }, []],
  }
  const purposes: Purpose[] = ['link', 'account', 'digest', 'push']
  for (const [name, [state, expected]] of Object.entries(states)) {
    const member = { ...addresseeOf([]), ...state }
    t.same(
      purposes.filter((purpose) => receives(member, purpose)),
      expected,
      name,
    )
  }
})

test("a moderator's decision is mailed to the verified author once, without its reason, and imported ones are not", async (t) => {
  const { log, pool, sql, register, verified } = await opened(t)
  const dispatch = openDispatch(log)
  const [ada, bo, ruth] = [
    await register('ada@example.org'),
    await register('bo@example.org'),
    await register(null),
  ]
  for (const member of [ada, bo]) await verified(member)
  const intent = (actor: MemberId | 'system', origin: Intent['origin'] = 'live') => ({
    commandId: v7(),
    actor,
    site: null,
    occurredAt: new Date().toISOString(),
    origin,
  })
  await verified(ruth)
  await dispatch(accounts, { name: 'changeRole', member: ruth, role: 2 }, intent('system'))
  const warn = { name: 'warn', seenRevision: null, reason: 'harassment', words: 'Be kind.' } as const
  await dispatch(moderation, { ...warn, item: bo }, intent(ruth, 'import'))
  await dispatch(moderation, { ...warn, item: ada }, intent(ruth))
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  const decided = async () =>
    (await outbox(sql)).filter(({ subject }) => subject === "A moderator's decision at localhost")
  const [letter] = await until(decided)
  t.match(letter, { to: 'ada@example.org', text: /http:\/\/localhost:3000\/profile\/decisions/ })
  t.notMatch(letter?.text, /harassment|kind/)
  await dispatch(moderation, { ...warn, item: ada }, intent(ruth))
  await until(decided, 2)
  t.same(
    (await decided()).map(({ to }) => to),
    ['ada@example.org', 'ada@example.org'],
  )
  await checkRaw(t, await decided())
})

test('reporters get one mail when a moderator has reviewed their report, and none for later decisions', async (t) => {
  const tables = await openTables(t)
  const { log, pool, sql, register, verified } = await opened(t, tables)
  const [ada, bo, ruth] = [
    await register('ada@example.org'),
    await register('bo@example.org'),
    await register(null),
  ]
  for (const member of [ada, bo, ruth]) await verified(member)
  const dispatch = openDispatch(log)
  const by = (actor: MemberId | 'system'): Intent => ({
    commandId: v7(),
    actor,
    site: null,
    occurredAt: new Date().toISOString(),
    origin: 'live',
  })
  await dispatch(accounts, { name: 'changeRole', member: ruth, role: 2 }, by('system'))
  await dispatch(flags, { name: 'flagContent', item: ada, reason: 'spam', note: null }, by(bo))
  const decide = async (name: 'dismiss' | 'warn') =>
    dispatch(moderation, { name, item: ada, seenRevision: null }, by(ruth))
  await decide('dismiss')
  await decide('warn')
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  const mailed = async (to: string) =>
    (await outbox(sql)).filter((letter) => letter.to === to && !/verif/i.test(letter.subject))
  await until(() => mailed('ada@example.org'))
  t.same(await mailed('bo@example.org'), [], 'the read model does not contain the decision yet')
  for (const stream of [`flag-${ada}-${bo}`, streamOf(ada)] as const)
    await tables.apply(await log.read(stream))
  await sql`update operational.effect set due_at = now() where done_at is null`
  await until(
    () => sql`select from operational.effect where effect = 'outcome-notices' and done_at is not null`,
    2,
  )
  const [letter, ...more] = await mailed('bo@example.org')
  t.match(letter, { subject: 'Your report at localhost', text: /profile\/decisions/ })
  t.same(more, [])
  await checkRaw(t, [letter!])
})

test('a mail addresses members by the name that they chose, never by a generated one', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  const username = 'CommunityMember01m5'
  await register('ada@example.org')
  await register('bo@example.org', { username, slug: 'bo', firstName: 'Bo' })
  await register('cy@example.org', { username, slug: 'cy' })
  const letters = await until(() => outbox(sql), 3)
  const greetings = letters.map(({ to, text }) => `${to}: ${text.split('\n')[0]}`)
  t.same(greetings.toSorted(), [
    'ada@example.org: Hello Ada,',
    'bo@example.org: Hello Bo,',
    'cy@example.org: Hello,',
  ])
})

test('registering sends a verification link, but imported and seeded members get no mail', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  await register('import@example.org', { origin: 'import' })
  await register(null)
  const member = await register('ada@example.org')
  const letters = await until(() => outbox(sql))
  t.match(letters, [{ to: 'ada@example.org', subject: 'Verify your account at localhost' }])
  await checkRaw(t, letters)
  const [link = ''] = /http:\S+/.exec(letters[0]?.text ?? '') ?? []
  const token = new URL(link).searchParams.get('token') ?? ''
  t.match(await findToken(sql, 'verify-email', token), { member })
  t.notMatch(JSON.stringify(await sql`select encode(hash, 'escape') from operational.token`), token)
  await reactors.stop()

  await (await startReactors({ log, settings, pool, logger })).stop()
  t.equal((await outbox(sql)).length, 1, 'starting again sends nothing twice')
})

test('the link in the verification mail leads to the page that the person wanted to open', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  await register('ada@example.org', { verificationRedirect: '/messages?from=mail' })
  const [letter] = await until(() => outbox(sql))
  const [link = ''] = /http:\S+/.exec(letter?.text ?? '') ?? []
  t.equal(new URL(link).searchParams.get('redirect'), '/messages?from=mail')
})

test('the verification mail contains the date on which the account is deleted if it stays unverified', async (t) => {
  const { log, pool, sql, register } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  await register('ada@example.org', { lapsesAt: '2026-11-29T00:00:00.000Z' })
  await register('bo@example.org')
  const letters = await until(() => outbox(sql), 2)
  const textTo = (email: string) => letters.find(({ to }) => to === email)?.text
  t.match(textTo('ada@example.org'), /it will be deleted on November 29, 2026/)
  t.match(textTo('bo@example.org'), /This link expires in 24 hours\.\n/)
  t.notMatch(textTo('bo@example.org'), /deleted/)
})

test('the owner of an e-mail address is warned about registrations with it at most three times a day', async (t) => {
  const { log, pool, sql, register, verified } = await opened(t)
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const holder = await register('ada@example.org')
  await verified(holder)
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  await register('ada@example.org')
  const [letter] = await until(() => outbox(sql))
  t.match(letter, { to: 'ada@example.org', subject: 'You already have an account at localhost' })
  t.notMatch(letter?.text, /token/)
  t.match(letter?.text, /http:\/\/localhost:3000\/member-login/)

  const lettersTo = async (email: string) => (await outbox(sql)).filter(({ to }) => to === email).length
  for (let more = 0; more < 3; more++) await register('ada@example.org')
  await until(() => sql`select from operational.effect where done_at is not null`, 5)
  await sql`update operational.letter set sent_at = sent_at - interval '2 hours'`
  await register('ada@example.org')
  await until(() => sql`select from operational.effect where done_at is not null`, 6)
  t.equal(await lettersTo('ada@example.org'), 3)

  for (let times = 0; times < 6; times++) await register('bo@example.org')
  await until(() => sql`select from operational.effect where done_at is not null`, 12)
  t.equal(await lettersTo('bo@example.org'), 5, 'who verifies can ask for a link five times an hour')
})

test("a mail contains the present name and host of the community's site", async (t) => {
  const tables = await openTables(t)
  const { log, pool, sql, register } = await opened(t, tables)
  const tell = (...events: CatalogueEvent[]) => tables.apply(recorded(events))
  const created = (site: SiteId, name: string, prefix: string): CatalogueEvent => ({
    type: 'SiteCreated',
    data: { site, name, prefix, host: `${prefix}.example`, description: '', accent: '#336699' },
  })
  const [lupus, migraine] = [newId('site', v7()), newId('site', v7())]
  await tell(created(lupus, 'Lupus', 'lupus'), created(migraine, 'Migraine', 'migraine'))
  const settings = { publicUrl: 'https://network.example', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  /** Registers a person on a site, and resolves with the mail that the person gets. */
  const letterTo = async (email: string, site: SiteId) => {
    await register(email, { site })
    const [letter] = await until(async () => (await outbox(sql)).filter(({ to }) => to === email))
    return letter
  }
  t.match(await letterTo('ada@example.org', lupus), {
    subject: 'Verify your account at Lupus',
    text: /https:\/\/lupus\.example\/api\/auth\/verify-email\?token=/,
  })
  t.match(await letterTo('bo@example.org', migraine), {
    subject: 'Verify your account at Migraine',
    text: /https:\/\/migraine\.example\/api/,
  })

  await tell(
    { type: 'SiteRenamed', data: { site: lupus, name: 'Lupus Together' } },
    { type: 'SiteHostChosen', data: { site: lupus, host: 'together.example' } },
  )
  t.match(await letterTo('cy@example.org', lupus), {
    subject: 'Verify your account at Lupus Together',
    text: /https:\/\/together\.example\/api/,
  })
})

test('a member with a verified address gets a mail about each change of the second factors', async (t) => {
  const { log, pool, sql, register, verified } = await opened(t)
  const [ada, bo] = [await register('ada@example.org'), await register('bo@example.org')]
  await verified(ada)
  const dispatch = openDispatch(log)
  for (const member of [ada, bo]) {
    await dispatch(secondFactors, { name: 'addPasskey', member }, liveIntent(member, null))
    await dispatch(secondFactors, { name: 'useRecoveryCode', member }, liveIntent(member, null))
    const reset = { name: 'resetSecondFactors', member, by: 'operator' } as const
    await dispatch(secondFactors, reset, liveIntent('system', null))
  }
  const settings = { publicUrl: 'http://localhost:3000', reservationPepper }
  const reactors = await startReactors({ log, settings, pool, logger })
  t.teardown(reactors.stop)
  await until(
    () => sql`select from operational.effect where effect = 'factor-notice' and done_at is not null`,
    6,
  )
  const mails = (await outbox(sql)).filter(({ subject }) => !/verify/i.test(subject ?? ''))
  t.same(new Set(mails.map(({ to }) => to)), new Set(['ada@example.org']))
  t.same(
    mails.map(({ subject }) => subject).toSorted(),
    ['A passkey was added', 'A recovery code was used', 'Your second factor was removed'].map(
      (subject) => `${subject} at localhost`,
    ),
  )
  await checkRaw(t, mails)
})

test('dates of letters are in the language of their site', async (t) => {
  const site = { name: 'Lupus', host: 'lupus.example', accent: '#336699' }
  const languageWith = async (wording: unknown) => {
    const sql = (async () => [{ ...site, wording }]) as unknown as Sql
    const tools = { sql, publicUrl: 'https://network.example' } as SendTools
    return (await placeOf(tools, 'site_01jd0000000000000000000001')).language
  }
  t.equal(await languageWith({ ...defaultWording, version: 1, language: 'de' }), 'de')
  t.equal(await languageWith(null), 'en')
})
