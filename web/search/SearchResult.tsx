import { graphql, useFragment } from 'react-relay'
import { headingOf } from '../../events/kinds.ts'
import { useShell } from '../frame/shell.ts'
import { engagementOf } from '../frame/engagement.ts'
import { Time } from '../ui/text/Time.tsx'
import type { SearchResult_result$key } from './__generated__/SearchResult_result.graphql.ts'
import { Parts } from '../ui/text/Parts.tsx'
import { ResultLink } from '../recommendations/ResultLink.tsx'
import css from './search.module.css'

/** A found item: title, the part of its text that matches, kind, author and time. */
export function SearchResult(props: { result: SearchResult_result$key }) {
  const result = useFragment(
    graphql`
      fragment SearchResult_result on SearchResult {
        id
        type
        title
        titleParts {
          text
          isMatch
        }
        excerpt {
          text
          isMatch
        }
        author {
          username
        }
        commentCount
        otherNameOf
        date
        permalink
        originalSite {
          name
          prefix
          host
        }
      }
    `,
    props.result,
  )
  const { site } = useShell()
  const { originalSite, commentCount, otherNameOf } = result
  const engagement = commentCount > 0 ? engagementOf(result.type, commentCount, site) : null
  const isHere = originalSite.prefix === site.prefix
  return (
    <article aria-label={result.title} className={css.result}>
      <h2 className={css.title}>
        <ResultLink result={result}>
          <Parts parts={result.titleParts} />
        </ResultLink>
      </h2>
      <p className={css.excerpt}>
        <Parts parts={result.excerpt} />
      </p>
      <p className={css.meta}>
        {otherNameOf !== null && <>Another name of “{otherNameOf}” · </>}
        {headingOf(result.id.slice(0, result.id.indexOf('_')))} by {result.author.username} ·{' '}
        <Time at={result.date} />
        {engagement && ` · ${engagement}`}
        {!isHere && ` · ${originalSite.name}`}
      </p>
    </article>
  )
}
