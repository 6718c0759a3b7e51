import { useCallback, useSyncExternalStore } from 'react'
import { isSame, type PostValues } from './post-values.ts'

/**
 * Values of an item's form. Each field follows its own value, so that a keystroke renders nothing else, and the values
 * that did not change stay the same objects.
 */
export interface PostForm {
  get(): PostValues
  set(change: Partial<PostValues>): void
  follow(follower: () => void): () => void
}

export function openForm(initial: PostValues): PostForm {
  let values = initial
  const followers = new Set<() => void>()
  return {
    get: () => values,
    set(change) {
      values = { ...values, ...change }
      followers.forEach((follow) => follow())
    },
    follow(follower) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
  }
}

/** Returns what `read` makes of the form's values; renders again when the result is another one. */
export function usePostForm<Result>(form: PostForm, read: (values: PostValues) => Result): Result {
  const get = () => read(form.get())
  return useSyncExternalStore(form.follow, get, get)
}

/** Returns the value of a field, and a function that changes it. */
export function usePostField<Name extends keyof PostValues>(
  form: PostForm,
  name: Name,
): [value: PostValues[Name], change: (value: PostValues[Name]) => void] {
  const value = usePostForm(form, (values) => values[name])
  const change = useCallback((next: PostValues[Name]) => form.set({ [name]: next }), [form, name])
  return [value, change]
}

/** True while the form differs from what is stored. */
export const useIsDirty = (form: PostForm, stored: PostValues): boolean =>
  usePostForm(form, (values) => !isSame(values, stored))
