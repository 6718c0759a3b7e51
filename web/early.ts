declare global {
  interface Window {
    /** Hears of presses until the page answers, and knows the button that was pressed last. */
    __EARLY__?: ((event: Event) => void) & { button?: HTMLElement }
  }
}

/** What a document listens with until React has taken it over: presses in the midst of that would be lost too. */
export const earlyScript =
  'addEventListener("click",window.__EARLY__=e=>{let b=e.target.closest("button");if(b){e.preventDefault();e.stopPropagation();__EARLY__.button=b}},!0);'

/** Fields that are written into. Others have values that are nobody's words: `on`, the name of a file. */
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** Writes as a person does: React takes no notice of what it has itself put into a field. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Does again what a person did before the page could answer: writes what was written into fields, and presses the button
 * that was pressed last. To be called once React has taken the document over.
 */
export function repeatEarly(): void {
  const early = window.__EARLY__
  if (early) removeEventListener('click', early, true)
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value !== field.defaultValue) write(field, field.value)
  if (early?.button?.isConnected) early.button.click()
}
