/** Where drafts are kept: `localStorage`, or anything like it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nameOf = (key: string) => `draft:${key}`

/** The text that was being written under this key; empty when there is none, or when storage is out of reach. */
export function readDraft(storage: DraftStorage, key: string): string {
  try {
    return storage.getItem(nameOf(key)) ?? ''
  } catch {
    return ''
  }
}

/** Forgets every draft of this browser, for whoever uses it next. */
export function forgetDrafts(storage: Storage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(nameOf(''))) storage.removeItem(name)
}

/** Keeps a text; an empty one is forgotten. Where storage is full or forbidden nothing is kept. */
export function writeDraft(storage: DraftStorage, key: string, text: string): void {
  try {
    if (text === '') storage.removeItem(nameOf(key))
    else storage.setItem(nameOf(key), text)
  } catch {
    // Writing goes on without a draft.
  }
}

/** What is left of a text once `sent`, which it was then, has arrived: the words that were written meanwhile. */
export const leftAfter = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text
