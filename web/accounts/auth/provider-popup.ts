import { checkSession, providerAnswerIn, type ProviderAnswer } from '../auth-api.ts'

/** Interval of looking if the popup is closed (spec §9). */
const POLL_INTERVAL_MS = 200
/** Width and height of the popup (spec §4 Login). */
const SIZE = 600

/** Address that starts a log-in at a provider. */
export const providerPath = (provider: string, query: Readonly<Record<string, string>>): string =>
  `/api/auth/${provider}/login?${new URLSearchParams(query)}`

const position = (outer: number, start: number) => Math.max(0, Math.round(start + (outer - SIZE) / 2))

/**
 * Logs in at a provider in a popup, or in the same window if the browser blocks popups. Resolves once the popup is
 * closed: to its answer, or to null if it told none. Also resolves to null if the person comes back to this page.
 */
export async function logInAt(path: string, here: string): Promise<ProviderAnswer | null> {
  const left = position(outerWidth, screenX)
  const top = position(outerHeight, screenY)
  const popup = open(path, 'log-in', `popup,width=${SIZE},height=${SIZE},left=${left},top=${top}`)
  if (!popup) {
    location.assign(`${path}&redirect=${encodeURIComponent(here)}`)
    return new Promise((resolve) => addEventListener('pageshow', () => resolve(null), { once: true }))
  }
  return answerOf(popup)
}

/** The session's member after a log-in whose popup told nothing; null if nobody is logged in. */
export async function sessionAnswer(): Promise<ProviderAnswer | null> {
  const session = await checkSession().catch(() => null)
  return session?.user ? session : null
}

function answerOf(popup: Window): Promise<ProviderAnswer | null> {
  return new Promise((resolve) => {
    let answer: ProviderAnswer | null = null
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source === popup && origin === location.origin) answer = providerAnswerIn(data) ?? answer
    }
    addEventListener('message', listen)
    const polling = setInterval(() => {
      if (!popup.closed) return
      clearInterval(polling)
      // A message that the popup sent before it closed may still wait.
      setTimeout(() => {
        removeEventListener('message', listen)
        resolve(answer)
      })
    }, POLL_INTERVAL_MS)
  })
}
