import { draftEntries } from '../../../ui/drafts/entries.ts'
import { halfWritten } from '../../../ui/drafts/half-written.ts'
import type { AuthRequest } from './state.ts'

type Asked = Pick<AuthRequest, 'initiator' | 'text'>

/** True if the dialog was opened by posting, and the text is kept in the browser. */
export function isWriting({ initiator }: Asked): boolean {
  try {
    return initiator === 'comment' && halfWritten(draftEntries(localStorage)).length > 0
  } catch {
    return false
  }
}

/** Explanation of why an account is needed. */
export function invitationOf(request: Asked): string {
  if (isWriting(request)) return 'What you wrote is kept. Create an account or log in, and then post it.'
  return request.text ?? 'Ask questions, share what helps and connect with people who understand.'
}
