import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { roles } from '../rules/roles.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, moderator, verified, withRole } from './testing/stories.ts'
import { awards } from './awards.ts'
import { badges, type BadgeCommand } from './badges.ts'

const reason = 'She moderates with us'
const give: BadgeCommand = { name: 'giveBadge', member: bo, badge: 'patient_leader', reason }
const given: CatalogueEvent = { type: 'BadgeGiven', data: { member: bo, badge: 'patient_leader', reason } }
const registered = [...verified(bo).events]
const admin = withRole(ada, roles.administrator)

test('administrators give and take badges, each of which is held once and replaces one of its rank', async () => {
  const held = spec(badges).given([...registered, given])
  await spec(badges).given(registered).knowing(admin).when(give, ada).then([given])
  await held.knowing(admin).when(give, ada).thenNothing()
  const other: CatalogueEvent = { type: 'BadgeGiven', data: { ...given.data, badge: 'digital_creator' } }
  await held
    .knowing(admin)
    .when({ ...give, badge: 'digital_creator' }, ada)
    .then([other])
  const take: BadgeCommand = { name: 'takeBadge', member: bo, badge: 'patient_leader', reason }
  await held
    .knowing(admin)
    .when(take, ada)
    .then([{ type: 'BadgeTaken', data: given.data }])
  await spec(badges)
    .given([...registered, given, other])
    .knowing(admin)
    .when(take, ada)
    .thenNothing()
  await spec(badges)
    .given(registered)
    .knowing(withRole(moderator, roles.moderator))
    .when(give, moderator)
    .thenRejected('Not authorized')
  const peer = [
    ...registered,
    { type: 'RoleChanged', data: { member: bo, role: roles.administrator } } as const,
  ]
  const message = "Your role doesn't stand above this member's. Ask a super admin."
  await spec(badges).given(peer).knowing(admin).when(give, ada).thenRejected(message)
})

test('a legacy role is set and removed with a reason', async () => {
  const set: BadgeCommand = { name: 'setLegacyRole', member: bo, legacyRole: 'author', reason }
  const done: CatalogueEvent = {
    type: 'LegacyRoleGiven',
    data: { member: bo, legacyRole: 'author', reason },
  }
  await spec(badges).given(registered).knowing(admin).when(set, ada).then([done])
  await spec(badges)
    .given([...registered, done])
    .knowing(admin)
    .when({ ...set, legacyRole: null }, ada)
    .then([{ type: 'LegacyRoleTaken', data: { member: bo, reason } }])
})

test('administrators give and take awards', async () => {
  const award = '0193a1b2-0000-7000-8000-000000000001'
  const about = { year: 2026, status: 'WINNER', earnedAt: '2026-11-21' } as const
  const won: CatalogueEvent = {
    type: 'AwardGiven',
    data: { member: bo, award, name: 'Best comeback', ...about, reason },
  }
  const giving = { name: 'giveAward', member: bo, award, title: 'Best comeback', ...about, reason } as const
  await spec(awards).given([]).knowing(admin, verified(bo)).when(giving, ada).then([won])
  const taking = { name: 'takeAward', member: bo, award, reason } as const
  await spec(awards)
    .given([won])
    .knowing(admin, verified(bo))
    .when(taking, ada)
    .then([{ type: 'AwardTaken', data: { member: bo, award, reason } }])
  await spec(awards).given([]).knowing(admin, verified(bo)).when(taking, ada).thenNothing()
  await spec(awards).given([]).knowing(verified(bo)).when(giving, bo).thenRejected('Not authorized')
})
