import type { QuestionSpec } from '../../../events/analytics.ts'
import { questions } from '../../../services/commands/analytics.ts'
import { newId } from '../../../services/commands/frame/ids.ts'
import { commandIdOf, demoIdOf, HOUR, type Lane, type Step } from '../steps.ts'

const analyst = demoIdOf('Carlos Medina')
export const questionsStream = `questions-${analyst}` as const

const spec = (given: Pick<QuestionSpec, 'events' | 'groupBy' | 'measure'>): QuestionSpec => ({
  sites: [],
  reactions: [],
  origins: [],
  from: null,
  to: null,
  ...given,
})

const asked: readonly (readonly [title: string, spec: QuestionSpec])[] = [
  ['Who joined, week by week', spec({ events: ['MemberRegistered'], groupBy: ['week'], measure: 'members' })],
  [
    'People who write in each community',
    spec({
      events: ['ThreadCreated', 'CommentCreated', 'ReplyCreated'],
      groupBy: ['site'],
      measure: 'members',
    }),
  ],
  [
    'Which reactions people choose',
    spec({ events: ['ReactionChosen'], groupBy: ['reaction'], measure: 'events' }),
  ],
]

/** Questions whose answers the demo's analyst keeps up to date, each with a chart. */
export const questionLane = (): Lane =>
  asked.flatMap(([title, given], index): Step[] => {
    const moment = { at: (index - 5) * HOUR, name: `question ${title}` }
    const question = newId('question', commandIdOf(moment))
    const by = { actor: analyst, site: null }
    return [
      {
        ...moment,
        ...by,
        run: ({ dispatch }, intent) =>
          dispatch(questions, { name: 'ask', question, title, spec: given }, intent),
      },
      {
        at: moment.at + HOUR / 2,
        name: `keep ${moment.name}`,
        ...by,
        run: ({ dispatch }, intent) => dispatch(questions, { name: 'keep', question }, intent),
      },
    ]
  })
