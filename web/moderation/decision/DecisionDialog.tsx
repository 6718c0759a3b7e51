import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { longest } from '../../../services/rules/text.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import layout from '../../ui/theme/layout.module.css'
import css from '../moderation.module.css'
import type { ChangedQuery } from './__generated__/ChangedQuery.graphql.ts'
import { assocTypeOf } from './assoc-type.ts'
import { Changed, changedQuery } from './Changed.tsx'
import { CategoryField } from './CategoryField.tsx'
import { MergeField } from './MergeField.tsx'
import {
  isEditorial,
  reasonLabel,
  reasonOf,
  reasonsFor,
  templateOf,
  wordsOf,
  type Operation,
  type Reported,
} from './decisions.ts'
import { ReasonField } from './ReasonField.tsx'
import { useDecide, type Target } from './useDecide.ts'
import { useQueued } from './useQueued.ts'

/** Largest revision that the API accepts, which stands for the newest one. */
const NEWEST = 2 ** 31 - 1

const isMild = new Set<Operation>([
  'DISMISS',
  'WARN',
  'RESTORE',
  'LOCK',
  'PIN',
  'MOVE',
  'MERGE',
  'ALLOW_PICTURE',
])

/** Dialog for a moderator's decision on the revision that is on screen: its reason, and words to the author. */
export function DecisionDialog({
  target,
  name,
  operation,
  reported,
  queued,
  onClose,
  onDecided,
}: {
  target: Target
  /** Name of the item, for a screen with several. */
  name?: string
  operation: Operation
  /** Facts of a reported item, which the reason and the message begin with. */
  reported?: Reported
  /** The report's present state; null once it left the list, and the dialog closes when it is decided too. */
  queued?: { id: string; now: Reported | null }
  onClose(): void
  /** Called with the id of the decision. */
  onDecided?(decision: string): void
}) {
  const environment = useRelayEnvironment()
  const [seen, setSeen] = useState(target.revision)
  const { heading, text, button, first } = wordsOf(operation, target.assocId, reported)
  const tellsAuthor = !isEditorial(target.assocId) && operation !== 'DISMISS'
  const [given] = useState(first?.reason ?? reasonOf(reported?.reason))
  const [reason, setReason] = useState(given)
  const [words, setWords] = useState(first?.words ?? templateOf(given))
  const [category, setCategory] = useState<string | null>(null)
  const [into, setInto] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [changed, setChanged] = useState<ChangedQuery['response'] | 'other' | null>(null)
  const decide = useDecide()
  const choose = (value: string) => {
    const next = reasonOf(value)
    if (words === templateOf(reason)) setWords(templateOf(next))
    setReason(next)
  }
  const findRevision = useQueued(queued?.id ?? '', queued?.now === null && !isBusy, onClose)
  const review = async () => {
    const { assocId, assocType } = target
    if (!assocTypeOf(assocId)) {
      setSeen((await findRevision()) ?? seen)
      return setChanged('other')
    }
    const variables = { assocId, assocType, seen, newest: NEWEST }
    const found = await fetchQuery<ChangedQuery>(environment, changedQuery, variables).toPromise()
    setChanged(found ?? 'other')
    if (found?.after) setSeen(found.after.entry.revision)
  }
  const confirm = async () => {
    setBusy(true)
    const said = { reason, words: (tellsAuthor && words.trim()) || null }
    const result = await decide({ ...target, revision: seen, operation, ...said, category, into })
    if (result.isChanged) await review()
    setBusy(false)
    if (result.isChanged) return
    onClose()
    if (result.decision) onDecided?.(result.decision)
  }
  return (
    <Dialog heading={heading} onClose={onClose}>
      {name && <p className={css.target}>{name}</p>}
      <p>{text}</p>
      {changed ? (
        <Changed found={changed === 'other' ? null : changed} />
      ) : (
        target.revision !== seen && <p role="status">Edited since you opened it.</p>
      )}
      {reported && queued?.now && queued.now.count > reported.count && (
        <p role="status">
          <strong>Reported again since you opened it.</strong> The most severe reason is now:{' '}
          {reasonLabel(queued.now.reason) ?? 'none given'}.
        </p>
      )}
      <form
        method="dialog"
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        {operation === 'MOVE' && (
          <CategoryField item={target.assocId} value={category} onChange={setCategory} />
        )}
        {operation === 'MERGE' && <MergeField item={target.assocId} onChange={setInto} />}
        <ReasonField
          choices={reasonsFor(operation)}
          value={reason}
          isEmpty={given === null}
          onChange={choose}
        />
        {tellsAuthor && (
          <TextField
            label={`Message to ${reported?.author ?? 'the author'} (optional)`}
            rows={3}
            maxLength={longest.note}
            value={words}
            onChange={({ target: { value } }) => setWords(value)}
          />
        )}
        <DialogButtons onCancel={onClose}>
          <Button
            autoFocus={given !== null}
            type="submit"
            look={isMild.has(operation) ? 'primary' : 'danger'}
            busy={isBusy}
            disabled={reason === null || (operation === 'MERGE' && into === null)}
          >
            {button}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
