/** A menu entry with its submenu (spec §3 Menu item). */
export interface MenuEntry {
  menuId: string
  title: string
  /** Path on this site or address of another site; empty for the heading of a submenu. */
  url: string
  items: readonly MenuEntry[]
}

/** Fields of a menu entry as returned by the query, which limits the depth of the menu. */
type Loaded = Omit<MenuEntry, 'items'> & { readonly items?: readonly Loaded[] | null }

/**
 * Filters menu entries: omits entries that `isOpen` rejects, and headings of submenus that are then empty. Entries of
 * the deepest level have no `items`.
 */
export function openEntries(items: readonly Loaded[], isOpen: (url: string) => boolean): MenuEntry[] {
  return items
    .map(({ menuId, title, url, items = [] }) => ({
      menuId,
      title,
      url: url && isOpen(url) ? url : '',
      items: openEntries(items ?? [], isOpen),
    }))
    .filter(({ url, items }) => url !== '' || items.length > 0)
}
