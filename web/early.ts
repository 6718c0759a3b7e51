declare global {
  interface Window {
    /** Hears of presses until the page answers, and knows the button that was pressed last. */
    __EARLY__?: ((event: Event) => void) & { button?: HTMLElement }
  }
}

/** What a document listens with until React takes it over. */
export const earlyScript =
  'addEventListener("click",window.__EARLY__=e=>{let b=e.target.closest("button");if(b){e.preventDefault();e.stopPropagation();__EARLY__.button=b}},!0);'

/** Writes as a person does: React takes no notice of what it has itself put into a field. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * What a person did before the page could answer: what was written into fields, and the button that was pressed last.
 * To be called just before React takes the document over; the answer does it again, once React has.
 */
export function takeEarly(): () => void {
  const early = window.__EARLY__
  if (early) removeEventListener('click', early, true)
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const written = fields.flatMap((field) =>
    field.value === field.defaultValue ? [] : [{ field, text: field.value }],
  )
  return () => {
    for (const { field, text } of written) if (field.isConnected) write(field, text)
    if (early?.button?.isConnected) early.button.click()
  }
}
