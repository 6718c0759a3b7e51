import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { NewQuestionScreenQuery } from './__generated__/NewQuestionScreenQuery.graphql.ts'
import { Privacy } from './answer/Privacy.tsx'
import { QuestionForm } from './question/QuestionForm.tsx'
import { useAskQuestion } from './question/useAskQuestion.ts'

const query = graphql`
  query NewQuestionScreenQuery {
    questionSites {
      id
      name
    }
    ...Expected_query
  }
`

export const loader = (args: LoadArgs) => loadPage<NewQuestionScreenQuery>(args, query, {})

/** Screen of `/wp-admin/analytics/new`: form for a new question. */
export function Component() {
  const data = usePage<NewQuestionScreenQuery>(query)
  const begin = useFollowUp()
  const [ask, isBusy] = useAskQuestion()
  return (
    <div className={layout.page}>
      <title>Ask a question</title>
      <SiteLink to={urlFor.analytics()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Analytics
      </SiteLink>
      <h1>Ask a question</h1>
      <QuestionForm
        query={data}
        sites={data.questionSites}
        isBusy={isBusy}
        onAsk={(question) => {
          const goOn = begin()
          ask(question, (id) => goOn(urlFor.question(id), { replace: true }))
        }}
      />
      <Privacy />
    </div>
  )
}
