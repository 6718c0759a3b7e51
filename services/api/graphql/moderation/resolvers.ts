import { streamOf } from '../../../../events/kinds.ts'
import type { PurgeReason } from '../../../../events/moderation.ts'
import { flags, moderation, purges, purgeStream } from '../../../commands/moderation.ts'
import type { PurgeReason as ReasonName, Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../accounts/members.ts'
import { connection, pageOf } from '../connection.ts'
import { findContent, stateNames } from '../content.ts'
import { allowed, failure, orNotFound, signedIn } from '../errors.ts'
import { contentArgument } from '../ids.ts'
import { mutate } from '../mutate.ts'
import { historyOf, type Text } from './history.ts'
import { eventsUntil, momentOf, type When } from './moments.ts'

/** The most entries of a history. */
const LONGEST = 500

const REMOVED = 'This text was removed.'

const textOf = (text: Text | null) => text && { title: text.title, body: text.body ?? REMOVED }

function whenOf(at: Date | null | undefined, revision: number | null | undefined): When {
  if (typeof revision === 'number' && !at && revision >= 0) return { revision }
  if (at && typeof revision !== 'number') return { at }
  throw failure('INVALID', 'Give either a time or a revision from 0 on')
}

const reasons = {
  ABUSE: 'abuse',
  PRIVACY: 'privacy',
  COURT_ORDER: 'court-order',
  OTHER: 'other',
} as const satisfies Record<ReasonName, PurgeReason>

const reasonName = (reason: PurgeReason) =>
  (Object.keys(reasons) as ReasonName[]).find((name) => reasons[name] === reason) ?? 'OTHER'

export const moderationResolvers: Resolvers = {
  Query: {
    async contentFlags(_, { first, after }, context) {
      allowed('viewModeration', context)
      const page = pageOf(first, after)
      return connection(await context.services.reads.flagsPage(page), page)
    },
    async contentHistory(_, { assocId, assocType }, context) {
      allowed('viewModeration', context)
      const id = contentArgument(assocId, assocType)
      const { log } = context.services
      const [item, purge] = await Promise.all([findContent(context, id), log.read(purgeStream(id))])
      if (purge.length > 0) return { item: null, entries: historyOf(purge) }
      const events = await log.read(streamOf(id), { limit: LONGEST })
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
    item: async ({ item }, _, context) => orNotFound(await findContent(context, item), 'Content'),
    flagCount: ({ count }) => count,
    flaggers: ({ flaggers }, _, context) => membersNamed(context, flaggers),
    firstFlaggedAt: ({ firstAt }) => firstAt,
    lastFlaggedAt: ({ lastAt }) => lastAt,
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
    async contentFlag(_, { assocId, assocType }, context, info) {
      const flagger = signedIn(context).id
      const item = contentArgument(assocId, assocType)
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(flags, { name: 'flagContent', item, flagger }, intent),
      )
      return { position, pending }
    },
    async moderationContentFlag(_, { assocId, assocType, operation, revision }, context, info) {
      const by = signedIn(context).id
      const item = contentArgument(assocId, assocType)
      const name = operation === 'DELETE' ? 'delete' : 'markAsSpam'
      const command = { name, item, by, seenRevision: revision ?? null } as const
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(moderation, command, intent),
      )
      return { item: await findContent(context, item), position, pending }
    },
    async purgeContent(_, { assocId, assocType, revision, reason }, context, info) {
      const by = signedIn(context).id
      const item = contentArgument(assocId, assocType)
      const command = { name: 'purge', item, by, seenRevision: revision, reason: reasons[reason] } as const
      const { position, pending } = await mutate(context, info, (intent) =>
        context.services.tools.dispatch(purges, command, intent),
      )
      return { purgedId: item, position, pending }
    },
  },
}
