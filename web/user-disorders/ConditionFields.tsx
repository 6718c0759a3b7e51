import type { ConditionProblems, NamedCondition } from '../../services/rules/disorders/named-conditions.ts'
import { DisorderPicker } from '../disorders/DisorderPicker.tsx'
import { RelationshipSelect } from './RelationshipSelect.tsx'

/** Fields with which a member names a condition and the relationship to it. */
export function ConditionFields({
  label,
  value,
  problems,
  onChange,
}: {
  label: string
  value: NamedCondition
  problems: ConditionProblems
  onChange(value: NamedCondition): void
}) {
  return (
    <>
      <DisorderPicker
        label={label}
        hint="By name, abbreviation or ORPHA code"
        error={problems.disorder}
        onPick={(choice) => onChange({ ...value, disorder: choice?.id ?? null })}
      />
      <RelationshipSelect
        value={value.relationship}
        error={problems.relationship}
        onChange={(relationship) => onChange({ ...value, relationship })}
      />
    </>
  )
}
