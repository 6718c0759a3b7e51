import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../../../events/kinds.ts'
import { members } from '../../../../projections/members/project.ts'
import { accountNamed, findMemberByEmail } from '../../../commands/names/addresses.ts'
import { phones } from '../../../commands/names/phones.ts'
import { verify } from '../../../commands/names/registration.ts'
import { deleteOperational } from '../../../erasure/operational.ts'
import { MAX_CODES_PER_NUMBER, MAX_TRIES_PER_CODE } from '../../../operational/phone-codes.ts'
import { outbox } from '../../../ports/outbox.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { replay } from '../../../projector/replay/replay.ts'
import { startReactors } from '../../../reactors/index.ts'
import { openBrowser } from '../../testing/browser.ts'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file, { trustProxy: 'loopback' })
const sql = sqlOver(api.pool)
const { pepper } = api.tools
const settings = { publicUrl: 'http://localhost', reservationPepper: pepper }
const reactors = await startReactors({
  log: api.log,
  settings,
  pool: api.pool,
  logger: pino({ level: 'silent' }),
})
file.teardown(reactors.stop)

type Member = Awaited<ReturnType<typeof api.member>>

let numbers = 0
const newNumber = () => `555210${String(numbers++).padStart(4, '0')}`

/** The text messages to a number, the newest first, once there are `count`. */
async function textsTo(phone: string, count = 1) {
  for (;;) {
    const texts = (await outbox(sql)).filter(({ to }) => to === `+1${phone}`)
    if (texts.length >= count) return texts.map(({ text }) => text)
    await sleep(20)
  }
}

const codeIn = (text = '') => /^\d{6}/.exec(text)?.[0] ?? ''
const setPhone = (browser: Pick<Member, 'graphql'>, phoneNumber: string) =>
  browser.graphql('mutation ($phoneNumber: String!) { setPhone(phoneNumber: $phoneNumber) { pending } }', {
    phoneNumber,
  })
const resend = (browser: Member) => browser.graphql('mutation { resendPhoneVerification { pending } }')
const tryCode = (browser: Pick<Member, 'graphql'>, code: string, headers = {}) =>
  browser.graphql('mutation ($code: String!) { verifyPhone(code: $code) }', { code }, headers)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const isVerified = async (browser: Member) =>
  (await browser.graphql('{ viewer { isVerified } }')).data.viewer.isVerified
const asks = async (member: MemberId) =>
  (await api.log.read(streamOf(member))).filter(({ type }) => type === 'PhoneVerificationRequested').length

async function withCode() {
  const [ada, phone] = [await api.member({ verified: false }), newNumber()]
  await setPhone(ada, `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`)
  const [text] = await textsTo(phone)
  return { ada, phone, code: codeIn(text) }
}

test('a member verifies the account with the code that the phone number gets', async (t) => {
  const { ada, phone, code } = await withCode()
  t.notMatch((await textsTo(phone))[0], /lupus/i, 'a text names neither the site nor its condition')
  t.same((await tryCode(ada, wrong(code))).data, { verifyPhone: false })
  t.same((await tryCode(ada, '12345')).data, { verifyPhone: false })
  t.equal(await isVerified(ada), false)
  t.same((await tryCode(ada, code)).data, { verifyPhone: true })
  t.equal(await isVerified(ada), true)
  const [verified] = (await api.log.read(streamOf(ada.member))).filter(
    ({ type }) => type === 'MemberVerified',
  )
  t.match(verified?.data, { by: 'phone' })
  t.match(await resend(ada), { errors: [{ message: 'You must be logged in and unverified to get a code.' }] })
})

test('only the member sees the phone number', async (t) => {
  const { ada, phone } = await withCode()
  const query = 'query ($id: ID!) { user(id: $id) { phoneNumber } }'
  t.same((await ada.graphql(query, { id: ada.member })).data.user, { phoneNumber: phone })
  const bo = await api.member()
  t.same((await bo.graphql(query, { id: ada.member })).data.user, { phoneNumber: null })
})

test('a phone number must have ten digits after +1, and only members can set one', async (t) => {
  const ada = await api.member({ verified: false })
  for (const phone of ['', '555010', '15550100123', '5550100123', '+44 20 7946 0958', 'phone'])
    t.match(await setPhone(ada, phone), { errors: [{ message: 'Please enter a valid phone number' }] }, phone)
  t.match(await resend(ada), { errors: [{ message: 'Please enter a valid phone number' }] })
  t.match(await tryCode(ada, '123456'), { errors: [{ message: 'Please enter a valid phone number' }] })
  t.equal(await asks(ada.member), 0)
  t.match(await setPhone(api.visitor(), newNumber()), {
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  })
})

test('a network can request only so many text messages, from all accounts together', async (t) => {
  const limited = await testApi(t, { rates: { texts: { day: 1 } } })
  const members = [await limited.member({ verified: false }), await limited.member({ verified: false })]
  t.match(await setPhone(members[0]!, newNumber()), { data: { setPhone: {} } })
  t.match(await setPhone(members[1]!, newNumber()), { errors: [{ extensions: { code: 'TOO_MANY' } }] })
})

