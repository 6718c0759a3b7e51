import { keysOf } from '../../../../events/entries.ts'
import { ContentId, MemberId } from '../../../../events/ids.ts'
import { has, kindOf, kinds, type DecidedId } from '../../../../events/kinds.ts'
import type { DecisionFilter, MemberRecord, QueueFilter } from '../../../../projections/flags/queries.ts'
import { claim, claimsOf, release } from '../../../operational/claims.ts'
import { may } from '../../../rules/authorise.ts'
import { verbRow, verbsOn } from '../../../rules/decisions.ts'
import { isModerator, roles } from '../../../rules/roles.ts'
import { bySeverity } from '../../../rules/reports/severity.ts'
import { folded } from '../../../rules/writing/fold.ts'
import type { ContentRow, FlagRow } from '../../reads.ts'
import type {
  ClaimResolvers,
  FlaggedContentResolvers,
  QueryContentFlagsArgs,
  QueryDecisionsArgs,
  MutationResolvers,
  SubscriptionResolvers,
} from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import type { GraphContext } from '../frame/context.ts'
import { countDeed, type Field } from '../frame/deeds.ts'
import { allowed, failure, orNotFound } from '../frame/errors.ts'
import { decidedArgument } from '../frame/ids.ts'
import { delivered, live, shared } from '../frame/live.ts'
import { flagReasonName, flagReasonNamed, operationOf, verbNamed } from './decisions.ts'

/** Reads the filter of the queue from the arguments; null if no member has the name. Throws for an unknown site. */
export async function filterOf(
  args: QueryContentFlagsArgs,
  { services, viewer }: GraphContext,
): Promise<QueueFilter | null> {
  const { community, assocType, reason, minReports, before, member } = args
  const site = community != null ? orNotFound(await services.sites.byPrefix(community), 'Site') : null
  const author = member != null ? await memberCalled(member, services) : null
  if (member != null && !author) return null
  const kind = keysOf(kinds).find((name) => kinds[name].name === assocType)
  return {
    site: site?.id ?? null,
    kind: kind ?? null,
    reason: flagReasonNamed(reason),
    author,
    minReports: minReports ?? null,
    before: before ?? null,
    notBy: viewer?.id ?? null,
  }
}

/** Reads the filter of the list of decisions; null if no moderator has the name. Throws for an unknown site. */
export async function decisionFilterOf(
  { community, operation, by }: Omit<QueryDecisionsArgs, 'first' | 'after'>,
  { services }: GraphContext,
): Promise<DecisionFilter | null> {
  const site = community != null ? orNotFound(await services.sites.byPrefix(community), 'Site') : null
  const moderator = by != null ? await memberCalled(by, services) : null
  if (by != null && !moderator) return null
  return { site: site?.id ?? null, verb: operation ? verbNamed(operation) : null, by: moderator }
}

const anyone = { id: '', role: roles.moderator, verified: true, analyst: false } as const

/** Id of the member with a username, typed in any case and with or without accents; null if there is none. */
async function memberCalled(username: string, { reads }: GraphContext['services']): Promise<MemberId | null> {
  const found = await reads.membersNamed({ part: username, adminsOnly: false, viewer: anyone }, 10)
  const isCalled = (as: (name: string) => string) =>
    found.find((member) => member.username !== null && as(member.username) === as(username))
  const named = isCalled((name) => name.toLowerCase()) ?? isCalled(folded)
  return named?.id ?? null
}

/** Items above an item, topmost first. */
async function itemsAbove(id: ContentId | null, context: GraphContext): Promise<ContentRow[]> {
  const row = id && (await context.loaders.content.load(id))
  return row ? [...(await itemsAbove(row.parent, context)), row] : []
}

const contentOf = ({ item }: FlagRow) => ContentId.safeParse(item).data ?? null

async function authorOf(row: FlagRow, { loaders }: GraphContext) {
  const content = contentOf(row)
  return row.author ?? (content && (await loaders.content.load(content)))?.author ?? null
}

/** Record of the author of an item; null for what editors publish, which has no member as its author. */
export const recordOf = async (
  item: DecidedId,
  author: MemberId | null,
  { loaders }: GraphContext,
): Promise<MemberRecord | null> =>
  author && !has(kindOf(item), 'editorial') ? loaders.records.load(author) : null

