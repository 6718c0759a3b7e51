import { Mail } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { Button } from '../../ui/Button.tsx'
import type { MessageButton_user$key } from './__generated__/MessageButton_user.graphql.ts'
import { MessageDialog } from './MessageDialog.tsx'

/**
 * Button that opens the pop-over for a message to a member, if the viewer can send messages (spec §5 Messages).
 * Visitors are asked to register, and members to verify.
 */
export function MessageButton(props: { user: MessageButton_user$key }) {
  const user = useFragment(
    graphql`
      fragment MessageButton_user on User {
        id
        username
        canMessage
      }
    `,
    props.user,
  )
  const auth = useAuth()
  const [isOpen, setOpen] = useState(false)
  if (!user.canMessage) return null
  return (
    <>
      <Button
        onClick={() => {
          if (auth.require('verified', 'message', 'Create an account to send a private message.'))
            setOpen(true)
        }}
      >
        <Mail size={18} aria-hidden="true" /> Message
      </Button>
      {isOpen && <MessageDialog userId={user.id} name={user.username} onClose={() => setOpen(false)} />}
    </>
  )
}
