import { useMemo, useSyncExternalStore } from 'react'
import { accessibilityStore, unset, type Accessibility } from '../../ui/theme/accessibility.ts'
import { useViewerId } from '../shell.ts'

/** What this browser keeps of whoever uses it. */
interface Kept {
  /** To the site's e-mails. */
  subscribed: boolean
  /** Came by a link in an e-mail (`utm_medium=email`), in this tab. */
  referredByEmail: boolean
  /** The groups of cookies that the visitor agreed to. */
  consent: readonly string[]
}

/** What is known of the person in front of the screen; never part of HTML that others get too. */
export interface VisitorState extends Kept {
  loggedIn: boolean
  /** False on the server and until the page has come alive: then all else is as for a stranger. */
  loaded: boolean
  accessibility: Accessibility
}

const stranger: VisitorState = {
  loggedIn: false,
  loaded: false,
  subscribed: false,
  referredByEmail: false,
  accessibility: unset,
  consent: [],
}

const names = { subscribed: 'subscribed', consent: 'consent', referredByEmail: 'referred-by-email' } as const

let kept: Kept | undefined
const listeners = new Set<() => void>()

/** What is stored under a name; nothing where the browser lets nobody store anything. */
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
    // It holds for this page then.
  }
}

const read = (): Kept =>
  (kept ??= {
    subscribed: stored('localStorage', names.subscribed) !== null,
    referredByEmail: stored('sessionStorage', names.referredByEmail) !== null,
    consent: stored('localStorage', names.consent)?.split(',').filter(Boolean) ?? [],
  })

function change(to: Partial<Kept>) {
  kept = { ...read(), ...to }
  for (const listener of listeners) listener()
}

/** Keeps that the visitor came by a link in an e-mail. */
export function markReferredByEmail(): void {
  store('sessionStorage', names.referredByEmail, '1')
  change({ referredByEmail: true })
}

/** Keeps that the visitor gets the site's e-mails. */
export function markSubscribed(): void {
  store('localStorage', names.subscribed, '1')
  change({ subscribed: true })
}

/** Keeps which groups of cookies the visitor agrees to. */
export function setConsent(groups: readonly string[]): void {
  store('localStorage', names.consent, groups.join(','))
  // For the server: its policy lets in what the site lists only after consent.
  document.cookie = `consent=${groups.length > 0 ? 1 : ''}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`
  change({ consent: groups })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor as this browser knows them; on the server, and while its document is taken over, a stranger. */
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
