import { graphql, useFragment } from 'react-relay'
import { rowOf, kindOf } from '../../events/kinds.ts'
import { counted } from '../ui/text/counted.ts'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MemberRecord_record$key } from './__generated__/MemberRecord_record.graphql.ts'
import { NoteButton } from './NoteButton.tsx'
import css from './queue/queue.module.css'

/**
 * A member's record: numbers of decisions about the member, of reports about and by the member, and of accounts at the
 * same address; and notes of moderators, of which a new one is about the item or member with the id `item`.
 */
export function MemberRecord(props: { record: MemberRecord_record$key; item: string | null }) {
  const { item } = props
  const { decisions, reportsReceived, reportsMade, sharedAddresses, notes } = useFragment(
    graphql`
      fragment MemberRecord_record on MemberRecord {
        decisions
        reportsReceived
        reportsMade
        sharedAddresses
        notes {
          id
          assocId
          by {
            username
          }
          writtenAt
          text
        }
      }
    `,
    props.record,
  )
  return (
    <>
      <p className={layout.soft}>
        Decisions: {decisions} · Reports received: {reportsReceived} · Reports made: {reportsMade}
        {sharedAddresses > 0 && (
          <> · Shares an address with {counted(sharedAddresses, 'other account')} of the last 30 days</>
        )}
      </p>
      {notes.length > 0 && (
        <ul className={css.said} aria-label="Notes of moderators">
          {notes.map(({ id, assocId, by, writtenAt, text }) => (
            <li key={id}>
              <strong>Note</strong> on {assocId === item ? 'this' : `a ${rowOf(kindOf(assocId)).words[0]}`},{' '}
              {by.username}, <Time at={writtenAt} />: “{text ?? 'removed'}”
            </li>
          ))}
        </ul>
      )}
      {item && <NoteButton item={item} />}
    </>
  )
}
