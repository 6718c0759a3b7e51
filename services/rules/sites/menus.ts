import { z } from 'zod'
import { LinkTarget } from '../routes/redirect-list.ts'

/** An entry of a site's menu, with the entries below it (spec §3 Menu item). A type, so that it counts as JSON. */
export type MenuItem = {
  menuId: string
  title: string
  /** A path on this host, or an address elsewhere; empty where only the entries below it lead somewhere. */
  url: string
  items: MenuItem[]
}

/** Levels of a menu (spec §9). */
export const MENU_DEPTH = 5
/** Entries of a menu, on all its levels. */
const MOST_MENU_ITEMS = 200

const item = z.object({
  menuId: z.string().min(1).max(64),
  title: z.string().trim().min(1, 'Every entry needs a title').max(80, 'Please use at most 80 characters'),
  url: z.union([z.literal(''), LinkTarget]),
})

/** The entries of a level with those below; on the deepest there are none below. */
const level = (left: number): z.ZodType<MenuItem[]> =>
  z.array(
    item.extend({
      items:
        left > 1
          ? level(left - 1).default([])
          : z
              .array(z.never(), `A menu has ${MENU_DEPTH} levels at most`)
              .max(0, `A menu has ${MENU_DEPTH} levels at most`)
              .default([]),
    }),
  )

/** All entries of a menu, whatever their level. */
const flatMenu = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatMenu(item.items)])

/** A site's menu: five levels, and no two entries with the same id. */
export const Menu = level(MENU_DEPTH).superRefine((items, context) => {
  const all = flatMenu(items)
  if (all.length > MOST_MENU_ITEMS)
    context.addIssue({ code: 'custom', message: `A menu has ${MOST_MENU_ITEMS} entries at most` })
  if (new Set(all.map(({ menuId }) => menuId)).size < all.length)
    context.addIssue({ code: 'custom', message: 'Two entries have the same menuId' })
})
