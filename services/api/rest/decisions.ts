import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { kinds, kindOf, type MemberId } from '../../../events/kinds.ts'
import type { DecisionFilter, DecisionRow } from '../../../projections/flags/queries.ts'
import { csvLine } from '../../analytics/csv.ts'
import { refusal } from '../../rules/authorise.ts'
import { memberNamed } from '../graphql/members/members.ts'
import type { GraphContext } from '../graphql/frame/context.ts'
import { decisionFilterOf } from '../graphql/moderation/queue.ts'
import { operationNames } from '../graphql/moderation/decisions.ts'
import type { Page } from '../reads.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { refuseForeign } from '../http/security.ts'

const Query = z.object({
  community: z.string().max(60).optional(),
  operation: z
    .enum(operationNames)
    .or(z.literal('').transform(() => null))
    .optional(),
  by: z.string().max(60).optional(),
})

const PAGE_SIZE = 200

const columns = [
  'Time',
  'Decision',
  'Kind',
  'Item',
  'Author',
  'Moderator',
  'Reason',
  'Words',
  'Community',
  'Undone at',
]

async function cellsOf(row: DecisionRow, context: GraphContext): Promise<(string | null)[]> {
  const nameOf = async (member: MemberId | null) => member && (await memberNamed(context, member)).username
  const site = row.site && (await context.services.sites.byId(row.site))
  return [
    row.decidedAt.toISOString(),
    row.verb,
    kinds[kindOf(row.item)].words[0],
    row.item,
    await nameOf(row.author),
    await nameOf(row.by),
    row.reason,
    row.words,
    site ? site.name : null,
    row.undoneAt?.toISOString() ?? null,
  ]
}

async function* linesOf(filter: DecisionFilter | null, context: GraphContext): AsyncGenerator<string> {
  yield csvLine(columns)
  let cursor: string | null = null
  do {
    const { rows, more }: Page<DecisionRow> = filter
      ? await context.services.reads.decisionsPage({ size: PAGE_SIZE, cursor }, filter)
      : { rows: [], more: false }
    const lines = await Promise.all(rows.map((row) => cellsOf(row, context)))
    yield lines.map(csvLine).join('')
    cursor = more ? (rows.at(-1)?.cursor ?? null) : null
  } while (cursor)
}

/** GET /api/decisions.csv: the decisions that the page of decisions lists for the same filters, for moderators. */
export async function decisionsRoute(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<GraphContext> },
): Promise<void> {
  app.get(
    '/api/decisions.csv',
    { preHandler: refuseForeign, exposeHeadRoute: false },
    async (request, reply) => {
      const context = await contextOf(request)
      const refused = refusal('viewModeration', context.viewer)
      if (refused) throw new ProblemError(403, 'FORBIDDEN', refused.message)
      const filter = await decisionFilterOf(checked(Query, request.query), context)
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .headers({
          'cache-control': 'no-store',
          'content-disposition': 'attachment; filename="decisions.csv"',
        })
        .send(Readable.from(linesOf(filter, context)))
    },
  )
}
