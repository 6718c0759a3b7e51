import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { OwnAppeal_decision$key } from './__generated__/OwnAppeal_decision.graphql.ts'
import type { OwnAppealMutation } from './__generated__/OwnAppealMutation.graphql.ts'
import { TextDialog } from '../TextDialog.tsx'

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
        <TextDialog
          heading="Appeal against this decision"
          label="Why is the decision wrong?"
          submit="Send appeal"
          isBusy={isBusy}
          value={words}
          onChange={setWords}
          onSubmit={send}
          onClose={() => setOpen(false)}
        >
          <p>A moderator who did not decide this reads your words and answers. You can appeal once.</p>
        </TextDialog>
      )}
    </>
  )
}
