/** Ends the session; resolves to the redirect target that the server returns. Rejects if the server is unreachable. */
export async function logOut(): Promise<string | null> {
  const response = await fetch('/api/auth/log-out')
  if (!response.ok) throw new Error(`Logging out failed with status ${response.status}.`)
  // The response is not parsed with zod, to keep zod out of the page's code; the target is checked before use.
  const { redirect }: { redirect?: unknown } = await response.json()
  return typeof redirect === 'string' ? redirect : null
}