test('of twenty tries from twenty addresses at the same time, only five count, and then not even the code works', async (t) => {
  const { ada, code } = await withCode()
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => tryCode(ada, wrong(code), { 'x-forwarded-for': `203.0.113.${n}` })),
  )
  t.equal(tries.filter(({ data }) => data?.verifyPhone === false).length, MAX_TRIES_PER_CODE)
  const dead = { errors: [{ message: 'This code no longer works. Please request a new one.' }] }
  t.match(await tryCode(ada, code), dead)
  t.equal(await isVerified(ada), false)
})

test('a code works neither for another member, nor after ten minutes, nor after a newer one or another number', async (t) => {
  const { ada, phone, code } = await withCode()
  const other = await withCode()
  if (other.code !== code) t.same((await tryCode(other.ada, code)).data, { verifyPhone: false })

  await resend(ada)
  const [newer = ''] = await textsTo(phone, 2)
  if (codeIn(newer) !== code) t.same((await tryCode(ada, code)).data, { verifyPhone: false })
  await sql`update operational.phone_code set sent_at = sent_at - interval '10 minutes' where member = ${ada.member}`
  t.match(await tryCode(ada, codeIn(newer)), { errors: [{ extensions: { code: 'CONFLICT' } }] })

  const command = { name: 'setPhone', phone: newNumber() } as const
  const occurredAt = new Date().toISOString()
  const { member } = other.ada
  const intent = { commandId: v7(), actor: member, site: null, occurredAt, origin: 'import' } as const
  await api.settle(api.tools.dispatch(phones, command, intent))
  t.match(await tryCode(other.ada, other.code), { errors: [{ extensions: { code: 'CONFLICT' } }] })
  t.same([await isVerified(ada), await isVerified(other.ada)], [false, false])
})

test('a phone number gets few codes within a day from all accounts together, also after they are deleted', async (t) => {
  const phone = newNumber()
  for (let count = 1; count <= MAX_CODES_PER_NUMBER; count++) {
    const { member, graphql } = await api.member({ verified: false })
    await setPhone({ graphql }, phone)
    await textsTo(phone)
    await deleteOperational(sql, [member], pepper)
    t.same(await sql`select from operational.phone_code where member = ${member}`, [])
  }
  const late = await api.member({ verified: false })
  const tooMany = "We've sent several codes to this number. Please verify via email, or try again tomorrow."
  t.match(await setPhone(late, phone), { errors: [{ message: tooMany, extensions: { code: 'TOO_MANY' } }] })
  t.equal(await asks(late.member), 0)
})

test('a number that verified one account can verify another', async (t) => {
  const { ada, phone, code } = await withCode()
  await tryCode(ada, code)
  const bo = await api.member({ verified: false })
  await setPhone(bo, phone)
  const [text] = await textsTo(phone, 2)
  t.same((await tryCode(bo, codeIn(text))).data, { verifyPhone: true })
  t.same([await isVerified(ada), await isVerified(bo)], [true, true])
})

test('the link of the verification mail proves the address of a member who verified the account by phone', async (t) => {
  const { ada, code } = await withCode()
  await tryCode(ada, code)
  t.equal(await findMemberByEmail(api.tools, ada.email), null)
  const claim = await api.visitor().post('/api/auth/register', { email: ada.email, password: 'sore knees 2' })
  const claimants = async () => [claim.user.id, ada.member]
  t.equal(await accountNamed(api.tools, ada.email, claimants), ada.member, 'an unverified claim comes last')
  const occurredAt = new Date().toISOString()
  const intent = { commandId: v7(), actor: ada.member, site: null, occurredAt, origin: 'live' } as const
  t.match(await verify(api.tools, { member: ada.member, by: 'email' }, intent), { ok: true })
  t.equal(await findMemberByEmail(api.tools, ada.email), ada.member)
})

test('a replay and requests that are not live send no text message', async (t) => {
  const { phone } = await withCode()
  const silent = newNumber()
  const { member } = await api.member({ verified: false })
  const command = { name: 'setPhone', phone: silent } as const
  const occurredAt = new Date().toISOString()
  const intent = { commandId: v7(), actor: member, site: null, occurredAt, origin: 'import' } as const
  await api.settle(api.tools.dispatch(phones, command, intent))
  await replay({
    projections: [members],
    log: api.log,
    pool: api.owner,
    signal: new AbortController().signal,
  })
  // Effects are carried out in order, so messages for the replayed events would arrive before this one.
  await withCode()
  t.equal((await textsTo(phone)).length, 1)
  t.same(await textsTo(silent, 0), [])
})

test('members of a network without a provider of text messages are not offered them', async (t) => {
  const mute = await testApi(t, { sendsTexts: false })
  const ada = await mute.member({ verified: false })
  t.same((await ada.graphql('{ site { verifiesByText } }')).data, { site: { verifiesByText: false } })
  t.match(await setPhone(ada, newNumber()), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  t.same((await openBrowser(api.address).graphql('{ site { verifiesByText } }')).data, {
    site: { verifiesByText: true },
  })
})
