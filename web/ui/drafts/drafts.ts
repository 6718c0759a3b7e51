/** Storage for drafts: `localStorage`, or for tests an object with the same methods. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Owner of the drafts that somebody writes before a log-in. */
export const VISITOR = 'visitor'

let owner = VISITOR

/** Name under which an owner's draft with a key is stored; the version of one tab adds a line with the tab's id. */
export const draftName = (key: string, of = owner): string => `drafts:${of}:${key}`

const accepting = new Set<(variables: object) => void>()

/** Tells the forms the variables of a mutation that has created an item. */
export const tellAccepted = (variables: object) => accepting.forEach((look) => look(variables))

/**
 * Calls `look` with the variables of each mutation that has created an item, in the task that forgets its idempotency
 * key: a draft that goes then is never there without its key. Returns a function that stops it.
 */
export function followAccepted(look: (variables: object) => void): () => void {
  accepting.add(look)
  return () => void accepting.delete(look)
}

/** Callbacks of the forms on screen; they receive the key of a changed draft, or null if all have changed. */
const followers = new Set<(key: string | null) => void>()

/** Tells the forms on screen that the draft under a key, or with null every draft, has changed. */
export const tellDraft = (key: string | null) => followers.forEach((follow) => follow(key))

/** Calls `read` now, and whenever the draft under the key is changed from outside; returns a function that stops it. */
export function followDraft(key: string, read: () => void): () => void {
  const follow = (changed: string | null) => {
    if ((changed ?? key) === key) read()
  }
  read()
  followers.add(follow)
  return () => void followers.delete(follow)
}

/**
 * Makes a member, or with null a visitor, the owner of the drafts that are read and written from now on, because other
 * people may use the same browser.
 */
export function ownDrafts(member: string | null): void {
  owner = member ?? VISITOR
  tellDraft(null)
}

/** Reads the draft under a key; empty if it is missing or storage is not available. */
export function readDraft(storage: DraftStorage, key: string): string {
  try {
    return storage.getItem(draftName(key)) ?? ''
  } catch {
    return ''
  }
}

/** Stores a draft, or deletes it if it is empty. Does nothing if the browser's storage is full or forbidden. */
export function writeDraft(storage: DraftStorage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(draftName(key))
    else storage.setItem(draftName(key), text)
  } catch {
    // If the browser forbids storage, the text is kept only on the page.
  }
}

/** Start of the keys of drafts that name one thing, such as a category: a later one replaces an earlier one. */
export const ONE_LINE = 'line-'

/** A draft with a text added at its end, unless the text continues it. */
export const joinedDraft = (kept: string, text: string) =>
  text.startsWith(kept.trimEnd()) ? text : `${kept.trimEnd()}\n\n${text}`

/** Returns the part of a text that was typed after its earlier version, `sent`, was submitted. */
export const leftAfter = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
