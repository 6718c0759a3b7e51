import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { STALE } from '../../../services/rules/decisions.ts'
import { toastFailure, useCommand } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useDecideMutation } from './__generated__/useDecideMutation.graphql.ts'
import { operations, type Operation } from './decisions.ts'
import { useUndoDecision } from './useUndoDecision.ts'

const mutation = graphql`
  mutation useDecideMutation(
    $assocId: ID!
    $assocType: AssocType!
    $operation: ModerationOperation!
    $revision: Int!
    $reason: DecisionReason
    $words: String
    $category: String
    $into: ID
  ) {
    moderationContentFlag(
      assocId: $assocId
      assocType: $assocType
      operation: $operation
      revision: $revision
      reason: $reason
      words: $words
      category: $category
      into: $into
    ) {
      decision {
        id
      }
      item {
        state
        ...ContentEntries_item
      }
    }
  }
`

/** Delay after a decision until the screen is refetched, in ms (spec §9 moderation reload). */
export const RELOAD_MS = 1000

/** Duration of the toast with Undo after a decision, in ms. */
const UNDO_MS = 10_000

/** Item to decide on, at the revision that the moderator saw. */
export type Target = Pick<Decision, 'assocId' | 'assocType' | 'revision'>

type Decision = Omit<useDecideMutation['variables'], 'operation'> & { operation: Operation }

/** Result of a decision: its id; null if it failed. `isChanged` if the item changed after the moderator opened it. */
interface Result {
  decision: string | null
  isChanged: boolean
}

/**
 * Carries out a moderator's decision. Unless it is quiet, offers Undo and refetches the screen: a second later, or at
 * once if the item changed meanwhile.
 */
export function useDecide(): (decision: Decision, options?: { isQuiet?: boolean }) => Promise<Result> {
  const [run] = useCommand<useDecideMutation>(mutation)
  const undo = useUndoDecision()
  const { revalidate } = useRevalidator()
  return async (variables, { isQuiet = false } = {}) => {
    let isChanged = false
    const response = await run(variables, {
      failed(error) {
        isChanged = error.message === STALE
        if (!isChanged && !isQuiet) toastFailure(error)
      },
    })
    if (!response) {
      if (isChanged && !isQuiet) void revalidate()
      return { decision: null, isChanged }
    }
    const { decision } = response.moderationContentFlag
    if (!isQuiet) {
      toast(operations[variables.operation].done, 'success', {
        actions: decision ? [{ label: 'Undo', onAction: () => void undo(decision.id) }] : [],
        clearAfter: UNDO_MS,
      })
      setTimeout(() => void revalidate(), RELOAD_MS)
    }
    return { decision: decision?.id ?? null, isChanged }
  }
}
