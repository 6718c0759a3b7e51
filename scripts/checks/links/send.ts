import type { Page, Response } from 'playwright'
import { atRest, controlsOf, press } from './controls.ts'
import { openPath, type Change, type Found } from './crawl.ts'

interface Sent {
  /** Number of changes that succeeded, or were rejected with a message that says what to do. */
  answered: number
  /** Number of controls that disappeared after an earlier change. */
  gone: number
  /** Changes to which the server responded with 'missing', 'forbidden' or 'failed'. */
  found: Found[]
}

/** Names of controls that are not pressed, because they end the session or make the network read-only. */
const harmful = /log out|sign out|read-only|delete my account/i

/** Error codes which show that the control should not have been offered to the member. */
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
