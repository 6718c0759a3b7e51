/** Ends the session; resolves to the server's redirect target. Rejects if the server cannot be reached. */
export async function logOut(): Promise<string | null> {
  const response = await fetch('/api/auth/log-out')
  if (!response.ok) throw new Error(`Logging out failed with status ${response.status}.`)
  // No schema: zod is not on every page, and a redirect is checked before it is followed.
  const { redirect }: { redirect?: unknown } = await response.json()
  return typeof redirect === 'string' ? redirect : null
}
