import slugify from '@sindresorhus/slugify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { QuestionId } from '../../../events/kinds.ts'
import { csvLine } from '../../analytics/csv.ts'
import { may } from '../../rules/authorise.ts'
import { headOf, hiddenWords, isTime, measures } from '../../rules/questions.ts'
import { lookAt, type NamedAnswer } from '../graphql/analytics/answers.ts'
import type { GraphContext } from '../graphql/context.ts'
import { checked, Problem } from '../problem.ts'
import type { QuestionRow } from '../reads.ts'

const Params = z.object({ file: z.string().max(60) })

/** An answer as a file (RFC 4180): times as they sort, everything else in words. */
function csvOf({ spec }: QuestionRow, { groups }: NamedAnswer): string {
  const { groupBy, measure } = spec
  const head = csvLine([...groupBy.map(headOf), measures[measure]])
  const lines = groups.map(({ keys, labels, showing, value }) => {
    const names = groupBy.map((grouping, index) => (isTime(grouping) ? keys[index] : labels[index]) ?? '')
    return csvLine([...names, showing === 'shown' ? value : hiddenWords[showing]])
  })
  return head + lines.join('')
}

/**
 * GET /api/analytics/<question>.csv: the answer of one of the analyst's own questions, as a file. Each download is
 * recorded. For others there is nothing here.
 */
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
      throw new Problem(404, 'NOT_FOUND', 'There is no answer at this address, or not for you.')
    const answer = await lookAt(context, found, 'csv')
    if (!answer) throw new Problem(409, 'CONFLICT', 'The answer is not there yet. Please wait until it is.')
    if (answer.isTooLarge) {
      throw new Problem(409, 'CONFLICT', 'The answer has too many groups. Please ask for fewer.')
    }
    const name = slugify(found.title ?? '').slice(0, 60) || 'answer'
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.csv"` })
      .send(csvOf(found, answer))
  })
}
