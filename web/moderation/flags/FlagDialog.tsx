import { useForm } from 'react-hook-form'
import { entriesOf } from '../../../events/entries.ts'
import { longest } from '../../../services/rules/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { FlagReason, useFlagMutation } from './__generated__/useFlagMutation.graphql.ts'
import { flagReasons } from './flag-reasons.ts'
import css from '../moderation.module.css'
import { useFlag } from './useFlag.ts'

const reasons = entriesOf(flagReasons)

/** Dialog to report an item or a member, with a choice of reasons. */
export function FlagDialog({
  heading,
  assocId,
  assocType,
  onClose,
}: Pick<useFlagMutation['variables'], 'assocId' | 'assocType'> & { heading: string; onClose(): void }) {
  const flag = useFlag()
  const { register, handleSubmit, watch, formState } = useForm<{ reason: FlagReason | null; note: string }>({
    defaultValues: { reason: null, note: '' },
  })
  const report = handleSubmit(async ({ reason, note }) => {
    if (reason && (await flag({ assocId, assocType, reason, note: note.trim() || null }))) onClose()
  })
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form method="dialog" className={layout.stack} onSubmit={report}>
        <fieldset className={css.reasons}>
          <legend>Why are you reporting this?</legend>
          {reasons.map(([name, words]) => (
            <label key={name}>
              <input type="radio" value={name} required {...register('reason')} /> {words}
            </label>
          ))}
        </fieldset>
        <TextField
          label="Anything to add? (optional)"
          rows={2}
          maxLength={longest.note}
          {...register('note')}
        />
        <p className={layout.soft}>Only moderators can see that you reported this.</p>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" look="primary" busy={formState.isSubmitting} disabled={!watch('reason')}>
            Send report
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
