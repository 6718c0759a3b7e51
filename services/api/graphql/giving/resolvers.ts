import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { MemberId } from '../../../../events/ids.ts'
import { administratorsIn } from '../../../../projections/members/queries.ts'
import { accounts } from '../../../commands/accounts.ts'
import { badges, type BadgeCommand } from '../../../commands/badges.ts'
import { returnAsAdministrator, stepDown } from '../../../commands/administrators.ts'
import { may } from '../../../rules/authorise.ts'
import { badgeLabels, isGivenRole } from '../../../rules/profiles/badges.ts'
import { isAdmin, type RoleId } from '../../../rules/roles.ts'
import { longest } from '../../../rules/text.ts'
import { givenTo } from '../../member-grants.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { isAvailable, memberNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure } from '../frame/errors.ts'
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

export const givingResolvers: Resolvers = {
  Query: {
    async members(_, { text, roleId, first, after }, context) {
      allowed('changeRole', context)
      const page = pageOf(first, after)
      const of = { part: text?.trim().slice(0, 60) ?? '', role: roleId == null ? null : roleOf(roleId) }
      return connection(await context.services.reads.membersPage(of, page), page)
    },
  },
  User: {
    secondaryBadge: (member, _, context) =>
      member.secondaryBadge && isAvailable(member, context) ? badgeLabels[member.secondaryBadge] : null,
    legacyRole: (member, _, context) => (isAvailable(member, context) ? member.legacyRole : null),
    givenBadges: ({ primaryBadge, secondaryBadge }) =>
      [primaryBadge, secondaryBadge].filter((badge) => badge !== null),
    async givenChanges(member, _, context) {
      if (!may('changeRole', context.viewer)) return null
      const changes = await givenTo(context.services.log, member.id)
      return Promise.all(
        changes.map(async ({ by, ...change }) => ({ ...change, by: by && (await memberNamed(context, by)) })),
      )
    },
  },
  Mutation: {
    async changeRole(_, { roleId, ...args }, context, info) {
      const { member, reason } = about(args)
      const role = roleOf(roleId)
      allowed('changeRole', context)
      const others = isAdmin(role) ? [] : await administratorsIn(context.services.sql)
      const done = await carryOutSteps(context, info, ({ dispatch }, intent) => [
        ...(isAdmin(role) ? [] : [() => stepDown(dispatch, { member, others }, intent)]),
        () => dispatch(accounts, { name: 'changeRole', member, role, reason }, intent),
        () => returnAsAdministrator(dispatch, member, intent),
      ])
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
