import { useCallback, useSyncExternalStore } from 'react'
import type { PostValues } from './post-values.ts'
import { edit, type EditingMove, type EditingState } from './editing-state.ts'

/**
 * Form of an item with the state of its editor. Each field follows its own value, so that a keystroke renders nothing
 * else, and the values that did not change stay the same objects.
 */
export interface PostForm {
  get(): PostValues
  set(change: Partial<PostValues>): void
  state(): EditingState
  move(move: EditingMove): void
  follow(follower: () => void): () => void
}

export function openForm(initial: EditingState): PostForm {
  let state = initial
  const followers = new Set<() => void>()
  function move(change: EditingMove) {
    const next = edit(state, change)
    if (next === state) return
    state = next
    followers.forEach((follow) => follow())
  }
  return {
    get: () => state.values,
    set: (change) => move({ typed: change }),
    state: () => state,
    move,
    follow(follower) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
  }
}

/** Returns what `read` makes of the state of the editor; renders again when the result is another one. */
export function useEditingState<Result>(form: PostForm, read: (state: EditingState) => Result): Result {
  const get = () => read(form.state())
  return useSyncExternalStore(form.follow, get, get)
}

/** Returns what `read` makes of the form's values; renders again when the result is another one. */
export const usePostForm = <Result>(form: PostForm, read: (values: PostValues) => Result): Result =>
  useEditingState(form, ({ values }) => read(values))

/** Returns the value of a field, and a function that changes it. */
export function usePostField<Name extends keyof PostValues>(
  form: PostForm,
  name: Name,
): [value: PostValues[Name], change: (value: PostValues[Name]) => void] {
  const value = usePostForm(form, (values) => values[name])
  const change = useCallback((next: PostValues[Name]) => form.set({ [name]: next }), [form, name])
  return [value, change]
}
