import { MemberId } from '../../../../events/ids.ts'
import { accounts } from '../../../commands/accounts.ts'
import { sessionsOf } from '../../../operational/sessions.ts'
import { lettersLately, MAX_LETTERS_PER_HOUR } from '../../../operational/letters.ts'
import { offersMessages } from '../../../rules/authorise.ts'
import { PersonName } from '../../../rules/fields.ts'
import {
  audienceOf,
  audiences,
  isPrivacySetting,
  privacySettings,
  type Audience,
} from '../../../rules/profiles/privacy.ts'
import { receivesEmails } from '../../../rules/mail.ts'
import { badgeOf } from '../../../rules/profiles/badges.ts'
import { roles } from '../../../rules/roles.ts'
import type { MemberRow } from '../../reads.ts'
import type { Audience as GraphAudience, Resolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { findContent } from '../frame/content.ts'
import { allowed, failure, notFound, orNotFound, signedIn } from '../frame/errors.ts'
import { assocTypeOf, idArgument, SessionId } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'
import { isRecentLogIn } from '../../sessions/proof.ts'
import { updateEmail, updateGeneralSettings } from './settings.ts'
import { shows } from '../members/audience.ts'
import { enumName } from '../../../../events/entries.ts'
import { isAvailable, isRestricted, memberNamed } from '../members/members.ts'

const MAX_FOUND = 10

const isOwn = (member: MemberRow, { viewer }: GraphContext) => viewer?.id === member.id

/** True if the viewer may see the member's first and last name, which only social networks show to others. */
const showsName = async (member: MemberRow, context: GraphContext) =>
  (isOwn(member, context) || context.site.features.includes('social_network')) &&
  (await shows('name', member, context))

async function settingsOf({ id, audiences }: MemberRow, { services }: GraphContext) {
  const hidden = await services.reads.hiddenActivity(id)
  return privacySettings.map((name) => {
    const audience = hidden.includes(name) ? 'me' : audienceOf(name, audiences)
    return { id: `PRIVACY:${name}:${id}`, name, isPrivate: audience === 'me', audience: enumName(audience) }
  })
}

/** Audience of the API: `isPrivate` alone is 'me' or 'everyone' (spec §7); a contradiction is invalid. */
function chosenAudience(isPrivate: boolean, audience: GraphAudience | null | undefined): Audience {
  if (!audience) return isPrivate ? 'me' : 'everyone'
  if (isPrivate !== (audience === 'ME')) throw failure('INVALID', 'Choose either private or an audience.')
  return audiences.find((one) => enumName(one) === audience) ?? 'me'
}

const sessionId = (uuid: string) => `session_${uuid}`

export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_, __, { viewer, loaders }) => viewer && loaders.members.load(viewer.id),
    async user(_, { id, slug, ignore404 }, context) {
      const { loaders, services } = context
      const { data } = MemberId.safeParse(id)
      const row = data
        ? await loaders.members.load(data)
        : !id && slug && (await services.reads.memberBySlug(slug))
      const member = row && isAvailable(row, context) ? row : null
      return ignore404 ? member : orNotFound(member, 'Member')
    },
    async userPrivacySettings(_, { userId, name }, context) {
      const { viewer } = context
      if (viewer?.id !== userId) return []
      const settings = await settingsOf(await memberNamed(context, viewer.id), context)
      return settings.filter((one) => !name || one.name === name)
    },
    async userSearch(_, { text, adminsOnly }, context) {
      const viewer = signedIn(context)
      const part = text?.trim().slice(0, 60)
      if (!part) return []
      return context.services.reads.membersNamed({ part, adminsOnly: adminsOnly ?? false, viewer }, MAX_FOUND)
    },
  },

  User: {
    assocType: ({ id }) => assocTypeOf(id),
    username: (member, _, context) => (isAvailable(member, context) && member.username) || 'Removed member',
    slug: (member, _, context) => (isAvailable(member, context) && member.slug) || member.id,
    firstName: async (member, _, context) => ((await showsName(member, context)) ? member.firstName : null),
    lastName: async (member, _, context) => ((await showsName(member, context)) ? member.lastName : null),
    privacySettings: (member, _, context) => (isOwn(member, context) ? settingsOf(member, context) : null),
    roleId: ({ role }) => role,
    badge: (member, _, context) =>
      isAvailable(member, context) ? badgeOf(member.role, member.primaryBadge) : badgeOf(roles.member),
    insertedAt: ({ registeredAt }) => registeredAt,
    isDeleted: (member, _, context) => !isAvailable(member, context),
    async isFollowed(member, _, context) {
      const { viewer, loaders } = context
      if (!viewer || !isAvailable(member, context)) return false
      return (await loaders.followed.load({ args: viewer.id, key: member.id })) === true
    },
    followerCount: (member, _, context) => (isAvailable(member, context) ? member.followers : 0),
    followingCount: (member, _, context) => (isAvailable(member, context) ? member.following : 0),
    async canMessage(member, _, context) {
      const { viewer, site } = context
      if (!site.features.includes('private_messaging')) return false
      return offersMessages(member, viewer, { restricted: await isRestricted(member, context) })
    },
    async threads(member, { first, after }, context) {
      const { site, viewer, loaders } = context
      const page = pageOf(first, after)
      const isShown = await shows('activity', member, context)
      return connection(
        isShown
          ? await loaders.threadsOf.load({ args: { page, viewer, site: site.id }, key: member.id })
          : null,
        page,
      )
    },
    async contributions(member, { first, after }, context) {
      const { site, viewer, services } = context
      const page = pageOf(first, after)
      if (!(await shows('activity', member, context))) return connection(null, page)
      const found = await services.reads.contributionsPage(member.id, site.id, page, viewer)
      const { edges, pageInfo } = connection(found, page)
      // What is under an item that the viewer cannot see is hidden with it.
      const seen = await Promise.all(edges.map(({ node }) => findContent(context, node.id)))
      return { edges: edges.filter((_, index) => seen[index]), pageInfo }
    },
    email: (member, _, context) => (isOwn(member, context) ? member.email : null),
    isVerified: (member, _, context) => (isOwn(member, context) ? member.verified : null),
    isUpdatingEmail: (member, _, context) => (isOwn(member, context) ? member.wantedEmail !== null : null),
    wantedEmail: (member, _, context) => (isOwn(member, context) ? member.wantedEmail : null),
    receiveEmails: (member, _, context) => (isOwn(member, context) ? receivesEmails(member) : null),
    mustConfirm: (member, _, context) =>
      isOwn(member, context) ? context.session === null || !isRecentLogIn(context.session) : null,
    isAnalyst: (member, _, context) => (isOwn(member, context) ? member.analyst : null),
    needsSecondFactor: (member, _, context) =>
      isOwn(member, context) ? context.viewer?.withheld !== undefined : null,
    sessions: (member, _, context) =>
      isOwn(member, context) ? sessionsOf(context.services.sql, member.id) : null,
  },

  Session: {
    id: ({ id }) => sessionId(id),
    isCurrent: ({ id }, _, { session }) => session?.root === id,
  },

  Mutation: {
    updateGeneralSettings,
    updateEmail,
    async setFirstAndLastName(_, names, context, info) {
      const viewer = allowed('changeName', context)
      const [firstName, lastName] = [names.firstName, names.lastName].map((name) => {
        const checked = PersonName.safeParse(name)
        if (!checked.success) throw failure('INVALID', checked.error.issues[0]?.message ?? 'Check the name')
        return checked.data
      })
      const command = { name: 'setFullName', firstName: firstName!, lastName: lastName! } as const
      const done = await carryOut(context, info, accounts, command)
      return { ...done, user: await memberNamed(context, viewer.id) }
    },
    async updateUserPrivacySetting(_, { name: setting, isPrivate, audience }, context, info) {
      const viewer = signedIn(context)
      if (!isPrivacySetting(setting)) throw notFound('Setting')
      const command = { name: 'setPrivacy', setting, audience: chosenAudience(isPrivate, audience) } as const
      const done = await carryOut(context, info, accounts, command)
      return { ...done, user: await memberNamed(context, viewer.id) }
    },
    async resendEmailVerification(_, given, context, info) {
      const { viewer, services } = context
      if (!viewer) {
        throw failure(
          'UNAUTHENTICATED',
          'You must be logged in and unverified to resend a verification email.',
        )
      }
      if ((await lettersLately(services.sql, viewer.id)) >= MAX_LETTERS_PER_HOUR) {
        throw failure(
          'TOO_MANY',
          "We've sent you several emails. Check your inbox and spam folder, or try again in an hour.",
        )
      }
      const verificationRedirect = given.verificationRedirect?.slice(0, 1000) ?? null
      return carryOut(context, info, accounts, { name: 'requestVerification', verificationRedirect })
    },
    async removeSession(_, { sessionId: id }, context) {
      const viewer = signedIn(context)
      const { services, session, loaders } = context
      const uuid = idArgument(SessionId, id, 'Session')
      if (!(await services.sessions.end({ id: uuid, member: viewer.id }))) throw notFound('Session')
      return { sessionId: id, viewer: uuid === session?.root ? null : await loaders.members.load(viewer.id) }
    },
  },
}
