/** Storage for drafts: `localStorage`, or for tests an object with the same methods. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (key: string) => `draft:${key}`

/** Reads the draft under a key; empty if it is missing or storage is not available. */
export function readDraft(storage: DraftStorage, key: string): string {
  try {
    return storage.getItem(nameOf(key)) ?? ''
  } catch {
    return ''
  }
}

/** Deletes all drafts in this browser, because other people may use the same browser. */
export function forgetDrafts(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(nameOf(''))) storage.removeItem(name)
}

/** Stores a draft, or deletes it if it is empty. Does nothing if the browser's storage is full or forbidden. */
export function writeDraft(storage: DraftStorage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(nameOf(key))
    else storage.setItem(nameOf(key), text)
  } catch {
    // If the browser forbids storage, the text is kept only on the page.
  }
}

/** Name of the event on the window that a draft has become longer; its detail is the key. */
export const DRAFT_ADDED = 'draft-added'

/** Adds a text at the end of a draft, also of one in a form on screen, which gets the focus. */
export function addToDraft(key: string, text: string): void {
  const kept = readDraft(localStorage, key)
  writeDraft(localStorage, key, kept === '' ? text : `${kept.trimEnd()}\n\n${text}`)
  dispatchEvent(new CustomEvent(DRAFT_ADDED, { detail: key }))
}

/** Returns the part of a text that was typed after its earlier version, `sent`, was submitted. */
export const leftAfter = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
