import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Requests to the local provider as a browser sends them, with the cookies of one browser. */
function openTab() {
  const jar = new Map<string, string>()
  return async (url: URL) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const end = pair.indexOf('=')
      jar.set(pair.slice(0, end), pair.slice(end + 1))
    }
    const location = response.headers.get('location')
    await response.arrayBuffer()
    return location === null ? null : new URL(location, url)
  }
}

/**
 * Visits the provider at an address that starts a log-in, and logs in as a person ('' cancels). Returns the address of
 * the callback, to which the provider leads.
 */
export async function logInAs(start: URL, person: string): Promise<URL> {
  const go = openTab()
  const choice = await go(start)
  if (!choice) throw new Error('The provider refused to start')
  if (choice.pathname.endsWith('/callback')) return choice
  choice.searchParams.set('as', person)
  const resumed = await go(choice)
  const callback = resumed && (await go(resumed))
  if (!callback) throw new Error('The provider did not lead back')
  return callback
}

/** An ID token that a provider issues to one of its clients. */
export async function idTokenFor(
  person: string,
  { issuer, clientId, secret }: { issuer: string; clientId: string; secret: string },
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url')
  const callback = 'http://localhost:1/api/auth/google/callback'
  const start = new URL(`${issuer}/auth`)
  start.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    scope: 'openid email profile',
    response_type: 'code',
    // Tokens of the same second would be equal otherwise.
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  const { searchParams } = await logInAs(start, person)
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: secret,
    }),
  })
  return z.object({ id_token: z.string() }).parse(await response.json()).id_token
}
