import t from 'tap'
import type { SiteId } from '../../../events/kinds.ts'
import { PostText } from '../../../services/rules/publishing/post-text.ts'
import type { Import, Note } from '../format.ts'
import { noContents } from '../past.ts'
import { wordpressImport } from './wordpress.ts'
import { readWxr } from './wxr.ts'

const site: SiteId = 'site_01jd0000000000000000000001'
const now = Date.parse('2025-01-01T00:00:00Z')

interface Sent {
  name: string
  at: string
  text?: Partial<PostText>
}

/** The commands of an import as they would be dispatched. */
async function sent({ first = [], commands }: Import) {
  const all: Sent[] = []
  for (const { run, at } of [...first, ...commands]) {
    const dispatch = async (_: unknown, command: Sent) => {
      all.push({ ...command, at: new Date(at).toISOString() })
      return { ok: true }
    }
    await run({ dispatch } as never, {} as never)
  }
  for (const { text } of all) if (text) PostText.parse(text)
  return all
}

const read = async (...items: string[]) => wordpressImport(await readWxr([wxr(...items)]), { site, now })
const textsOf = async (source: Import) => (await sent(source)).flatMap(({ text }) => (text ? [text] : []))
/** What notes say, with their items. */
const said = (notes: readonly Note[]) =>
  Object.fromEntries(notes.map(({ done, what, items }) => [`${done} ${what}`, items]))

