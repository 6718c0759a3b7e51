import { halfWritten } from '../../../ui/drafts/half-written.ts'
import { draftEntries } from '../../../ui/forms/drafts.ts'

/** True if the browser has a text of the person that is not posted; false if it forbids storage. */
export function hasUnsent(): boolean {
  try {
    return halfWritten(draftEntries(localStorage)).length > 0
  } catch {
    return false
  }
}
