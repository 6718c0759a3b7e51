import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { sectionsOfHtml } from './foreign-html.ts'
import { ContentSections } from './rules/sections/sections.ts'

const optionsOf = (html: string) =>
  sectionsOfHtml(html).sections.map(({ type, options }) => ({ type, options }))
const asHtml = (html: string) => [{ type: 'HTML', options: { html } }]
const picture = (src: string) => ({ url: `/uploads/${src.split('/').at(-1)}`, width: 40, height: 30 })

t.test('HTML of Word becomes lists, formatted text and tables', async (t) => {
  const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal {margin:0}</style></head><body><!--[if gte mso 9]><xml/><![endif]-->
    <p class=MsoNormal style='mso-margin-top-alt:auto'><b>Dose<o:p></o:p></b></p>
    <p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Once<o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Twice</p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <table border=1><tr><td style='width:10px'><p>A</p></td></tr></table></body></html>`
  t.same(
    optionsOf(word),
    asHtml('<p><b>Dose</b></p><ol><li>Once</li><li>Twice</li></ol><table><tr><td><p>A</p></td></tr></table>'),
  )
})

t.test('Lists of Word keep their levels, kinds and first numbers', async (t) => {
  const entry = (style: string, sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:${style} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${words}</p>`
  t.same(
    optionsOf(
      entry('l0 level1', '·', 'A') + entry('l0 level2', 'o', 'B') + '\n' + entry('l1 level1', '5.', 'C'),
    ),
    asHtml('<ul><li>A<ul><li>B</li></ul></li></ul><ol start="5"><li>C</li></ol>'),
  )
})

t.test(
  'Lists of Word in the browser, of which each entry is one, keep their levels and numbers',
  async (t) => {
    const entry = (list: string, level: number, place: number, words: string) =>
      `<div class="ListContainerWrapper"><${list} role="list"><li data-listid="${list}" data-aria-level="${level}" data-aria-posinset="${place}"><p>${words}</p></li></${list}></div>`
    t.same(
      optionsOf(
        entry('ul', 1, 1, 'A') + entry('ul', 2, 1, 'B') + entry('ul', 1, 2, 'C') + entry('ol', 1, 5, 'D'),
      ),
      asHtml(
        '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li><li><p>C</p></li></ul><ol start="5"><li><p>D</p></li></ol>',
      ),
    )
  },
)

t.test('A list inside of a list of Google Docs belongs to the entry before it', async (t) => {
  t.same(
    optionsOf('<ul><li aria-level="1">A</li>\n<ul><li aria-level="2">B</li></ul><li>C</li></ul>'),
    asHtml('<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>'),
  )
})

t.test('Words stay apart: between formatted words, and between blocks in an entry or cell', async (t) => {
  const kept = '<p><strong>Take</strong> <em>two</em>\u00A0<b>now</b></p>'
  t.same(optionsOf(kept), asHtml(kept))
  t.same(
    optionsOf(
      '<table><tr><td><div>5</div><div>10</div></td><td><h2><div>a</div><div>b</div></h2></td></tr></table>',
    ),
    asHtml('<table><tr><td><p>5</p><p>10</p></td><td><h2>a<br />b</h2></td></tr></table>'),
  )
  t.same(optionsOf('<p>In <st1:City>London</st1:City> now</p>'), asHtml('<p>In London now</p>'))
})

t.test('Hidden parts, players and drawings are left out and named, and words of forms stay', async (t) => {
  const mail = `<div style="display:none;max-height:0">Preheader</div><p>Dear all<span style='mso-hide:all'>x</span></p>
    <div style='mso-element:comment-list'><p>Not so sure</p></div><svg><text>Chart</text></svg>
    <audio controls><source src="https://old.example/a.mp3">Your browser is old</audio><form><label>Name</label><input></form>`
  t.same(optionsOf(mail), asHtml('<p>Dear all</p><p>Name</p>'))
  t.same(sectionsOfHtml(mail).leftOut, [
    'hidden',
    'hidden',
    'hidden',
    'svg',
    'audio https://old.example/a.mp3',
  ])
})

