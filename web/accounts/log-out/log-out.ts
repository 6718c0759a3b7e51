import { safeRedirect } from '../../../services/rules/routes/guards.ts'
import { deleteDrafts, sealDrafts } from '../../ui/drafts/keep.ts'
import { toastAfterLoad } from '../../ui/overlays/toast.ts'
import { draftsKey } from '../kept-drafts/drafts-key.ts'
import { tellLogOut } from './log-outs.ts'

/** Ends the session, with the wanted redirect target; resolves to the redirect target that the server returns. Rejects if the server is unreachable. */
async function endSession(wanted: string | null): Promise<string | null> {
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirect: wanted })}`
  const response = await fetch(`/api/auth/log-out${query}`)
  if (!response.ok) throw new Error(`Logging out failed with status ${response.status}.`)
  // The response is not parsed with zod, to keep zod out of the page's code; the target is checked before use.
  const { redirect }: { redirect?: unknown } = await response.json()
  return typeof redirect === 'string' ? redirect : null
}

/** The member who logs out, and the page. */
export interface LogOut {
  member: string
  path: string
  /** The redirect target in the address. */
  wanted: string | null
  isGuarded: boolean
  isSocial: boolean
}

/** What happens to the member's drafts: encrypted, deleted, or 'none' if nothing is half-written. */
type Fate = 'keep' | 'delete' | 'none'

/**
 * Logs out and loads a new document, so that the member's data and drafts are removed from memory. From a guarded
 * route, the new document is the redirect target in the address, or the home page; on a social network, it is the
 * server's target (spec §4 Logout). Rejects if the server is unreachable, or if drafts to keep cannot be encrypted.
 */
export async function logOut(from: LogOut, fate: Fate): Promise<void> {
  const { member, wanted } = from
  const key = fate === 'keep' ? await draftsKey(member) : null
  const given = await endSession(wanted)
  tellLogOut()
  // Only now, as the drafts stay if the session does not end.
  if (key) await sealDrafts({ storage: localStorage, key, owner: member, now: Date.now() })
  else await deleteDrafts(localStorage, member, { all: fate === 'delete' })
  // Drafts of releases in which drafts had no owner.
  for (const name of Object.keys(localStorage)) if (name.startsWith('draft:')) localStorage.removeItem(name)
  toastAfterLoad('You have been logged out, see you next time.')
  if (from.isSocial && given) location.assign(safeRedirect(given, location.origin))
  else location.assign(from.isGuarded ? safeRedirect(wanted, location.origin) : from.path)
}
