import { use } from 'react'
import { elapsedText } from '../../../services/rules/writing/elapsed.ts'
import { ClockContext } from '../../ui/text/Time.tsx'

/** Time for which an item has waited for a moderator, in words. */
export function Waiting({ since }: { since: string }) {
  const { now, timeZone, momentText } = use(ClockContext)
  const waited = elapsedText(now - Date.parse(since))
  return (
    <time dateTime={since} title={`Since ${momentText(since, timeZone)}${timeZone ? ' UTC' : ''}`}>
      {waited ? `waiting for ${waited}` : 'just reported'}
    </time>
  )
}
