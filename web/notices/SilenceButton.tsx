import { Bell, BellOff } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import type { SilenceButton_user$key } from './__generated__/SilenceButton_user.graphql.ts'
import type { SilenceButtonMutation } from './__generated__/SilenceButtonMutation.graphql.ts'

/** Button that stops notices of what another member does, or lets them come again; visitors have none. */
export function SilenceButton(props: { user: SilenceButton_user$key }) {
  const { id, username, isSilenced } = useFragment(
    graphql`
      fragment SilenceButton_user on User {
        id
        username
        isSilenced
      }
    `,
    props.user,
  )
  const [run, isBusy] = useCommand<SilenceButtonMutation>(graphql`
    mutation SilenceButtonMutation($userId: ID!, $isSilenced: Boolean!) {
      updateMemberSilence(userId: $userId, isSilenced: $isSilenced) {
        user {
          id
          isSilenced
        }
      }
    }
  `)
  if (!useShell().viewer) return null
  const Icon = isSilenced ? Bell : BellOff
  const done = isSilenced
    ? `You get notifications about ${username} again`
    : `No more notifications about ${username}`
  return (
    <Button
      look="quiet"
      size="small"
      busy={isBusy}
      onClick={() => void run({ userId: id, isSilenced: !isSilenced }, { done })}
    >
      <Icon size={18} aria-hidden="true" />
      {isSilenced ? 'Turn notifications on' : 'Turn notifications off'}
      <span className="visually-hidden"> about {username}</span>
    </Button>
  )
}
