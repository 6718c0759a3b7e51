import { graphql } from 'react-relay'
import { redirect, useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { sections } from '../../services/rules/disorders/words.ts'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Prose } from '../ui/text/Prose.tsx'
import type { ConditionScreenQuery } from './__generated__/ConditionScreenQuery.graphql.ts'
import { ConditionFacts } from './ConditionFacts.tsx'
import { ConditionHead } from './ConditionHead.tsx'
import { Contents } from './Contents.tsx'
import css from './conditions.module.css'
import { DisorderPicker } from './DisorderPicker.tsx'
import { Links } from './Links.tsx'
import { SourceLine } from './SourceLine.tsx'

const query = graphql`
  query ConditionScreenQuery($slug: String!) {
    disorderDetail(slug: $slug) {
      name
      slug
      summary
      isGroup
      synonyms
      tableOfContents {
        id
        text
      }
      parents {
        name
        path
      }
      children {
        name
        path
      }
      questions {
        question
        path
      }
      threads {
        title
        path
        # A cached page ends with a change of the authors in it, who may become spammers.
        author {
          id
        }
      }
      members {
        id
        username
        slug
      }
      source {
        ...SourceLine_source
      }
      ...ConditionFacts_disorder
      ...ConditionHead_disorder
    }
    featuredDisorders {
      name
      path
      slug
    }
  }
`

/** Loads a condition. Old addresses, and those of retired conditions, lead to the current one. */
export const loader = (args: LoadArgs) => {
  const slug = args.params.slug ?? ''
  return loadPage<ConditionScreenQuery>(args, query, { slug }, ({ disorderDetail }) => {
    if (disorderDetail && disorderDetail.slug !== slug)
      throw redirect(urlFor.condition(disorderDetail.slug), 301)
    return Boolean(disorderDetail)
  })
}

/** Screen of `/conditions/:slug`: the facts that are known of a condition, and their source. */
export function Component() {
  const { disorderDetail: disorder, featuredDisorders } = useListPage<ConditionScreenQuery>(query)
  const { site } = useShell()
  const navigate = useNavigate()
  if (!disorder) return null
  const {
    name,
    slug,
    summary,
    isGroup,
    synonyms,
    tableOfContents,
    parents,
    children,
    questions,
    threads,
    members,
  } = disorder
  const featured = featuredDisorders.filter((other) => other.slug !== slug)
  return (
    <div className={`${layout.page} ${css.page}`}>
      <ConditionHead disorder={disorder} />
      <h1>{name}</h1>
      {isGroup && <p className={layout.lead}>A group of conditions.</p>}
      <Contents items={tableOfContents} />
      <section id="about" className={css.section}>
        <h2>{sections.about}</h2>
        {summary ? <Prose text={summary} /> : <p>There is no description of {name} in this directory yet.</p>}
      </section>
      {synonyms.length > 0 && (
        <section id="names" className={css.section}>
          <h2>{sections.names}</h2>
          <ul className={css.list}>
            {synonyms.map((synonym) => (
              <li key={synonym}>{synonym}</li>
            ))}
          </ul>
        </section>
      )}
      <ConditionFacts disorder={disorder} />
      {parents.length + children.length > 0 && (
        <section id="related" className={css.section}>
          <h2>{sections.related}</h2>
          {parents.length > 0 && <Links heading={`${name} belongs to`} links={parents} />}
          {children.length > 0 && <Links heading={`Forms of ${name}`} links={children} />}
        </section>
      )}
      {questions.length > 0 && (
        <section id="questions" className={css.section}>
          <h2>{sections.questions}</h2>
          <Links links={questions.map(({ question, path }) => ({ name: question, path }))} />
        </section>
      )}
      {site.features.includes('Forums') && (
        <section id="threads" className={css.section}>
          <h2>{sections.threads}</h2>
          {threads.length > 0 && <Links links={threads.map(({ title, path }) => ({ name: title, path }))} />}
          <p>
            <SiteLink to={urlFor.createThread()}>Ask people who know {name}</SiteLink>, or{' '}
            {threads.length > 0 ? (
              <SiteLink to={urlFor.search(name)}>find more discussions</SiteLink>
            ) : (
              <SiteLink to={urlFor.forums()}>read the latest discussions</SiteLink>
            )}
            .
          </p>
        </section>
      )}
      {members.length > 0 && (
        <section id="members" className={css.section}>
          <h2>{sections.members}</h2>
          <p>Members who show everyone that they name {name} on their profile.</p>
          <Links
            links={members.map(({ username, slug }) => ({ name: username, path: urlFor.member(slug) }))}
          />
        </section>
      )}
      {disorder.source && <SourceLine source={disorder.source} />}
      <DisorderPicker
        label="Find another condition"
        hint="By name, synonym or ORPHA code"
        onPick={(choice) => choice && void navigate(urlFor.condition(choice.slug))}
      />
      {featured.length > 0 && (
        <aside className={css.section}>
          <h2>Featured conditions</h2>
          <Links links={featured} />
        </aside>
      )}
    </div>
  )
}
