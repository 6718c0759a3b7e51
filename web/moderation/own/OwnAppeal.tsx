import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { longest } from '../../../services/rules/text.ts'
import { useCommand } from '../../relay/useCommand.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { OwnAppeal_decision$key } from './__generated__/OwnAppeal_decision.graphql.ts'
import type { OwnAppealMutation } from './__generated__/OwnAppealMutation.graphql.ts'

const mutation = graphql`
  mutation OwnAppealMutation($id: ID!, $words: String!) {
    appealDecision(id: $id, words: $words) {
      decisionId
    }
  }
`

const outcomes = {
  UPHELD: 'Another moderator reviewed your appeal: the decision stands.',
  OVERTURNED: 'Another moderator reviewed your appeal and undid the decision.',
} as const

const focus = (element: HTMLElement | null) => element?.focus()

/** A member's appeal against a decision with its outcome, or a button with which to appeal. */
export function OwnAppeal(props: { decision: OwnAppeal_decision$key; name: string }) {
  const { id, canAppeal, undoneAt, appeal } = useFragment(
    graphql`
      fragment OwnAppeal_decision on OwnDecision {
        id
        canAppeal
        undoneAt
        appeal {
          words
          appealedAt
          outcome
          answer
        }
      }
    `,
    props.decision,
  )
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [run, isBusy] = useCommand<OwnAppealMutation>(mutation)
  const { revalidate } = useRevalidator()
  const [isSent, setSent] = useState(false)
  const send = async () => {
    if (!(await run({ id, words: words.trim() }, { done: 'Thank you! Another moderator will review.' })))
      return
    setSent(true)
    await revalidate()
    setOpen(false)
  }
  const waiting = undoneAt ? 'The decision was undone before an answer.' : 'Another moderator will review it.'
  if (appeal)
    return (
      <>
        <p ref={isSent ? focus : null} tabIndex={-1}>
          You appealed <Time at={appeal.appealedAt} />: “{appeal.words}”
        </p>
        <p>
          <strong>{appeal.outcome ? outcomes[appeal.outcome] : waiting}</strong>
        </p>
        {appeal.answer && <p className={layout.prose}>{appeal.answer}</p>}
      </>
    )
  if (!canAppeal) return null
  return (
    <>
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          Appeal<span className="visually-hidden">: {props.name}</span>
        </Button>
      </p>
      {isOpen && (
        <Dialog heading="Appeal against this decision" onClose={() => setOpen(false)}>
          <p>A moderator who did not decide this reads your words and answers. You can appeal once.</p>
          <form
            method="dialog"
            className={layout.stack}
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <TextField
              autoFocus
              label="Why is the decision wrong?"
              rows={4}
              maxLength={longest.note}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <div className={layout.row}>
              <Button type="submit" look="primary" busy={isBusy} disabled={!words.trim()}>
                Send appeal
              </Button>
              <Button look="quiet" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
