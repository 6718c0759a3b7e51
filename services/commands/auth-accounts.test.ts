import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { authAccounts, type AuthAccountCommand } from './auth-accounts.ts'
import { spec } from './testing/spec.ts'
import { ada, unverified, withRole } from './testing/stories.ts'

const accounts = Array.from({ length: 11 }, (_, index) => index.toString(16).repeat(64))
const [first = '', second = ''] = accounts

const link = (account = first): AuthAccountCommand => ({
  name: 'linkAuthAccount',
  account,
  provider: 'google',
  vouched: false,
})
const unlink = (hasOtherWay = false): AuthAccountCommand => ({
  name: 'unlinkAuthAccount',
  account: first,
  hasOtherWay,
})
const linked = (account = first): CatalogueEvent => ({
  type: 'AuthAccountLinked',
  data: { member: ada, account, provider: 'google', vouched: false },
})
const unlinked: CatalogueEvent = { type: 'AuthAccountUnlinked', data: { member: ada, account: first } }

const given = (...events: CatalogueEvent[]) =>
  spec(authAccounts).given([...unverified(ada).events, ...events])

test('a member links an account once, and can link it again after unlinking it', async () => {
  await given().when(link(), ada).then([linked()])
  await given(linked()).when(link(), ada).thenNothing()
  await given(linked(), unlinked).when(link(), ada).then([linked()])
})

test('a member unlinks an account only if another way to log in is left', async () => {
  await given(linked()).when(unlink(true), ada).then([unlinked])
  await given(linked(), linked(second)).when(unlink(), ada).then([unlinked])
  await given(linked(), linked(second), unlinked).when(unlink(), ada).thenNothing()
  await given(linked())
    .when(unlink(), ada)
    .thenRejected('This is your only way to log in. Choose a password first.')
})

test('a member links ten accounts at most', async () => {
  const [last, ...others] = accounts
  await given(...others.map((account) => linked(account)))
    .when(link(last), ada)
    .thenRejected('You can link at most 10 accounts.')
})

test('a spammer can unlink accounts, but not link them', async () => {
  const { events } = withRole(ada, roles.spammer)
  await spec(authAccounts)
    .given([...events, linked()])
    .when(unlink(true), ada)
    .then([unlinked])
  await spec(authAccounts).given(events).when(link(), ada).thenRejected('Not authorized')
})
