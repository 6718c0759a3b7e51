/** A short message that goes by itself. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
}

/** How long a toast stands, in milliseconds (spec §9). */
export const toastTime = 5000
const atMost = 4

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a text for five seconds; the oldest goes when there are more than four. */
export function toast(text: string, kind: Toast['kind'] = 'success'): void {
  const id = nextId++
  set([...toasts, { id, kind, text }].slice(-atMost))
  setTimeout(() => dismissToast(id), toastTime)
}

/** Takes a toast away. */
export const dismissToast = (id: number): void => set(toasts.filter((entry) => entry.id !== id))

/** For `useSyncExternalStore`. */
export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const carried = 'toast'

/** Keeps a text for the page that is loaded next. */
export const toastAfterLoad = (text: string): void => sessionStorage.setItem(carried, text)

/** Shows what the page before kept, once. */
export function showCarriedToast(): void {
  const text = sessionStorage.getItem(carried)
  sessionStorage.removeItem(carried)
  if (text) toast(text)
}
