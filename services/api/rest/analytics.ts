import { addressOf } from '../../rules/writing/address.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { QuestionId } from '../../../events/ids.ts'
import { csvLine, csvRows } from '../../analytics/csv.ts'
import { may } from '../../rules/authorise.ts'
import { lookAt, type NamedAnswer } from '../graphql/analytics/answers.ts'
import type { GraphContext } from '../graphql/frame/context.ts'
import { checked, ProblemError } from '../http/problem.ts'
import type { QuestionRow } from '../reads.ts'

const Params = z.object({ file: z.string().max(60) })

/** The answer to an analyst's question as CSV. */
const csvOf = ({ spec }: QuestionRow, { groups }: NamedAnswer): string =>
  csvRows(spec, groups).map(csvLine).join('')

/** GET /api/analytics/<question>.csv: the answer for the analyst who asked (others get 404), recorded as viewed. */
export async function analyticsRoute(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<GraphContext> },
): Promise<void> {
  app.get('/api/analytics/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const { file } = checked(Params, request.params)
    const id = QuestionId.safeParse(file.replace(/\.csv$/, ''))
    const context = await contextOf(request)
    const { viewer, services } = context
    const found = id.success && may('analyse', viewer) ? await services.reads.questionById(id.data) : null
    if (!file.endsWith('.csv') || !found || found.analyst !== viewer?.id)
      throw new ProblemError(
        404,
        'NOT_FOUND',
        "There's no answer at this address, or you don't have access to it",
      )
    const answer = await lookAt(context, found, 'csv')
    if (!answer)
      throw new ProblemError(409, 'CONFLICT', "The answer isn't ready yet. Please try again in a moment.")
    if (answer.isTooLarge) {
      throw new ProblemError(
        409,
        'CONFLICT',
        'The answer has too many groups. Try fewer, for example by month instead of day.',
      )
    }
    const name = addressOf(found.title ?? '', 60) || 'answer'
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.csv"` })
      .send(csvOf(found, answer))
  })
}
