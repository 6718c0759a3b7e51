import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { keysOf } from '../../../../events/entries.ts'
import { MemberId } from '../../../../events/ids.ts'
import { administratorsIn } from '../../../../projections/members/queries.ts'
import { accounts } from '../../../commands/accounts.ts'
import { badges, type BadgeCommand } from '../../../commands/badges.ts'
import { returnAsAdministrator, stepDown } from '../../../commands/administrators.ts'
import { findMemberByEmail } from '../../../commands/names/addresses.ts'
import { may } from '../../../rules/authorise.ts'
import { memberRefusal, type PeopleAction } from '../../../rules/people/people.ts'
import { badgeLabels, givenRoles, isGivenRole } from '../../../rules/profiles/badges.ts'
import { maskedEmail, type MemberSort } from '../../../rules/people/member-list.ts'
import { isAdmin, roles, type RoleId } from '../../../rules/roles.ts'
import { longest } from '../../../rules/text.ts'
import { givenTo } from '../../member-grants.ts'
import type { Listed, MemberRow } from '../../reads.ts'
import type { MemberSort as SortName, QueryResolvers, Resolvers } from '../__generated__/resolvers.ts'
import { isAvailable, memberNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, rejected } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { carryOut, carryOutSteps } from '../frame/mutate.ts'

const Reason = z
  .string()
  .trim()
  .min(1, 'Say why')
  .max(longest.note, `Maximum length of ${longest.note} exceeded`)

/** Reason of an administrator from an argument. Throws if it is empty or too long. */
export function reasonOf(text: string): string {
  const { success, data, error } = Reason.safeParse(text)
  if (!success) throw failure('INVALID', error.issues[0]?.message ?? 'Say why')
  return data
}

const roleOf = (id: number): RoleId => {
  if (!isGivenRole(id)) throw failure('INVALID', 'Choose another role')
  return id
}

async function change(context: GraphContext, info: GraphQLResolveInfo, command: BadgeCommand) {
  const done = await carryOut(context, info, badges, command)
  return { ...done, user: await memberNamed(context, command.member) }
}

/** The member and the reason that all arguments have. */
const about = ({ userId, reason }: { userId: string; reason: string }) => ({
  member: idArgument(MemberId, userId, 'Member'),
  reason: reasonOf(reason),
})

const isRole = (id: number): id is RoleId => Object.values<number>(roles).includes(id)

const sorts: Readonly<Record<SortName, MemberSort>> = {
  NEWEST: 'newest',
  NAME: 'name',
  ROLE: 'role',
  VERIFIED: 'verified',
  REPORTS: 'reports',
  LAST_SEEN: 'lastSeen',
}

/** True for administrators who can recover the access of some members, and so see parts of addresses. */
const recovers = ({ viewer }: Pick<GraphContext, 'viewer'>): boolean =>
  memberRefusal({ name: 'recoverAccess' }, { id: '', role: roles.member }, viewer) === null

/** The administrators' list of members. An address is looked up by its hash, and found only if it is proven and exact. */
const members: NonNullable<QueryResolvers['members']> = async (
  _,
  { text, roleId, verified, reported, badge, sort, reversed, first, after },
  context,
) => {
  allowed('changeRole', context)
  const page = pageOf(first, after)
  if (roleId != null && !isRole(roleId)) throw failure('INVALID', 'Choose another role')
  const part = text?.trim().slice(0, 256) ?? ''
  const isAddress = part.includes('@') && recovers(context)
  const only = isAddress ? await findMemberByEmail(context.services.tools, part) : null
  if (isAddress && !only) return connection<MemberRow & Listed>(null, page)
  const of = {
    part: isAddress ? '' : part.slice(0, 60),
    only,
    role: roleId ?? null,
    verified: verified ?? null,
    reported: reported ?? null,
    badge: badge ?? null,
    sort: sorts[sort ?? 'NEWEST'],
    reversed: reversed ?? false,
  }
  return connection(await context.services.reads.membersPage(of, page), page)
}

