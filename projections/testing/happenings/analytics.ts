import type { Happenings, Make } from '../happening.ts'
import { idOf } from '../world.ts'

const change =
  (type: 'QuestionKept' | 'QuestionDropped'): Make =>
  ({ made }, { by, who, n }) => {
    const question = idOf('question', who * 6 + n)
    if (made.get(question) !== by) return null
    if (type === 'QuestionDropped') made.delete(question)
    return { type, data: { question, analyst: by } }
  }

const open = { sites: [], reactions: [], origins: [], from: null, to: null }
const spec = { events: ['ReactionChosen'], groupBy: ['week' as const], measure: 'events' as const }

export const analytics: Happenings = {
  steps: {
    grant: (_, { by, n }) => ({ type: n % 2 ? 'AnalystGranted' : 'AnalystRevoked', data: { member: by } }),
    ask: [
      2,
      ({ made, asked }, { by, who, n }) => {
        const question = idOf('question', who * 6 + n)
        if (asked.has(question)) return null
        asked.add(question)
        made.set(question, by)
        const data = { question, analyst: by, title: `What of ${question}`, ...open, ...spec }
        return { type: 'QuestionAsked', data }
      },
    ],
    keepQuestion: change('QuestionKept'),
    dropQuestion: change('QuestionDropped'),
  },
  stream: ({ data }) => ('question' in data ? `questions-${data.analyst}` : null),
}
