import { draftEntries } from '../../../ui/drafts/entries.ts'
import { halfWritten, type HalfWritten } from '../../../ui/drafts/half-written.ts'
import type { AuthRequest } from './state.ts'

/** The newest text that is kept in the browser and not posted; null if there is none. */
export function newestUnsent(): HalfWritten | null {
  try {
    return halfWritten(draftEntries(localStorage))[0] ?? null
  } catch {
    return null
  }
}

/** Explanation of why an account is needed; a text that is kept is named if posting it opened the dialog. */
export function invitationOf({ initiator, text }: Pick<AuthRequest, 'initiator' | 'text'>): string {
  if (initiator === 'comment' && newestUnsent())
    return 'What you wrote is kept. Create an account or log in, and then post it.'
  return text ?? 'Ask questions, share what helps and connect with people who understand.'
}

/** End of a sign-up on the page `here`: its text and its button, which leads to a text that waits on another page. */
export function endOf(
  unsent: Pick<HalfWritten, 'label' | 'path'> | null,
  here: string,
): { text: string; button: string; to: string | null } {
  if (!unsent) return { text: 'Look around or introduce yourself.', button: 'Go to the community', to: null }
  const { label, path } = unsent
  const isElsewhere = path !== null && path !== here
  return {
    text: isElsewhere
      ? `What you wrote is kept, but not posted yet: “${label}”.`
      : 'What you wrote is kept, but not posted yet.',
    button: 'Go back and post it',
    to: isElsewhere ? path : null,
  }
}
