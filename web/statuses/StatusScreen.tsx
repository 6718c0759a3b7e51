import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { usePlace } from '../comments/usePlace.ts'
import { loadPage, usePage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { PageHead } from '../frame/Head.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { StatusScreenQuery } from './__generated__/StatusScreenQuery.graphql.ts'
import { StatusItem } from './StatusItem.tsx'
import { useStatusChanges } from './useStatusChanges.ts'

const query = graphql`
  query StatusScreenQuery($slug: String!, $id: ID!, $around: ID) {
    userProfileStatus(id: $id, slug: $slug) {
      id
      path
      user {
        id
        username
        slug
      }
      ...StatusItem_status @arguments(first: 50, around: $around)
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<StatusScreenQuery>(
    args,
    query,
    {
      slug: args.params.slug ?? '',
      id: args.params.id ?? '',
      around: new URL(args.request.url).searchParams.get('comment'),
    },
    ({ userProfileStatus }) => Boolean(userProfileStatus),
  )

/** Screen of `/members/:slug/status/:id`: a status update with its replies. */
export function Component() {
  const { userProfileStatus: status } = usePage<StatusScreenQuery>(query)
  const { around = null } = usePageVariables<StatusScreenQuery>()
  return status ? <Status status={status} around={around} /> : null
}

function Status({
  status,
  around,
}: {
  status: NonNullable<StatusScreenQuery['response']['userProfileStatus']>
  around: string | null
}) {
  const { id, path, user } = status
  const heading = `Status update of ${user.username}`
  usePlace(path, around)
  const news = useStatusChanges(user.id, id)
  return (
    <div className={`${layout.page} ${layout.stack}`}>
      <PageHead title={heading} type="profile" />
      <SiteLink to={urlFor.statuses(user.slug)} className={layout.back}>
        All status updates of {user.username}
      </SiteLink>
      <h1>{heading}</h1>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <StatusItem status={status} number={1} around={around} />
    </div>
  )
}
