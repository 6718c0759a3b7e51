import { addToDraft } from '../../ui/drafts/tab.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { failureText } from '../errors.ts'
import type { Waiting } from './waiting.ts'

/** Makes a draft of a text that is not sent any more, and says why: `error`, or null if it is too old. */
export function backToDraft({ what, draftKey, text }: Waiting, error: Error | null): void {
  addToDraft(draftKey, text)
  const why = error ? failureText(error) : 'It waited for more than a day.'
  toast(`Your ${what} was not sent. It is a draft again. ${why}`, 'error')
}
