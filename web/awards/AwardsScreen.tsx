import { graphql } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../frame/shell.ts'
import layout from '../ui/theme/layout.module.css'
import type { AwardsScreenQuery } from './__generated__/AwardsScreenQuery.graphql.ts'
import { AwardList } from './AwardList.tsx'

const query = graphql`
  query AwardsScreenQuery {
    viewer {
      ...AwardList_user
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<AwardsScreenQuery>(args, query, {})

/** Screen of `/profile/awards`: the viewer's awards. */
export function Component() {
  const { viewer } = usePage<AwardsScreenQuery>(query)
  const { site } = useShell()
  return (
    <div className={layout.page}>
      <title>{`Your awards · ${site.name}`}</title>
      <h1>Your awards</h1>
      {viewer && <AwardList user={viewer} none="You haven't earned any awards yet." />}
    </div>
  )
}