/** The reason for which the viewer may not do something about a member; null if the viewer may. */
const whyNot = (action: PeopleAction, member: MemberRow, { viewer }: GraphContext): string | null =>
  memberRefusal(action, member, viewer)?.message ?? null

const givable = (member: MemberRow, context: GraphContext): RoleId[] =>
  keysOf(givenRoles)
    .map(Number)
    .filter(isGivenRole)
    .filter((to) => whyNot({ name: 'changeRole', to }, member, context) === null)

export const givingResolvers: Resolvers = {
  Query: {
    members,
  },
  User: {
    secondaryBadge: (member, _, context) =>
      member.secondaryBadge && isAvailable(member, context) ? badgeLabels[member.secondaryBadge] : null,
    legacyRole: (member, _, context) => (isAvailable(member, context) ? member.legacyRole : null),
    givenBadges: ({ primaryBadge, secondaryBadge }) =>
      [primaryBadge, secondaryBadge].filter((badge) => badge !== null),
    administration: (member, _, { viewer }) => (may('changeRole', viewer) ? member : null),
    async givenChanges(member, _, context) {
      if (!may('changeRole', context.viewer)) return null
      const changes = await givenTo(context.services.log, member.id)
      return Promise.all(
        changes.map(async ({ by, ...change }) => ({ ...change, by: by && (await memberNamed(context, by)) })),
      )
    },
  },
  MemberAdministration: {
    id: ({ id }) => `ADMINISTRATION:${id}`,
    isVerified: ({ verified }) => verified,
    isAnalyst: ({ analyst }) => analyst,
    maskedEmail: ({ email }, _, context) => (email !== null && recovers(context) ? maskedEmail(email) : null),
    openReports: async ({ id }, _, { loaders }) => (await loaders.memberFigures.load(id))?.openReports ?? 0,
    lastSeenAt: async ({ id }, _, { loaders }) => (await loaders.memberFigures.load(id))?.lastSeenAt ?? null,
    givableRoleIds: (member, _, context) => givable(member, context),
    roleRefusal: (member, _, context) =>
      givable(member, context).length > 0
        ? null
        : whyNot({ name: 'changeRole', to: roles.member }, member, context),
    badgeRefusal: (member, _, context) => whyNot({ name: 'giveBadge' }, member, context),
    awardRefusal: (member, _, context) => whyNot({ name: 'giveAward' }, member, context),
    analystRefusal: (member, _, context) => whyNot({ name: 'grantAnalyst' }, member, context),
  },
  Mutation: {
    async changeRole(_, { roleId, ...args }, context, info) {
      const { member, reason } = about(args)
      const role = roleOf(roleId)
      // Before the first step, which an administrator may take alone to delete the own account.
      const refused = memberRefusal(
        { name: 'changeRole', to: role },
        await memberNamed(context, member),
        context.viewer,
      )
      if (refused) throw rejected(refused)
      const others = isAdmin(role) ? [] : await administratorsIn(context.services.sql)
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) => [
        ...(isAdmin(role) ? [] : [() => stepDown(dispatch, { member, others }, intent)]),
        () => dispatch(accounts, { name: 'changeRole', member, role, reason }, intent),
        () => returnAsAdministrator(dispatch, member, intent),
      ])
      return { ...done, user: await memberNamed(context, member) }
    },
    async changeAnalyst(_, { granted, ...args }, context, info) {
      const { member, reason } = about(args)
      const done = await carryOut(context, info, accounts, { name: 'changeAnalyst', member, granted, reason })
      return { ...done, user: await memberNamed(context, member) }
    },
    giveBadge: (_, { badge, ...args }, context, info) =>
      change(context, info, { name: 'giveBadge', badge, ...about(args) }),
    takeBadge: (_, { badge, ...args }, context, info) =>
      change(context, info, { name: 'takeBadge', badge, ...about(args) }),
    setLegacyRole: (_, { legacyRole, ...args }, context, info) =>
      change(context, info, { name: 'setLegacyRole', legacyRole: legacyRole ?? null, ...about(args) }),
  },
}
