const MAX_TERM_LENGTH = 200

/** Term of the search in the viewer's messages, from the query of an address; '' without one. */
export const termIn = (query: URLSearchParams): string =>
  (query.get('s') ?? '').trim().slice(0, MAX_TERM_LENGTH)

/** Adds a term to a path below `/messages`, so that the results stay beside the open conversation. */
export const withTerm = (path: string, term: string): string =>
  term === '' ? path : `${path}?${new URLSearchParams({ s: term })}`
