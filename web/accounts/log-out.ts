/** Ends the session; gives where the server sends the person. Rejects when the server cannot be reached. */
export async function logOut(): Promise<string | null> {
  const response = await fetch('/api/auth/log-out')
  if (!response.ok) throw new Error(`Logging out failed with status ${response.status}.`)
  // No schema: its library is not on every page, and a redirect is made safe before it is followed.
  const { redirect }: { redirect?: unknown } = await response.json()
  return typeof redirect === 'string' ? redirect : null
}
