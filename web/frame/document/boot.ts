import type { Consent } from '../../../services/rules/consent/choice.ts'
import type { TimeWords } from '../../ui/text/time.ts'

/** Data (besides the Relay store) with which server and browser render the same document. */
export interface Boot {
  styles: string[]
  /** Scheme, host and port of the requested page. */
  origin: string
  /** Time of rendering, in ms since 1970. */
  renderedAt: number
  /** Language of the site (BCP 47), and the words of times in it; without words, times are in English. */
  language: string
  times?: TimeWords | undefined
  /** Style rule with the accent of the site; undefined if the site could not be read. */
  accent?: string | undefined
  /** Consent of the browser when the page was rendered; a change loads the page again. */
  consent: Consent
}

export const accentId = 'accent'

/** Id of the script element that contains the boot data. */
export const bootId = 'boot'

/** Name of the performance mark that is set when React has hydrated the page. */
export const hydrated = 'hydrated'

/** Reads the boot data from the document. Throws if it is missing. */
export function readBoot(document: Document): Boot {
  const text = document.getElementById(bootId)?.textContent
  if (!text) throw new Error("This page wasn't rendered by this server")
  return JSON.parse(text)
}
