import { text } from '../../../../projections/batch.ts'
import { idOf, members } from '../../../../projections/testing/world.ts'
import type { QuestionRow } from '../../reads.ts'
import type { Oracle } from '../oracle.ts'

export const analytics: Oracle = {
  reads(history) {
    const questions = new Map<string, QuestionRow>()
    for (const { type, data, metadata } of history) {
      if (type === 'QuestionAsked') {
        const { question: id, analyst, title, ...spec } = data
        const askedAt = new Date(metadata.occurredAt)
        questions.set(id, { id, analyst, title: text(title), spec, askedAt, kept: false })
      }
      if (type === 'QuestionKept') Object.assign(questions.get(data.question) ?? {}, { kept: true })
      if (type === 'QuestionDropped') questions.delete(data.question)
      if (type === 'MemberErased')
        for (const [id, { analyst }] of questions) if (analyst === data.member) questions.delete(id)
    }
    return {
      questionsOf: async (analyst) =>
        [...questions.values()]
          .filter((question) => question.analyst === analyst)
          .toSorted((a, b) => Number(b.askedAt) - Number(a.askedAt) || (a.id > b.id ? -1 : 1)),
      questionById: async (id) => questions.get(id) ?? null,
    }
  },
  ask: async (reads) => ({
    own: await Promise.all(members.map((member) => reads.questionsOf(member))),
    one: await reads.questionById(idOf('question', 7)),
  }),
}
