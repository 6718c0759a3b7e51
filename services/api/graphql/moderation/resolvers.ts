import { ContentId, MessageId } from '../../../../events/ids.ts'
import { streamOf } from '../../../../events/kinds.ts'
import type { FlagReason, PurgeReason } from '../../../../events/moderation.ts'
import { dismissals, flaggedMessages, flags } from '../../../commands/flags.ts'
import { moderation, purges, purgeStream } from '../../../commands/moderation.ts'
import type {
  FlagReason as FlagReasonName,
  PurgeReason as ReasonName,
  Resolvers,
} from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../accounts/members.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { findContent, messageBody, stateNames } from '../frame/content.ts'
import { allowed, failure, orNotFound } from '../frame/errors.ts'
import { assocTypeOf, contentArgument, flaggableArgument, idArgument } from '../frame/ids.ts'
import { carryOut } from '../frame/mutate.ts'
import { historyOf, type Text } from './history.ts'
import { eventsUntil, momentOf, type When } from './moments.ts'

const MAX_ENTRIES = 500

const REMOVED = 'This text was removed.'

const textOf = (text: Text | null) => text && { title: text.title, body: text.body ?? REMOVED }

function whenOf(at: Date | null | undefined, revision: number | null | undefined): When {
  if (typeof revision === 'number' && !at && revision >= 0) return { revision }
  if (at && typeof revision !== 'number') return { at }
  throw failure('INVALID', 'Provide either a time or a revision number')
}

const reasons = {
  ABUSE: 'abuse',
  PRIVACY: 'privacy',
  COURT_ORDER: 'court-order',
  OTHER: 'other',
} as const satisfies Record<ReasonName, PurgeReason>

const flagReasons = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  DANGER: 'danger',
  MISINFORMATION: 'misinformation',
  PRIVACY: 'privacy',
  OTHER: 'other',
} as const satisfies Record<FlagReasonName, FlagReason>

const flagReasonName = (reason: FlagReason) =>
  (Object.keys(flagReasons) as FlagReasonName[]).find((name) => flagReasons[name] === reason) ?? 'OTHER'

const reasonName = (reason: PurgeReason) =>
  (Object.keys(reasons) as ReasonName[]).find((name) => reasons[name] === reason) ?? 'OTHER'

export const moderationResolvers: Resolvers = {
  Query: {
    async contentFlags(_, { first, after, community }, context) {
      allowed('viewModeration', context)
      const { reads, sites } = context.services
      const site = community ? orNotFound(await sites.byPrefix(community), 'Site') : null
      const page = pageOf(first, after)
      return connection(await reads.flagsPage(page, site?.id ?? null), page)
    },
    async contentHistory(_, { assocId, assocType }, context) {
      allowed('viewModeration', context)
      const id = contentArgument(assocId, assocType)
      const { log } = context.services
      const [item, purge] = await Promise.all([findContent(context, id), log.read(purgeStream(id))])
      if (purge.length > 0) return { item: null, entries: historyOf(purge) }
      const events = await log.read(streamOf(id), { limit: MAX_ENTRIES })
      return { item: orNotFound(item, 'Content'), entries: historyOf(events) }
    },
    async contentAt(_, { assocId, assocType, at, revision }, context) {
      allowed('viewModeration', context)
      const id = contentArgument(assocId, assocType)
      const { log } = context.services
      const when = whenOf(at, revision)
      const [item, purge] = await Promise.all([findContent(context, id), log.read(purgeStream(id))])
      if (purge.length > 0) return null
      orNotFound(item, 'Content')
      return momentOf(await eventsUntil(log, streamOf(id), when))
    },
  },

  FlaggedContent: {
    id: ({ item }) => `FLAGGED:${item}`,
    assocId: ({ item }) => item,
    assocType: ({ item }) => assocTypeOf(item),
    item: ({ item }, _, context) => {
      const content = ContentId.safeParse(item)
      return content.success ? findContent(context, content.data) : null
    },
    user: ({ item, author }, _, context) =>
      author && !ContentId.safeParse(item).success ? memberNamed(context, author) : null,
    site: async ({ site }, _, { services }) => site && ((await services.sites.byId(site)) ?? null),
    flags: ({ reports }) => reports,
    flagCount: ({ count }) => count,
    flaggers: ({ reports }, _, context) =>
      membersNamed(
        context,
        reports.map(({ flagger }) => flagger),
      ),
    firstFlaggedAt: ({ firstAt }) => firstAt,
    lastFlaggedAt: ({ lastAt }) => lastAt,
  },

  Flag: {
    flagger: ({ flagger }, _, context) => memberNamed(context, flagger),
    reason: ({ reason }) => reason && flagReasonName(reason),
  },

  HistoryEntry: {
    actor: ({ actor }, _, context) => actor && memberNamed(context, actor),
    reason: ({ reason }) => reason && reasonName(reason),
    before: ({ before }) => textOf(before),
    after: ({ after }) => textOf(after),
  },

  ContentMoment: {
    title: ({ entry }) => textOf(entry.after)?.title ?? null,
    body: ({ entry }) => textOf(entry.after)?.body ?? REMOVED,
    state: ({ state }) => stateNames[state],
  },

  Mutation: {
    contentFlag: (_, { assocId, assocType, reason, note }, context, info) =>
      carryOut(context, info, flags, {
        name: 'flagContent',
        item: flaggableArgument(assocId, assocType),
        reason: reason ? flagReasons[reason] : null,
        note: note ?? null,
      }),
    withdrawFlag: (_, { assocId, assocType }, context, info) =>
      carryOut(context, info, flags, {
        name: 'withdrawFlag',
        item: flaggableArgument(assocId, assocType),
      }),
    async dismissFlags(_, { assocId, assocType }, context, info) {
      const item = flaggableArgument(assocId, assocType)
      const done = await carryOut(context, info, dismissals, { name: 'dismiss', item })
      return { ...done, closedId: `FLAGGED:${item}` }
    },
    async readFlaggedMessage(_, { messageId }, context, info) {
      allowed('readFlagged', context)
      const message = idArgument(MessageId, messageId, 'Report')
      const report = orNotFound(await context.loaders.flags.load(message), 'Report')
      const { flagger } = orNotFound(report.reports[0] ?? null, 'Report')
      const done = await carryOut(context, info, flaggedMessages, { name: 'readFlagged', message, flagger })
      const row = orNotFound(await context.loaders.messages.load(message), 'Report')
      return { ...done, body: messageBody(row), sentAt: row.sentAt }
    },
    async moderationContentFlag(_, { assocId, assocType, operation, revision }, context, info) {
      const item = contentArgument(assocId, assocType)
      const name = operation === 'DELETE' ? 'delete' : 'markAsSpam'
      const done = await carryOut(context, info, moderation, { name, item, seenRevision: revision ?? null })
      return { ...done, item: await findContent(context, item) }
    },
    async purgeContent(_, { assocId, assocType, revision, reason }, context, info) {
      const item = contentArgument(assocId, assocType)
      const command = { name: 'purge', item, seenRevision: revision, reason: reasons[reason] } as const
      return { ...(await carryOut(context, info, purges, command)), purgedId: item }
    },
  },
}
