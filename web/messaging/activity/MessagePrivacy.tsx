import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { MessagePrivacy_user$key } from './__generated__/MessagePrivacy_user.graphql.ts'
import type { MessagePrivacyMutation } from './__generated__/MessagePrivacyMutation.graphql.ts'

const choices = [
  ['seen', "Show when I've seen a message"],
  ['typing', "Show when I'm typing"],
] as const

/** The viewer's choice of which activity in private messages others see. */
export function MessagePrivacy(props: { user: MessagePrivacy_user$key }) {
  const { privacySettings } = useFragment(
    graphql`
      fragment MessagePrivacy_user on User {
        privacySettings {
          id
          name
          isPrivate
        }
      }
    `,
    props.user,
  )
  const [run, isBusy] = useCommand<MessagePrivacyMutation>(graphql`
    mutation MessagePrivacyMutation($name: String!, $isPrivate: Boolean!) {
      updateUserPrivacySetting(name: $name, isPrivate: $isPrivate) {
        user {
          ...MessagePrivacy_user
        }
      }
    }
  `)
  return (
    <>
      <p className={layout.soft}>If you hide it, you don't see it of others either.</p>
      {choices.map(([name, label]) => (
        <Checkbox
          key={name}
          checked={!privacySettings?.some((one) => one.name === name && one.isPrivate)}
          disabled={isBusy}
          onChange={(event) => void run({ name, isPrivate: !event.target.checked }, { done: 'Saved' })}
        >
          {label}
        </Checkbox>
      ))}
    </>
  )
}
