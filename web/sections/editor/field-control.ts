/** The control of a field, which may have tools before it. */
export const controlIn = (field: Element | null | undefined): HTMLElement | null =>
  field?.querySelector<HTMLElement>('[contenteditable="true"]') ??
  field?.querySelector<HTMLElement>('input, textarea, select, button') ??
  null
