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
export function ChannelsField(props: { channels: ChannelsField_channels$key }) {
  const { id, kind, onSite, mail } = useFragment(
    graphql`
      fragment ChannelsField_channels on NoticeChannels {
        id
        kind
        onSite
        mail
      }
    `,
    props.channels,
  )
  const [run] = useCommand<ChannelsFieldMutation>(graphql`
    mutation ChannelsFieldMutation($kind: NoticeKind!, $onSite: Boolean!, $mail: MailTime!)
    @raw_response_type {
      updateNoticeChannels(kind: $kind, onSite: $onSite, mail: $mail) {
        channels {
          id
          onSite
          mail
        }
      }
    }
  `)
  const save = (chosen: { onSite: boolean; mail: MailTime }) =>
    void run(
      { kind, ...chosen },
      { optimistic: { updateNoticeChannels: { channels: { id, ...chosen } } }, done: 'Saved' },
    )
  const name = settingOf(kind)
  if (!name) return null
  return (
    <fieldset className={css.setting}>
      <legend>{name}</legend>
      <Checkbox checked={onSite} onChange={(event) => save({ onSite: event.target.checked, mail })}>
        Show in notifications
      </Checkbox>
      <Select
        label={`Email about ${name.toLowerCase()}`}
        options={mailTimes}
        value={mail}
        onChange={(value) => save({ onSite, mail: value })}
      />
    </fieldset>
  )
}
