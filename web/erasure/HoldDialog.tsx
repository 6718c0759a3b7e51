import { useForm } from 'react-hook-form'
import auth from '../accounts/auth/auth.module.css'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import { TextField } from '../ui/forms/Field.tsx'
import { useHoldDeletion } from './useHoldDeletion.ts'

/** Maximum length of a reason in characters, equal to that of the command (services/commands/erasure.ts). */
const MAX_REASON_LENGTH = 500

/** Dialog in which an administrator gives a reason to hold a member's deletion. */
export function HoldDialog({ id, username, onClose }: { id: string; username: string; onClose(): void }) {
  const hold = useHoldDeletion()
  const form = useForm({ defaultValues: { reason: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reason }) => {
    if (await hold({ userId: id, reason })) onClose()
  })
  return (
    <Dialog heading="Put the deletion on hold?" onClose={onClose}>
      <p>
        {username}'s data won't be deleted until an administrator releases the hold. Keep the hold only as
        long as a complaint or the law requires.
      </p>
      <form method="dialog" noValidate className={auth.form} onSubmit={submit}>
        <TextField
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'This field is required',
          })}
          required
          label="Reason"
          hint={`${username} can see that the deletion is on hold, and can read the reason in their data download.`}
          maxLength={MAX_REASON_LENGTH}
          error={errors.reason?.message}
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" look="primary" busy={isSubmitting}>
            Hold deletion
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
