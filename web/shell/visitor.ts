import { useSyncExternalStore } from 'react'
import { readAccessibility, unset, type Accessibility } from '../ui/accessibility.ts'

/** What is known of the person in front of the screen; never part of HTML that others get too. */
export interface VisitorState {
  loggedIn: boolean
  /** False on the server and until the page has come alive: then all else is as for a stranger. */
  loaded: boolean
  /** To the site's e-mails. */
  subscribed: boolean
  /** Came by a link in an e-mail (`utm_medium=email`), in this tab. */
  referredByEmail: boolean
  accessibility: Accessibility
  /** The groups of cookies that the visitor agreed to. */
  consent: readonly string[]
}

const stranger: VisitorState = {
  loggedIn: false,
  loaded: false,
  subscribed: false,
  referredByEmail: false,
  accessibility: unset,
  consent: [],
}

let state = stranger
const listeners = new Set<() => void>()

/** Where what outlives the page is kept: subscribed and consent in the browser, the rest in the tab. */
const kept = { subscribed: 'subscribed', consent: 'consent', referredByEmail: 'referred-by-email' } as const

function set(change: Partial<VisitorState>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Reads what the browser kept; once, when the page has come alive. */
export function loadVisitor(loggedIn: boolean): void {
  set({
    loggedIn,
    loaded: true,
    subscribed: localStorage.getItem(kept.subscribed) !== null,
    referredByEmail: sessionStorage.getItem(kept.referredByEmail) !== null,
    accessibility: readAccessibility(document.cookie),
    consent: localStorage.getItem(kept.consent)?.split(',').filter(Boolean) ?? [],
  })
}

/** Keeps that the visitor came by a link in an e-mail. */
export function markReferredByEmail(): void {
  sessionStorage.setItem(kept.referredByEmail, '1')
  set({ referredByEmail: true })
}

/** Keeps that the visitor gets the site's e-mails. */
export function markSubscribed(): void {
  localStorage.setItem(kept.subscribed, '1')
  set({ subscribed: true })
}

/** Keeps which groups of cookies the visitor agrees to. */
export function setConsent(groups: readonly string[]): void {
  localStorage.setItem(kept.consent, groups.join(','))
  // For the server: its policy lets in what the site lists only after consent.
  document.cookie = `consent=${groups.length > 0 ? 1 : ''}; path=/; max-age=${365 * 24 * 60 * 60}; samesite=lax`
  set({ consent: groups })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor as this browser knows them; on the server, and in the first render, a stranger. */
export const useVisitor = (): VisitorState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => stranger,
  )
