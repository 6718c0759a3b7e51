import type { GraphQLResolveInfo } from 'graphql'
import { MessageId } from '../../../../events/ids.ts'
import type { ReactableId } from '../../../../events/kinds.ts'
import type { Topic } from '../../../../projections/projection.ts'
import { reactions, type ReactionCommand } from '../../../commands/reactions.ts'
import type { AssocType, ReactionType, Resolvers } from '../__generated__/resolvers.ts'
import { seesContent } from '../../live/early.ts'
import { memberNamed } from '../members/members.ts'
import type { ReactionCountWatch } from '../../live/reaction-counts.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { isContent, sees } from '../frame/content.ts'
import type { GraphContext } from '../frame/context.ts'
import { failure, signedIn } from '../frame/errors.ts'
import { assocTypeOf, idArgument, reactableArgument } from '../frame/ids.ts'
import { delivered, live, type ReadEarly } from '../frame/live.ts'
import { carryOut } from '../frame/mutate.ts'
import { aggregatesOf, countsOf, kindOfType, summaryId, typeOfKind, type Summary } from './summary.ts'

const MAX_ITEMS = 100

function requestedItems(reactables: readonly { assocId: string; assocType: AssocType }[]): ReactableId[] {
  if (reactables.length > MAX_ITEMS)
    throw failure('BAD_REQUEST', `You can request at most ${MAX_ITEMS} items at once`)
  return reactables.map(({ assocId, assocType }) => reactableArgument(assocId, assocType))
}

async function seenOf(context: GraphContext, items: readonly ReactableId[]): Promise<ReactableId[]> {
  const visible = await Promise.all(items.map((item) => sees(context, item)))
  return items.filter((_, index) => visible[index])
}

/** Sets or replaces the viewer's reaction to an item; with null, removes it. */
async function react(
  context: GraphContext,
  info: GraphQLResolveInfo,
  item: ReactableId,
  type: ReactionType | null,
) {
  const command: ReactionCommand = type
    ? { name: 'react', item, kind: kindOfType[type] }
    : { name: 'removeReaction', item }
  const done = await carryOut(context, info, reactions, command)
  const { ahead, reactionCounts } = context.services
  const counts = done.position === null ? undefined : reactionCounts.since(item, done.position)
  const chosen = counts && ahead.facts(reactions, reactions.stream(command, { actor: signedIn(context).id }))
  const known = counts && chosen ? { counts, chosen: chosen.kind } : undefined
  return { ...done, reactions: { item, known } }
}

/**
 * Makes the delivery of an item's changed reactions from the event, before the read model shows them. `seen` are the
 * items that the viewer could see when the subscription started.
 */
export const earlyReactions =
  (watch: ReactionCountWatch, seen: ReadonlySet<ReactableId>): ReadEarly<Summary> =>
  ({ services, viewer }, { event }) => {
    if (event.type !== 'ReactionChosen' && event.type !== 'ReactionRemoved') return undefined
    const item = event.data.subject.id
    // Participants who could see a message when the subscription started can always see it.
    const isSeen = isContent(item) ? seesContent(services.ahead, item, viewer) : seen.has(item) || undefined
    if (isSeen === false) return null
    const known = isSeen && watch.of(item)
    return known ? { item, known } : undefined
  }

export const reactionResolvers: Resolvers = {
  Query: {
    reactions: async (_, { reactables }, context) =>
      (await seenOf(context, requestedItems(reactables))).map((item) => ({ item })),
  },

  ReactionSummary: {
    id: summaryId,
    assocId: ({ item }) => item,
    assocType: ({ item }) => assocTypeOf(item),
    total: async (summary, _, context) =>
      Object.values(await countsOf(summary, context)).reduce((sum, count) => sum + count, 0),
    async reactionAggregates(summary, { chosen }, context) {
      const aggregates = await aggregatesOf(summary, context)
      return chosen ? aggregates.filter(({ count }) => count > 0) : aggregates
    },
    async reactors({ item }, { type, first, after }, context) {
      const page = pageOf(first, after)
      const args = { page, viewer: signedIn(context), kind: type ? kindOfType[type] : null }
      if (!context.site.features.includes('Reactions')) return connection(null, page)
      return connection(await context.loaders.reactors.load({ args, key: item }), page)
    },
  },

  Reaction: {
    type: ({ kind }) => typeOfKind(kind),
    user: ({ member }, _, context) => memberNamed(context, member),
  },

  Mutation: {
    createReaction: (_, { assocId, reactedType, type }, context, info) =>
      react(context, info, reactableArgument(assocId, reactedType), type),
    removeReaction: (_, { assocId, reactedType }, context, info) =>
      react(context, info, reactableArgument(assocId, reactedType), null),
    reactToMessage: (_, { messageID, reaction }, context, info) =>
      react(context, info, idArgument(MessageId, messageID, 'Message'), reaction ?? null),
  },

  Subscription: {
    reactionsChanged: {
      async subscribe(_, { reactables }, context) {
        // Includes items that the viewer cannot see: a new comment is on screen before the read model has it.
        const items = requestedItems(reactables)
        const seen = new Set(await seenOf(context, items))
        const itemOf = new Map<Topic, ReactableId>(items.map((item) => [`reactions:${item}`, item]))
        const { reactionCounts } = context.services
        const counted = items.filter((item) => seen.has(item) || reactionCounts.isNew(item))
        const watch = reactionCounts.watch(counted, context.viewer?.id ?? null)
        return live<Summary>(
          context,
          [...itemOf.keys()],
          async (fresh, { topic }) => {
            const item = itemOf.get(topic)
            return item && (await sees(fresh, item)) ? { item } : null
          },
          { early: earlyReactions(watch, seen), onEnd: watch.close },
        )
      },
      resolve: delivered,
    },
  },
}
