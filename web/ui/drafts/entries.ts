import { draftName } from './drafts.ts'

/** A stored text with the key of its draft, to which the version of one tab adds a line with the tab's id. */
export type Entry = [key: string, text: string]

/** The stored drafts of an owner; of the present one by default. */
export function draftEntries(storage: Storage, of?: string): Entry[] {
  const start = draftName('', of)
  return Object.keys(storage)
    .filter((name) => name.startsWith(start))
    .map((name) => [name.slice(start.length), storage.getItem(name) ?? ''])
}
