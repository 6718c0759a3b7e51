import type { z } from 'zod'

/** Examples of a section type's options, for tests and the gallery. */
export interface SectionExample<Options extends z.ZodType = z.ZodType> {
  valid: z.input<Options>
  /** Options that are rejected, by the path of the option that is wrong. */
  invalid: Readonly<Record<string, object>>
}

/** A picture of the examples, which the gallery serves. */
export const examplePicture = (alt: string) => ({ url: '/uploads/example.svg', alt, width: 640, height: 400 })
