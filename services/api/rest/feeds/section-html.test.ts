import { test } from 'tap'
import { safeSection } from '../../../html.ts'
import { ContentSection } from '../../../rules/sections/sections.ts'
import { sectionHtml, withOrigin } from './section-html.ts'

const of = (type: string, options: object) =>
  sectionHtml(safeSection(ContentSection.parse({ type, options })))
const image = { url: '/pictures/a.webp', alt: 'A "walk"', width: 300, height: 200 }

test('sections become HTML with their texts, pictures, tables and links', async (t) => {
  t.equal(of('HTML', { html: '<p>a &amp; b</p>' }), '<p>a &amp; b</p>')
  t.equal(
    of('ImageSection', { image, caption: '1 < 2' }),
    '<img src="/pictures/a.webp" alt="A &#34;walk&#34;" width="300" height="200"><p>1 &#60; 2</p>',
  )
  t.equal(
    of('SlidingTable', { caption: 'Doses', columns: ['Day', 'mg'], rows: [{ cells: ['1', '5'] }] }),
    '<p>Doses</p><table><tr><th>Day</th><th>mg</th></tr><tr><td>1</td><td>5</td></tr></table>',
  )
  t.equal(
    of('CopyItem', { heading: 'Sleep', html: '<p>Early.</p>', url: '/posts/a', button: 'More' }),
    '<h3>Sleep</h3><p>Early.</p><p><a href="/posts/a">More</a></p>',
  )
  t.equal(of('ThreadSection', { heading: 'From the forums' }), '', 'what has only a heading is left out')
})

test('addresses in feeds are complete, and texts that look like attributes stay', async (t) => {
  const html =
    '<p>say href="/x"</p><a href="/a?b=1&amp;c=2" rel="noreferrer">a</a><a href="#note">b</a><img src="p.webp" alt="src=&quot;/x&quot;">'
  t.equal(
    withOrigin(html, 'https://a.example/posts/one'),
    '<p>say href="/x"</p><a href="https://a.example/a?b=1&#38;c=2" rel="noreferrer">a</a><a href="https://a.example/posts/one#note">b</a><img src="https://a.example/posts/p.webp" alt="src=&quot;/x&quot;">',
  )
})
