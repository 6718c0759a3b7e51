import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useApp } from '../../frame/document/App.tsx'
import { useShell } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Time } from '../../ui/text/Time.tsx'
import type { Authors_post$key } from './__generated__/Authors_post.graphql.ts'
import css from '../content.module.css'
import { EDITORIAL_TEAM } from '../names.ts'

const between = (index: number, last: number) => (index === 0 ? '' : index === last ? ' and ' : ', ')

/** Authors of an item with links to their articles, its date, and the time that reading it takes. */
export function Authors(props: { post: Authors_post$key }) {
  const { origin } = useApp()
  const { prefix } = useShell().site
  const { authors, isByTeam, date, modified, readingMinutes, originalSite } = useFragment(
    graphql`
      fragment Authors_post on Post {
        isByTeam
        date
        modified
        readingMinutes
        originalSite {
          prefix
          host
        }
        authors {
          username
          slug
          avatar {
            thumb
          }
        }
      }
    `,
    props.post,
  )
  const here = { prefix, origin, siteSummaries: [originalSite] }
  const archive = (slug: string) => urlFor({ type: 'author', slug, originalSite: originalSite.prefix }, here)
  const names = [
    ...authors.map(({ username, slug }) => (
      <SiteLink to={archive(slug)} className={css.author}>
        {username}
      </SiteLink>
    )),
    ...(isByTeam || authors.length === 0 ? [<span className={css.author}>{EDITORIAL_TEAM}</span>] : []),
  ]
  const [first] = authors
  const isRevised = modified.slice(0, 10) > date.slice(0, 10)
  return (
    <div className={css.byline}>
      <Avatar name={first?.username ?? EDITORIAL_TEAM} src={first?.avatar?.thumb} size="thumb" />
      <div>
        <p>
          By{' '}
          {names.map((one, index) => (
            <Fragment key={index}>
              {between(index, names.length - 1)}
              {one}
            </Fragment>
          ))}
        </p>
        <p className={css.meta}>
          <span>
            <Time at={date} />
          </span>
          {isRevised && (
            <span>
              updated <Time at={modified} />
            </span>
          )}
          <span>{readingMinutes} min read</span>
        </p>
      </div>
    </div>
  )
}
