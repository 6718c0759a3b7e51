import { graphql, useFragment } from 'react-relay'
import type { Question } from '../../../services/rules/questions.ts'
import layout from '../../ui/theme/layout.module.css'
import { counted } from '../../ui/text/counted.ts'
import { summaryOf } from '../words.ts'
import type { Expected_query$key } from './__generated__/Expected_query.graphql.ts'

/** The answer that a question will get, in words, and about how long counting takes, by the analyst's earlier ones. */
export function Expected({ question, ...props }: { query: Expected_query$key; question: Question | null }) {
  const { questions } = useFragment(
    graphql`
      fragment Expected_query on Query {
        questions {
          run {
            done
            rate
          }
        }
      }
    `,
    props.query,
  )
  const seconds = Math.max(0, ...questions.map(({ run }) => (run && run.rate > 0 ? run.done / run.rate : 0)))
  return (
    <p className={layout.soft}>
      {question && <>You will see a chart and a table. {summaryOf(question)}. </>}
      Counting reads the whole history once: {seconds > 0 ? timeText(seconds) : 'seconds to minutes'} once it
      has started. You can leave the page meanwhile.
    </p>
  )
}

const timeText = (seconds: number): string =>
  seconds < 90
    ? `about ${counted(Math.max(1, Math.ceil(seconds)), 'second')}`
    : `about ${counted(Math.ceil(seconds / 60), 'minute')}`
