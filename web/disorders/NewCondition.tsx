import { useState } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { useFollowUp } from '../frame/routing/useFollowUp.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import type { NewConditionMutation } from './__generated__/NewConditionMutation.graphql.ts'
import { ConditionForm } from './ConditionForm.tsx'

const empty = { name: '', summary: null, synonyms: [] }

/** Form that adds a condition that is not in the directory, and then opens its page. */
export function NewCondition() {
  const [isOpen, setOpen] = useState(false)
  const [run, isBusy] = useCommand<NewConditionMutation>(graphql`
    mutation NewConditionMutation($disorder: DisorderInput!) {
      createDisorder(disorder: $disorder) {
        disorder {
          id
          path
        }
      }
    }
  `)
  const begin = useFollowUp()
  if (!isOpen)
    return (
      <div className={layout.row}>
        <Button onClick={() => setOpen(true)}>Add a condition that is missing</Button>
      </div>
    )
  return (
    <section className={layout.card} aria-labelledby="new-condition">
      <h2 id="new-condition">New condition</h2>
      <ConditionForm
        initial={empty}
        button="Add condition"
        isBusy={isBusy}
        onSave={async (disorder) => {
          const goOn = begin()
          const response = await run({ disorder })
          const path = response?.createDisorder.disorder?.path
          if (path) goOn(path)
        }}
      />
    </section>
  )
}
