import { json, only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Read model of analysts' open questions (events/analytics.ts), which also shows which of them are kept up to date. */
export const questions: Projection = {
  name: 'questions',
  version: 1,
  handles: ['QuestionAsked', 'QuestionKept', 'QuestionDropped', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  // The events can be applied type by type, because each question is asked before it is kept, and kept before it is
  // dropped.
  async apply(batch, sql) {
    const asked = only(batch, 'QuestionAsked').map(({ data, position, metadata }) => {
      const { question, analyst, title, ...spec } = data
      return {
        id: question,
        analyst,
        title: text(title),
        spec,
        asked_at: metadata.occurredAt,
        asked_position: String(position),
        kept: false,
      }
    })
    void sql`insert into question
      select * from jsonb_to_recordset(${json(asked)}::jsonb) as made(id text, analyst text, title text,
        spec jsonb, asked_at timestamptz, asked_position bigint, kept boolean)
      on conflict (id) do nothing`

    const kept = only(batch, 'QuestionKept').map(({ data }) => data.question)
    void sql`update question set kept = true where id = any(${kept}) and not kept`

    const dropped = only(batch, 'QuestionDropped').map(({ data }) => data.question)
    const erased = only(batch, 'MemberErased').map(({ data, position }) => ({
      member: data.member,
      erased_at: String(position),
    }))
    void sql`delete from question where id = any(${dropped}) or exists (
      select from jsonb_to_recordset(${json(erased)}::jsonb) as gone(member text, erased_at bigint)
      where gone.member = analyst and asked_position < erased_at)`
  },
  changes: ({ data }) =>
    'question' in data
      ? [
          { topic: `questions:${data.analyst}`, id: data.question },
          { topic: `question:${data.question}`, id: data.question },
        ]
      : [],
}
