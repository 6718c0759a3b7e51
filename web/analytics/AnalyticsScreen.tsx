import { ChartNoAxesColumn, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { MAX_OPEN_QUESTIONS } from '../../services/rules/questions.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { AnalyticsScreenQuery } from './__generated__/AnalyticsScreenQuery.graphql.ts'
import css from './analytics.module.css'
import { Privacy } from './answer/Privacy.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { QuestionCard } from './question/QuestionCard.tsx'

const query = graphql`
  query AnalyticsScreenQuery {
    questions {
      id
      ...QuestionCard_question
    }
    ...MissedSearches_query
  }
`

export const loader = (args: LoadArgs) => loadPage<AnalyticsScreenQuery>(args, query, {})

/** Screen of `/wp-admin/analytics`: the analyst's questions, and terms that were searched and not found. */
export function Component() {
  const data = usePage<AnalyticsScreenQuery>(query)
  const { questions } = data
  return (
    <div className={layout.page}>
      <title>Analytics</title>
      <header className={layout.stack}>
        <div className={layout.head}>
          <h1>Analytics</h1>
          {questions.length < MAX_OPEN_QUESTIONS && (
            <SiteLink to={urlFor.newQuestion()} className={buttonClass({ look: 'primary' })}>
              <Plus size={18} aria-hidden="true" /> Ask a question
            </SiteLink>
          )}
        </div>
        <p className={layout.lead}>
          Ask about anything that has happened in the network. Counting runs in the background and doesn't
          affect members.
        </p>
      </header>
      {questions.length === 0 ? (
        <Empty icon={<ChartNoAxesColumn size={28} />} heading="No questions yet.">
          <p>For example: unique members who commented, by month.</p>
        </Empty>
      ) : (
        <section className={layout.stack} aria-labelledby="questions">
          <h2 id="questions">{counted(questions.length, 'question')}</h2>
          {questions.length >= MAX_OPEN_QUESTIONS && (
            <p>Limit reached. Delete a question before you ask another.</p>
          )}
          <ul className={css.list}>
            {questions.map((question) => (
              <li key={question.id}>
                <QuestionCard question={question} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <MissedSearches query={data} />
      <Privacy />
    </div>
  )
}
