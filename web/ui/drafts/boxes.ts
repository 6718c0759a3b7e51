import { draftName, joinedDraft, leftAfter, ONE_LINE } from './drafts.ts'
import { goneWith, nothing, offered, opened, typed, type Shown, type Version } from './versions.ts'

/** Text of one form, stored as the version of this tab. */
export interface Box {
  text(): string
  type(text: string): void
  /** Deletes a sent text in all tabs; what was typed since stays. */
  sent(text: string): void
  /** Longer or different text of another tab that the form does not show; null if there is none. */
  other(): string | null
  /** Adds the other text to the end. */
  restore(): void
  /** Deletes the other text. */
  discard(): void
  /** Shows what is stored, after the owner has changed or something was added. */
  reopen(): void
  close(): void
}

interface Options {
  /** Storage that all tabs share; null if the browser forbids it. */
  storage: Storage | null
  /** Id of this tab. */
  tab: string
  now(): number
}

const isMark = (mark: unknown) =>
  Array.isArray(mark) && typeof mark[0] === 'string' && typeof mark[1] === 'number'

/** Reads a stored version; a text that is not one was stored by an earlier release. */
function versionIn(stored: string, tab: string): Version {
  if (tab === '') return { text: stored, at: 0, over: [] }
  try {
    const { text, at, over }: Partial<Record<keyof Version, unknown>> = JSON.parse(stored)
    if (typeof text === 'string' && typeof at === 'number' && Array.isArray(over) && over.every(isMark))
      return { text, at, over }
  } catch {
    // It is deleted with the next text that is sent.
  }
  return { text: '', at: 0, over: [] }
}

/** Name of a form, and the path of its page. */
interface Place {
  readonly label: string
  readonly path: string
}

/** Opens the boxes of a tab. Every tab writes entries of its own, so that none overwrites what another has stored. */
export function openBoxes({ storage, tab, now }: Options) {
  const boxes = new Map<object, (name: string | null, old: string | null) => void>()

  function versionsOf(key: string) {
    const versions = new Map<string, Version>()
    const name = draftName(key)
    for (const entry of Object.keys(storage ?? {})) {
      if (entry !== name && !entry.startsWith(`${name}\n`)) continue
      const of = entry.slice(name.length + 1)
      versions.set(of, versionIn(storage?.getItem(entry) ?? '', of))
    }
    return versions
  }
  const entryOf = (key: string, of: string) => (of === '' ? draftName(key) : `${draftName(key)}\n${of}`)

  function write(key: string, of: string, version: (Version & Partial<Place>) | null) {
    try {
      if (version) storage?.setItem(entryOf(key, of), JSON.stringify(version))
      else storage?.removeItem(entryOf(key, of))
    } catch {
      // If storage is full, the text is kept only on the page.
    }
  }

  /** Opens the text of a form; `place` names it where texts of several forms are listed. */
  function openBox(key: string, onChange: (box: Box) => void, place?: Place): Box {
    let shown: Shown = opened(versionsOf(key), tab)
    const id = {}
    function type(text: string, over: Shown = shown) {
      const version = typed(versionsOf(key), tab, over, { text, at: now() })
      write(key, tab, version && { ...version, ...place })
      shown = version ? { tab, text, at: version.at } : { ...nothing, text }
      onChange(box)
    }
    function follow(name: string | null, old: string | null) {
      if (name !== null && name !== draftName(key) && !name.startsWith(`${draftName(key)}\n`)) return
      const found = shown.tab === null ? undefined : versionsOf(key).get(shown.tab)
      if (shown.tab === tab && !found) {
        // What was typed here while another tab deleted the version, is stored again.
        const isKnown = name === null || (old !== null && versionIn(old, tab).text === shown.text)
        if (isKnown) shown = nothing
        else if (name === entryOf(key, tab)) type(shown.text, nothing)
      } else if (shown.tab !== null && shown.tab !== tab) {
        shown = found ? { tab: shown.tab, text: found.text, at: found.at } : nothing
      }
      onChange(box)
    }
    boxes.set(id, follow)
    const other = () => offered(versionsOf(key), shown)
    const box: Box = {
      text: () => shown.text,
      type,
      sent(text) {
        const rest = leftAfter(shown.text, text)
        for (const of of goneWith(versionsOf(key), tab, text)) write(key, of, null)
        shown = nothing
        type(rest)
      },
      other: () => (key.startsWith(ONE_LINE) ? null : (other()?.text ?? null)),
      restore() {
        const found = other()
        if (!found) return
        const text = joinedDraft(shown.text, found.text)
        type(shown.text)
        type(text, found)
      },
      discard() {
        const found = other()
        if (found) write(key, found.tab, null)
        onChange(box)
      },
      reopen() {
        shown = opened(versionsOf(key), tab)
        onChange(box)
      },
      close: () => void boxes.delete(id),
    }
    return box
  }

  return {
    openBox,
    /** Adds a text to the end of what a form with the key would show. */
    add(key: string, text: string) {
      const box = openBox(key, () => {})
      box.type(joinedDraft(box.text(), text))
      box.close()
    },
    /** Takes in that another tab has changed an entry, or with null all of them; `old` is what it was before. */
    changed: (name: string | null, old: string | null) =>
      [...boxes.values()].forEach((look) => look(name, old)),
  }
}
