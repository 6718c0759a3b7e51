/** A menu entry with its submenu (spec §3 Menu item). */
export interface MenuEntry {
  menuId: string
  title: string
  /** A path of this site or an address elsewhere; empty for headings of a submenu. */
  url: string
  items: readonly MenuEntry[]
}

/** Fields of an entry in the query, which limits the depth. */
type Loaded = Omit<MenuEntry, 'items'> & { readonly items?: readonly Loaded[] | null }

/**
 * Entries that lead somewhere: without those rejected by `isOpen` and those left without a submenu. The deepest
 * level has no `items`.
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
