/** Storage of drafts: `localStorage` or a similar object. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (key: string) => `draft:${key}`

/** The draft under this key; empty if missing or if storage is not available. */
export function readDraft(storage: DraftStorage, key: string): string {
  try {
    return storage.getItem(nameOf(key)) ?? ''
  } catch {
    return ''
  }
}

/** Deletes all drafts of this browser, for its next user. */
export function forgetDrafts(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(nameOf(''))) storage.removeItem(name)
}

/** Stores a draft, or deletes it if empty. Does nothing if storage is full or forbidden. */
export function writeDraft(storage: DraftStorage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(nameOf(key))
    else storage.setItem(nameOf(key), text)
  } catch {
    // Drafts are optional.
  }
}

/** The rest of a text after `sent`, its earlier version, has arrived: words added since. */
export const leftAfter = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
