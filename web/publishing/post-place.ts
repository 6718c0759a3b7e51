import { controlIn } from '../sections/editor/field-control.ts'
import type { Place } from './checks/missing.ts'

/** Focuses the control of a field of an item's form, in a group that it opens first. */
export function focusField(place: Extract<Place, { field: string }>): void {
  const field = document.querySelector(`[data-field="${place.field}"]`)
  field?.closest('details')?.setAttribute('open', '')
  controlIn(field)?.focus()
}
