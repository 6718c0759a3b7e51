declare global {
  interface Window {
    /** Listener for clicks before hydration, and the button that was clicked last. */
    __EARLY__?: ((event: Event) => void) & { button?: HTMLElement }
  }
}

/** Records clicks until React has hydrated the page, because earlier clicks would have no effect. */
export const earlyScript =
  'addEventListener("click",window.__EARLY__=e=>{let b=e.target.closest("button");if(b){e.preventDefault();e.stopPropagation();__EARLY__.button=b}},!0);'

/**
 * Selector of fields with typed text; the value of others is not typed, such as `on` for a checkbox or a file's name.
 */
const fields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])'

/** Sets a field's value as if it were typed. React ignores a value that is set through its own property. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Repeats the input from before hydration, once React has hydrated the page: restores typed text and clicks the last
 * clicked button.
 */
export function repeatEarly(): void {
  const early = window.__EARLY__
  if (early) removeEventListener('click', early, true)
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value !== field.defaultValue) write(field, field.value)
  if (early?.button?.isConnected) early.button.click()
}
