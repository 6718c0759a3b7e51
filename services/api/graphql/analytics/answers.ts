import { v7 } from 'uuid'
import type { QuestionId } from '../../../../events/kinds.ts'
import { readAnswer, type Answer, type Group } from '../../../analytics/answer.ts'
import { answers } from '../../../commands/analytics.ts'
import { uuidOf } from '../../../commands/frame/ids.ts'
import { labelOf } from '../../../rules/questions.ts'
import type { QuestionRow } from '../../reads.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, orNotFound } from '../frame/errors.ts'
import { record } from '../frame/mutate.ts'

const MINUTE_MS = 60_000

export interface NamedGroup extends Group {
  labels: string[]
}

export interface NamedAnswer extends Omit<Answer, 'groups'> {
  groups: NamedGroup[]
}

/** Reads one of the viewer's own questions. Throws for unknown questions and for questions of other analysts. */
export async function ownQuestion(context: GraphContext, id: QuestionId): Promise<QuestionRow> {
  const { id: analyst } = allowed('analyse', context)
  const found = await context.services.reads.questionById(id)
  return orNotFound(found?.analyst === analyst ? found : null, 'Question')
}

/** Records a view of the answer (once per minute) and reads the answer; null until the question was processed. */
export async function lookAt(
  context: GraphContext,
  { id, spec }: Pick<QuestionRow, 'id' | 'spec'>,
  as: 'screen' | 'csv',
): Promise<NamedAnswer | null> {
  const { services } = context
  const { id: analyst } = allowed('analyse', context)
  const now = Date.now()
  const commandId = as === 'csv' ? v7() : uuidOf(now - (now % MINUTE_MS), `look ${id} ${analyst}`)
  const day = new Date(now).toISOString().slice(0, 10)
  await record(context, commandId, answers, { name: 'read', question: id, as, day })
  const [answer, sites] = await Promise.all([readAnswer(services.sql, { id, spec }), services.sites.all()])
  if (!answer) return null
  const names = new Map<string, string>(sites.map((site) => [site.id, site.name]))
  const groups = answer.groups.map((group) => ({
    ...group,
    labels: group.keys.map((key, index) => labelOf(spec.groupBy[index] ?? 'event', key, names)),
  }))
  return { ...answer, groups }
}
