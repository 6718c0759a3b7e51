import type { AppealRow } from '../../../../projections/appeals/queries.ts'
import type { DecisionRow } from '../../../../projections/flags/queries.ts'
import { appeals } from '../../../commands/moderation/appeals.ts'
import { isAppealable } from '../../../rules/decisions.ts'
import type {
  AppealResolvers,
  MutationResolvers,
  OwnAppealResolvers,
  QueryResolvers,
} from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { carryOut } from '../frame/mutate.ts'
import { decisionArgument } from './decisions.ts'

const outcomes = { UPHELD: 'upheld', OVERTURNED: 'overturned' } as const

/** The appeal against a decision; null without one. */
export const appealOf = (
  { item, revision }: DecisionRow,
  { loaders }: GraphContext,
): Promise<AppealRow | null> => loaders.appeals.load(`${item} ${revision}`)

/** True if the author of a decision can appeal against it. */
export const canAppeal = async (row: DecisionRow, context: GraphContext): Promise<boolean> =>
  row.verb !== 'purge' &&
  isAppealable(row.verb) &&
  row.undoneAt === null &&
  (await appealOf(row, context)) === null

export const appealQueries = {
  async appeals(_, { first, after }, context) {
    const viewer = allowed('viewModeration', context)
    const page = pageOf(first, after)
    return connection(await context.services.reads.appealsPage(page, viewer.id), page)
  },
} satisfies QueryResolvers

export const appealMutations = {
  async appealDecision(_, { id, words }, context, info) {
    const command = { name: 'appeal', ...decisionArgument(id), words } as const
    return { ...(await carryOut(context, info, appeals, command)), decisionId: id }
  },
  async answerAppeal(_, { id, outcome, words }, context, info) {
    const place = decisionArgument(id)
    const command = { name: 'answerAppeal', ...place, outcome: outcomes[outcome], words } as const
    return { ...(await carryOut(context, info, appeals, command)), decisionId: id }
  },
} satisfies MutationResolvers

export const appealFields: AppealResolvers = {
  async decision({ item, decision }, _, { services }) {
    const rows = await services.reads.decisionsByItems([item])
    return orNotFound(rows.find(({ revision }) => revision === decision) ?? null, 'Decision')
  },
}

export const ownAppealFields: OwnAppealResolvers = {
  outcome: ({ outcome }) => (outcome === null ? null : outcome === 'upheld' ? 'UPHELD' : 'OVERTURNED'),
}