const item = (id: number, fields: string) => `<item><wp:post_id>${id}</wp:post_id>${fields}</item>`
const wxr = (...items: string[]) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="x" xmlns:content="y" xmlns:excerpt="z">
<channel><title>Slow Mornings</title><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>june</wp:author_login><wp:author_email>june@example.org</wp:author_email>
<wp:author_display_name><![CDATA[June Avery]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>rest</wp:category_nicename><wp:cat_name><![CDATA[Rest & sleep]]></wp:cat_name></wp:category>
${items.join('\n')}</channel></rss>
`
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
const inContent = (text: string) => `<content:encoded><![CDATA[${text}]]></content:encoded>`
/** A published post; `fields` come first, so that they win. */
const post = (id: number, fields: string) =>
  item(
    id,
    `${fields}<title>Post ${id}</title><link>https://old.example/post-${id}/</link><wp:status>publish</wp:status>
    <wp:post_type>post</wp:post_type><wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt>
    <content:encoded><![CDATA[Word]]></content:encoded>`,
  )

t.test('an export of WordPress becomes categories, authors and texts with their addresses', async (t) => {
  const article = item(
    7,
    `<title>Rest &amp; rhythm</title><link>https://old.example/rest/rest-and-rhythm/</link><dc:creator>june</dc:creator>
    <content:encoded><![CDATA[<!-- wp:paragraph --><p style="color:red">Lie <b>down</b>.</p><!-- /wp:paragraph --><p><img src="/a.png"></p>]]></content:encoded>
    <excerpt:encoded><![CDATA[<p>How to <b>re</b>st, or don&#8217;t</p>]]></excerpt:encoded>
    <wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt><wp:comment_status>closed</wp:comment_status>
    <wp:post_name>rest-and-rhythm</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
    <category domain="category" nicename="rest"><![CDATA[Rest & sleep]]></category>
    <category domain="post_tag" nicename="naps"><![CDATA[Naps]]></category>
    ${meta('_yoast_wpseo_metadesc', 'On resting')}${meta('_theme_colour', 'red')}
    <wp:comment><wp:comment_content>Thanks</wp:comment_content></wp:comment>`,
  )
  const draft = item(
    8,
    `<title>Unfinished</title><link>https://old.example/?p=8</link><content:encoded>Word</content:encoded>
    <wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_modified_gmt>2021-04-01 00:00:00</wp:post_modified_gmt>
    <wp:status>pending</wp:status><wp:post_type>page</wp:post_type>`,
  )
  const menu = item(9, '<wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type>')
  const source = await read(article, draft, menu)
  t.match(source.members, [{ username: 'June Avery' }])
  t.match(await sent(source), [
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
        authors: [source.members[0]!.id],
        categories: ['rest'],
        tags: ['naps'],
        comments: 'closed',
        seo: { metadesc: 'On resting' },
        sections: [{ type: 'HTML', options: { html: '<p>Lie <b>down</b>.</p>' } }],
      },
    },
    { name: 'publishPost' },
    { name: 'writePost', text: { slug: 'unfinished', permalink: null, byline: 'team' } },
    { name: 'submitPost' },
  ])
  t.same(said(source.notes), {
    'left out pictures in texts, whose files are not in the export': ['post 7 "Rest & rhythm": /a.png'],
    'left out pictures, revisions, menus and other parts of the design': ['nav_menu_item 9 ""'],
    'left out comments of readers, who have no account here': ['post 7 "Rest & rhythm": 1'],
    'left out values of plugins and themes': ['_theme_colour: 1'],
    'left out elements beside the items': ['title: 1'],
  })
})

t.test('an item that only some readers could see is a draft, and the report names it', async (t) => {
  const limited = [
    '<wp:post_password>swordfish</wp:post_password>',
    '<wp:status>private</wp:status>',
    '<wp:status>members-only</wp:status>',
    meta('_members_access_role', 'editor'),
    meta(
      'um_content_restriction',
      'a:2:{s:26:"_um_custom_access_settings";b:1;s:14:"_um_accessible";s:1:"2";}',
    ),
    meta('_wpmem_block', '1'),
    meta('rcp_subscription_level', 'a:1:{i:0;s:1:"3";}'),
    meta('_jetpack_newsletter_access', 'subscribers'),
    meta('groups-read', '4'),
    meta('_yoast_wpseo_meta-robots-noindex', '1'),
    '<content:encoded><![CDATA[Hi [member_only level="1"]secret[/member_only]]]></content:encoded>',
    ...[
      '<!-- wp:premium-content/subscriber-view -->secret<!-- /wp:premium-content/subscriber-view -->',
      '<!-- wp:pmpro/membership {"levels":["1"]} -->secret<!-- /wp:pmpro/membership -->',
      '<!-- wp:groups/groups-member -->secret<!-- /wp:groups/groups-member -->',
      '<!-- wp:content-control/container -->secret<!-- /wp:content-control/container -->',
      '<!-- wp:paragraph {"um_is_restrict":true} -->secret<!-- /wp:paragraph -->',
      '<!-- wp:paragraph {"llms_visibility":"enrolled"} -->secret<!-- /wp:paragraph -->',
      '<!-- wp:group {"contentControls":{"enabled":true}} -->secret<!-- /wp:group -->',
      '<!-- wp:group {"otterConditions":[[{"type":"loggedInUser"}]]} -->secret<!-- /wp:group -->',
      ...[
        'mepr-show',
        'members-only',
        'wppb-restrict',
        'um_show_content',
        'content_control',
        'ppwp',
        'groups_can',
        'accessally_has_any_tag',
        'am4show',
        'passster',
      ].map((name) => `Hi [${name} of="1"]secret[/${name}]`),
    ].map(inContent),
  ]
  const open = [
    meta('_jetpack_newsletter_access', 'everybody'),
    meta(
      'um_content_restriction',
      'a:2:{s:26:"_um_custom_access_settings";b:0;s:14:"_um_accessible";s:1:"0";}',
    ),
    meta('rcp_user_level', 'All'),
    meta('_publicize_pending', '1'),
    inContent('A [sic] text for members.'),
    inContent('<!-- wp:paragraph {"um_is_restrict":false} -->All<!-- /wp:paragraph -->'),
    inContent('<!-- wp:paragraph {"llms_visibility":"all"} -->All<!-- /wp:paragraph -->'),
    inContent('[caption id="members"]A[/caption] [accordion]B[/accordion]'),
  ]
  const source = await read(...[...limited, ...open].map((fields, at) => post(at + 1, fields)))
  const published = (await sent(source)).filter(({ name }) => name === 'publishPost')
  t.equal(published.length, open.length)
  const drafts = said(source.notes)
  t.equal(drafts['kept as drafts, because only some readers could see them']?.length, limited.length - 1)
  t.same(drafts['kept as drafts, because their state is not known here'], ['post 3 "Post 3": members-only'])

  const rule = item(
    90,
    '<wp:post_type>memberpressrule</wp:post_type><wp:status>publish</wp:status><title>All posts</title>',
  )
  t.notOk((await sent(await read(post(1, ''), rule))).some(({ name }) => name === 'publishPost'))
})

t.test('sections for members are not published on a site that shows them to visitors', async (t) => {
  const section = { type: 'HTML', options: { html: '<p>secret</p>' }, isAuthwalled: true }
  const json = JSON.stringify(section)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
  const block = `<!-- wp:communities/section ${json} --><!-- /wp:communities/section -->`
  const source = await readWxr([wxr(post(1, inContent(block)))])
  const isPublished = async (hasWall: boolean) =>
    (await sent(wordpressImport(source, { site, now, contents: { ...noContents(), hasWall } }))).some(
      ({ name }) => name === 'publishPost',
    )
  t.notOk(await isPublished(false))
  t.ok(await isPublished(true))
})

t.test('a text of the future is scheduled, or a draft if its time is too far', async (t) => {
  const at = (year: number) => `<wp:post_date_gmt>${year}-06-01 00:00:00</wp:post_date_gmt>`
  const source = await read(
    post(1, at(2026)),
    post(2, at(2040)),
    post(3, `<wp:status>future</wp:status>${at(2020)}`),
  )
  t.same(
    (await sent(source)).map(({ name }) => name),
    ['writePost', 'schedulePost', 'writePost', 'writePost'],
  )
})

t.test('a field that is over a limit is left out and named, and its item stays', async (t) => {
  const long = 'living with rheumatoid arthritis after fifty'
  const tag = (name: string) => `<category domain="post_tag" nicename="x"><![CDATA[${name}]]></category>`
  const source = await read(
    post(1, tag(long) + tag('💜') + tag('naps')),
    post(
      2,
      meta('_yoast_wpseo_canonical', 'http://elsewhere.example/x/') +
        meta('_yoast_wpseo_metadesc', 'x'.repeat(501)),
    ),
    post(3, `<title>${'word '.repeat(80)}</title>`),
    post(4, `<content:encoded><![CDATA[${`<p>${'word '.repeat(3000)}</p>`.repeat(25)}]]></content:encoded>`),
    post(5, Array.from({ length: 25 }, (_, n) => tag(`tag ${n}`)).join('')),
    post(
      6,
      meta('_yoast_wpseo_title', '%%title%% %%sep%% %%sitename%%') +
        meta('rank_math_description', '%excerpt%'),
    ),
    post(7, meta('_yoast_wpseo_canonical', 'https://old.example/post-7/')),
  )
  const all = await sent(source)
  const texts = all.flatMap(({ text }) => (text ? [text] : []))
  t.equal(texts.length, 7)
  t.same(texts[0]!.tags, ['naps'])
  t.match(texts[1]!.seo, { canonical: null, metadesc: null })
  t.ok(String(texts[2]!.title).length <= 300)
  t.equal(texts[4]!.tags?.length, 20)
  t.match(texts[5]!.seo, { title: null, metadesc: null })
  t.match(texts[6]!.seo, { canonical: null }, 'its address is this one')
  t.equal(all.filter(({ name }) => name === 'publishPost').length, 6, 'half a text is not published')
  const notes = said(source.notes)
  t.same(notes['left out tags without letters, or with more than 30'], [
    `post 1 "Post 1": ${long}`,
    'post 1 "Post 1": 💜',
  ])
  t.match(notes['left out values for search engines that are templates of a plugin'], [
    /title %%title%%/,
    /metadesc %excerpt%/,
  ])
  t.match(notes['left out ends of texts that are too long, which are drafts'], [/post 4/])
  t.match(Object.keys(notes).join(), /canonical.*starting with https.*metadesc|starting with https/)
})

t.test(
  'categories come from the items too, in any spelling of their slugs, and items keep their scripts',
  async (t) => {
    const category = (slug: string, name: string) =>
      `<category domain="category" nicename="${slug}"><![CDATA[${name}]]></category>`
    const source = await read(
      post(1, category('daily-life', 'Daily life')),
      post(2, category('%e6%97%a5%e5%b8%b8', '日常') + category('Rest', 'Rest & sleep')),
      post(
        3,
        `<link>https://old.example/%d7%a9%d7%99%d7%a0%d7%94/</link><wp:post_name>%d7%a9%d7%99%d7%a0%d7%94</wp:post_name>
      ${category('forums', 'Forums')}`,
      ),
    )
    t.same(
      (await sent(source)).flatMap((command) =>
        'slug' in command ? [[command.slug, Reflect.get(command, 'label')]] : [],
      ),
      [
        ['daily-life', 'Daily life'],
        ['日常', '日常'],
        ['rest', 'Rest & sleep'],
        ['forums-category', 'Forums'],
      ],
    )
    t.match(await textsOf(source), [
      { categories: ['daily-life'] },
      { categories: ['日常', 'rest'] },
      { slug: 'שינה', permalink: 'שינה', categories: ['forums-category'] },
    ])
  },
)

t.test(
  'each author becomes a member with a valid name: co-authors, guests, and those of no list',
  async (t) => {
    const author = (slug: string, name: string) =>
      `<category domain="author" nicename="${slug}"><![CDATA[${name}]]></category>`
    const guest = item(
      50,
      `<title>Ada Guest</title><wp:post_type>guest-author</wp:post_type><wp:post_name>cap-ada</wp:post_name>
    <wp:status>publish</wp:status>${meta('cap-user_login', 'ada')}${meta('cap-display_name', 'Ada Guest')}`,
    )
    const source = await read(
      post(
        1,
        `<dc:creator>june</dc:creator>${author('cap-june', 'june')}${author('cap-noor', 'noor')}${author('cap-ada', 'ada')}`,
      ),
      post(2, '<dc:creator>Bo</dc:creator>'),
      post(3, '<dc:creator>kim@mail.example</dc:creator>'),
      post(4, '<dc:creator>june@example.org</dc:creator>'),
      guest,
    )
    t.same(
      source.members.map(({ username }) => username),
      ['June Avery', 'noor', 'Ada Guest', 'Bo (author)', 'kim (author)'],
    )
    const [june, noor, ada, bo] = source.members.map(({ id }) => id)
    t.match(await textsOf(source), [
      { authors: [june, noor, ada] },
      { authors: [bo] },
      {},
      { authors: [june] },
    ])
  },
)

t.test('a missing date in UTC follows from the other dates of the item', async (t) => {
  const zero = '<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>'
  const source = await read(
    post(
      1,
      '<wp:post_date>2019-01-01 14:00:00</wp:post_date><wp:post_date_gmt>2019-01-01 12:00:00</wp:post_date_gmt>',
    ),
    post(
      2,
      `<wp:post_date>2009-05-06 07:08:09</wp:post_date>${zero}<pubDate>Wed, 30 Nov -0001 00:00:00 +0000</pubDate>`,
    ),
    post(3, `<pubDate>Thu, 07 May 2009 07:08:09 +0200</pubDate>${zero}`),
    post(4, zero),
  )
  t.same(
    (await sent(source)).flatMap(({ name, at }) => (name === 'writePost' ? at : [])),
    [
      '2019-01-01T12:00:00.000Z',
      '2009-05-06T05:08:09.000Z',
      '2009-05-07T05:08:09.000Z',
      '2009-05-06T05:08:09.000Z',
    ],
  )
  t.match(said(source.notes), {
    'repaired dates, which follow from another date of the item': ['post 2 "Post 2"', 'post 3 "Post 3"'],
    'replaced missing dates by that of the oldest item': ['post 4 "Post 4"'],
  })
})

t.test(
  'old addresses without a permalink redirect to the new ones, also those of earlier slugs',
  async (t) => {
    const source = await read(
      post(1, '<link>https://old.example/Archives/123</link><wp:post_name>first</wp:post_name>'),
      post(
        2,
        `<link>https://old.example/2020/Now/</link>${meta('_wp_old_slug', 'then')}${meta('_wp_old_slug', 'before')}`,
      ),
      post(3, '<link>/blog/third.html</link><wp:post_name>third.html</wp:post_name>'),
      post(4, '<link>https://old.example/forums/</link><wp:post_name>forums</wp:post_name>'),
      post(5, '<wp:status>draft</wp:status><link>https://old.example/archives/5</link>'),
      post(
        6,
        `<link>https://old.example/sleeping/</link><category domain="category" nicename="sleep">Sleep</category>${meta('_wp_old_slug', 'sleep')}`,
      ),
    )
    t.same(
      (await sent(source)).flatMap((command) =>
        'redirect' in command ? [[Reflect.get(command, 'path'), command.redirect]] : [],
      ),
      [
        ['/archives/123', '/posts/first'],
        ['/2020/then', '/2020/now'],
        ['/2020/before', '/2020/now'],
        ['/blog/third.html', '/posts/third'],
      ],
    )
    t.match(said(source.notes)['left out old addresses that the network has a page at, or cannot redirect'], [
      /\/forums$/,
    ])
  },
)

