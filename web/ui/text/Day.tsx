import { use } from 'react'
import { ClockContext } from './Time.tsx'

/** Shows a calendar day, such as 2026-01-05, which is the same in every time zone. */
export const Day = ({ at }: { at: string }) => <time dateTime={at}>{use(ClockContext).dayText(at)}</time>
