import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/text/counted.ts'
import { operations, reasonOf, type Operation, type Reason } from '../decision/decisions.ts'
import { RELOAD_MS, useDecide } from '../decision/useDecide.ts'
import { useUndoDecision } from '../decision/useUndoDecision.ts'
import type { Bulk_flags$data, Bulk_flags$key } from './__generated__/Bulk_flags.graphql.ts'
import { nameOf } from './name.ts'
import css from './queue.module.css'

type Marked = Bulk_flags$data[number]

const offered = ['DISMISS', 'HIDE', 'SPAM', 'DELETE'] as const satisfies readonly Operation[]
type Offered = (typeof offered)[number]

/** Reasons of decisions on several items, which have no words to the authors; null for that of an item's reports. */
const reasonFor: Record<Offered, Reason | null> = {
  DISMISS: 'WITHIN_RULES',
  HIDE: null,
  SPAM: 'SPAM',
  DELETE: null,
}

/** Duration of the toast with Undo after decisions on several items, in ms. */
const UNDO_MS = 30_000

/** Reason why a report is left out of a decision; null if it takes part. */
function whyNot({ claim, operations: possible }: Marked, operation: Operation): string | null {
  if (claim && !claim.isOwn) return `${claim.by.username} is deciding on this`
  return possible.includes(operation) ? null : 'not possible here'
}

/** Decisions on all marked items: a preview shows each item and the effect, then they are decided one by one. */
export function Bulk(props: { flags: Bulk_flags$key; onDone(): void }) {
  const marked = useFragment(
    graphql`
      fragment Bulk_flags on FlaggedContent @relay(plural: true) {
        id
        assocId
        assocType
        revision
        operations
        reason
        claim {
          isOwn
          by {
            username
          }
        }
        item {
          title
          body
          author {
            username
          }
        }
        user {
          username
        }
      }
    `,
    props.flags,
  )
  const [operation, choose] = useState<Offered | null>(null)
  const [isBusy, setBusy] = useState(false)
  const decide = useDecide()
  const undo = useUndoDecision()
  const { revalidate } = useRevalidator()
  const carryOut = async (name: Offered) => {
    setBusy(true)
    const decisions: string[] = []
    const possible = marked.filter((item) => whyNot(item, name) === null)
    for (const { assocId, assocType, revision, reason: reported } of possible) {
      const reason = reasonFor[name] ?? reasonOf(reported) ?? 'OTHER'
      const command = { assocId, assocType, revision, operation: name, reason }
      const result = await decide(command, { isQuiet: true })
      if (result.decision) decisions.push(result.decision)
    }
    setBusy(false)
    choose(null)
    setTimeout(() => void revalidate(), RELOAD_MS)
    props.onDone()
    const left = possible.length - decisions.length
    const undoAll = async () => {
      for (const id of decisions) await undo(id)
    }
    toast(`${decisions.length} decided${left ? `, ${left} changed or claimed meanwhile` : ''}.`, 'success', {
      actions: [{ label: 'Undo all', onAction: () => void undoAll() }],
      clearAfter: UNDO_MS,
    })
  }
  return (
    <div className={css.bulk} role="group" aria-label="Decisions on selected reports">
      <strong>
        {marked.length > 0 ? `${marked.length} selected` : 'The selected reports have left the queue'}
      </strong>
      {offered
        .filter((name) => marked.some((item) => item.operations.includes(name)))
        .map((name) => (
          <Button key={name} size="small" onClick={() => choose(name)}>
            {operations[name].button}
          </Button>
        ))}
      <Button size="small" look="quiet" onClick={props.onDone}>
        Clear
      </Button>
      {operation && (
        <Preview
          marked={marked}
          operation={operation}
          isBusy={isBusy}
          onClose={() => choose(null)}
          onConfirm={() => void carryOut(operation)}
        />
      )}
    </div>
  )
}

interface PreviewProps {
  marked: readonly Marked[]
  operation: Offered
  isBusy: boolean
  onClose(): void
  onConfirm(): void
}

function Preview({ marked, operation, isBusy, onClose, onConfirm }: PreviewProps) {
  const [previewed] = useState(marked.length)
  const gone = isBusy ? 0 : previewed - marked.length
  const count = marked.filter((item) => whyNot(item, operation) === null).length
  const { button, text } = operations[operation]
  return (
    <Dialog wide heading={`${button}: ${count} of ${marked.length}`} onClose={onClose}>
      <p>{text}</p>
      {gone > 0 && (
        <p role="status">{counted(gone, 'selected report has', 'selected reports have')} left the queue.</p>
      )}
      <ul className={css.preview}>
        {marked.map((item) => {
          const reason = whyNot(item, operation)
          return (
            <li key={item.id} className={reason ? css.skipped : ''}>
              {nameOf(item)}
              {reason && <strong> — left out: {reason}</strong>}
            </li>
          )
        })}
      </ul>
      <DialogButtons onCancel={onClose}>
        <Button
          look={operation === 'DISMISS' ? 'primary' : 'danger'}
          busy={isBusy}
          disabled={count === 0}
          onClick={onConfirm}
        >
          {button}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
