import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { Audience, PrivacySetting } from '../rules/profiles/privacy.ts'
import { roles } from '../rules/roles.ts'
import { accounts } from './accounts.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, unverified, verified, withRole } from './testing/stories.ts'

const details = {
  member: ada,
  email: 'ada@example.org',
  username: 'Ada',
  slug: 'ada',
  firstName: 'Ada',
  lastName: null,
  agreed: null,
  verificationRedirect: null,
  lapsesAt: null,
}
const register = { name: 'register', ...details } as const
const registered: CatalogueEvent = { type: 'MemberRegistered', data: details }
const isVerified: CatalogueEvent = { type: 'MemberVerified', data: { member: ada, by: 'email' } }

test('registration opens an account that is not verified yet', async () => {
  await spec(accounts).given([]).when(register, ada).then([registered])
  await spec(accounts)
    .given([registered])
    .when(register, ada)
    .thenRejected('This member is already registered')
})

test('registration with an account at a provider links it in the same append', async () => {
  const link = { account: 'a'.repeat(64), provider: 'google', vouched: true } as const
  await spec(accounts)
    .given([])
    .when({ ...register, link }, ada)
    .then([registered, { type: 'AuthAccountLinked', data: { member: ada, ...link } }])
})

test('a member can verify the account by e-mail', async () => {
  const wanted = { verificationRedirect: '/messages' }
  const request = { name: 'requestVerification', ...wanted } as const
  const requested: CatalogueEvent = {
    type: 'EmailVerificationRequested',
    data: { member: ada, ...wanted },
  }
  await spec(accounts).given([registered]).when(request, ada).then([requested])
  await spec(accounts).given([registered, requested]).when(request, ada).then([requested])
  await spec(accounts)
    .given([registered, isVerified])
    .when(request, ada)
    .thenRejected('You must be logged in and unverified to resend a verification email.')
  await spec(accounts).given([]).when(request, ada).thenRejected('Member not found')

  const verify = { name: 'verify', member: ada, by: 'email' } as const
  await spec(accounts).given([registered]).when(verify, ada).then([isVerified])
  await spec(accounts).given([registered, isVerified]).when(verify, ada).thenNothing()
})

