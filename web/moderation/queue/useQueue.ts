import { useEffect, useReducer, useRef, useState } from 'react'
import { entriesOf } from '../../../events/entries.ts'
import { STALE } from '../../../services/rules/decisions.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import type { Operation } from '../decision/decisions.ts'
import { useDecide } from '../decision/useDecide.ts'
import { useUndoDecision } from '../decision/useUndoDecision.ts'
import type { Queue_query$data } from './__generated__/Queue_query.graphql.ts'
import { areKeysOn, keyOf } from './keys.ts'
import { nameOf, reportedOf } from './name.ts'
import { emptyQueue, isFree, openOf, review, type QueueMove, type QueueState } from './queue-state.ts'
import { useClaim } from './useClaim.ts'
import { useShortcuts } from './useShortcuts.ts'

type Report = Queue_query$data['contentFlags']['edges'][number]['node']

const direct: readonly Operation[] = ['DISMISS', 'RESTORE', 'ALLOW_PICTURE']

/** State of the queue, with the claim of the open report, the keys and the decisions on it. */
export function useQueue(reports: readonly Report[]) {
  const [state, move] = useReducer(
    (before: QueueState, next: QueueMove) => review(before, next, reports),
    emptyQueue,
  )
  const { chosen, deciding, last } = state
  const [keysOn, turn] = useState(false)
  useEffect(() => turn(areKeysOn()), [])
  const decide = useDecide()
  const undo = useUndoDecision()
  const focusOn = useFocusOn()
  const open = openOf(state, reports)
  useEffect(() => move('listed'), [open])
  useEffect(() => {
    if (chosen?.isFocused) focusOn(`open-${chosen.id}`)
  }, [chosen, focusOn])
  useClaim(open && { assocId: open.assocId, assocType: open.assocType })

  /** Number of reports that the moderator knows of: those at the opening of the report, or of which a dialog told. */
  const known = useRef(0)
  useEffect(() => void (known.current = open?.flagCount ?? 0), [open?.id])

  const take = async (operation: Operation) => {
    if (!open || !open.operations.includes(operation) || !isFree(open)) return
    const { id, assocId, assocType, revision, flagCount } = open
    const target = { assocId, assocType, revision }
    const isReportedAgain = operation === 'DISMISS' && flagCount > known.current
    if (!direct.includes(operation) || isReportedAgain) {
      const reported = { ...reportedOf(open), count: known.current }
      known.current = flagCount
      return move({ deciding: { id, name: nameOf(open), target, operation, reported } })
    }
    const { decision, isChanged } = await decide({ ...target, operation, reason: 'WITHIN_RULES' })
    if (decision) move({ decided: id, decision })
    if (isChanged) toast(STALE, 'error')
  }
  const index = open ? reports.indexOf(open) : -1
  useShortcuts(keysOn && deciding === null, {
    ...Object.fromEntries(entriesOf(keyOf).map(([operation, key]) => [key, () => void take(operation)])),
    j: () => move({ opened: index + 1 }),
    k: () => move({ opened: index - 1 }),
    m: () => open && move({ marked: open.id }),
    u: () => last && void undo(last).then((isDone) => isDone && move('undone')),
  })
  return { state, move, open, take, keysOn, turn }
}
