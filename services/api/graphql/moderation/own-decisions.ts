import type { OwnDecisionResolvers, OwnReportResolvers, UserResolvers } from '../__generated__/resolvers.ts'
import { connection, pageOf } from '../frame/connection.ts'
import { assocTypeOf } from '../frame/ids.ts'
import { appealOf, canAppeal } from './appeals.ts'
import { decisionFields, decisionId, flagReasonName } from './decisions.ts'

/** Lists of a member's own decisions and reports, which nobody else can read. */
export const ownLists = {
  async ownDecisions({ id }, { first, after }, { viewer, services }) {
    if (viewer?.id !== id) return null
    const page = pageOf(first, after)
    return connection(await services.reads.ownDecisionsPage(page, id), page)
  },
  async ownReports({ id }, { first, after }, { viewer, services }) {
    if (viewer?.id !== id) return null
    const page = pageOf(first, after)
    return connection(await services.reads.ownReportsPage(page, id), page)
  },
} satisfies UserResolvers

const { assocId, assocType, operation, reason, words, decidedAt, undoneAt, item } = decisionFields

export const ownDecisionFields: OwnDecisionResolvers = {
  id: decisionId,
  assocId,
  assocType,
  operation,
  reason,
  words,
  decidedAt,
  undoneAt,
  item,
  canAppeal: (row, _, context) => canAppeal(row, context),
  appeal: (row, _, context) => appealOf(row, context),
}

export const ownReportFields: OwnReportResolvers = {
  id: ({ item }) => `REPORT:${item}`,
  assocType: ({ item }) => assocTypeOf(item),
  reason: ({ reason }) => flagReasonName(reason),
  note: ({ note }) => note,
  reportedAt: ({ reportedAt }) => reportedAt,
  outcome({ outcome }) {
    if (outcome === null) return 'OPEN'
    return outcome === 'dismiss' ? 'NO_ACTION' : 'ACTION'
  },
}
