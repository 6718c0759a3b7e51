import { graphql } from 'react-relay'
import { redirect } from 'react-router'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Prose } from '../ui/text/Prose.tsx'
import type { ConditionPageScreenQuery } from './__generated__/ConditionPageScreenQuery.graphql.ts'
import { ConditionHead } from './ConditionHead.tsx'
import css from './conditions.module.css'
import { Links } from './Links.tsx'
import { SourceLine } from './SourceLine.tsx'

const query = graphql`
  query ConditionPageScreenQuery($conditionSlug: String!, $slug: String!) {
    disorderDetail(slug: $conditionSlug) {
      name
      slug
      path
      ...ConditionHead_disorder
      questions {
        question
        path
        slug
      }
      question(slug: $slug) {
        question
        answer
        path
        url
        source {
          name
          ...SourceLine_source
        }
      }
    }
  }
`

export const loader = (args: LoadArgs) => {
  const { conditionSlug = '', slug = '' } = args.params
  return loadPage<ConditionPageScreenQuery>(args, query, { conditionSlug, slug }, ({ disorderDetail }) => {
    if (disorderDetail?.question && disorderDetail.slug !== conditionSlug)
      throw redirect(disorderDetail.question.path, 301)
    return Boolean(disorderDetail?.question)
  })
}

/** Screen of `/conditions/:conditionSlug/:slug`: a question about a condition, with the answer of a public source. */
export function Component() {
  const { disorderDetail: disorder } = usePage<ConditionPageScreenQuery>(query)
  const asked = disorder?.question
  if (!disorder || !asked) return null
  const others = disorder.questions.filter(({ path }) => path !== asked.path)
  const page = { title: asked.question, description: asked.answer, path: asked.path }
  return (
    <div className={layout.page}>
      <ConditionHead disorder={disorder} page={page} />
      <SiteLink to={disorder.path} className={layout.back}>
        All about {disorder.name}
      </SiteLink>
      <h1>{asked.question}</h1>
      <Prose text={asked.answer} />
      <p>
        <a href={asked.url} rel="noreferrer">
          This answer at its source
        </a>
      </p>
      {others.length > 0 && (
        <section className={css.section}>
          <h2>More questions about {disorder.name}</h2>
          <Links links={others.map(({ question, path }) => ({ name: question, path }))} />
        </section>
      )}
      <SourceLine source={asked.source} />
    </div>
  )
}
