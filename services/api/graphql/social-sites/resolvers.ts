import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { MemberId } from '../../../../events/ids.ts'
import { socialSites, type SocialSiteCommand } from '../../../commands/social-sites.ts'
import { stepId } from '../../../commands/frame/ids.ts'
import { handleOf, MAX_SOCIAL_SITES, shownLink, SOCIAL_SITE } from '../../../rules/social-sites.ts'
import type { MemberRow } from '../../reads.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { shows } from '../members/audience.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, signedIn } from '../frame/errors.ts'
import { behind, idArgument } from '../frame/ids.ts'
import { carryOut, makingId } from '../frame/mutate.ts'

const SocialSiteId = behind(SOCIAL_SITE, z.uuid())

const rowsOf = async (member: MemberId, { loaders }: GraphContext) =>
  (await loaders.socialSites.load({ args: null, key: member })) ?? []

/** Links that the viewer may see; those of unverified members are hidden, because spammers live off links. */
async function shownOf(member: MemberRow, context: GraphContext) {
  const isOwn = context.viewer?.id === member.id
  if (!isOwn && !(member.verified && (await shows('socialSites', member, context)))) return []
  return (await rowsOf(member.id, context)).flatMap(shownLink)
}

async function change(context: GraphContext, info: GraphQLResolveInfo, command: SocialSiteCommand) {
  const done = await carryOut(context, info, socialSites, command)
  return { ...done, user: await memberNamed(context, signedIn(context).id) }
}

export const socialSitesResolvers: Resolvers = {
  Query: {
    async userSocialSites(_, { userId }, context) {
      const id = idArgument(MemberId, userId, 'Member')
      return shownOf(await memberNamed(context, id), context)
    },
  },
  User: {
    socialSites: (member, _, context) => shownOf(member, context),
    hasSocialSite: async ({ id }, _, context) =>
      context.viewer?.id === id ? (await rowsOf(id, context)).length > 0 : null,
  },
  Mutation: {
    setSocialSites(_, { sites }, context, info) {
      if (sites.length > MAX_SOCIAL_SITES)
        throw failure('INVALID', `You can add at most ${MAX_SOCIAL_SITES} links`)
      const making = makingId(context, info)
      return change(context, info, {
        name: 'setSocialSites',
        sites: sites.map(({ id, platform, handle }, index) => ({
          id: id ? idArgument(SocialSiteId, id, 'Link') : stepId(making, `social site ${index}`),
          isNew: !id,
          platform,
          handle: handleOf(platform, handle),
        })),
      })
    },
    deleteSocialSite: (_, { id }, context, info) =>
      change(context, info, {
        name: 'removeSocialSite',
        socialSite: idArgument(SocialSiteId, id, 'Link'),
      }),
  },
}
