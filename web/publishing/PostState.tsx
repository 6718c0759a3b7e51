import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { PostState_manuscript$key } from './__generated__/PostState_manuscript.graphql.ts'
import { isDirty } from './editing-state.ts'
import { useEditingState, type PostForm } from './post-form.ts'
import { StateBadge } from './StateBadge.tsx'

interface PostStateProps {
  post: PostState_manuscript$key
  form: PostForm
  kind: string
}

/** Kind and state of an item, with links to where readers see it, unless the button beside it is that link. */
export function PostState({ post: key, form, kind }: PostStateProps) {
  const isUnsaved = useEditingState(form, isDirty)
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
      {path && (isUnsaved || hasUnpublishedChanges) && <a href={path}>View</a>}{' '}
      {assocType === 'PAGE' && slug && (
        <SiteLink to={urlFor.homepage(slug)}>See it as the home page</SiteLink>
      )}
    </>
  )
}
