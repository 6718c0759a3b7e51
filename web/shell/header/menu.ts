/** An entry of a menu with those below it (spec §3 Menu item). */
export interface MenuEntry {
  menuId: string
  title: string
  /** A path of this site or an address elsewhere; empty where only the entries below lead somewhere. */
  url: string
  items: readonly MenuEntry[]
}

/** What of an entry is asked for; how far below is said by the query. */
type Loaded = Omit<MenuEntry, 'items'> & { readonly items?: readonly Loaded[] | null }

/**
 * The entries that lead somewhere: without those that `isOpen` denies, and without those that are left with no way
 * on. The deepest level comes without `items`.
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
