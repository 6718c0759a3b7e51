import { useMemo, useSyncExternalStore } from 'react'
import { accessibilityStore, unset, type Accessibility } from '../ui/theme/accessibility.ts'
import { useViewerId } from './shell.ts'

/** State of the visitor that is stored in the browser. */
interface Kept {
  /** True if the visitor is subscribed to the site's emails. */
  subscribed: boolean
  /** True if the tab was opened by a link in an email (`utm_medium=email`). */
  referredByEmail: boolean
}

/** State of the visitor, which is never part of HTML that several people receive. */
interface VisitorState extends Kept {
  loggedIn: boolean
  /** False on the server and before hydration, when the other properties have default values. */
  loaded: boolean
  accessibility: Accessibility
}

const stranger: VisitorState = {
  loggedIn: false,
  loaded: false,
  subscribed: false,
  referredByEmail: false,
  accessibility: unset,
}

const names = { subscribed: 'subscribed', referredByEmail: 'referred-by-email' } as const

let kept: Kept | undefined
const listeners = new Set<() => void>()

/** Reads a value from the browser's storage; null if the value is missing or storage is forbidden. */
function stored(which: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[which].getItem(name)
  } catch {
    return null
  }
}

function store(which: 'localStorage' | 'sessionStorage', name: string, value: string): void {
  try {
    window[which].setItem(name, value)
  } catch {
    // If the browser forbids storage, the value is kept only until the page is left.
  }
}

const read = (): Kept =>
  (kept ??= {
    subscribed: stored('localStorage', names.subscribed) !== null,
    referredByEmail: stored('sessionStorage', names.referredByEmail) !== null,
  })

function change(to: Partial<Kept>) {
  kept = { ...read(), ...to }
  for (const listener of listeners) listener()
}

/** Stores that the visitor came from a link in an email. */
export function markReferredByEmail(): void {
  store('sessionStorage', names.referredByEmail, '1')
  change({ referredByEmail: true })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the visitor's state; on the server and during hydration, returns the default state. */
export function useVisitor(): VisitorState {
  const known = useSyncExternalStore<Kept | null>(subscribe, read, () => null)
  const loggedIn = useViewerId() !== null
  const accessibility = useSyncExternalStore(
    accessibilityStore.subscribe,
    accessibilityStore.read,
    () => unset,
  )
  return useMemo(
    () => (known ? { ...known, loggedIn, loaded: true, accessibility } : stranger),
    [known, loggedIn, accessibility],
  )
}
