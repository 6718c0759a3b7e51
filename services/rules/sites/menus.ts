import { z } from 'zod'
import { LinkTarget } from '../routes/redirect-list.ts'

/** A menu entry with sub-entries (spec §3 Menu item); a type, as an interface could not be assigned to JSON. */
export type MenuItem = {
  menuId: string
  title: string
  url: string
  items: MenuItem[]
}

export const MENU_DEPTH = 5
const MAX_MENU_ITEMS = 200

const item = z.object({
  menuId: z.string().min(1).max(64),
  title: z.string().trim().min(1, 'Every entry needs a title').max(80, 'Please use at most 80 characters'),
  url: z.union([z.literal(''), LinkTarget]),
})

const level = (left: number): z.ZodType<MenuItem[]> =>
  z.array(
    item.extend({
      items:
        left > 1
          ? level(left - 1).default([])
          : z
              .array(z.never(), `A menu can have up to ${MENU_DEPTH} levels`)
              .max(0, `A menu can have up to ${MENU_DEPTH} levels`)
              .default([]),
    }),
  )

const flatMenu = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatMenu(item.items)])

export const Menu = level(MENU_DEPTH).superRefine((items, context) => {
  const all = flatMenu(items)
  if (all.length > MAX_MENU_ITEMS)
    context.addIssue({ code: 'custom', message: `A menu can have up to ${MAX_MENU_ITEMS} entries` })
  if (new Set(all.map(({ menuId }) => menuId)).size < all.length)
    context.addIssue({ code: 'custom', message: 'Two entries have the same menuId' })
})
