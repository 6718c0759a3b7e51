import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { ContentId, ConversationId, EditorialId, MemberId, ThreadId } from '../../../../events/ids.ts'
import type { NoticePlace } from '../../../commands/notices.ts'
import { notices } from '../../../commands/notices.ts'
import {
  isTimeZone,
  mailTimes,
  noticeKinds,
  type MailTime,
  type ToldKind,
} from '../../../rules/notices/notices.ts'
import { postRefusal } from '../../../rules/authorise.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import type { NoticeRow } from '../../reads.ts'
import type {
  MailTime as MailTimeName,
  NoticeKind as NoticeKindName,
  Resolvers,
} from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../members/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { contentFields, findContent } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, notFound, signedIn } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live } from '../frame/live.ts'
import { carryOut, carryOutSteps } from '../frame/mutate.ts'
import { postOf } from '../publishing/manuscripts.ts'
import { openUnreads, unreadsOf } from './unreads.ts'

const kindNames: Record<ToldKind, NoticeKindName> = {
  answer: 'ANSWER',
  mention: 'MENTION',
  reaction: 'REACTION',
  thread: 'THREAD',
  status: 'STATUS',
  follow: 'FOLLOW',
  allowed: 'ALLOWED',
  award: 'AWARD',
  decision: 'DECISION',
  access: 'ACCESS',
}

const mailNames: Record<MailTime, MailTimeName> = {
  never: 'NEVER',
  now: 'NOW',
  daily: 'DAILY',
  weekly: 'WEEKLY',
}

/** Key of the value in a record; records of names have every name once. */
const keyOf = <Key extends string, Name>(keys: readonly Key[], names: Record<Key, Name>, name: Name): Key =>
  keys.find((key) => names[key] === name)!

const asContent = (id: string | null) => ContentId.safeParse(id).data ?? null

/** The text that a notice is about; null if it is about none that the member can still see. */
async function aboutOf({ target }: NoticeRow, context: GraphContext) {
  const id = asContent(target)
  return id && findContent(context, id)
}

/** The article that editors decided on, as its authors see it; null if the notice is about something else. */
async function manuscriptOf({ kind, target }: NoticeRow, { loaders, viewer }: GraphContext) {
  const id = kind === 'decision' && EditorialId.safeParse(target).data
  const row = id && (await loaders.manuscripts.load(id))
  return row && postRefusal('read', postOf(row), viewer) === null ? row : null
}

/** Path of the place that a notice leads to. */
async function pathOf(row: NoticeRow, context: GraphContext): Promise<string> {
  const { kind, item, target, latest, people } = row
  if (kind === 'decision')
    return (await manuscriptOf(row, context)) ? urlFor.editContent(target) : urlFor.ownDecisions()
  if (kind === 'allowed') return urlFor.conversation(target)
  if (kind === 'award') return urlFor.ownAwards()
  if (kind === 'access') {
    const other = target === row.recipient ? null : MemberId.safeParse(target).data
    const slug = other && (await context.loaders.members.load(other))?.slug
    return slug ? urlFor.givingTo(slug) : urlFor.accountSettings()
  }
  const id = asContent(item)
  const shown = (id && (await findContent(context, id))) || (await aboutOf(row, context))
  if (shown) return contentFields.path(shown, {}, context)
  const shownMember = people === 1 ? latest[0] : row.recipient
  const member = shownMember && (await context.loaders.members.load(shownMember))
  return member?.slug ? urlFor.member(member.slug) : urlFor.notifications()
}

const DigestTimeInput = z.object({
  hour: z.int().min(0).max(23),
  weekday: z.int().min(1).max(7),
  zone: z.string().max(60).refine(isTimeZone),
})

const choiceOf = async (item: ThreadId | MemberId, { viewer, loaders }: GraphContext) =>
  viewer && loaders.sourceChoice.load({ member: viewer.id, item })

/** Carries out a choice about a thread. */
async function chooseFor(
  threadId: string,
  name: 'followThread' | 'unfollowThread' | 'silence' | 'unsilence',
  context: GraphContext,
  info: GraphQLResolveInfo,
) {
  const thread = idArgument(ThreadId, threadId, 'Thread')
  const command =
    name === 'followThread' || name === 'unfollowThread' ? { name, thread } : { name, source: thread }
  const done = await carryOut(context, info, notices, command)
  return { ...done, thread: await findContent(context, thread) }
}

function placeArgument(id: string): NoticePlace {
  const place = [ContentId, ConversationId, MemberId].map((schema) => schema.safeParse(id).data).find(Boolean)
  if (!place) throw notFound('Place')
  return place
}

