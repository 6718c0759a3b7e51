/** Something to be done about what a toast says. */
export interface ToastAction {
  label: string
  onAction(): void
}

/** A short message that goes by itself (spec §3 Toast). */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
  actions: readonly ToastAction[]
}

/** How long a toast stands, in milliseconds (spec §9). */
const toastTime = 5000
const atMost = 4

let toasts: readonly Toast[] = []
let nextId = 1
let isPaused = false
const listeners = new Set<() => void>()
/** How long each has left, in milliseconds, and since when its time runs; a paused one has no timer. */
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
 * Shows a text for five seconds, or `clearAfter` milliseconds; the oldest goes when there are more than four. One that
 * says the same already goes too, unless somebody is at it.
 */
export function toast(
  text: string,
  kind: Toast['kind'] = 'success',
  { actions = [], clearAfter = toastTime }: { actions?: readonly ToastAction[]; clearAfter?: number } = {},
): void {
  const id = nextId++
  const others = isPaused ? toasts : toasts.filter((one) => one.text !== text || one.kind !== kind)
  set([...others, { id, kind, text, actions }].slice(-atMost))
  start(id, clearAfter)
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  set(toasts.filter((entry) => entry.id !== id))
  if (toasts.length === 0) isPaused = false
}

/** Stops the time of all toasts, while somebody points at one or has the focus in one. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const [id, { left, since, timer }] of clocks) {
    clearTimeout(timer)
    clocks.set(id, { left: left - (performance.now() - since), since })
  }
}

/** Lets the time of all toasts go on. */
export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const [id, { left }] of clocks) start(id, left)
}

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
