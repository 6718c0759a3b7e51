import { graphql, useFragment } from 'react-relay'
import layout from '../ui/theme/layout.module.css'
import type { MemberRecord_record$key } from './__generated__/MemberRecord_record.graphql.ts'

/** Numbers of decisions about a member, and of reports about and by the member. */
export function MemberRecord(props: { record: MemberRecord_record$key }) {
  const { decisions, reportsReceived, reportsMade } = useFragment(
    graphql`
      fragment MemberRecord_record on MemberRecord {
        decisions
        reportsReceived
        reportsMade
      }
    `,
    props.record,
  )
  return (
    <p className={layout.soft}>
      Decisions: {decisions} · Reports received: {reportsReceived} · Reports made: {reportsMade}
    </p>
  )
}