t.test('items are keyed with the site that they come from, and a second import adds nothing', async (t) => {
  const file = wxr(
    post(1, '<wp:post_name>about</wp:post_name>'),
    post(1, '<wp:post_name>other</wp:post_name><link>https://old.example/other</link>'),
  )
  const ids = ({ first = [], commands }: Import) => [...first, ...commands].map(({ commandId }) => commandId)
  const first = wordpressImport(await readWxr([file]), { site, now })
  t.equal(new Set(ids(first)).size, 4, 'two items of one number are two')

  const written = (await sent(first)).flatMap((command) =>
    command.text ? [{ ...command.text, ...command } as never] : [],
  )
  const contents = noContents()
  for (const { slug, permalink, post } of written as { slug: string; permalink: string; post: string }[]) {
    contents.slugs.set(slug, post)
    contents.permalinks.set(permalink, post)
  }
  const again = wordpressImport(await readWxr([file]), { site, now, contents })
  t.same(ids(again), ids(first))
  t.same(await sent(again), await sent(first))

  const elsewhere = await readWxr([file.replaceAll('old.example', 'another.example')])
  const other = wordpressImport(elsewhere, { site, now, contents })
  t.notOk(new Set(ids(other)).intersection(new Set(ids(first))).size)
  t.match(await textsOf(other), [{ slug: 'about-2', permalink: null }, { slug: 'other-2' }])
})

t.test('a file in parts is read like one in one piece, and other XML is rejected', async (t) => {
  const text = wxr(post(1, ''), post(2, '<title>Draft & Post &mdash; more</title>'))
  t.same(await readWxr(text), await readWxr([text]))
  await t.rejects(readWxr(['<rss version="2.0"><channel/></rss>']), /isn't an export of WordPress/)
})

t.test('a file that is cut or broken is rejected with the line, wherever it is cut', async (t) => {
  const text = wxr(post(1, meta('a', 'b\nc')), post(2, '<excerpt:encoded />'))
  const end = text.indexOf('</rss>')
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  for (let at = 0; at < 20; at++) {
    const part = text.slice(0, Math.floor((end * at) / 19))
    await t.rejects(
      readWxr([part]),
      new RegExp(`line ${part.trimEnd().split('\n').length}\\b`),
      part.slice(-40),
    )
  }
  await t.rejects(
    readWxr([text.replace('<content:encoded>', '')]),
    new RegExp(`broken in line ${lineOf('<content:encoded>')}: <item> has text outside of its elements`),
  )
  await t.rejects(
    readWxr([text.replace('</title>', '</titel>')]),
    /broken in line \d+: <title>, which begins in line 3, has no end/,
  )
})
