import type { ReactNode } from 'react'
import { halfWritten } from '../../ui/drafts/half-written.ts'
import { draftEntries } from '../../ui/forms/drafts.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'
import { logOut, type LogOut } from './log-out.ts'

/** Logs out, or shows a question first if the member has something half-written. Rejects if the log-out fails. */
export async function beginLogOut(from: LogOut, show: (question: ReactNode) => void): Promise<void> {
  const texts = halfWritten(draftEntries(localStorage, from.member))
  if (texts.length === 0) return logOut(from, 'none')
  await Dialog.ready()
  show(<LogOutDialog texts={texts} onLogOut={(fate) => logOut(from, fate)} onClose={() => show(null)} />)
}
