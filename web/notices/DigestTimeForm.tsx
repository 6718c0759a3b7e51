import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/forms/Select.tsx'
import type { DigestTimeForm_user$key } from './__generated__/DigestTimeForm_user.graphql.ts'
import type { DigestTimeFormMutation } from './__generated__/DigestTimeFormMutation.graphql.ts'
import css from './notices.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, day) => ({ value: String(day + 1), label }),
)

/** Form for the time of digests, in the time zone of the device on which it is saved. */
export function DigestTimeForm(props: { user: DigestTimeForm_user$key }) {
  const { digestTime } = useFragment(
    graphql`
      fragment DigestTimeForm_user on User {
        digestTime {
          hour
          weekday
          zone
        }
      }
    `,
    props.user,
  )
  const [hour, setHour] = useState(String(digestTime?.hour))
  const [weekday, setWeekday] = useState(String(digestTime?.weekday))
  const [run, isBusy] = useCommand<DigestTimeFormMutation>(graphql`
    mutation DigestTimeFormMutation($hour: Int!, $weekday: Int!, $zone: String!) {
      updateDigestTime(hour: $hour, weekday: $weekday, zone: $zone) {
        user {
          ...DigestTimeForm_user
        }
      }
    }
  `)
  if (!digestTime) return null
  function save(event: FormEvent) {
    event.preventDefault()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    void run({ hour: Number(hour), weekday: Number(weekday), zone: timeZone }, { done: 'Saved' })
  }
  return (
    <form onSubmit={save} className={css.setting}>
      <h2>When emails with news come</h2>
      <p>
        Times are in the time zone {digestTime.zone.replaceAll('_', ' ')}. Saving takes over that of your
        device.
      </p>
      <Select label="Time of day" options={hours} value={hour} onChange={setHour} />
      <Select label="Day of weekly emails" options={days} value={weekday} onChange={setWeekday} />
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  )
}
