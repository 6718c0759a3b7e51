/** A menu entry with its submenu (spec §3 Menu item). */
export interface MenuEntry {
  menuId: string
  title: string
  /** Path on this site or address on another; empty for the heading of a submenu. */
  url: string
  items: readonly MenuEntry[]
}

/** Fields of an entry as loaded by the query, which limits the depth. */
type Loaded = Omit<MenuEntry, 'items'> & { readonly items?: readonly Loaded[] | null }

/**
 * Filters menu entries: omits those that `isOpen` rejects, and headings whose submenu is then empty. Entries of the
 * deepest level have no `items`.
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
