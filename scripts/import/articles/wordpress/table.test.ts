import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import t from 'tap'
import type { SiteId } from '../../../../events/kinds.ts'
import { root } from '../../../network.ts'
import { wordpressImport } from '../wordpress.ts'
import { readWxr } from '../wxr.ts'

const page = readFileSync(join(root, 'docs/wordpress.md'), 'utf8')
const rows = [...page.matchAll(/^\| `([^`]+)`([^|]*)\| (kept|changed|draft|left out) +\|/gm)].map(
  ([, name = '', where = '', here = '']) => ({ name, where: where.trim(), here }),
)
const site: SiteId = 'site_01jd0000000000000000000001'

const meta = (key: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>subscriber noindex 3</wp:meta_value></wp:postmeta>`
const item = (
  fields: string,
) => `<item><title>T</title><link>https://old.example/t</link><wp:post_id>1</wp:post_id>
  <wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
  <wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt>${fields}</item>`

/** The import of an item with one more element or value, or of one beside it. */
async function importOf(inItem: string, beside = '') {
  const file = `<rss xmlns:wp="w" xmlns:dc="d"><channel>${beside}${item(inItem)}</channel></rss>`
  const source = wordpressImport(await readWxr([file]), { site })
  return {
    isPublished: [...source.commands].some(({ kind }) => kind === 'publications'),
    leftOut: source.notes.flatMap(({ done, items = [] }) => (done === 'left out' ? items : [])),
  }
}

/** Where an element stands in a file, by its name. */
function placed(name: string): [inItem: string, beside: string] {
  const element = `<${name}>1</${name}>`
  if (name.startsWith('wp:author')) return ['', `<wp:author>${element}</wp:author>`]
  if (/^wp:(?:cat|term_)/.test(name)) return ['', `<wp:category>${element}</wp:category>`]
  if (/^(?:wp:(?:t|base|wxr)|atom:|language|generator|image|cloud)/.test(name)) return ['', element]
  return /^(?:wp|dc|content|excerpt):|^(?:title|link|pubDate|description|guid)$/.test(name)
    ? [element, '']
    : [meta(name), '']
}

t.test('what the table says of an element or value happens to an item with it', async (t) => {
  t.same(await importOf(''), { isPublished: true, leftOut: [] })
  const own = ['_communities_item', 'wp:attachment_url', 'wp:category_parent']
  for (const { name: pattern, here } of rows.filter(
    ({ name, where }) => where === '' && !own.includes(name),
  )) {
    const name = pattern.replace('*', 'x')
    const { isPublished, leftOut } = await importOf(...placed(name))
    const isSaid = leftOut.some(
      (line) => line.startsWith(`${name}: 1`) || line === 'post 1 "T"' || line === 'post 1 "T": 1',
    )
    t.equal(isPublished, here !== 'draft', name)
    if (here !== 'draft') t.equal(isSaid, here === 'left out', name)
  }
})

const folder = env.WXR_EXPORTS ?? join(root, '../shared/data/wordpress-exports')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:xml|wxr)$/.test(name)) : []
const skip = files.length > 0 ? false : `no exports of WordPress are at ${folder}, which WXR_EXPORTS names`

t.test('the table has each element of real exports', { skip }, async (t) => {
  const names = new Set(rows.map(({ name }) => name))
  const inside = /^wp:(?:comment(?:_|meta)|meta_|term_|tag_|postmeta$|author$|category$)/
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '')
    for (const [, name = ''] of text.matchAll(
      /<((?:wp|dc|content|excerpt|atom):[a-z_A-Z]+|[a-zA-Z]+)[\s>/]/g,
    ))
      t.ok(
        names.has(name) ||
          inside.test(name) ||
          ['rss', 'channel', 'item', 'url', 'wp:wp_author'].includes(name),
        `${file}: ${name}`,
      )
  }
})
