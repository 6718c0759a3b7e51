import { handleOf } from '../../services/rules/marks/mentions.ts'
import { beginningOf } from '../../services/rules/writing/cut.ts'

const MAX_QUOTE_CHARS = 600
/** Maximum time in ms in which a form that is loaded on demand is focused. */
const SHOWN_MS = 5000

/** Author of a text. */
export interface Quoted {
  username: string
  slug: string
}

/** A text as a quote with a mention of its author, cut at the end of a word; quotes in it are left out unless it has nothing else. */
export function quoteOf(author: Quoted, text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^ {0,3}>/.test(line))
    .join('\n')
    .trim()
  const whole = own || text.trim()
  const shown = whole.length <= MAX_QUOTE_CHARS ? whole : `${beginningOf(whole, MAX_QUOTE_CHARS)} …`
  const lines = [`@${handleOf(author)} wrote:`, ...shown.split('\n')]
  return `${lines.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`
}

/** Adds a text as a quote to the draft with a key, and focuses its form. */
export async function quote(author: Quoted, text: string, key: string): Promise<void> {
  const { addToDraft } = await import('../ui/drafts/tab.ts')
  addToDraft(key, quoteOf(author, text))
  focusWhenShown(key, performance.now() + SHOWN_MS)
}

/** Focuses the end of the form with a key, once it is shown; gives up at the time `until`. */
function focusWhenShown(key: string, until: number): void {
  requestAnimationFrame((now) => {
    const field = document.querySelector<HTMLTextAreaElement>(`textarea[data-draft="${key}"]`)
    if (!field && now < until) return focusWhenShown(key, until)
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  })
}