test('at most three links to choose a new password are mailed to a member within an hour', async () => {
  const request = { name: 'requestPasswordReset', member: ada } as const
  const requested = (requestedAt: string): CatalogueEvent => ({
    type: 'PasswordResetRequested',
    data: { member: ada, requestedAt },
  })
  const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`
  const ask = (given: CatalogueEvent[], occurredAt: string) =>
    spec(accounts)
      .given([registered, ...given])
      .when(request, 'system', { occurredAt })
  await ask([], at(1)).then([requested(at(1))])
  await ask([requested(at(1)), requested(at(2))], at(3)).then([requested(at(3))])
  const three = [requested(at(1)), requested(at(2)), requested(at(3))]
  await ask(three, at(59)).thenNothing()
  await ask(three, '2026-11-21T11:01:00.000Z').then([requested('2026-11-21T11:01:00.000Z')])
  await spec(accounts).given([]).when(request, 'system').thenRejected('Member not found')
  await spec(accounts)
    .given([registered, { type: 'ErasureBegun', data: { member: ada } }])
    .when(request, 'system')
    .thenRejected('Member not found')
})

test('a member can choose a new password with a mailed link, also as a spammer', async () => {
  const reset = { name: 'resetPassword', member: ada } as const
  const done: CatalogueEvent = { type: 'PasswordReset', data: { member: ada } }
  await spec(accounts).given([registered]).when(reset, ada).then([done])
  const spammer: CatalogueEvent = { type: 'RoleChanged', data: { member: ada, role: roles.spammer } }
  await spec(accounts).given([registered, spammer, done]).when(reset, ada).then([done])
})

test('a new password by link cancels a change of e-mail address that somebody else may have requested', async () => {
  const data = { member: ada, email: 'thief@example.org', request: 'of a thief' }
  const requested: CatalogueEvent = { type: 'EmailChangeRequested', data }
  const reset: CatalogueEvent[] = [
    { type: 'PasswordReset', data: { member: ada } },
    { type: 'EmailChangeCancelled', data: { member: ada } },
  ]
  await spec(accounts)
    .given([registered, requested])
    .when({ name: 'resetPassword', member: ada }, ada)
    .then(reset)
  await spec(accounts)
    .given([registered, requested, ...reset])
    .when({ name: 'changeEmail', ...data }, ada)
    .thenRejected('This link no longer works.')
})

test('members can change their own username only', async () => {
  const names = { username: 'Ada L', slug: 'ada-l' }
  const change = { name: 'changeUsername', ...names, isFirstChoice: false } as const
  const changed: CatalogueEvent = {
    type: 'UsernameChanged',
    data: { member: ada, ...names, renamingFrom: '2026-11-28T10:00:00.000Z' },
  }
  await spec(accounts).given([registered]).when(change, ada).then([changed])
  await spec(accounts).given([]).when(change, ada).thenRejected('Member not found')
})

test('a username can be changed once a week; choosing the first one does not count as a change', async () => {
  const names = { username: 'Ada L', slug: 'ada-l' }
  const renamed = (renamingFrom: string | null): CatalogueEvent => ({
    type: 'UsernameChanged',
    data: { member: ada, ...names, renamingFrom },
  })
  const [nextWeek, inTwoWeeks] = ['2026-11-28T10:00:00.000Z', '2026-12-05T10:00:00.000Z']
  const change = { name: 'changeUsername', ...names, isFirstChoice: false } as const
  const choice = { ...change, isFirstChoice: true }
  const chosen = renamed(null)
  await spec(accounts).given([registered]).when(choice, ada).then([chosen])
  await spec(accounts)
    .given([registered, chosen])
    .when(change, ada)
    .then([renamed(nextWeek)])
  await spec(accounts)
    .given([registered, chosen])
    .when(choice, ada)
    .then([renamed(nextWeek)])
  const again = spec(accounts).given([registered, chosen, renamed(nextWeek)])
  await again
    .when(change, ada, { occurredAt: '2026-11-28T09:59:59.999Z' })
    .thenRejected(
      'You can change your username once a week. You can change it again after November 28, 2026.',
    )
  await again.when(change, ada, { occurredAt: nextWeek }).then([renamed(inTwoWeeks)])
})

test('a member gives a first and last name, and chooses who reads it and other fields', async () => {
  const names = { firstName: 'Maya', lastName: 'Iyer' }
  const name = { name: 'setFullName', ...names } as const
  const named: CatalogueEvent = { type: 'FullNameChanged', data: { member: ada, ...names } }
  await spec(accounts).given([registered]).when(name, ada).then([named])
  const privacy = (audience: Audience, setting: PrivacySetting = 'name') =>
    ({ name: 'setPrivacy', setting, audience }) as const
  const changed = (audience: Audience, setting = 'name'): CatalogueEvent => ({
    type: 'PrivacySettingChanged',
    data: { member: ada, setting, audience },
  })
  const given = (...events: CatalogueEvent[]) => spec(accounts).given([registered, ...events])
  await given().when(privacy('everyone'), ada).thenNothing()
  await given()
    .when(privacy('me'), ada)
    .then([changed('me')])
  await given(changed('me')).when(privacy('me'), ada).thenNothing()
  await given().when(privacy('me', 'conditions'), ada).thenNothing()
  await given()
    .when(privacy('members', 'conditions'), ada)
    .then([changed('members', 'conditions')])
  await given()
    .when(privacy('members', 'seen'), ada)
    .thenRejected('You can show this to everybody or to nobody.')
  await given(changed('me'))
    .when(privacy('everyone'), ada)
    .then([changed('everyone')])
  const spammer = withRole(ada, roles.spammer)
  await spec(accounts).given(spammer.events).when(name, ada).thenRejected('Not authorized')
  await spec(accounts)
    .given(spammer.events)
    .when(privacy('me'), ada)
    .then([changed('me')])
})

test("only administrators and the system can assign roles, and super admins an analyst's permission", async () => {
  const promote = { name: 'changeRole', member: ada, role: roles.moderator } as const
  const promoted: CatalogueEvent = { type: 'RoleChanged', data: { member: ada, role: roles.moderator } }
  await spec(accounts).given([registered]).when(promote, 'system').then([promoted])
  await spec(accounts).given([registered, promoted]).when(promote, 'system').thenNothing()
  for (const role of [roles.administrator, roles.superAdmin, roles.communityTech])
    await spec(accounts).given([registered]).knowing(withRole(bo, role)).when(promote, bo).then([promoted])
  for (const other of [verified(bo), withRole(bo, roles.moderator), withRole(bo, roles.spammer)])
    await spec(accounts).given([registered]).knowing(other).when(promote, bo).thenRejected('Not authorized')
  const grant = { name: 'changeAnalyst', member: ada, granted: true } as const
  const granted: CatalogueEvent = { type: 'AnalystGranted', data: { member: ada } }
  const revoked: CatalogueEvent = { type: 'AnalystRevoked', data: { member: ada } }
  const superAdmin = withRole(bo, roles.superAdmin)
  await spec(accounts).given([registered]).when(grant, 'system').then([granted])
  await spec(accounts).given([registered]).knowing(superAdmin).when(grant, bo).then([granted])
  const reason = 'She counts for us'
  await spec(accounts)
    .given([registered])
    .knowing(superAdmin)
    .when({ ...grant, reason }, bo)
    .then([granted, { type: 'AnalystExplained', data: { member: ada, reason } }])
  await spec(accounts).given([registered, granted]).when(grant, 'system').thenNothing()
  await spec(accounts)
    .given([registered, granted])
    .when({ ...grant, granted: false }, 'system')
    .then([revoked])
  await spec(accounts)
    .given([registered])
    .knowing(verified(bo))
    .when(grant, bo)
    .thenRejected('Not authorized')
  await spec(accounts)
    .given([registered])
    .knowing(unverified(ada))
    .when({ ...promote, role: roles.administrator }, ada)
    .thenRejected('Not authorized')
})

test('a requested change of e-mail address waits for its link, which also verifies the account', async () => {
  const request = '018f0000-0000-7000-8000-000000000001'
  const wanted = { email: 'new@example.org', request }
  const requested: CatalogueEvent = { type: 'EmailChangeRequested', data: { member: ada, ...wanted } }
  const cancelled: CatalogueEvent = { type: 'EmailChangeCancelled', data: { member: ada } }
  const changed: CatalogueEvent = { type: 'EmailChanged', data: { member: ada, email: wanted.email } }
  const ask = { name: 'requestEmailChange', ...wanted } as const
  const change = { name: 'changeEmail', member: ada, ...wanted } as const
  const cancel = { name: 'cancelEmailChange', member: ada } as const
  await spec(accounts).given([registered]).when(ask, ada).then([requested])
  const offer = { name: 'offerEmailChange', member: ada, ...wanted, reason: 'Called us.' } as const
  await spec(accounts)
    .given([registered])
    .when(offer, 'system')
    .then([requested, { type: 'EmailChangeExplained', data: { member: ada, reason: offer.reason } }])
  for (const role of [roles.member, roles.administrator])
    await spec(accounts)
      .given([registered])
      .knowing(withRole(bo, role))
      .when(offer, bo)
      .thenRejected('Not authorized')
  await spec(accounts).given([]).when(offer, 'system').thenRejected('Member not found')
  await spec(accounts).given([registered, isVerified, requested]).when(change, ada).then([changed])
  await spec(accounts).given([registered, requested]).when(change, ada).then([changed, isVerified])
  await spec(accounts).given([registered, requested]).when(cancel, ada).then([cancelled])
  await spec(accounts).given([registered]).when(cancel, ada).thenNothing()
  const mailed = { ...cancel, request: wanted.request }
  await spec(accounts).given([registered, requested]).when(mailed, ada).then([cancelled])
  const newer: CatalogueEvent = {
    type: 'EmailChangeRequested',
    data: { member: ada, email: 'other@example.org', request: 'newer' },
  }
  await spec(accounts)
    .given([registered, requested, newer])
    .when(mailed, ada)
    .thenRejected('This link no longer works.')
  for (const later of [cancelled, changed, newer])
    await spec(accounts)
      .given([registered, requested, later])
      .when(change, ada)
      .thenRejected('This link no longer works.')
})

test('a member chooses newsletters, and the same choice again changes nothing', async () => {
  const choose = (subscribed: boolean) => ({ name: 'chooseNewsletters', subscribed }) as const
  const chosen: CatalogueEvent = { type: 'NewslettersChosen', data: { member: ada, subscribed: true } }
  await spec(accounts).given([registered]).when(choose(true), ada).then([chosen])
  await spec(accounts).given([registered]).when(choose(false), ada).thenNothing()
  await spec(accounts).given([registered, chosen]).when(choose(true), ada).thenNothing()
})
