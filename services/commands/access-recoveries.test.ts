import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED } from '../../events/define.ts'
import type { MemberId } from '../../events/kinds.ts'
import { roles, type RoleId } from '../rules/roles.ts'
import { accessRecoveries } from './access-recoveries.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, cy, here, moderator, verified, withRole } from './testing/stories.ts'

const request = '018f0000-0000-7000-8000-000000000001'
const reason = 'She called, and knew her last posts.'
const email = 'new@example.org'
const hours = (count: number) => new Date(Date.parse(here.occurredAt) + count * 3_600_000).toISOString()
const admin = withRole(bo, roles.administrator)
const superAdmin = withRole(cy, roles.superAdmin)
const other = withRole(moderator, roles.superAdmin)
const asked = (of: {
  due?: string | null
  lapsesAt?: string | null
  way?: 'email' | 'second-factor'
  by?: MemberId
}): CatalogueEvent => ({
  type: 'AccessRecoveryRequested',
  data: {
    member: ada,
    request,
    by: of.by ?? bo,
    way: of.way ?? 'email',
    email: of.way === 'second-factor' ? null : email,
    reason,
    due: of.due ?? null,
    lapsesAt: of.lapsesAt ?? null,
  },
})
const ask = {
  name: 'requestRecovery',
  member: ada,
  request,
  way: 'email',
  email,
  reason,
  others: [],
} as const
const complete = { name: 'completeRecovery', member: ada, request, by: bo } as const
const end = { name: 'stopRecovery', member: ada, request } as const
const confirm = { name: 'confirmRecovery', member: ada, request } as const
const stopped = (by: MemberId | null): CatalogueEvent => ({
  type: 'AccessRecoveryStopped',
  data: { member: ada, request, by },
})
const confirmed: CatalogueEvent = {
  type: 'AccessRecoveryConfirmed',
  data: { member: ada, request, by: cy, due: hours(72) },
}
const as = (role: RoleId) => spec(accessRecoveries).given(withRole(ada, role).events)
const member = (...after: CatalogueEvent[]) =>
  spec(accessRecoveries)
    .given([...verified(ada).events, ...after])
    .knowing(admin)

test("a change of a member's log-in happens 72 hours after an administrator asked, once", async () => {
  await member()
    .when(ask, bo)
    .then([asked({ due: hours(72) })])
  const due = member(asked({ due: hours(72) }))
  await due.when(complete, 'system', { occurredAt: hours(71) }).thenRejected("This change isn't due yet.")
  const wanted: CatalogueEvent = { type: 'EmailChangeRequested', data: { member: ada, email, request } }
  const done: CatalogueEvent = { type: 'AccessRecovered', data: { member: ada, request, way: 'email' } }
  await due
    .when(complete, 'system', { occurredAt: hours(72) })
    .then([done, wanted, { type: 'EmailChangeExplained', data: { member: ada, reason } }])
  const after = member(asked({ due: hours(72) }), done, wanted)
  await after.when(complete, 'system', { occurredAt: hours(73) }).thenNothing()
  await after.when(end, ada).thenRejected('This change is no longer open.')
  await due.when(complete, bo, { occurredAt: hours(72) }).thenRejected('Not authorized')
  const erased = asked({ due: hours(72) })
  Object.assign(erased.data, { email: ERASED })
  await member(erased)
    .when(complete, 'system', { occurredAt: hours(72) })
    .thenRejected('Member not found')
})

test('a second factor is removed only from a member who has one', async () => {
  const lost = { ...ask, way: 'second-factor', email: null } as const
  await member().when(lost, bo).thenRejected('This member has no second factor.')
  await member()
    .when({ ...ask, email: null }, bo)
    .thenRejected('Check the email address')
  const passkey: CatalogueEvent = { type: 'PasskeyAdded', data: { member: ada } }
  const open = asked({ way: 'second-factor', due: hours(72) })
  await member(passkey).when(lost, bo).then([open])
  await member(passkey, open)
    .when(complete, 'system', { occurredAt: hours(72) })
    .then([
      { type: 'AccessRecovered', data: { member: ada, request, way: 'second-factor' } },
      { type: 'SecondFactorsReset', data: { member: ada, by: 'administrator' } },
    ])
})

