import { Mail } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/Auth.tsx'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import type { MessageButton_user$key } from './__generated__/MessageButton_user.graphql.ts'
import { MessageDialog } from './MessageDialog.tsx'

/** Opens the pop-over that writes to a member, where one may (spec §5 Messages). */
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
  const { site, viewer } = useShell()
  const auth = useAuth()
  const [isOpen, setOpen] = useState(false)
  const isOffered = !viewer || !viewer.isVerified || user.canMessage
  if (!site.features.includes('private_messaging') || !isOffered) return null
  return (
    <>
      <Button
        onClick={() => {
          if (auth.require('verified', 'Create an account to send a private message.')) setOpen(true)
        }}
      >
        <Mail size={18} aria-hidden="true" /> Message
      </Button>
      {isOpen && <MessageDialog userId={user.id} name={user.username} onClose={() => setOpen(false)} />}
    </>
  )
}