export const queueFields = {
  reason: ({ severity }) => flagReasonName(bySeverity[severity] ?? null),
  claim: ({ item }, _, { loaders }) => loaders.claims.load(item),
  async record(row, _, context) {
    return recordOf(row.item, await authorOf(row, context), context)
  },
  async above(row, _, context) {
    const content = contentOf(row)
    const found = content && (await context.loaders.content.load(content))
    return found ? itemsAbove(found.parent, context) : []
  },
  async operations(row, _, { viewer, loaders }) {
    const content = contentOf(row)
    const item = content && (await loaders.content.load(content))
    const member = MemberId.safeParse(row.item).data
    const avatar = member && (await loaders.members.load(member))?.picture
    const picture = avatar ? 'allowed' : (item?.pictureState ?? null)
    return verbsOn(row.item, { state: item?.state ?? 'visible', picture })
      .filter((verb) => verb !== 'dismiss' || row.count > 0)
      .filter(
        (verb) => may(verbRow(verb).action, viewer) && verb !== 'pin' && !(verb === 'lock' && item?.locked),
      )
      .filter((verb) => verb !== 'merge' || (item?.state === 'visible' && item.parent === null))
      .map(operationOf)
  },
} satisfies FlaggedContentResolvers

/** The open reports of an item; null for an item of the viewer's own, whose reporters authors must not know. */
export async function openReports(item: FlagRow['item'], context: GraphContext): Promise<FlagRow | null> {
  const row = await context.loaders.flags.load(item)
  return row && (await authorOf(row, context)) !== context.viewer?.id ? row : null
}

export const claimFields: ClaimResolvers = {
  by: ({ member }, _, context) => memberNamed(context, member),
  isOwn: ({ member }, _, { viewer }) => member === viewer?.id,
  expiresAt: ({ expiresAt }) => expiresAt,
}

export const flaggedId = (item: DecidedId): string => `FLAGGED:${item}`

const tell = (item: DecidedId, { services }: GraphContext) => services.announce('claims', item)

/** Ends the viewer's claim and tells other moderators. */
async function released(item: DecidedId, context: GraphContext): Promise<void> {
  const viewer = allowed('viewModeration', context)
  if (await release(context.services.sql, item, viewer.id)) await tell(item, context)
}

/**
 * Carries out a decision under a claim of the viewer, which ends with the decision. A rejected decision leaves a claim
 * that the viewer had before. Throws if another moderator is deciding on the item.
 */
export async function whileClaimed<Result>(
  item: DecidedId,
  context: GraphContext,
  decide: () => Promise<Result>,
): Promise<Result> {
  const viewer = allowed('viewModeration', context)
  const [before] = await claimsOf(context.services.sql, [item])
  const held = await claim(context.services.sql, item, viewer.id)
  if (held.member !== viewer.id) {
    const other = await context.loaders.members.load(held.member)
    const name = other?.username ?? 'Another moderator'
    throw failure('BLOCKED', `${name} is deciding on this. Nothing was decided.`)
  }
  try {
    const result = await decide()
    await released(item, context)
    return result
  } catch (error) {
    if (before?.member !== viewer.id) await release(context.services.sql, item, viewer.id)
    throw error
  }
}

async function asked(
  assoc: { assocId: string; assocType: Parameters<typeof decidedArgument>[1] },
  context: GraphContext,
  info: Field,
) {
  const viewer = allowed('viewModeration', context)
  const item = decidedArgument(assoc.assocId, assoc.assocType)
  await countDeed(context, info, context.idempotencyKey)
  return { viewer, item }
}

export const claimMutations = {
  async claimFlagged(_, assoc, context, info) {
    const { viewer, item } = await asked(assoc, context, info)
    orNotFound(await openReports(item as FlagRow['item'], context), 'Report')
    const [before] = await claimsOf(context.services.sql, [item])
    const held = await claim(context.services.sql, item, viewer.id)
    if (before?.member !== held.member) await tell(item, context)
    return { flaggedId: flaggedId(item), claim: held }
  },
  async releaseFlagged(_, assoc, context, info) {
    const { item } = await asked(assoc, context, info)
    await released(item, context)
    const [held = null] = await claimsOf(context.services.sql, [item])
    return { flaggedId: flaggedId(item), claim: held }
  },
} satisfies MutationResolvers

export const queueSubscription = {
  moderationQueue: {
    subscribe: shared((_, __, context) => {
      allowed('viewModeration', context)
      return live(context, ['moderation', 'claims'], async (fresh, { topic, id }) => {
        if (!isModerator(fresh.viewer?.role ?? null)) return null
        const item = id as FlagRow['item']
        return {
          flaggedId: flaggedId(item),
          claimed: topic === 'claims' ? await openReports(item, fresh) : null,
        }
      })
    }),
    resolve: delivered,
  },
} satisfies SubscriptionResolvers
