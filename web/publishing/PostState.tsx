import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { PostState_manuscript$key } from './__generated__/PostState_manuscript.graphql.ts'
import { StateBadge } from './StateBadge.tsx'

/** Kind and state of an item, with links to where readers see it. */
export function PostState({ post: key, kind }: { post: PostState_manuscript$key; kind: string }) {
  const { assocType, state, hasUnpublishedChanges, slug, scheduledAt, path } = useFragment(
    graphql`
      fragment PostState_manuscript on Manuscript {
        assocType
        state
        hasUnpublishedChanges
        slug
        scheduledAt
        path
      }
    `,
    key,
  )
  return (
    <>
      {kind} <StateBadge state={state} />
      {hasUnpublishedChanges && ' Readers see an earlier text.'}
      {scheduledAt && (
        <>
          {' '}
          Will be published <Time at={scheduledAt} exact /> (your time).
        </>
      )}{' '}
      {path && <a href={path}>View</a>}{' '}
      {assocType === 'PAGE' && slug && (
        <SiteLink to={urlFor.homepage(slug)}>See it as the home page</SiteLink>
      )}
    </>
  )
}
