import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { SiteId } from '../../../events/kinds.ts'
import { PostText } from '../../../services/rules/publishing/post-text.ts'
import type { Import } from '../format.ts'
import { root } from '../../network.ts'
import { medlineplus } from './medlineplus.ts'
import { medquadPages, medquadPagesImport } from './medquad-pages.ts'
import { wordpressImport } from './wordpress.ts'
import { readWxr } from './wxr.ts'

const site: SiteId = 'site_01jd0000000000000000000001'
const past = { sites: new Map() }

/** The commands of an import as they would be dispatched. */
async function sent({ first = [], commands }: Import) {
  const all: { name: string; text?: unknown; at: string }[] = []
  for (const { run, at } of [...first, ...commands]) {
    const dispatch = async (_: unknown, command: { name: string; text?: unknown }) => {
      all.push({ ...command, at: new Date(at).toISOString() })
      return { ok: true }
    }
    await run({ dispatch } as never, {} as never)
  }
  return all
}

/** Problems of the texts that an import writes. */
const problemsIn = (all: readonly { text?: unknown }[]) =>
  all.flatMap(({ text }) => (text ? (PostText.safeParse(text).error?.issues ?? []) : []))

const item = (id: number, fields: string) => `<item><wp:post_id>${id}</wp:post_id>${fields}</item>`
const wxr = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="x" xmlns:content="y" xmlns:excerpt="z">
<channel><title>Slow Mornings</title>
<wp:author><wp:author_login>june</wp:author_login><wp:author_email>june@example.org</wp:author_email>
<wp:author_display_name><![CDATA[June Avery]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>rest</wp:category_nicename><wp:cat_name><![CDATA[Rest & sleep]]></wp:cat_name></wp:category>
${items.join('\n')}</channel></rss>`

const article = item(
  7,
  `<title>Rest &amp; rhythm</title><link>https://old.example/rest/rest-and-rhythm/</link><dc:creator>june</dc:creator>
  <content:encoded><![CDATA[<!-- wp:paragraph --><p style="color:red">Lie <b>down</b>.</p><!-- /wp:paragraph --><p><img src="/a.png"></p>]]></content:encoded>
  <excerpt:encoded><![CDATA[<p>How to <b>re</b>st, or don&#8217;t</p>]]></excerpt:encoded>
  <wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt><wp:comment_status>closed</wp:comment_status>
  <wp:post_name>rest-and-rhythm</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
  <category domain="category" nicename="rest"><![CDATA[Rest & sleep]]></category>
  <category domain="post_tag" nicename="naps"><![CDATA[Naps]]></category>
  <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>On resting</wp:meta_value></wp:postmeta>
  <wp:comment><wp:comment_content>Thanks</wp:comment_content></wp:comment>`,
)
const draft = item(
  8,
  `<title>Unfinished</title><link>https://old.example/?p=8</link><content:encoded>Word</content:encoded>
  <wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_modified_gmt>2021-04-01 00:00:00</wp:post_modified_gmt>
  <wp:status>pending</wp:status><wp:post_type>page</wp:post_type>`,
)
const menu = item(9, '<wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type>')

t.test('an export of WordPress becomes categories, authors and texts with their addresses', async (t) => {
  const read = wordpressImport(await readWxr([wxr(article, draft, menu)]), { site })
  t.match(read.members, [{ username: 'June Avery' }])
  const all = await sent(read)
  t.same(problemsIn(all), [])
  t.match(all, [
    { name: 'addCategory', slug: 'rest', label: 'Rest & sleep' },
    {
      name: 'writePost',
      number: 7,
      at: '2021-03-04T05:06:07.000Z',
      text: {
        title: 'Rest & rhythm',
        slug: 'rest-and-rhythm',
        permalink: 'rest/rest-and-rhythm',
        excerpt: 'How to rest, or don’t',
        authors: [read.members[0]!.id],
        categories: ['rest'],
        tags: ['Naps'],
        comments: 'closed',
        seo: { metadesc: 'On resting' },
        sections: [{ type: 'HTML', options: { html: '<p>Lie <b>down</b>.</p>' } }],
      },
    },
    { name: 'publishPost' },
    { name: 'writePost', text: { slug: 'unfinished', permalink: null, byline: 'team' } },
    { name: 'submitPost' },
  ])
  t.match(
    read.notes.map(({ count, what }) => [count, what]),
    [
      [1, /menus/],
      [1, /pictures in texts/],
      [1, /comments/],
    ],
  )
})

t.test('a file in parts is read like one in one piece, and other XML is rejected', async (t) => {
  const text = wxr(article, draft)
  t.same(await readWxr(text), await readWxr([text]))
  await t.rejects(readWxr(['<rss version="2.0"><channel/></rss>']), /isn't an export of WordPress/)
})

t.test('two pages of one name get two addresses, and dashes become a list', async (t) => {
  const page = `<Document url="https://example.org/a"><Focus>Old fever</Focus><QAPairs><QAPair pid="1">
    <Question qtype="symptoms">Which signs?</Question><Answer>Some:\n\n- heat &lt; 40\n- rest</Answer></QAPair></QAPairs></Document>`
  const read = medquadPagesImport(
    [
      ['1_CancerGov_QA/1.xml', page],
      ['2_GARD_QA/2.xml', page],
    ],
    site,
  )
  const all = await sent(read)
  t.same(problemsIn(all), [])
  t.match(all, [
    {
      text: {
        slug: 'old-fever',
        tags: ['cancergov'],
        sections: [
          {
            options: {
              html: '<h2>Which signs?</h2><p>Some:</p><ul><li>heat &lt; 40</li><li>rest</li></ul>',
            },
          },
        ],
      },
    },
    {},
    { text: { slug: 'old-fever-2', tags: ['gard'] } },
    {},
  ])
})

const data = join(root, '../shared/data')
const summaries = join(data, 'medlineplus-html')
const questions = join(data, 'medquad')
const missing = [summaries, questions].filter((path) => !existsSync(path))
const skip = missing.length > 0 ? `the data sets are not at ${missing.join(' and ')}` : false

t.test('texts of MedlinePlus and MedQuAD can be written as pages', { skip }, async (t) => {
  const topics = await sent(await medlineplus.read(summaries, { limit: Infinity, site, past }))
  const pages = await sent(await medquadPages.read(questions, { limit: 150, site, past }))
  t.equal(topics.filter(({ name }) => name === 'writePost').length, 43)
  t.equal(pages.filter(({ name }) => name === 'writePost').length, 150)
  t.same(problemsIn([...topics, ...pages]), [])
})
