import { z } from 'zod'
import { Accessibility } from './ui/accessibility.ts'

const Boot = z.object({
  styles: z.array(z.string()),
  accessibility: Accessibility,
  /** Scheme, host and port that the page was asked from. */
  origin: z.string(),
  /** Milliseconds since 1970. */
  renderedAt: z.number(),
})

/** What server and browser render the same document from, beside the store. */
export type Boot = z.output<typeof Boot>

/** The id of the element that carries it. */
export const bootId = 'boot'

/** Reads what the server wrote into the document. Throws when it is not there. */
export const readBoot = (document: Document): Boot =>
  Boot.parse(JSON.parse(document.getElementById(bootId)?.textContent ?? 'null'))
