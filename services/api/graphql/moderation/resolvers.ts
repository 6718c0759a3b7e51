import { keysOf } from '../../../../events/entries.ts'
import { ContentId, MessageId, ThreadId } from '../../../../events/ids.ts'
import { streamOf, type DecidedId } from '../../../../events/kinds.ts'
import type { PurgeReason } from '../../../../events/moderation.ts'
import type { DecisionRow } from '../../../../projections/flags/queries.ts'
import { verbRow } from '../../../rules/decisions.ts'
import { flaggedMessages, flags } from '../../../commands/flags.ts'
import { moderation } from '../../../commands/moderation/moderation.ts'
import { notes } from '../../../commands/moderation/notes.ts'
import { purges, purgeStream } from '../../../commands/moderation/purges.ts'
import type { PurgeReason as ReasonName, Resolvers } from '../__generated__/resolvers.ts'
import { memberNamed, membersNamed } from '../members/members.ts'
import { appealFields, appealMutations, appealQueries, ownAppealFields } from './appeals.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { findContent, messageBody, stateNames } from '../frame/content.ts'
import { allowed, failure, orNotFound } from '../frame/errors.ts'
import { assocTypeOf, contentArgument, decidedArgument, flaggableArgument, idArgument } from '../frame/ids.ts'
import type { GraphContext } from '../frame/context.ts'
import { carryOut, type Done } from '../frame/mutate.ts'
import { contentFlagPage } from './content-flag.ts'
import {
  decisionArgument,
  decisionFields,
  flagReasonName,
  flagReasonNamed,
  reasonNamed,
  reasonNameOf,
  verbNamed,
} from './decisions.ts'
import { mergeTargets } from './merge-targets.ts'
import { ownDecisionFields, ownLists, ownReportFields } from './own-decisions.ts'
import {
  claimFields,
  claimMutations,
  decisionFilterOf,
  filterOf,
  flaggedId,
  openReports,
  queueFields,
  queueSubscription,
  recordOf,
  whileClaimed,
} from './queue.ts'
import { listsSubscription } from './lists.ts'
import { heldTextFields, ruleQueries } from './rules.ts'
import { shownMentions } from '../members/mentions.ts'
import { historyOf, isMessageChange, type Text } from './history.ts'
import { eventsUntil, momentOf, type When } from './moments.ts'
import { transparencyQueries } from './transparency.ts'

const MAX_ENTRIES = 500

const REMOVED = 'This text was removed.'

const textOf = async (text: Text | null, context: GraphContext) =>
  text && { title: text.title, body: text.body === null ? REMOVED : await shownMentions(text.body, context) }

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

const reasonName = (reason: PurgeReason) =>
  keysOf(reasons).find((name) => reasons[name] === reason) ?? 'OTHER'

/** Payload of a decision or undo: the item as it is now, and the newest decision on it that `isOwn` accepts. */
async function decided(
  context: GraphContext,
  id: DecidedId,
  done: Done,
  isOwn: (decision: DecisionRow) => boolean,
) {
  const content = ContentId.safeParse(id)
  const [item, decisions] = await Promise.all([
    content.success ? findContent(context, content.data) : null,
    context.services.reads.decisionsByItems([id]),
  ])
  return { ...done, item, decision: decisions.find(isOwn) ?? null, flaggedId: flaggedId(id) }
}

