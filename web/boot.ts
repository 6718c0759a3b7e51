/** What server and browser render the same document from, beside the store. */
export interface Boot {
  styles: string[]
  /** Scheme, host and port that the page was asked from. */
  origin: string
  /** Milliseconds since 1970. */
  renderedAt: number
}

/** The id of the element that carries it. */
export const bootId = 'boot'

/** The mark in the browser's timeline that tells since when a page answers. */
export const hydrated = 'hydrated'

/** Reads what the server wrote into the document. Throws when it is not there. */
export function readBoot(document: Document): Boot {
  const text = document.getElementById(bootId)?.textContent
  if (!text) throw new Error('The document was not rendered by this server')
  return JSON.parse(text)
}
