import { messages } from '../fields.ts'
import type { Relationship } from './relationships.ts'

/** A condition as it is named in a form: both parts are null until they are chosen. */
export interface NamedCondition {
  disorder: string | null
  relationship: Relationship | null
}

export interface ConditionProblems {
  disorder?: string
  relationship?: string
}

/**
 * Problems of the conditions in a form, in their order (spec §5 Condition and relationship). Where they are required,
 * as on a social network, at least one is named, and each with its relationship; elsewhere, rows may be empty.
 */
export function problemsOf(named: readonly NamedCondition[], isRequired: boolean): ConditionProblems[] {
  return named.map(({ disorder, relationship }, index) => {
    const isEmpty = disorder === null && relationship === null
    if (isEmpty && !(isRequired && index === 0)) return {}
    const isRepeated = named.slice(0, index).some((earlier) => earlier.disorder === disorder)
    return {
      ...(disorder === null
        ? { disorder: messages.required }
        : isRepeated && { disorder: 'You have already chosen this condition' }),
      ...(isRequired && relationship === null && { relationship: messages.required }),
    }
  })
}
