import type { Operation, Reported } from '../decision/decisions.ts'
import type { Target } from '../decision/useDecide.ts'

/** A report in the list; another moderator's claim keeps it from being decided on. */
export interface Listed {
  readonly id: string
  readonly claim: { readonly isOwn: boolean } | null | undefined
}

/** What a dialog decides on, as it was when the dialog was opened. */
export interface Deciding {
  id: string
  name: string
  target: Target
  operation: Operation
  reported: Reported
}

export interface QueueState {
  /**
   * The open report and its place; `isByHand` if the moderator chose it, rather than the queue, which skips claimed
   * ones. `isFocused` if the focus follows.
   */
  chosen: { id: string; index: number; isByHand: boolean; isFocused: boolean } | null
  marked: readonly string[]
  deciding: Deciding | null
  /** Id of the last decision, until it is undone. */
  last: string | null
}

export type QueueMove =
  | 'listed'
  | 'unmarked'
  | 'closed'
  | 'undone'
  | { opened: number }
  | { marked: string }
  | { deciding: Deciding }
  | { decided: string; decision: string }

export const emptyQueue: QueueState = { chosen: null, marked: [], deciding: null, last: null }

export const isFree = ({ claim }: Listed): boolean => !claim || claim.isOwn

/** The open report: the one in the dialog, else the chosen one, else the free one that has taken its place. */
export const openOf = <Report extends Listed>(
  { chosen, deciding }: QueueState,
  list: readonly Report[],
): Report | null =>
  list.find(({ id }) => id === deciding?.id) ??
  list.find((report) => report.id === chosen?.id && (chosen.isByHand || isFree(report))) ??
  list.slice(chosen?.index ?? 0).find(isFree) ??
  list.findLast(isFree) ??
  null

/** The report to open after a decision: the next free one, or the one before it; one opened by hand stays open. */
function nextOf(state: QueueState, list: readonly Listed[], decided: string): QueueState['chosen'] {
  const open = openOf(state, list)
  const index = list.findIndex(({ id }) => id === decided)
  const isOpen = index >= 0 && open?.id === decided
  if (!isOpen && open?.id === state.chosen?.id && state.chosen?.isByHand) return state.chosen
  const next = isOpen ? (list.slice(index + 1).find(isFree) ?? list.slice(0, index).findLast(isFree)) : open
  if (!next) return state.chosen
  return { id: next.id, index: isOpen ? index : list.indexOf(next), isByHand: false, isFocused: true }
}

/** Reducer of the queue; `list` are the reports as they are now. */
export function review(state: QueueState, move: QueueMove, list: readonly Listed[]): QueueState {
  const { marked, chosen } = state
  if (move === 'unmarked') return { ...state, marked: [] }
  if (move === 'closed') return { ...state, deciding: null }
  if (move === 'undone') return { ...state, last: null }
  if (move === 'listed') {
    // The open report stays open when newer ones come in above it.
    const open = openOf(state, list)
    if (!open || open.id === chosen?.id) return state
    const index = list.indexOf(open)
    return { ...state, chosen: { id: open.id, index, isByHand: false, isFocused: false } }
  }
  if ('deciding' in move) return { ...state, deciding: move.deciding }
  if ('marked' in move) {
    const others = marked.filter((id) => id !== move.marked)
    return { ...state, marked: others.length < marked.length ? others : [...others, move.marked] }
  }
  if ('decided' in move)
    return {
      ...state,
      marked: marked.filter((id) => id !== move.decided),
      last: move.decision,
      chosen: nextOf(state, list, move.decided),
    }
  const index = Math.max(0, Math.min(move.opened, list.length - 1))
  const report = list[index]
  return report ? { ...state, chosen: { id: report.id, index, isByHand: true, isFocused: true } } : state
}
