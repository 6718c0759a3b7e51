import type { z } from 'zod'

/** Examples of a section type's options, for tests and the gallery. */
export interface SectionExample<Options extends z.ZodType = z.ZodType> {
  valid: z.input<Options>
  /** Options that are rejected, by the path of the option that is wrong. */
  invalid: Readonly<Record<string, object>>
}

/** Pictures drawn by the page itself, so that examples need no files. */
export const examplePicture = (alt: string) => ({ url: '/favicon.ico', alt, width: 640, height: 400 })