test('the member and each administrator who may act on the member can stop it, and then it is not carried out', async () => {
  const open = member(asked({ due: hours(72) }))
  await open.when(end, ada).then([stopped(ada)])
  await open.when(end, bo).then([stopped(bo)])
  await open
    .knowing(withRole(cy, roles.communityTech))
    .when(end, cy)
    .thenRejected('Only administrators and super admins can let a member back in.')
  const gone = member(asked({ due: hours(72) }), stopped(ada))
  await gone.when(end, ada).thenNothing()
  await gone.when(complete, 'system', { occurredAt: hours(72) }).thenNothing()
  await gone.when(ask, bo).then([asked({ due: hours(72) })])
  await open
    .when({ ...ask, request: 'another' }, bo)
    .thenRejected("A change of this member's log-in is already open. Stop it before you ask again.")
})

test('for moderators and administrators, another administrator who stands above them confirms it within a week', async () => {
  const waiting = asked({ lapsesAt: hours(7 * 24) })
  const alone =
    "No second administrator can confirm this. The network's operator can do it, with npm run member."
  await as(2).knowing(admin).when(ask, bo).thenRejected(alone)
  await as(2)
    .knowing(admin)
    .when({ ...ask, others: [bo] }, bo)
    .thenRejected(alone)
  await as(2)
    .knowing(admin, withRole(cy, roles.communityTech))
    .when({ ...ask, others: [bo, cy] }, bo)
    .thenRejected(alone)
  await as(2)
    .knowing(admin, superAdmin)
    .when({ ...ask, others: [bo, cy] }, bo)
    .then([waiting])
  await as(1)
    .knowing(admin, superAdmin, other)
    .when({ ...ask, others: [cy, moderator] }, cy)
    .then([asked({ by: cy, lapsesAt: hours(7 * 24) })])

  const open = spec(accessRecoveries)
    .given([...withRole(ada, roles.moderator).events, waiting])
    .knowing(admin, superAdmin)
  await open.when(confirm, bo).thenRejected('Another administrator must confirm this.')
  await open.when(confirm, cy).then([confirmed])
  await open.when(complete, 'system', { occurredAt: hours(200) }).thenNothing()
  await open.when(confirm, cy, { occurredAt: hours(168) }).thenRejected('This change is no longer open.')
  await open
    .when({ ...ask, others: [cy] }, bo, { occurredAt: hours(168) })
    .then([{ ...waiting, data: { ...waiting.data, lapsesAt: hours(336) } } as CatalogueEvent])
  const ready = spec(accessRecoveries)
    .given([...withRole(ada, roles.moderator).events, waiting, confirmed])
    .knowing(admin, superAdmin)
  await ready.when(confirm, cy).thenNothing()
  await ready.when(complete, 'system', { occurredAt: hours(71) }).thenRejected("This change isn't due yet.")
  await ready.when(complete, 'system', { occurredAt: hours(72) }).then([
    { type: 'AccessRecovered', data: { member: ada, request, way: 'email' } },
    { type: 'EmailChangeRequested', data: { member: ada, email, request } },
    { type: 'EmailChangeExplained', data: { member: ada, reason } },
  ])
})

test('it ends if the administrator who asked may not act any more, or the member now needs a confirmation', async () => {
  const late = { occurredAt: hours(72) }
  const open = asked({ due: hours(72) })
  await spec(accessRecoveries)
    .given([...verified(ada).events, open])
    .knowing(verified(bo))
    .when(complete, 'system', late)
    .then([stopped(null)])
  await spec(accessRecoveries)
    .given([...withRole(ada, roles.moderator).events, open])
    .knowing(admin)
    .when(complete, 'system', late)
    .then([stopped(null)])
  await member(open)
    .when({ ...complete, by: cy }, 'system', late)
    .then([stopped(null)])
})
