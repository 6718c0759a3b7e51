/** Ends the session. Rejects when the server cannot be reached. */
export async function logOut(): Promise<void> {
  const response = await fetch('/api/auth/log-out')
  if (!response.ok) throw new Error(`Logging out answered ${response.status}.`)
}
