import { z } from 'zod'
import { messages } from '../fields.ts'
import { reservedSlugs } from './routes.ts'

const MAX_PERMALINK_LENGTH = 200
const segment = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._~-]*[\\p{L}\\p{N}])?'
const shape = new RegExp(`^${segment}(?:/${segment})*$`, 'u')

/** Path of an item that does not follow from its slug (spec §2), without slashes around it, in lower case. */
export const Permalink = z
  .string()
  .trim()
  .max(MAX_PERMALINK_LENGTH, messages.maxLength(MAX_PERMALINK_LENGTH))
  .transform((path) => path.replace(/^\/+|\/+$/g, '').toLowerCase())
  .refine((path) => shape.test(path), 'Please use letters, digits, dashes and slashes, such as living/sleep')
  .refine(
    (path) => !reservedSlugs.has(path.split('/')[0] ?? ''),
    'This address is already used by a system page',
  )
  .refine((path) => !/(?:^|\/)\d+$/.test(path), "The last part can't be a number, as that is a page's number")
