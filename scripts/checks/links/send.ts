import type { Page, Response } from 'playwright'
import { atRest, controlsOf, press } from './controls.ts'
import { openPath, type Change, type Found } from './crawl.ts'

/** What came of the changes that were really sent. */
export interface Sent {
  /** They took effect, or were answered with what to do differently. */
  answered: number
  /** The control was gone: what was sent before has changed the screen. */
  gone: number
  /** The answer was that there is no such thing, that this person may not do it, or an error. */
  found: Found[]
}

/** What ends the session or closes the network to changes is not sent. */
const harmful = /log out|sign out|read-only|delete my account/i

/** Codes of answers after which the button should not have been there. */
const wrong = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'INTERNAL', 'INTERNAL_SERVER_ERROR'])

async function problemOf(response: Response): Promise<string | null> {
  if (response.status() >= 500) return `is answered with ${response.status()}`
  const body: unknown = await response.json().catch(() => null)
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : null
  if (!Array.isArray(errors)) return null
  const [error] = errors
  const code = String(error?.extensions?.code ?? error?.code ?? 'INTERNAL')
  return wrong.has(code) ? `is answered with ${code}: ${error?.message}` : null
}

/** Presses what `crawl` has kept from changing anything, and lets it change what it changes. */
export async function sendChanges(
  page: Page,
  where: string,
  changes: readonly Change[],
): Promise<Sent & { left: string[] }> {
  const sent: Sent & { left: string[] } = { answered: 0, gone: 0, found: [], left: [] }
  for (const { path, names, keys } of changes) {
    const name = names.join(' → ')
    if (harmful.test(name)) {
      sent.left.push(name)
      continue
    }
    await openPath(page, path)
    const responses: Promise<string | null>[] = []
    const listen = (response: Response) => {
      const request = response.request()
      if (request.method() !== 'GET' && request.headers()['idempotency-key'])
        responses.push(problemOf(response))
    }
    page.on('response', listen)
    let isThere = true
    for (const wanted of keys) {
      const control = (await controlsOf(page)).find(({ key, isDisabled }) => key === wanted && !isDisabled)
      if (!control) {
        isThere = false
        break
      }
      await press(page, control)
    }
    await atRest(page)
    page.off('response', listen)
    const problems = (await Promise.all(responses)).filter((problem) => problem !== null)
    if (!isThere) sent.gone++
    else if (problems.length === 0) sent.answered++
    sent.found.push(...problems.map((why) => ({ on: `${where}, ${path}`, name, why })))
  }
  return sent
}
