import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Checkbox } from '../ui/forms/Checkbox.tsx'
import { Select, type Option } from '../ui/forms/Select.tsx'
import type { ChannelsField_channels$key, MailTime } from './__generated__/ChannelsField_channels.graphql.ts'
import type { ChannelsFieldMutation } from './__generated__/ChannelsFieldMutation.graphql.ts'
import css from './notices.module.css'
import { settingOf } from './words.ts'

const mailTimes: readonly Option<MailTime>[] = [
  { value: 'NEVER', label: 'Never' },
  { value: 'NOW', label: 'Within minutes' },
  { value: 'DAILY', label: 'Once a day' },
  { value: 'WEEKLY', label: 'Once a week' },
]

/** Choice of the channels for one kind of notice; each change is saved at once. */
export function ChannelsField({
  hasDevices,
  ...props
}: {
  channels: ChannelsField_channels$key
  /** True if the member has turned push notifications on for a device. */
  hasDevices: boolean
}) {
  const { id, kind, onSite, mail, push } = useFragment(
    graphql`
      fragment ChannelsField_channels on NoticeChannels {
        id
        kind
        onSite
        mail
        push
      }
    `,
    props.channels,
  )
  const [run] = useCommand<ChannelsFieldMutation>(graphql`
    mutation ChannelsFieldMutation($kind: NoticeKind!, $onSite: Boolean!, $mail: MailTime!, $push: Boolean!)
    @raw_response_type {
      updateNoticeChannels(kind: $kind, onSite: $onSite, mail: $mail, push: $push) {
        channels {
          id
          onSite
          mail
          push
        }
      }
    }
  `)
  function save(change: { onSite?: boolean; mail?: MailTime; push?: boolean }) {
    const chosen = { onSite, mail, push, ...change }
    void run(
      { kind, ...chosen },
      { optimistic: { updateNoticeChannels: { channels: { id, ...chosen } } }, done: 'Saved' },
    )
  }
  const name = settingOf(kind)
  if (!name) return null
  return (
    <fieldset className={css.setting}>
      <legend>{name}</legend>
      <Checkbox checked={onSite} onChange={(event) => save({ onSite: event.target.checked })}>
        Show in notifications
      </Checkbox>
      {hasDevices && (
        <Checkbox checked={push} onChange={(event) => save({ push: event.target.checked })}>
          Tell me on my devices
        </Checkbox>
      )}
      <Select
        label={`Email about ${name.toLowerCase()}`}
        options={mailTimes}
        value={mail}
        onChange={(value) => save({ mail: value })}
      />
    </fieldset>
  )
}
