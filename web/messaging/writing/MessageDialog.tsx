import { urlFor } from '../../../services/rules/routes/links.ts'
import { wordsOf } from '../../frame/words.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { useShell } from '../../frame/shell.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { MessageBox } from './MessageBox.tsx'
import { useStartConversation } from './useStartConversation.ts'

/** Pop-over for a message to a member (spec §2 Private-message pop-over), which closes if sending fails (spec §8). */
export function MessageDialog({ userId, name, onClose }: { userId: string; name: string; onClose(): void }) {
  const { site } = useShell()
  const begin = useFollowUp()
  const [start] = useStartConversation()
  const send = async (body: string) => {
    const goOn = begin()
    const id = await start({ userId, body })
    if (id === null || !goOn(urlFor.conversation(id))) onClose()
    return id !== null
  }
  return (
    <Dialog heading={wordsOf(site.features).messageWith(name)} onClose={onClose}>
      <MessageBox autoFocus to={name} draftKey={`to ${userId}`} onSend={send} />
    </Dialog>
  )
}
