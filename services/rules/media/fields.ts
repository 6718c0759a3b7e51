import { z } from 'zod'
import { messages } from '../fields.ts'

const line = (longest: number) => z.string().trim().normalize('NFC').max(longest, messages.maxLength(longest))

/** Parts of a picture that a cut can keep, row by row. */
export const focuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Focus = (typeof focuses)[number]

/** Schema of what editors write about a picture of the library. */
export const MediaWords = z.object({
  name: line(200).min(1, messages.required),
  /** Empty for a decorative picture. */
  alt: line(300),
  illustrator: line(200)
    .transform((name) => name || null)
    .nullable()
    .default(null),
  focus: z.enum(focuses).default('center'),
})
export type MediaWords = z.output<typeof MediaWords>

const share = (min: number) => z.coerce.number().min(min).max(1)

/** Rectangle of an upright picture that is kept: its left and top edge, width and height as shares of the picture's. */
export const Area = z.object({ left: share(0), top: share(0), width: share(0.05), height: share(0.05) })
export type Area = z.output<typeof Area>
