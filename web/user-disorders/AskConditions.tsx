import { useEffect, useRef, useState } from 'react'
import { problemsOf, type NamedCondition } from '../../services/rules/disorders/named-conditions.ts'
import { MAX_CONDITIONS } from '../../services/rules/disorders/relationships.ts'
import { StepLink } from '../frame/StepLink.tsx'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import css from './user-disorders.module.css'
import { useUserDisorders } from './useUserDisorders.ts'

interface Row extends NamedCondition {
  key: number
}

const rowOf = (key: number): Row => ({ key, disorder: null, relationship: null })

/**
 * The step requestDisorderDemographicInfo (spec §4 Sign-up flow): asks a new member for conditions and the relationship
 * to each, which only a social network requires (spec §5). `onDone` is called once they are saved.
 */
export function AskConditions({ onDone }: { onDone(): void }) {
  const { site } = useShell()
  const isRequired = site.features.includes('social_network')
  const [rows, setRows] = useState([rowOf(0)])
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { set, isBusy } = useUserDisorders()
  const shown = useRef(rows.length)
  useEffect(() => {
    if (shown.current === rows.length) return
    shown.current = rows.length
    form.current?.querySelector<HTMLElement>('[role=group]:last-of-type input')?.focus()
  }, [rows.length])
  const problems = problemsOf(rows, isRequired)
  const isValid = problems.every((one) => Object.keys(one).length === 0)
  const change = (key: number, value: NamedCondition) =>
    setRows((rows) => rows.map((row) => (row.key === key ? { key, ...value } : row)))

  const save = async () => {
    for (const { disorder, relationship } of rows)
      if (disorder !== null && !(await set(disorder, relationship))) return
    onDone()
  }
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={css.ask}
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (isValid) void save()
        else
          requestAnimationFrame(() =>
            form.current
              ?.querySelector<HTMLElement>('[role=alert]')
              ?.parentElement?.querySelector<HTMLElement>('input, button')
              ?.focus(),
          )
      }}
    >
      <p>
        Which condition brings you here?{!isRequired && ' You can leave this empty.'} Only you can see it, and
        you can change it in your profile.
      </p>
      {rows.map((row, index) => (
        <div key={row.key} role="group" aria-label={`Condition ${index + 1}`} className={css.row}>
          <ConditionFields
            label={index === 0 ? 'Your condition' : 'Another condition'}
            value={row}
            problems={isChecked ? (problems[index] ?? {}) : {}}
            onChange={(value) => change(row.key, value)}
          />
          {index > 0 && (
            <div>
              <Button size="small" onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}>
                Remove <span className="visually-hidden">condition {index + 1}</span>
              </Button>
            </div>
          )}
        </div>
      ))}
      {rows.length < MAX_CONDITIONS && (
        <StepLink
          question="Diagnosed with more than one condition?"
          answer="Add another."
          onClick={() => setRows([...rows, rowOf((rows.at(-1)?.key ?? 0) + 1)])}
        />
      )}
      <Button type="submit" look="primary" busy={isBusy}>
        Continue
      </Button>
    </form>
  )
}
