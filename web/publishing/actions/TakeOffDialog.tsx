import { listed } from '../../frame/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'

interface TakeOffDialogProps {
  sites: readonly string[]
  label: 'Unpublish' | 'Move to bin'
  isBusy: boolean
  onConfirm(): void
  onClose(): void
}

/** Question before an item that readers see is taken off all its sites. */
export const TakeOffDialog = ({ sites, label, isBusy, onConfirm, onClose }: TakeOffDialogProps) => (
  <Dialog heading={`${label}?`} onClose={onClose}>
    <p>
      Readers see it on <strong>{listed(sites)}</strong> now. Its address won't be found until it is published
      again, and its comments come back then.
    </p>
    <DialogButtons onCancel={onClose}>
      <Button look="danger" busy={isBusy} onClick={onConfirm}>
        {label}
      </Button>
    </DialogButtons>
  </Dialog>
)
