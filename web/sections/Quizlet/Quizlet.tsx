import { graphql, useFragment } from 'react-relay'
import type { Quizlet_section$key } from './__generated__/Quizlet_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './quizlet.module.css'

/** A question with answers, and the right answer behind a disclosure. */
export function Component({ section }: { section: Quizlet_section$key }) {
  const {
    quizlet: { question, choices, answer, explanation },
  } = useFragment(
    graphql`
      fragment Quizlet_section on QuizletSection {
        quizlet: options {
          question
          choices
          answer
          explanation
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.stack}>
      <h2>{question}</h2>
      <ol className={css.choices}>
        {choices.map((choice, at) => (
          <li key={at}>{choice}</li>
        ))}
      </ol>
      <details className={css.answer}>
        <summary>Show the answer</summary>
        <p>
          <strong>{choices[answer - 1]}</strong>
        </p>
        {explanation && <p>{explanation}</p>}
      </details>
    </div>
  )
}
