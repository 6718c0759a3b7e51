import type { Note } from './format.ts'

/** Collects what an import changed or left out, with the items that it concerns, for its report. */
export function openNotes() {
  const notes = new Map<string, Note & { items: string[] }>()
  return {
    /** Adds `item` to the note that says `what` was done; `count` counts what is in it. */
    add(done: Note['done'], what: string, item: string, count = 1) {
      const note = notes.get(`${done} ${what}`) ?? { done, count: 0, what, items: [] }
      note.count += count
      note.items.push(item)
      notes.set(`${done} ${what}`, note)
    },
    all: (): Note[] => [...notes.values()],
  }
}
export type Notes = ReturnType<typeof openNotes>
