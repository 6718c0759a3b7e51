/** Ends the session, with the wanted redirect target; resolves to the redirect target that the server returns. Rejects if the server is unreachable. */
export async function logOut(wanted: string | null): Promise<string | null> {
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirect: wanted })}`
  const response = await fetch(`/api/auth/log-out${query}`)
  if (!response.ok) throw new Error(`Logging out failed with status ${response.status}.`)
  // The response is not parsed with zod, to keep zod out of the page's code; the target is checked before use.
  const { redirect }: { redirect?: unknown } = await response.json()
  return typeof redirect === 'string' ? redirect : null
}
