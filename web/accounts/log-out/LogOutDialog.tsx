import { useState } from 'react'
import type { HalfWritten } from '../../ui/drafts/half-written.ts'
import { KEEP_DAYS } from '../../ui/drafts/keep.ts'
import { canSeal } from '../../ui/drafts/sealed.ts'
import { genericFailure } from '../../relay/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { excerptOf } from '../../ui/text/excerpt.ts'
import css from './log-out-dialog.module.css'

const SHOWN_CHARS = 120
const MAX_SHOWN = 5

/** Question of a log-out: what to do with texts that are half-written. `onLogOut` rejects if the log-out fails. */
export function LogOutDialog({
  texts,
  onLogOut,
  onClose,
}: {
  texts: readonly HalfWritten[]
  onLogOut(fate: 'keep' | 'delete'): Promise<void>
  onClose(): void
}) {
  const [busy, setBusy] = useState<'keep' | 'delete' | null>(null)
  const canKeep = canSeal()
  const leave = (fate: 'keep' | 'delete') => {
    if (busy) return
    setBusy(fate)
    onLogOut(fate).catch(() => {
      setBusy(null)
      toast(genericFailure, 'error')
    })
  }
  const more = texts.length - MAX_SHOWN
  return (
    <Dialog heading="You have something half-written" onClose={onClose}>
      <p>You haven't sent this yet:</p>
      <ul className={css.texts}>
        {texts.slice(0, MAX_SHOWN).map(({ label, text, at }) => (
          <li key={`${label} ${at}`}>
            <strong>{label}</strong>
            <q className={css.text}>{excerptOf(text, SHOWN_CHARS)}</q>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      <p>
        {canKeep
          ? `If you keep it, you'll find it here when you log in on this device again, within ${KEEP_DAYS / 7} weeks. Nobody else can read it.`
          : "This page isn't protected by https, so it can't be kept where nobody else can read it. Logging out deletes it."}
      </p>
      <DialogButtons onCancel={onClose}>
        {canKeep && (
          <Button look="primary" busy={busy === 'keep'} onClick={() => leave('keep')}>
            Keep and log out
          </Button>
        )}
        <Button look="danger" busy={busy === 'delete'} onClick={() => leave('delete')}>
          Delete and log out
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
