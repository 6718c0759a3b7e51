/** Data that server and browser render the same document from, in addition to the store. */
export interface Boot {
  styles: string[]
  /** Scheme, host and port of the requested page. */
  origin: string
  /** Milliseconds since 1970. */
  renderedAt: number
}

/** The id of the script element that contains it. */
export const bootId = 'boot'

/** The mark in the browser's timeline that is set when React has taken over the page. */
export const hydrated = 'hydrated'

/** Reads the boot data from the document. Throws if it is missing. */
export function readBoot(document: Document): Boot {
  const text = document.getElementById(bootId)?.textContent
  if (!text) throw new Error("This page wasn't rendered by this server")
  return JSON.parse(text)
}
