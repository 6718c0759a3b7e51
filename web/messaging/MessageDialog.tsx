import { useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/links.ts'
import { longest } from '../../services/rules/text.ts'
import { wordsOf } from '../../services/rules/words.ts'
import { useShell } from '../shell/shell.ts'
import { Composer } from '../ui/Composer.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useStartConversation } from './useStartConversation.ts'

/** The pop-over that writes to a member (spec §2 Private-message pop-over); a failure closes it (spec §8). */
export function MessageDialog({ userId, name, onClose }: { userId: string; name: string; onClose(): void }) {
  const { site } = useShell()
  const navigate = useNavigate()
  const [start] = useStartConversation()
  const send = (body: string) =>
    new Promise<boolean>((resolve) => {
      start(
        { userId, body },
        (id) => {
          resolve(true)
          void navigate(urlFor.conversation(id))
        },
        () => {
          resolve(false)
          onClose()
        },
      )
    })
  return (
    <Dialog heading={wordsOf(site.features).messageWith(name)} onClose={onClose}>
      <Composer
        autoFocus
        label={`Message to ${name}`}
        placeholder="Write a message …"
        submit="Send"
        draftKey={`to ${userId}`}
        maxLength={longest.message}
        onSubmit={send}
      />
    </Dialog>
  )
}
