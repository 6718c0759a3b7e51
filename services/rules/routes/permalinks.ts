import { z } from 'zod'
import { messages } from '../fields.ts'
import { isName } from './paths.ts'
import { reservedSlugs } from './routes.ts'

const MAX_PERMALINK_LENGTH = 200
const isPath = (path: string) => path.split('/').every((segment) => isName(segment))

/** Path of an item that does not follow from its slug (spec §2), without slashes around it, in lower case. */
export const Permalink = z
  .string()
  .trim()
  .max(MAX_PERMALINK_LENGTH, messages.maxLength(MAX_PERMALINK_LENGTH))
  .transform((path) => path.replace(/^\/+|\/+$/g, '').toLowerCase())
  .refine(isPath, 'Please use letters, digits, dashes and slashes, such as living/sleep')
  .refine(
    (path) => !reservedSlugs.has(path.split('/')[0] ?? ''),
    'This address is already used by a system page',
  )
  .refine((path) => !/(?:^|\/)\d+$/.test(path), "The last part can't be a number, as that is a page's number")
