/** Focuses the content of the page if the element that had the focus is gone, such as a link that opened a dialog. */
export function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
