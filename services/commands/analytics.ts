import type { QuestionSpec } from '../../events/analytics.ts'
import type { MemberId, QuestionId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import { MAX_OPEN_QUESTIONS, questionProblem } from '../rules/questions.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, never, Rejected, reject, type Decider, type Intent } from './frame/decider.ts'
import { actorNeed } from './frame/facts.ts'

export type QuestionCommand = { question: QuestionId } & (
  | { name: 'ask'; title: string; spec: QuestionSpec }
  | { name: 'keep' }
  | { name: 'drop' }
  | { name: 'expire'; analyst: MemberId }
)

const analystOf = (command: QuestionCommand, intent: Pick<Intent, 'actor'>): MemberId =>
  command.name === 'expire' ? command.analyst : actingMember(intent)

/** Ids of an analyst's open questions; the value is true if the analyst keeps the question. */
type Open = ReadonlyMap<QuestionId, boolean>

/** Decider for an analyst's questions. They share one stream, so that the number of open questions can be limited. */
export const questions: Decider<Open, QuestionCommand, { actor: Viewer }> = {
  emits: {
    ask: ['QuestionAsked'],
    keep: ['QuestionKept'],
    drop: ['QuestionDropped'],
    expire: ['QuestionDropped'],
  },
  initialState: new Map(),
  evolve(open, { type, data }) {
    switch (type) {
      case 'QuestionAsked':
      case 'QuestionKept':
        return new Map(open).set(data.question, type === 'QuestionKept')
      case 'QuestionDropped':
        return new Map([...open].filter(([question]) => question !== data.question))
      default:
        return open
    }
  },
  stream: (command, intent) => `questions-${analystOf(command, intent)}`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(open, command, { actor }, intent) {
    const { name, question } = command
    if (name === 'expire' && intent.actor !== 'system') return reject('FORBIDDEN', 'Not authorized')
    const refused = name === 'expire' ? null : refusal('analyse', actor)
    if (refused) return new Rejected(refused)
    const analyst = analystOf(command, intent)
    const isKept = open.get(question)
    switch (name) {
      case 'ask':
        return ask(open, { ...command, analyst })
      case 'keep':
        if (isKept === undefined) return reject('NOT_FOUND', 'Question not found')
        return isKept ? [] : [{ type: 'QuestionKept', data: { question, analyst } }]
      case 'drop':
      case 'expire':
        return isKept === undefined ? [] : [{ type: 'QuestionDropped', data: { question, analyst } }]
      default:
        return never(name)
    }
  },
}

function ask(
  open: Open,
  { question, analyst, title, spec }: Extract<QuestionCommand, { name: 'ask' }> & { analyst: MemberId },
) {
  const problem = questionProblem({ title, ...spec })
  if (problem) return reject('INVALID', problem)
  if (open.size >= MAX_OPEN_QUESTIONS) {
    return reject('CONFLICT', `You have ${MAX_OPEN_QUESTIONS} questions. Delete one before you ask another.`)
  }
  return [{ type: 'QuestionAsked' as const, data: { question, analyst, title, ...spec } }]
}

interface AnswerCommand {
  name: 'read'
  question: QuestionId
  as: 'screen' | 'csv'
  /** Day (UTC) of a view; views of different days are in different streams. */
  day: string
}

/** Decider that records views of answers before they are shown, at most one per minute on a live screen. */
export const answers: Decider<null, AnswerCommand, { actor: Viewer }> = {
  emits: {
    read: ['AnswerRead'],
  },
  initialState: null,
  evolve: (state) => state,
  stream: ({ day }, intent) => `answers-${actingMember(intent)}-${day}`,
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(_, { question, as }, { actor }, intent) {
    const refused = refusal('analyse', actor)
    if (refused) return new Rejected(refused)
    return [{ type: 'AnswerRead', data: { question, analyst: actingMember(intent), as } }]
  },
}
