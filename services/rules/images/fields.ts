import { z } from 'zod'
import { rules } from '../fields.ts'
import { imageMessages } from './messages.ts'

const MAX_ALT = 200

/** Schema of the words that describe an image to people who do not see it; empty or missing words become null. */
export const AltText = z
  .string()
  .trim()
  .normalize('NFC')
  .check(rules.maxLength(MAX_ALT))
  .regex(/^[\p{L}\p{M}\p{N}.\-_(),& ]*$/u, { error: imageMessages.alt })
  .nullish()
  .transform((alt) => alt || null)

const share = (min: number) => z.coerce.number().min(min).max(1)

/**
 * Square part of an upright image that becomes an avatar: its left and top edge and its side, as shares of the image's
 * width, height and shorter side.
 */
export const Crop = z.object({ left: share(0), top: share(0), side: share(0.05) })
export type Crop = z.output<typeof Crop>