export const moderationResolvers: Resolvers = {
  MemberRecord: {
    sharedAddresses: async ({ member }, _, { loaders }) =>
      (await loaders.sharedNetworks.load(member))?.others ?? 0,
    notes: async ({ member }, _, { loaders, viewer }) =>
      member === viewer?.id ? [] : ((await loaders.notes.load(member))?.notes ?? []),
  },

  ModeratorNote: {
    id: ({ item, revision }) => `NOTE:${item}:${revision}`,
    assocId: ({ item }) => item,
    assocType: ({ item }) => assocTypeOf(item),
    by: ({ by }, _, context) => memberNamed(context, by),
  },

  Query: {
    async contentFlags(_, args, context) {
      allowed('viewModeration', context)
      const page = pageOf(args.first, args.after)
      const filter = await filterOf(args, context)
      if (!filter) return { ...connection(null, page), totalCount: 0 }
      const { reads } = context.services
      const [found, totalCount] = await Promise.all([reads.flagsPage(page, filter), reads.flagsCount(filter)])
      return { ...connection(found, page), totalCount }
    },
    mergeTargets,
    ...appealQueries,
    ...transparencyQueries,
    async decisions(_, { first, after, ...args }, context) {
      allowed('viewModeration', context)
      const page = pageOf(first, after)
      const filter = await decisionFilterOf(args, context)
      return connection(filter && (await context.services.reads.decisionsPage(page, filter)), page)
    },
    ...contentFlagPage,
    async contentHistory(_, { assocId, assocType }, context) {
      allowed('viewModeration', context)
      const id = contentArgument(assocId, assocType)
      const { log } = context.services
      const [item, purge] = await Promise.all([findContent(context, id), log.read(purgeStream(id))])
      if (purge.length > 0) return { item: null, record: null, entries: historyOf(purge) }
      const events = await log.read(streamOf(id), { limit: MAX_ENTRIES })
      const { author } = orNotFound(item, 'Content')
      return { item, record: await recordOf(id, author, context), entries: historyOf(events) }
    },
    ...ruleQueries,
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
    id: ({ item }) => flaggedId(item),
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
    ...queueFields,
  },

  User: ownLists,

  OwnDecision: ownDecisionFields,
  Appeal: appealFields,
  OwnAppeal: ownAppealFields,

  OwnReport: ownReportFields,

  Decision: decisionFields,

  HeldText: heldTextFields,

  Claim: claimFields,

  Flag: {
    flagger: ({ flagger }, _, context) => memberNamed(context, flagger),
    reason: ({ reason }) => flagReasonName(reason),
  },

  HistoryEntry: {
    actor: ({ actor }, _, context) => actor && memberNamed(context, actor),
    reason: ({ reason }) => reason && reasonName(reason),
    decisionReason: ({ told }) => told && reasonNameOf(told.reason),
    words: ({ told }) => told?.words ?? null,
    before: ({ before }, _, context) => textOf(before, context),
    after: ({ after }, _, context) => textOf(after, context),
  },

  ContentMoment: {
    title: ({ entry }) => entry.after?.title ?? null,
    body: async ({ entry }, _, context) => (await textOf(entry.after, context))?.body ?? REMOVED,
    state: ({ state }) => stateNames[state],
  },

  Mutation: {
    contentFlag: (_, { assocId, assocType, reason, note }, context, info) =>
      carryOut(context, info, flags, {
        name: 'flagContent',
        item: flaggableArgument(assocId, assocType),
        reason: flagReasonNamed(reason),
        note: note ?? null,
      }),
    withdrawFlag: (_, { assocId, assocType }, context, info) =>
      carryOut(context, info, flags, {
        name: 'withdrawFlag',
        item: flaggableArgument(assocId, assocType),
      }),
    async readFlaggedMessage(_, { messageId }, context, info) {
      allowed('readFlagged', context)
      const message = idArgument(MessageId, messageId, 'Report')
      const report = orNotFound(await openReports(message, context), 'Report')
      const { flagger } = orNotFound(report.reports[0] ?? null, 'Report')
      const done = await carryOut(context, info, flaggedMessages, { name: 'readFlagged', message, flagger })
      const row = orNotFound(await context.loaders.messages.load(message), 'Report')
      const history = historyOf(await eventsUntil(context.services.log, streamOf(message)))
      const { revision } = orNotFound(history.at(-1) ?? null, 'Report')
      const versions = history.flatMap(({ action, occurredAt, after, type }) =>
        isMessageChange(type)
          ? [{ action, at: occurredAt, body: type === 'MessageDeleted' ? null : (after?.body ?? REMOVED) }]
          : [],
      )
      return { ...done, body: messageBody(row), sentAt: row.sentAt, versions, revision }
    },
    async moderationContentFlag(_, args, context, info) {
      const item = decidedArgument(args.assocId, args.assocType)
      const command = {
        name: verbNamed(args.operation),
        item,
        seenRevision: args.revision ?? null,
        reason: reasonNamed(args.reason),
        words: args.words ?? null,
        category: args.category ?? null,
        into: args.into ? idArgument(ThreadId, args.into, 'Thread') : null,
      }
      allowed(verbRow(command.name).action, context)
      const decide = () => carryOut(context, info, moderation, command)
      const done = await whileClaimed(item, context, decide)
      const { position: last } = done
      return decided(context, item, done, ({ position }) => last !== null && position <= last)
    },
    ...claimMutations,
    async writeNote(_, { assocId, assocType, text }, context, info) {
      const item = decidedArgument(assocId, assocType)
      return carryOut(context, info, notes, { name: 'writeNote', item, text })
    },
    ...appealMutations,
    async undoDecision(_, { id }, context, info) {
      const { item, decision } = decisionArgument(id)
      const undo = () => carryOut(context, info, moderation, { name: 'undo', item, decision })
      const done = await whileClaimed(item, context, undo)
      return decided(context, item, done, ({ revision }) => revision === decision)
    },
    async purgeContent(_, { assocId, assocType, revision, reason }, context, info) {
      const item = contentArgument(assocId, assocType)
      const command = { name: 'purge', item, seenRevision: revision, reason: reasons[reason] } as const
      return { ...(await carryOut(context, info, purges, command)), purgedId: item }
    },
  },

  Subscription: { ...queueSubscription, ...listsSubscription },
}