t.test('HTML of Google Docs keeps emphasis, which it writes as styles', async (t) => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
    style="font-weight:700;">Bold</span><span style="font-style:italic;font-weight:400"> slanted</span></p><br />
    <ul><li dir="ltr"><p dir="ltr"><span style="color:#000">One</span></p></li></ul></b>`
  t.same(optionsOf(docs), asHtml('<p><strong>Bold</strong><em> slanted</em></p><ul><li><p>One</p></li></ul>'))
})

t.test('Blocks of WordPress become pictures, galleries and quotes', async (t) => {
  const blocks = `<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Hi</p><!-- /wp:paragraph -->
    <!-- wp:image {"id":7} --><figure class="wp-block-image"><a href="/forums"><img src="https://old.example/a.jpg" alt="A path"/></a><figcaption>May</figcaption></figure><!-- /wp:image -->
    <!-- wp:gallery --><figure class="wp-block-gallery"><figure><img src="b.jpg" alt=""/></figure><figure><img src="c.jpg" alt="C"/><figcaption>Sea</figcaption></figure></figure>
    <!-- wp:quote --><blockquote class="wp-block-quote"><p>One day.</p><cite>Ana</cite></blockquote>
    [caption id="x" width="3"]<img src="d.jpg" alt="D" /> A <em>stick</em>[/caption]
    <iframe src="https://www.youtube.com/embed/abc" title="Stretch"></iframe>`
  const { sections, missing } = sectionsOfHtml(blocks, picture)
  t.same(
    sections.map(({ type, options }) => ({ type, options })),
    [
      { type: 'HTML', options: { html: '<p>Hi</p>' } },
      {
        type: 'ImageSection',
        options: { image: { ...picture('a.jpg'), alt: 'A path' }, caption: 'May', url: '/forums' },
      },
      {
        type: 'Gallery',
        options: {
          pictures: [
            { image: { ...picture('b.jpg'), alt: '' } },
            { image: { ...picture('c.jpg'), alt: 'C' }, caption: 'Sea' },
          ],
        },
      },
      { type: 'Quote', options: { text: 'One day.', author: 'Ana' } },
      { type: 'ImageSection', options: { image: { ...picture('d.jpg'), alt: 'D' }, caption: 'A stick' } },
      {
        type: 'HTML',
        options: {
          html: '<p><a href="https://www.youtube.com/watch?v=abc" rel="noreferrer">Stretch</a></p>',
        },
      },
    ],
  )
  t.same(missing, [])
  t.same(sectionsOfHtml(blocks).missing, ['https://old.example/a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
})

t.test('Loose text becomes paragraphs, and words of pictures that are not stored stay', async (t) => {
  t.same(
    optionsOf('One <b>two</b>\n\nthree<div>four</div>'),
    asHtml('<p>One <b>two</b></p><p>three</p><p>four</p>'),
  )
  t.same(
    optionsOf('<figure><img src="x.jpg"><figcaption>Sea &amp; sun</figcaption></figure>'),
    asHtml('<p>Sea &amp; sun</p>'),
  )
})

t.test('Whatever is converted can be stored, and long texts are divided between sections', async (t) => {
  const bits = fc.constantFrom(
    '<p>',
    '</p>',
    '<div>',
    '<ul><li>',
    '<b>',
    '<img src=x>',
    '<blockquote>',
    '<figure>',
    'word ',
    '<script>',
    '<span style="mso-list:l0">',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(bits, fc.string({ maxLength: 5 }))),
      (parts) => ContentSections.safeParse(sectionsOfHtml(parts.join(''), picture).sections).success,
    ),
    { numRuns: 200 },
  )
  t.equal(sectionsOfHtml('<p>word</p>'.repeat(4000)).sections.length, 3)
})

t.test('Very deep nesting keeps the words', async (t) => {
  const html = `${'<div>'.repeat(150)}One <b>two</b>${'</div>'.repeat(150)}`
  t.same(optionsOf(html), asHtml('<p>One  two</p>'))
})

/** The letters of HTML in their order, found without a parser. */
const lettersOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;|&apos;/g, "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0]/g, '')

const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? lettersOf(value)
    : Array.isArray(value)
      ? value.map(wordsIn).join('')
      : typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([name, part]) => (name === 'image' ? '' : wordsIn(part)))
            .join('')
        : ''

t.test('Every word of a page stays, in its order', async () => {
  const { nodes } = fc.letrec<{ node: string; nodes: string }>((tie) => ({
    nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
    node: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('word ', 'an\n\nother', '<br>', '<img src="x" alt="">', '&amp; ', ' ', '<hr>'),
      fc
        .tuple(
          fc.constantFrom(
            'p',
            'div',
            'span',
            'b',
            'h1',
            'h6',
            'li',
            'ul',
            'blockquote',
            'cite',
            'figure',
            'figcaption',
            'td',
            'font',
            'section',
            'u',
          ),
          fc.constantFrom('', ' style="mso-list:l0"', ' style="font-weight:700"', ' class="gallery"'),
          tie('nodes'),
        )
        .map(([tag, more, inner]) => `<${tag}${more}>${inner}</${tag}>`),
    ),
  }))
  fc.assert(
    fc.property(nodes, fc.boolean(), (html, isStored) => {
      const { sections } = sectionsOfHtml(html, isStored ? picture : undefined)
      return wordsIn(sections.map(({ options }) => options)) === lettersOf(html)
    }),
    { numRuns: 200 },
  )
})

const file = join(import.meta.dirname, '../../shared/data/medlineplus-html/medline_topic_summaries.json')
const skip = existsSync(file) ? false : 'the texts of MedlinePlus are not on this machine'
t.test('The 43 texts of MedlinePlus have the same words as before, and no style', { skip }, async (t) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  t.equal(Object.keys(texts).length, 43)
  for (const [title, html] of Object.entries(texts)) {
    const { sections } = sectionsOfHtml(html)
    const after = sections.map(({ options }) => ('html' in options ? options.html : '')).join('')
    t.equal(lettersOf(after), lettersOf(html), title)
    t.notMatch(after, /style=|class=/, title)
    t.same(count(after), count(html), `${title}: entries of lists and links`)
  }
})

function count(html: string): readonly number[] {
  return ['<li', '<a ', '<em'].map((tag) => html.split(tag).length)
}
