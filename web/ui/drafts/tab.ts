import { followDraft, tellDraft } from './drafts.ts'
import { openBoxes, type Box } from './boxes.ts'

const NAME = 'tab'

/** Runs something that the browser may forbid. */
function allowed<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

/** Id of this tab, which a reload keeps. It is not stored while the page is shown, so that a copy of the tab has its own. */
function takeTab(): string {
  const kept = allowed(() => sessionStorage.getItem(NAME))
  const tab = kept ?? `${Date.now()}-${Math.random()}`
  const hide = () => allowed(() => sessionStorage.removeItem(NAME))
  hide()
  addEventListener('pagehide', () => allowed(() => sessionStorage.setItem(NAME, tab)))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    hide()
    tellDraft(null)
  })
  return tab
}

const boxes = openBoxes({ storage: allowed(() => localStorage), tab: takeTab(), now: () => Date.now() })

addEventListener('storage', ({ key, oldValue, storageArea }) => {
  if (storageArea === allowed(() => localStorage)) boxes.changed(key, oldValue)
})

const typing = new Set<() => void>()

/** Calls `look` whenever something is typed in this tab; returns a function that stops it. */
export function followTyping(look: () => void): () => void {
  typing.add(look)
  return () => void typing.delete(look)
}

/** Opens the text of a form of this tab; it is opened again when the owner changes. */
export function openBox(key: string, onChange: (box: Box) => void, label?: string): Box {
  const place = label === undefined ? undefined : { label, path: location.pathname }
  const box = boxes.openBox(key, onChange, place)
  const stop = followDraft(key, box.reopen)
  return {
    ...box,
    type(text) {
      box.type(text)
      for (const look of typing) look()
    },
    close() {
      stop()
      box.close()
    },
  }
}

/** Adds a text to the end of a draft of this tab. */
export function addToDraft(key: string, text: string): void {
  boxes.add(key, text)
  tellDraft(key)
}
