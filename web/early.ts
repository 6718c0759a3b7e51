declare global {
  interface Window {
    /** Listener for presses before hydration; `button` is the last button pressed. */
    __EARLY__?: ((event: Event) => void) & { button?: HTMLElement }
  }
}

/** Records presses until React has taken over the page. Presses during hydration would be lost too. */
export const earlyScript =
  'addEventListener("click",window.__EARLY__=e=>{let b=e.target.closest("button");if(b){e.preventDefault();e.stopPropagation();__EARLY__.button=b}},!0);'

/** Fields for text. The values of other fields are not typed: `on`, the name of a file. */
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** Sets a field's value like a person's typing. React ignores values that it set itself. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Repeats what a person did before hydration: restores typed text and presses the last pressed button. Called once
 * React has taken over the page.
 */
export function repeatEarly(): void {
  const early = window.__EARLY__
  if (early) removeEventListener('click', early, true)
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value !== field.defaultValue) write(field, field.value)
  if (early?.button?.isConnected) early.button.click()
}
