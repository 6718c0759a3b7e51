import { z } from 'zod'
import { MemberId } from '../../../../events/ids.ts'
import { awards } from '../../../commands/awards.ts'
import { FIRST_AWARD_YEAR, LAST_AWARD_YEAR, MAX_AWARD_NAME } from '../../../rules/awards/awards.ts'
import type { MemberRow } from '../../reads.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { isAvailable, memberNamed } from '../members/members.ts'
import { reasonOf } from '../giving/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure } from '../frame/errors.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { carryOut, makingId } from '../frame/mutate.ts'

const AWARD = 'AWARD:'
const AwardId = behind(AWARD, z.uuid())

const Award = z.object({
  name: z.string().trim().min(1, 'This field is required').max(MAX_AWARD_NAME),
  year: z.int().min(FIRST_AWARD_YEAR).max(LAST_AWARD_YEAR),
  earnedAt: z.iso.date('Choose a day'),
})

async function awardsOf(member: MemberRow, context: GraphContext) {
  if (!isAvailable(member, context)) return []
  const rows = await context.services.reads.awardsOf(member.id)
  return rows.map(({ award, name, year, status, earnedAt }) => ({
    id: AWARD + award,
    status,
    earnedAt,
    award: { id: `${AWARD}${year} ${name}`, name, year },
  }))
}

export const awardsResolvers: Resolvers = {
  Query: {
    userAwards: async (_, { userId }, context) =>
      awardsOf(await memberNamed(context, idArgument(MemberId, userId, 'Member')), context),
  },
  User: { awards: (member, _, context) => awardsOf(member, context) },
  Mutation: {
    async giveAward(_, { userId, status, reason, ...given }, context, info) {
      const member = idArgument(MemberId, userId, 'Member')
      const { success, data, error } = Award.safeParse(given)
      if (!success) throw failure('INVALID', error.issues[0]?.message ?? 'Check the award')
      const { name: title, year, earnedAt } = data
      const done = await carryOut(context, info, awards, {
        name: 'giveAward',
        member,
        award: makingId(context, info),
        title,
        year,
        status,
        earnedAt,
        reason: reasonOf(reason),
      })
      return { ...done, user: await memberNamed(context, member) }
    },
    async takeAward(_, { userId, id, reason }, context, info) {
      const member = idArgument(MemberId, userId, 'Member')
      const award = idArgument(AwardId, id, 'Award')
      const done = await carryOut(context, info, awards, {
        name: 'takeAward',
        member,
        award,
        reason: reasonOf(reason),
      })
      return { ...done, user: await memberNamed(context, member) }
    },
  },
}
