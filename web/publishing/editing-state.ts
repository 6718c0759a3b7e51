import { isSame, newPost, type PostValues } from './post-values.ts'
import type { Unsaved } from './saving/unsaved-text.ts'

/** State of an item in its editor. Stored texts are known by their revision, `basedOn`. */
export interface EditingState {
  values: PostValues
  /** Explanation of the next revision for other editors. */
  reason: string
  /** The stored text from which `values` was made. */
  base: Unsaved
  /** The newest stored text that this page has read; newer than `base` if somebody else has saved. */
  newest: Unsaved
  newestBy: string
  isSaving: boolean
  /** True if `values` was typed before a reload, or on another page. */
  isRecovered: boolean
  /** True if `values` is an earlier version, which is brought back once it is saved. */
  isRestored: boolean
  isComparing: boolean
  /** Name of the editor whose newer text has replaced the unchanged one. */
  followed: string | null
  /** Text that gave way to another one, until it is wanted back. */
  aside: PostValues | null
}

/** A choice of the editor: to compare the texts, to go on with one of them, to discard all changes, or to undo that. */
type Choice = 'comparison' | 'mine' | 'theirs' | 'stored' | 'aside'

export type EditingMove =
  | { typed: Partial<PostValues> }
  | { reason: string }
  | 'saving'
  | 'failed'
  | { saved: Unsaved }
  | { newer: Unsaved; by: string }
  | { recovered: Unsaved }
  | { restored: PostValues }
  | { chose: Choice }

/** Explanation of a restored version for other editors, unless its editor writes one. */
const RESTORED = 'An earlier version is back.'

/** State of an editor that is opened with a stored text, or without one for a new item. */
export const opened = (stored: Unsaved = { basedOn: 0, values: newPost }): EditingState => ({
  values: stored.values,
  reason: '',
  base: stored,
  newest: stored,
  newestBy: '',
  isSaving: false,
  isRecovered: false,
  isRestored: false,
  isComparing: false,
  followed: null,
  aside: null,
})

const dirty = new WeakMap<EditingState, boolean>()

/** True while the text differs from the stored one. States never change, and many parts of the editor ask. */
export function isDirty(state: EditingState): boolean {
  const found = dirty.get(state) ?? !isSame(state.values, state.base.values)
  dirty.set(state, found)
  return found
}

/** True if somebody else has saved a text that this one does not follow. */
export const isOvertaken = ({ newest, base, isSaving }: EditingState): boolean =>
  newest.basedOn > base.basedOn && !isSaving

function chosen(state: EditingState, choice: Choice): Partial<EditingState> {
  const { values, base, newest, aside } = state
  switch (choice) {
    case 'comparison':
      return { isComparing: true }
    case 'mine':
      return { base: newest, isComparing: false }
    case 'theirs':
      return { base: newest, values: newest.values, aside: values, isComparing: false }
    case 'stored':
      return { values: base.values, isRecovered: false, isRestored: false }
    case 'aside':
      return { values: aside ?? values, aside: null, isRestored: false }
  }
}

function changed(state: EditingState, move: EditingMove): Partial<EditingState> {
  const { values, base, newest, newestBy, aside } = state
  if (move === 'saving') return { isSaving: true }
  if (move === 'failed') return { isSaving: false }
  if ('typed' in move) return { values: { ...values, ...move.typed } }
  if ('reason' in move) return { reason: move.reason }
  if ('chose' in move) return chosen(state, move.chose)
  if ('newer' in move) return { newest: move.newer, newestBy: move.by }
  if ('saved' in move)
    return {
      ...opened(move.saved),
      values,
      newestBy,
      newest: newest.basedOn > move.saved.basedOn ? newest : move.saved,
    }
  const setAside = isDirty(state) ? values : aside
  if ('restored' in move)
    return { values: move.restored, aside: setAside, isRestored: true, reason: state.reason || RESTORED }
  return {
    values: move.recovered.values,
    base: { ...base, basedOn: move.recovered.basedOn },
    aside: setAside,
    isRecovered: true,
  }
}

/** An unchanged text gives way to a newer one; a changed one stays until its editor has chosen. */
const following = (state: EditingState): EditingState =>
  isOvertaken(state) && !isDirty(state)
    ? { ...state, base: state.newest, values: state.newest.values, followed: state.newestBy }
    : state

/** Reducer of the editor of an item. */
export function edit(state: EditingState, move: EditingMove): EditingState {
  const isOld = typeof move === 'object' && 'newer' in move && move.newer.basedOn <= state.newest.basedOn
  return isOld ? state : following({ ...state, ...changed(state, move) })
}
