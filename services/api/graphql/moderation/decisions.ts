import { z } from 'zod'
import { keysOf } from '../../../../events/entries.ts'
import { ContentId, DecidedId } from '../../../../events/ids.ts'
import type { DecisionReason, FlagReason } from '../../../../events/moderation.ts'
import type { DecisionRow } from '../../../../projections/flags/queries.ts'
import { may } from '../../../rules/authorise.ts'
import { verbRow, type Verb } from '../../../rules/decisions.ts'
import type {
  DecisionReason as ReasonName,
  DecisionResolvers,
  FlagReason as FlagReasonName,
  ModerationOperation,
} from '../__generated__/resolvers.ts'
import { memberNamed } from '../members/members.ts'
import { findContent } from '../frame/content.ts'
import { notFound } from '../frame/errors.ts'
import { assocTypeOf } from '../frame/ids.ts'

const verbs = {
  DELETE: 'delete',
  SPAM: 'markAsSpam',
  HIDE: 'hide',
  WARN: 'warn',
  DISMISS: 'dismiss',
  RESTORE: 'restore',
  LOCK: 'lock',
  PIN: 'pin',
  MOVE: 'move',
  MERGE: 'merge',
  ALLOW_PICTURE: 'allowPicture',
  REMOVE_PICTURE: 'removePicture',
} as const satisfies Record<ModerationOperation, Verb>

export const operationNames = keysOf(verbs)

const reasons = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  DANGER: 'danger',
  MISINFORMATION: 'misinformation',
  PRIVACY: 'privacy',
  OFF_TOPIC: 'off-topic',
  WITHIN_RULES: 'within-rules',
  OTHER: 'other',
} as const satisfies Record<ReasonName, DecisionReason>

const flagReasons = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  DANGER: 'danger',
  MISINFORMATION: 'misinformation',
  PRIVACY: 'privacy',
  OTHER: 'other',
} as const satisfies Record<FlagReasonName, FlagReason>

export const flagReasonNamed = (name: FlagReasonName | null | undefined): FlagReason | null =>
  name ? flagReasons[name] : null

export const flagReasonName = (reason: FlagReason | null): FlagReasonName | null =>
  nameIn(flagReasons, reason)

export const operationOf = (verb: Verb): ModerationOperation => nameIn(verbs, verb)!

export const verbNamed = (operation: ModerationOperation): Verb => verbs[operation]

export const reasonNamed = (name: ReasonName | null | undefined): DecisionReason | null =>
  name ? reasons[name] : null

const nameIn = <Name extends string>(table: Record<Name, string>, value: string | null): Name | null =>
  keysOf(table).find((name) => table[name] === value) ?? null

export const reasonNameOf = (reason: DecisionReason | null): ReasonName | null => nameIn(reasons, reason)

const SCHEME = 'DECISION'

/** Id of a decision in the API: the item and the revision of the decision in the item's stream. */
export const decisionId = ({ item, revision }: Pick<DecisionRow, 'item' | 'revision'>): string =>
  `${SCHEME}:${item}:${revision}`

const Place = z.tuple([z.literal(SCHEME), DecidedId, z.coerce.number().int().min(0)])

/** Item and revision in the id of a decision. Throws the not-found error for other ids. */
export function decisionArgument(id: string): { item: DecidedId; decision: number } {
  const place = Place.safeParse(id.split(':'))
  if (!place.success) throw notFound('Decision')
  const [, item, decision] = place.data
  return { item, decision }
}

export const decisionFields = {
  id: decisionId,
  assocId: ({ item }) => item,
  assocType: ({ item }) => assocTypeOf(item),
  operation: ({ verb }) => nameIn(verbs, verb),
  by: ({ by }, _, context) => memberNamed(context, by),
  decidedAt: ({ decidedAt }) => decidedAt,
  reason: ({ reason }) => nameIn(reasons, reason),
  words: ({ words }) => words,
  undoneAt: ({ undoneAt }) => undoneAt,
  undoneBy: ({ undoneBy }, _, context) => undoneBy && memberNamed(context, undoneBy),
  author: ({ author }, _, context) => author && memberNamed(context, author),
  item({ item }, _, context) {
    const content = ContentId.safeParse(item)
    return content.success ? findContent(context, content.data) : null
  },
  site: async ({ site }, _, { services }) => site && ((await services.sites.byId(site)) ?? null),
  canUndo: ({ verb, undoneAt, author }, _, { viewer }) =>
    verb !== 'purge' && undoneAt === null && author !== viewer?.id && may(verbRow(verb).action, viewer),
} satisfies DecisionResolvers
