import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import { urlFor, type FollowType } from '../../services/rules/routes/links.ts'
import { loadPage, notFound, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { FollowingScreenQuery } from './__generated__/FollowingScreenQuery.graphql.ts'
import { FollowedList } from './FollowedList.tsx'
import { FollowerList } from './FollowerList.tsx'
import { beginning } from './People.tsx'
import { TopicList } from './TopicList.tsx'

const query = graphql`
  query FollowingScreenQuery($first: Int!) {
    viewer {
      ...FollowedList_user @arguments(first: $first)
      ...TopicList_user @arguments(first: $first)
      ...FollowerList_user @arguments(first: $first)
    }
  }
`

const headings: Record<FollowType, string> = {
  members: 'Members you follow',
  topics: 'Threads you follow',
  followers: 'Your followers',
}

const isFollowType = (name: string): name is FollowType => Object.hasOwn(headings, name)

export const loader = (args: LoadArgs) => {
  const { followType } = args.params
  if (followType !== undefined && !isFollowType(followType)) throw notFound()
  return loadPage<FollowingScreenQuery>(args, query, { first: followType === undefined ? beginning : 20 })
}

/**
 * Screen of `/profile/following`, with the beginnings of the lists, and of `/profile/following/:followType`, with all
 * members or threads that the viewer follows, or all followers.
 */
export function Component() {
  const { viewer } = useListPage<FollowingScreenQuery>(query)
  const { site } = useShell()
  const { followType } = useParams()
  if (!viewer) return null
  if (!followType || !isFollowType(followType)) {
    return (
      <div className={layout.page}>
        <title>{`Following · ${site.name}`}</title>
        <h1>Following</h1>
        <div role="group" aria-labelledby="members" className={layout.stack}>
          <h2 id="members">{headings.members}</h2>
          <FollowedList user={viewer} />
        </div>
        <div role="group" aria-labelledby="topics" className={layout.stack}>
          <h2 id="topics">{headings.topics}</h2>
          <TopicList user={viewer} />
        </div>
        <div role="group" aria-labelledby="followers" className={layout.stack}>
          <h2 id="followers">{headings.followers}</h2>
          <FollowerList user={viewer} />
        </div>
      </div>
    )
  }
  const heading = headings[followType]
  return (
    <div className={layout.page}>
      <title>{`${heading} · ${site.name}`}</title>
      <SiteLink to={urlFor.following()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Following
      </SiteLink>
      <h1>{heading}</h1>
      {followType === 'members' && <FollowedList user={viewer} isWhole />}
      {followType === 'topics' && <TopicList user={viewer} isWhole />}
      {followType === 'followers' && <FollowerList user={viewer} isWhole />}
    </div>
  )
}
