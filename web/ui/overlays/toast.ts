/** Action that a toast offers as a button. */
interface ToastAction {
  label: string
  onAction(): void
}

/** A short message that disappears after some seconds (spec §3 Toast). */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
  actions: readonly ToastAction[]
}

/** Duration of a toast, in ms (spec §9). */
const TOAST_MS = 5000
const MAX_TOASTS = 4

let toasts: readonly Toast[] = []
let nextId = 1
let isPaused = false
const listeners = new Set<() => void>()
/** Remaining time of each toast in ms, and the time at which its timer started. A paused toast has no timer. */
const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const id of clocks.keys()) {
    if (toasts.some((toast) => toast.id === id)) continue
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
  }
  for (const listener of listeners) listener()
}

const start = (id: number, left: number) =>
  clocks.set(id, {
    left,
    since: performance.now(),
    ...(!isPaused && { timer: setTimeout(() => dismissToast(id), left) }),
  })

/**
 * Shows a toast for five seconds, or for `clearAfter` ms. Removes the oldest toast if there are more than four, and a
 * toast with the same text unless it is hovered or focused.
 */
export function toast(
  text: string,
  kind: Toast['kind'] = 'success',
  { actions = [], clearAfter = TOAST_MS }: { actions?: readonly ToastAction[]; clearAfter?: number } = {},
): void {
  const id = nextId++
  const others = isPaused ? toasts : toasts.filter((one) => one.text !== text || one.kind !== kind)
  set([...others, { id, kind, text, actions }].slice(-MAX_TOASTS))
  start(id, clearAfter)
}

export function dismissToast(id: number): void {
  set(toasts.filter((entry) => entry.id !== id))
  if (toasts.length === 0) isPaused = false
}

/** Pauses the timers of all toasts, while the reader hovers over or focuses one of them. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const [id, { left, since, timer }] of clocks) {
    clearTimeout(timer)
    clocks.set(id, { left: left - (performance.now() - since), since })
  }
}

/** Resumes the paused timers of all toasts. */
export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const [id, { left }] of clocks) start(id, left)
}

/** Store of the toasts, for `useSyncExternalStore`. */
export const toastStore = {
  read: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

const carried = 'toast'

/** Stores a text that the next document in this tab shows as a toast. */
export const toastAfterLoad = (text: string): void => sessionStorage.setItem(carried, text)

/** Shows the toast that the previous document in this tab has stored, and deletes it. */
export function showCarriedToast(): void {
  const text = sessionStorage.getItem(carried)
  sessionStorage.removeItem(carried)
  if (text) toast(text)
}
