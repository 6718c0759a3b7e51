import { inTime } from '../../relay/in-time.ts'
import { keyFrom } from '../../ui/drafts/sealed.ts'

/** Name of the event, dispatched on the window, that reports a sign-in on this page. */
export const signedIn = 'signed-in'

/** The key of the member who writes on this page. It is nowhere else, so that it ends with the page. */
let known: { member: string; key: Promise<CryptoKey> } | null = null

/** Asks for a member's key. Rejects if the session is not that member's, or the server is unreachable. */
async function ask(member: string): Promise<CryptoKey> {
  const response = await fetch('/api/auth/drafts-key', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ member }),
    signal: inTime(),
  })
  if (!response.ok) throw new Error(`The key of drafts was refused with status ${response.status}.`)
  // The response is not parsed with zod, to keep zod out of the page's code; a wrong key cannot be imported.
  const { key }: { key?: unknown } = await response.json()
  return keyFrom(String(key))
}

/** The key with which a member's drafts are encrypted; asked for once per page. Rejects if this fails. */
export function draftsKey(member: string): Promise<CryptoKey> {
  if (known?.member === member) return known.key
  const asked = { member, key: ask(member) }
  known = asked
  asked.key.catch(() => {
    if (known === asked) known = null
  })
  return asked.key
}

/** The member's key if this page has it, which is then forgotten; null otherwise. */
export function takeDraftsKey(member: string): Promise<CryptoKey> | null {
  if (known?.member !== member) return null
  const { key } = known
  known = null
  return key
}
