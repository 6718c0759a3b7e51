import { graphql, useFragment } from 'react-relay'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import type { MemberRecord_record$key } from './__generated__/MemberRecord_record.graphql.ts'

/** Numbers of decisions about a member, of reports about and by the member, and of accounts at the same address. */
export function MemberRecord(props: { record: MemberRecord_record$key }) {
  const { decisions, reportsReceived, reportsMade, sharedAddresses } = useFragment(
    graphql`
      fragment MemberRecord_record on MemberRecord {
        decisions
        reportsReceived
        reportsMade
        sharedAddresses
      }
    `,
    props.record,
  )
  return (
    <p className={layout.soft}>
      Decisions: {decisions} · Reports received: {reportsReceived} · Reports made: {reportsMade}
      {sharedAddresses > 0 && (
        <> · Shares an address with {counted(sharedAddresses, 'other account')} of the last 30 days</>
      )}
    </p>
  )
}
