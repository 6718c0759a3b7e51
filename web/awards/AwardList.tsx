import { Award } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { awardStatuses } from '../../services/rules/awards/awards.ts'
import { Empty } from '../ui/Empty.tsx'
import { Day } from '../ui/text/Day.tsx'
import layout from '../ui/theme/layout.module.css'
import type { AwardList_user$key } from './__generated__/AwardList_user.graphql.ts'

/** Awards of a member, latest first, each with its year and status; `none` is shown without any. */
export function AwardList({ none, ...props }: { user: AwardList_user$key; none: string }) {
  const { awards } = useFragment(
    graphql`
      fragment AwardList_user on User {
        awards {
          id
          status
          earnedAt
          award {
            name
            year
          }
        }
      }
    `,
    props.user,
  )
  if (awards.length === 0) return <Empty icon={<Award size={28} />} heading={none} />
  return (
    <ul className={layout.stack}>
      {awards.map(({ id, status, earnedAt, award }) => (
        <li key={id} className={layout.card}>
          <h2>
            {award.name} {award.year}
          </h2>
          <p className={layout.soft}>
            {awardStatuses[status]} · <Day at={earnedAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
