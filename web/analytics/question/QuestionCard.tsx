import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Time } from '../../ui/text/Time.tsx'
import type { QuestionCard_question$key } from './__generated__/QuestionCard_question.graphql.ts'
import css from '../analytics.module.css'
import { stateWords, summaryOf } from '../words.ts'

/** Summary and state of a question, in the list of questions. */
export function QuestionCard(props: { question: QuestionCard_question$key }) {
  const question = useFragment(
    graphql`
      fragment QuestionCard_question on Question {
        id
        title
        askedAt
        events
        groupBy
        measure
        run {
          state
        }
      }
    `,
    props.question,
  )
  const { id, title, askedAt, run } = question
  return (
    <article className={`${layout.card} ${css.card}`}>
      <h3>
        <SiteLink to={urlFor.question(id)}>{title}</SiteLink>
      </h3>
      <p>{summaryOf(question)}</p>
      <p className={layout.soft}>
        {stateWords(run?.state)} · asked <Time at={askedAt} />
      </p>
    </article>
  )
}
