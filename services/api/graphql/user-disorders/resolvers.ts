import type { GraphQLResolveInfo } from 'graphql'
import { DisorderId } from '../../../../events/ids.ts'
import { userDisorders, type UserDisorderCommand } from '../../../commands/user-disorders.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed } from '../accounts/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { signedIn } from '../frame/errors.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'

const SCHEME = 'USER_DISORDER:'

/** Disorders that a member names, by name. Null for all other viewers, as they are facts about health. */
async function disordersOf(member: string, { viewer, loaders }: GraphContext) {
  if (viewer?.id !== member) return null
  const named = (await loaders.userDisorders.load({ args: null, key: viewer.id })) ?? []
  const rows = await Promise.all(
    named.map(async ({ disorder: id, relationship }) => {
      const disorder = await loaders.disorders.load(id)
      return disorder && { id: `${SCHEME}${id}`, relationshipType: relationship, disorder }
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
    userDisorders: (_, { userId }, context) => disordersOf(userId, context),
  },
  User: {
    disorders: ({ id }, _, context) => disordersOf(id, context),
    async hasDisorder({ id }, _, { viewer, loaders }) {
      if (viewer?.id !== id) return null
      return ((await loaders.userDisorders.load({ args: null, key: viewer.id })) ?? []).length > 0
    },
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
        disorder: idArgument(behind(SCHEME, DisorderId), id, 'Condition'),
      }),
  },
}
