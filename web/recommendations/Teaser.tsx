import { graphql, useFragment } from 'react-relay'
import forums from '../forums/forums.module.css'
import { ResultLink } from './ResultLink.tsx'
import { useShell } from '../frame/shell.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { Teaser_result$key } from './__generated__/Teaser_result.graphql.ts'
import { engagementOf, labelOf, openingOf } from '../frame/engagement.ts'

/** A recommended item: label, title, beginning of the text, author and activity (spec §9). */
export function Teaser(props: { result: Teaser_result$key }) {
  const result = useFragment(
    graphql`
      fragment Teaser_result on SearchResult {
        type
        title
        body
        author {
          username
          avatar {
            thumb
          }
          isDeleted
        }
        commentCount
        lastActiveAt
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
  const { author, originalSite } = result
  const label = labelOf(result.type)
  const engagement = engagementOf(result.type, result.commentCount, site)
  return (
    <article aria-label={result.title} className={forums.teaser}>
      <Avatar name={author.isDeleted ? null : author.username} src={author.avatar?.thumb} />
      <div className={forums.teaserText}>
        {label && (
          <p className={forums.meta}>
            <span>{label}</span>
          </p>
        )}
        <h3 className={forums.teaserTitle}>
          <ResultLink result={result}>{result.title}</ResultLink>
        </h3>
        <p className={forums.excerpt}>{openingOf(result.body)}</p>
        <p className={forums.meta}>
          <span>{author.username}</span>
          <span>
            active <Time at={result.lastActiveAt} />
          </span>
          {engagement && <span>{engagement}</span>}
          {originalSite.prefix !== site.prefix && <span>{originalSite.name}</span>}
        </p>
      </div>
    </article>
  )
}
