const NAME = 'logged-out'

/** Tells the other tabs that the member has logged out; does nothing if the browser forbids storage. */
export function tellLogOut(): void {
  try {
    localStorage.setItem(NAME, String(Date.now()))
    localStorage.removeItem(NAME)
  } catch {
    // The other tabs notice it with their next request.
  }
}

/** Calls `look` when the member has logged out in another tab; returns a function that stops it. */
export function followLogOut(look: () => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue !== null) look()
  }
  addEventListener('storage', read)
  return () => removeEventListener('storage', read)
}
