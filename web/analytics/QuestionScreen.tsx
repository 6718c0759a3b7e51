import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { QuestionScreenQuery } from './__generated__/QuestionScreenQuery.graphql.ts'
import css from './analytics.module.css'
import { Privacy } from './answer/Privacy.tsx'
import { QuestionView } from './question/QuestionView.tsx'

const query = graphql`
  query QuestionScreenQuery($id: ID!) {
    question(id: $id) {
      ...QuestionView_question
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<QuestionScreenQuery>(args, query, { id: args.params.id ?? '' })

/** Screen of `/wp-admin/analytics/:id`: a question with progress and answer. */
export function Component() {
  const { question } = usePage<QuestionScreenQuery>(query)
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <SiteLink to={urlFor.analytics()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Analytics
      </SiteLink>
      <QuestionView question={question} />
      <Privacy />
    </div>
  )
}
