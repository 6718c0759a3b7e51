import type { Notes } from '../../notes.ts'
import { OWN_FIELDS } from '../own-parts.ts'
import type { Wxr, WxrItem } from '../wxr.ts'
import { isContent, isGone, plain } from './items.ts'
import { seoNames } from './seo.ts'

const internal = new Set([
  'attachment',
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'wp_block',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
])

const readNames = new Set([...seoNames, OWN_FIELDS, '_wp_old_slug', '_thumbnail_id', 'footnotes'])
function whatIs(item: WxrItem): string {
  if (internal.has(item.type)) return 'pictures, revisions, menus and other parts of the design'
  return isGone(item) ? 'items in the bin' : 'items of other types'
}

const counted = (names: readonly string[]) => Map.groupBy(names, (name) => name)

/** Notes what an import does not read: of `content` its other values, and other items and elements of the file. */
export function noteRest({ items, others }: Wxr, content: readonly WxrItem[], notes: Notes): void {
  for (const item of items)
    if (!isContent(item))
      notes.add(
        'left out',
        whatIs(item),
        `${item.type} ${item.id} "${plain(item.title)}" ${item.file}`.trim(),
      )
  for (const { type, id, title, meta, comments } of content) {
    const name = `${type} ${id} "${plain(title)}"`
    if (meta.has('_thumbnail_id') && !meta.has(OWN_FIELDS))
      notes.add('left out', 'pictures of articles, whose files are not in the export', name)
    if (comments > 0)
      notes.add('left out', 'comments of readers, who have no account here', `${name}: ${comments}`, comments)
  }
  const values = content.flatMap(({ meta }) => [...meta.keys()])
  for (const [key, all] of counted(values))
    if (!readNames.has(key))
      notes.add('left out', 'values of plugins and themes', `${key}: ${all.length}`, all.length)
  for (const [element, all] of counted(content.flatMap(({ others }) => others)))
    notes.add('left out', 'elements of items', `${element}: ${all.length}`, all.length)
  for (const [element, count] of others)
    notes.add('left out', 'elements beside the items', `${element}: ${count}`, count)
}
