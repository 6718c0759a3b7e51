import { useState } from 'react'
import { longest } from '../../../services/rules/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { FlagReason, useFlagMutation } from './__generated__/useFlagMutation.graphql.ts'
import { flagReasons } from './flag-reasons.ts'
import css from '../moderation.module.css'
import { useFlag } from './useFlag.ts'

const reasons = Object.entries(flagReasons) as [FlagReason, string][]

/** Dialog for a report and its reason. */
export function FlagDialog({
  heading,
  assocId,
  assocType,
  onClose,
}: Pick<useFlagMutation['variables'], 'assocId' | 'assocType'> & { heading: string; onClose(): void }) {
  const [reason, setReason] = useState<FlagReason | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const flag = useFlag()
  return (
    <Dialog heading={heading} onClose={onClose}>
      <form
        method="dialog"
        className={layout.stack}
        onSubmit={async (event) => {
          event.preventDefault()
          if (!reason) return
          setBusy(true)
          const isDone = await flag({ assocId, assocType, reason, note: note.trim() || null })
          setBusy(false)
          if (isDone) onClose()
        }}
      >
        <fieldset className={css.reasons}>
          <legend>Why are you reporting this?</legend>
          {reasons.map(([name, words]) => (
            <label key={name}>
              <input
                type="radio"
                name="reason"
                value={name}
                required
                checked={reason === name}
                onChange={() => setReason(name)}
              />{' '}
              {words}
            </label>
          ))}
        </fieldset>
        <TextField
          label="Anything to add? (optional)"
          rows={2}
          value={note}
          maxLength={longest.note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={layout.soft}>Only moderators can see that you reported this.</p>
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!reason}>
            Send report
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