export const noticeResolvers: Resolvers = {
  User: {
    async notices({ id }, { first, after }, { viewer, services }) {
      if (viewer?.id !== id) return null
      const page = pageOf(first, after)
      const fresh = services.bells.fresh(viewer.id)
      return connection(await services.reads.noticesPage(viewer.id, page, fresh), page)
    },
    async noticeChannels({ id }, _, { viewer, services }) {
      if (viewer?.id !== id) return null
      return (await services.reads.noticeChannels([id])).get(id) ?? []
    },
    isSilenced: async ({ id }, _, context) => (await choiceOf(id, context))?.isSilenced ?? false,
    async silencedMembers({ id }, { first, after }, context) {
      const { viewer, services } = context
      if (viewer?.id !== id) return null
      const page = pageOf(first, after)
      const { edges, pageInfo } = connection(await services.reads.silencedPage(id, page), page)
      const members = await membersNamed(
        context,
        edges.map(({ node }) => node.member),
      )
      return { pageInfo, edges: edges.map(({ cursor }, at) => ({ cursor, node: members[at]! })) }
    },
    async followedThreads({ id }, { first, after }, { viewer, site, services }) {
      if (viewer?.id !== id) return null
      const page = pageOf(first, after)
      return connection(await services.reads.followedThreadsPage(site.id, page, viewer), page)
    },
    async digestTime({ id }, _, { viewer, services }) {
      if (viewer?.id !== id) return null
      return (await services.reads.digestTimes([id])).get(id) ?? null
    },
  },
  Thread: {
    isFollowed: async ({ id }, _, context) =>
      (await choiceOf(ThreadId.parse(id), context))?.isFollowed ?? false,
    isSilenced: async ({ id }, _, context) =>
      (await choiceOf(ThreadId.parse(id), context))?.isSilenced ?? false,
  },
  NoticeChannels: {
    id: ({ kind }) => `CHANNELS:${kind}`,
    kind: ({ kind }) => kindNames[kind],
    mail: ({ mail }) => mailNames[mail],
  },
  Notice: {
    id: ({ kind, target }) => `NOTICE:${kind}:${target}`,
    kind: ({ kind }) => kindNames[kind],
    latest: ({ latest }, _, context) => membersNamed(context, latest),
    async placeId({ place }, _, { loaders }) {
      const id = asContent(place)
      return (id && (await loaders.content.load(id))?.root) ?? place
    },
    about: (row, _, context) => aboutOf(row, context),
    manuscript: (row, _, context) => manuscriptOf(row, context),
    path: (row, _, context) => pathOf(row, context),
    async originalSite(row, _, context) {
      const shown = asContent(row.item ?? row.target)
      const item =
        row.kind === 'decision'
          ? await manuscriptOf(row, context)
          : shown && (await findContent(context, shown))
      return item && context.services.sites.byId(item.site)
    },
  },
  Query: {
    unreads: (_, __, context) => unreadsOf(context),
  },
  Subscription: {
    unreads: {
      subscribe(_, __, context) {
        const { id } = signedIn(context)
        const { read, early } = openUnreads()
        const { bells, changes } = context.services
        const subscribe: typeof changes.subscribe = (topic, handler, since) => {
          if (topic === `notices:${id}` && since !== undefined)
            void bells.missed(id, since).then((missed) => missed.forEach(handler))
          return changes.subscribe(topic, handler, since)
        }
        const options = { early, ahead: bells, changes: { subscribe }, isWhole: true }
        return live(context, [`inbox:${id}`, `notices:${id}`], read, options)
      },
      resolve: delivered,
    },
  },
  Mutation: {
    async updateNoticesRead(_, { placeId }, context, info) {
      const member = signedIn(context).id
      const place = placeId ? placeArgument(placeId) : null
      const { reads, bells } = context.services
      const newest = await reads.newestNotices(member, place, bells.fresh(member))
      const nothing = { position: null, pending: false }
      const done =
        newest.length === 0
          ? nothing
          : await carryOutSteps(context, info, (tools, intent) =>
              newest.map(({ place, at }) => () => {
                const command = { name: 'readNotices', place: place && placeArgument(place) } as const
                return tools.dispatch(notices, { ...command, through: at.toISOString() }, intent)
              }),
            )
      return { ...done, unreads: await unreadsOf(context) }
    },
    async updateNoticeChannels(_, { kind: kindName, onSite, mail: mailName, push }, context, info) {
      if (kindName === 'ACCESS') throw failure('INVALID', 'These notices are always in the list')
      const kind = keyOf(noticeKinds, kindNames, kindName)
      const channels = { kind, onSite, mail: keyOf(mailTimes, mailNames, mailName), push }
      const done = await carryOut(context, info, notices, { name: 'chooseChannels', ...channels })
      return { ...done, channels }
    },
    updateThreadFollow: (_, { threadId, isFollowing }, context, info) =>
      chooseFor(threadId, isFollowing ? 'followThread' : 'unfollowThread', context, info),
    updateThreadSilence: (_, { threadId, isSilenced }, context, info) =>
      chooseFor(threadId, isSilenced ? 'silence' : 'unsilence', context, info),
    async updateMemberSilence(_, { userId, isSilenced }, context, info) {
      const source = idArgument(MemberId, userId, 'Member')
      const name = isSilenced ? 'silence' : 'unsilence'
      const done = await carryOut(context, info, notices, { name, source })
      return { ...done, user: await memberNamed(context, source) }
    },
    async updateDigestTime(_, { hour, weekday, zone }, context, info) {
      if (!DigestTimeInput.safeParse({ hour, weekday, zone }).success)
        throw failure('INVALID', 'Please choose an hour, a day and a time zone')
      const command = { name: 'chooseDigestTime', hour, weekday, zone } as const
      const done = await carryOut(context, info, notices, command)
      return { ...done, user: await memberNamed(context, signedIn(context).id) }
    },
  },
}
