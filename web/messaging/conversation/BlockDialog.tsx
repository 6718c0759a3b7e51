import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useBlock } from '../useBlock.ts'

/** Dialog that asks for confirmation before blocking a member, and explains how to unblock. */
export function BlockDialog({
  user: { id, username },
  onClose,
}: {
  user: { id: string; username: string }
  onClose(): void
}) {
  const [block, isBusy] = useBlock()
  const confirm = () =>
    block({ userId: id, isBlocked: true }, () => {
      toast(`You blocked ${username}.`)
      onClose()
    })
  return (
    <Dialog heading={`Block ${username}?`} onClose={onClose}>
      <p>
        {username} won't be able to message you. You'll keep the conversation, and you can unblock {username}
        at any time under Blocked in your messages.
      </p>
      <DialogButtons onCancel={onClose}>
        <Button look="danger" busy={isBusy} onClick={confirm}>
          Block
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
