import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { longest } from '../../../services/rules/text.ts'
import { useCommand } from '../../relay/useCommand.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/forms/Field.tsx'
import { Time } from '../../ui/text/Time.tsx'
import layout from '../../ui/theme/layout.module.css'
import { DecisionRow } from '../decision/DecisionRow.tsx'
import css from '../queue/queue.module.css'
import type { Appeal_appeal$key } from './__generated__/Appeal_appeal.graphql.ts'
import type { AppealMutation, AppealOutcome } from './__generated__/AppealMutation.graphql.ts'

const mutation = graphql`
  mutation AppealMutation($id: ID!, $outcome: AppealOutcome!, $words: String!) {
    answerAppeal(id: $id, outcome: $outcome, words: $words) {
      decisionId
    }
  }
`

/** An author's appeal with the decision, and the form to answer it. */
export function Appeal(props: { appeal: Appeal_appeal$key; onAnswered(): void }) {
  const { decision, words, appealedAt } = useFragment(
    graphql`
      fragment Appeal_appeal on Appeal {
        words
        appealedAt
        decision {
          id
          author {
            username
          }
          ...DecisionRow_decision
        }
      }
    `,
    props.appeal,
  )
  const [answer, setAnswer] = useState('')
  const [run, isBusy] = useCommand<AppealMutation>(mutation)
  const { revalidate } = useRevalidator()
  const send = async (outcome: AppealOutcome) => {
    const done = outcome === 'UPHELD' ? 'The decision stands.' : 'The decision was undone.'
    if (!(await run({ id: decision.id, outcome, words: answer.trim() }, { done }))) return
    await revalidate()
    props.onAnswered()
  }
  return (
    <>
      {/* Overturning the decision undoes it and answers the author. */}
      <DecisionRow decision={decision} hasUndo={false} />
      <p>
        {decision.author?.username} appealed <Time at={appealedAt} />
        {words && `: “${words}”`}
      </p>
      <div className={`${layout.stack} ${css.answer}`}>
        <TextField
          label={`Answer to ${decision.author?.username ?? 'the author'}`}
          rows={2}
          maxLength={longest.note}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <div className={layout.row}>
          <Button size="small" busy={isBusy} disabled={!answer.trim()} onClick={() => send('UPHELD')}>
            Uphold decision
          </Button>
          <Button size="small" busy={isBusy} disabled={!answer.trim()} onClick={() => send('OVERTURNED')}>
            Overturn decision
          </Button>
        </div>
      </div>
    </>
  )
}
