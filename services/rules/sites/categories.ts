import { z } from 'zod'
import { reservedSlugs } from '../routes/routes.ts'
import { ADDRESS } from '../writing/address-form.ts'

/** Kind of page at the category's tag; `recipes` makes it an index of recipes (spec §2). */
export const indexTypes = ['posts', 'recipes'] as const

/** A category of a site's content (spec §3). If it has no post of its own, the route `/{slug}` shows its content. */
export const Category = z.object({
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(ADDRESS, 'Please use only letters, digits and dashes')
    .max(80, 'Please use at most 80 characters')
    .refine((slug) => !reservedSlugs.has(slug), 'This address is already used by a system page'),
  name: z.string().trim().min(1, 'Please enter a name').max(80, 'Please use at most 80 characters'),
  hasPost: z.boolean(),
  indexType: z.enum(indexTypes),
})
export type Category = z.output<typeof Category>

export const MAX_CATEGORIES = 500
