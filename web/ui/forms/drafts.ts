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

/** Returns the part of a text that was typed after its earlier version, `sent`, was submitted. */
export const leftAfter = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
