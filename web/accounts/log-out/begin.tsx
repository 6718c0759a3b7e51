import type { ReactNode } from 'react'
import { guardOf } from '../../../services/rules/routes/guards.ts'
import type { useShell } from '../../frame/shell.ts'
import { draftEntries } from '../../ui/drafts/entries.ts'
import { halfWritten } from '../../ui/drafts/half-written.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'
import { logOut, type LogOut } from './log-out.ts'

/** Logs out, or shows a question first if the member has something half-written. Rejects if the log-out fails. */
export async function beginLogOut(
  { site, viewer }: ReturnType<typeof useShell>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  show: (question: ReactNode) => void,
): Promise<void> {
  const from: LogOut = {
    member: viewer?.id ?? '',
    path: pathname + search,
    wanted: new URLSearchParams(search).get('redirect'),
    isGuarded: Boolean(guardOf(pathname).needs),
    isSocial: site.features.includes('social_network'),
  }
  const texts = halfWritten(draftEntries(localStorage, from.member))
  if (texts.length === 0) return logOut(from, 'none')
  await Dialog.ready()
  show(<LogOutDialog texts={texts} onLogOut={(fate) => logOut(from, fate)} onClose={() => show(null)} />)
}
