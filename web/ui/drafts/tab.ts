import { followDraft, tellDraft } from '../forms/drafts.ts'
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

/** Opens the text of a form of this tab; it is opened again when the owner changes. */
export function openBox(key: string, onChange: (box: Box) => void): Box {
  const box = boxes.openBox(key, onChange)
  const stop = followDraft(key, box.reopen)
  return {
    ...box,
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
