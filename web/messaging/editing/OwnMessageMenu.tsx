import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import menu from '../../ui/overlays/menu.module.css'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { useDeleteMessage } from './useDeleteMessage.ts'

/** Menu to edit or delete one's own message, with a confirmation of the deletion, which cannot be undone. */
export function OwnMessageMenu({
  id,
  name,
  onEdit,
  onDeleted,
}: {
  id: string
  name: string
  onEdit(): void
  onDeleted(): void
}) {
  const [asks, setAsks] = useState(false)
  const [remove, isBusy] = useDeleteMessage(id, onDeleted)
  return (
    <>
      {asks && (
        <Dialog heading="Delete this message?" onClose={() => setAsks(false)}>
          <p>Its text disappears for both of you, and you can't undo this.</p>
          <DialogButtons onCancel={() => setAsks(false)}>
            <Button look="danger" busy={isBusy} onClick={remove}>
              Delete
            </Button>
          </DialogButtons>
        </Dialog>
      )}
      <Popover
        align="end"
        label="Message options"
        buttonLabel={`Options for ${name}`}
        buttonClass={menu.more ?? ''}
        button={<Ellipsis size={18} aria-hidden="true" />}
      >
        {(close) => (
          <ul className={menu.list} onClick={close}>
            <li>
              <button type="button" className={menu.entry} onClick={onEdit}>
                <Pencil size={20} aria-hidden="true" />
                Edit
              </button>
            </li>
            <li>
              <button type="button" className={menu.entry} onClick={() => setAsks(true)}>
                <Trash2 size={20} aria-hidden="true" />
                Delete
              </button>
            </li>
          </ul>
        )}
      </Popover>
    </>
  )
}
