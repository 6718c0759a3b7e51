import { test } from 'tap'
import type { CatalogueEvent } from '../../../events/catalogue.ts'
import { MAX_CODES_PER_DAY, MAX_CODES_PER_HOUR, phoneIn, phones } from './phones.ts'
import { spec } from '../testing/spec.ts'
import { ada, unverified } from '../testing/stories.ts'

const phone = '5550100123'
const registered = unverified(ada).events
const set: CatalogueEvent = { type: 'PhoneSet', data: { member: ada, phone } }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString()
const requested = (minute: number): CatalogueEvent => ({
  type: 'PhoneVerificationRequested',
  data: { member: ada, requestedAt: at(minute) },
})
const minutes = (count: number, apart = 1) => Array.from({ length: count }, (_, n) => requested(n * apart))
const when = (minute: number) => ({ occurredAt: at(minute) })
const setPhone = { name: 'setPhone', phone } as const
const resend = { name: 'requestPhoneVerification' } as const

test('a member who sets a phone number gets a code, unless the account is verified', async () => {
  const ask = spec(phones).given(registered)
  await ask.when(setPhone, ada, when(0)).then([set, requested(0)])
  await ask.when(resend, ada, when(0)).thenRejected('Please enter a valid phone number')
  await spec(phones)
    .given([...registered, set, requested(0)])
    .when(resend, ada, when(1))
    .then([requested(1)])

  const isVerified: CatalogueEvent = { type: 'MemberVerified', data: { member: ada, by: 'phone' } }
  const known = spec(phones).given([...registered, set, isVerified])
  await known.when(setPhone, ada).then([set])
  await known.when(resend, ada).thenRejected('You must be logged in and unverified to get a code.')
})

test('a member gets few codes within an hour and within a day, also for different phone numbers', async () => {
  const sorry = "We've sent you several codes. Use the latest one, or try again later."
  const ask = (given: CatalogueEvent[]) => spec(phones).given([...registered, set, ...given])
  const hour = minutes(MAX_CODES_PER_HOUR)
  await ask(hour).when(resend, ada, when(59)).thenRejected(sorry)
  await ask(hour).when(setPhone, ada, when(59)).thenRejected(sorry)
  await ask(hour)
    .when(resend, ada, when(60))
    .then([requested(60)])
  const day = minutes(MAX_CODES_PER_DAY, 60)
  await ask(day).when(resend, ada, when(1439)).thenRejected(sorry)
  await ask(day)
    .when(resend, ada, when(1440))
    .then([requested(1440)])
})

test('the latest phone number of a member counts', async (t) => {
  const later: CatalogueEvent = { type: 'PhoneSet', data: { member: ada, phone: '5550100999' } }
  t.equal(phoneIn([]), null)
  t.equal(phoneIn([set, later]), '5550100999')
})
