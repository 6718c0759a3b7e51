import type { GraphQLResolveInfo } from 'graphql'
import { DisorderId, MemberId } from '../../../../events/ids.ts'
import { userDisorders, type UserDisorderCommand } from '../../../commands/user-disorders.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import type { MemberRow } from '../../reads.ts'
import { shows } from '../members/audience.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { signedIn } from '../frame/errors.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'
import { membersShowing } from './showing.ts'

/** Start of the ids of the disorders that a member names. */
const schemeOf = ({ id }: { id: string }) => `USER_DISORDER:${id}:`

/** Disorders that a member names, by name; null if the viewer is not in their audience. */
async function disordersOf(member: MemberRow, context: GraphContext) {
  if (!(await shows('conditions', member, context))) return null
  const { loaders } = context
  const named = (await loaders.userDisorders.load({ args: null, key: member.id })) ?? []
  const rows = await Promise.all(
    named.map(async ({ disorder: id, relationship }) => {
      const disorder = await loaders.disorders.load(id)
      return disorder && { id: `${schemeOf(member)}${id}`, relationshipType: relationship, disorder }
    }),
  )
  return rows
    .filter((row) => row !== null)
    .toSorted((one, other) => one.disorder.name.localeCompare(other.disorder.name, 'en'))
}

async function change(context: GraphContext, info: GraphQLResolveInfo, command: UserDisorderCommand) {
  const done = await carryOut(context, info, userDisorders, command)
  return { ...done, user: await memberNamed(context, signedIn(context).id) }
}

export const userDisordersResolvers: Resolvers = {
  Query: {
    userDisorders: async (_, { userId }, context) =>
      disordersOf(await memberNamed(context, idArgument(MemberId, userId, 'Member')), context),
  },
  User: {
    disorders: (member, _, context) => disordersOf(member, context),
    async hasDisorder({ id }, _, { viewer, loaders }) {
      if (viewer?.id !== id) return null
      return ((await loaders.userDisorders.load({ args: null, key: viewer.id })) ?? []).length > 0
    },
  },
  Disorder: {
    members: ({ id }, _, context) => membersShowing(id, context),
  },
  Mutation: {
    setDisorderRelationship: (_, { disorderId, relationship }, context, info) =>
      change(context, info, {
        name: 'setDisorderRelationship',
        disorder: idArgument(DisorderId, disorderId, 'Condition'),
        relationship: relationship ?? null,
      }),
    deleteUserDisorder: (_, { id }, context, info) =>
      change(context, info, {
        name: 'removeUserDisorder',
        disorder: idArgument(behind(schemeOf(signedIn(context)), DisorderId), id, 'Condition'),
      }),
  },
}
