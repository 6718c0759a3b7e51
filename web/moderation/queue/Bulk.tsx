import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/text/counted.ts'
import layout from '../../ui/theme/layout.module.css'
import { operations, type Operation, type Reason } from '../decision/decisions.ts'
import { RELOAD_MS, useDecide } from '../decision/useDecide.ts'
import { useUndoDecision } from '../decision/useUndoDecision.ts'
import type { Bulk_flags$key } from './__generated__/Bulk_flags.graphql.ts'
import { nameOf } from './name.ts'
import css from './queue.module.css'

const offered = ['DISMISS', 'HIDE', 'SPAM', 'DELETE'] as const satisfies readonly Operation[]

/** Reasons of decisions on several items, which have no words to the authors. */
const reasonOf: Record<(typeof offered)[number], Reason> = {
  DISMISS: 'WITHIN_RULES',
  HIDE: 'OTHER',
  SPAM: 'SPAM',
  DELETE: 'OTHER',
}

/** Duration of the toast with Undo after decisions on several items, in ms. */
const UNDO_MS = 30_000

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
  const [operation, setOperation] = useState<(typeof offered)[number] | null>(null)
  const [previewed, setPreviewed] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const decide = useDecide()
  const undo = useUndoDecision()
  const { revalidate } = useRevalidator()
  const choose = (name: typeof operation) => {
    setOperation(name)
    setPreviewed(marked.length)
  }
  const whyNot = ({ claim, operations: possible }: (typeof marked)[number], name: Operation) => {
    if (claim && !claim.isOwn) return `${claim.by.username} is deciding on this`
    return possible.includes(name) ? null : 'not possible here'
  }
  const carryOut = async (name: (typeof offered)[number]) => {
    setBusy(true)
    const decisions: string[] = []
    const possible = marked.filter((item) => whyNot(item, name) === null)
    for (const { assocId, assocType, revision } of possible) {
      const command = { assocId, assocType, revision, operation: name, reason: reasonOf[name] }
      const result = await decide(command, { isQuiet: true })
      if (result.decision) decisions.push(result.decision)
    }
    setBusy(false)
    choose(null)
    setTimeout(() => void revalidate(), RELOAD_MS)
    props.onDone()
    const left = possible.length - decisions.length
    toast(`${decisions.length} decided${left ? `, ${left} changed or claimed meanwhile` : ''}.`, 'success', {
      actions: [
        {
          label: 'Undo all',
          onAction: () =>
            void decisions.reduce<Promise<unknown>>(
              (done, id) => done.then(() => undo(id)),
              Promise.resolve(),
            ),
        },
      ],
      clearAfter: UNDO_MS,
    })
  }
  const gone = isBusy ? 0 : previewed - marked.length
  const count = operation ? marked.filter((item) => whyNot(item, operation) === null).length : 0
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
        <Dialog
          wide
          heading={`${operations[operation].button}: ${count} of ${marked.length}`}
          onClose={() => choose(null)}
        >
          <p>{operations[operation].text}</p>
          {gone > 0 && (
            <p role="status">
              {counted(gone, 'selected report has', 'selected reports have')} left the queue.
            </p>
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
          <div className={layout.row}>
            <Button
              look={operation === 'DISMISS' ? 'primary' : 'danger'}
              busy={isBusy}
              disabled={count === 0}
              onClick={() => carryOut(operation)}
            >
              {operations[operation].button}
            </Button>
            <Button look="quiet" onClick={() => choose(null)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
