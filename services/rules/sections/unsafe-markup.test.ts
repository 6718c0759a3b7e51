import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import t from 'tap'
import { safeHtml } from '../../html.ts'
import { Markup } from './section-fields.ts'
import { unsafeMarkup } from './unsafe-markup.ts'

t.test('Unsafe markup is rejected, and the place is shown', async (t) => {
  const [issue] =
    Markup.safeParse('<p>Hi</p>\n<p>\n  <img src="/a.png" OnError=alert(1)>').error?.issues ?? []
  t.equal(issue?.message, 'Line 3, column 21: OnError is not allowed. Remove it.')
  t.same(unsafeMarkup('One\n<b>two</b><SCRIPT>'), { offset: 14, line: 2, column: 11, what: '<script>' })
})

t.test('Unsafe markup is found however it is written', async (t) => {
  for (const html of [
    '<iframe src="/x">',
    '</style>',
    '<x 1=">" onclick=a()>',
    '<x/onclick=a()>',
    "<img src=x' onerror=a()>",
    '<a href=javascript:a()>',
    '<a href=" java\tscript:a()">',
    '<a href="&#x6A;avascript&colon;a()">',
    '<a href="&#0000106avascript:a()">',
    '<img src="data:text/html,x">',
    '<p title="<script>">',
    '<!-- <style> -->',
    '<svg:script>',
    `<p ${'a '.repeat(200)}>`,
  ])
    t.ok(unsafeMarkup(html), html)
})

t.test('Text, and markup that editors need, is not unsafe', async (t) => {
  for (const html of [
    '<h2 style="color:red">Title</h2>',
    '<a href="https://example.org/on=1?onclick=2">Once = twice</a>',
    'A < B and onset = slow, i <3 it',
    '<img src="/a.png" alt="A picture" width="4" height="3">',
    '<table><tr><th scope="col">One</th></tr></table>',
    '<p title=\'it is "on"\'>Quoted</p>',
  ])
    t.equal(unsafeMarkup(html), null, html)
})

t.test('No text takes long, and cleaned HTML is never unsafe', async (t) => {
  for (const part of ['<a b="', '<a b=', '<', '<a ', "<a '", '<a b="<'])
    t.ok(unsafeMarkup(part.repeat(50_000 / part.length)) !== undefined, part)
  const bits = fc.constantFrom(
    '<a ',
    '<img ',
    'src=',
    'href="',
    '"',
    "'",
    '>',
    '</p>',
    'on',
    'click=',
    'x',
    ' ',
    '<p>',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 3 }))), (parts) => {
      const clean = safeHtml(parts.join(''))
      return unsafeMarkup(clean) === null
    }),
    { numRuns: 200 },
  )
})

const payloads = join(import.meta.dirname, '../../../../shared/data/xss-payloads/xss-payload-list.txt')
const skip = existsSync(payloads) ? false : 'the list of payloads is not on this machine'
/** Tags and attributes that browsers read in a text, found by a pattern of its own. */
const tagged =
  /<\/?(?:script|style|iframe|svg|object|embed|form|input|meta|link|base|math)\b|<[a-z][^>"']*[\s/]on[a-z]+\s*=/i

t.test('Of 3,307 known attacks, each is rejected or is harmless text', { skip }, async (t) => {
  const lines = readFileSync(payloads, 'utf8').split('\n').filter(Boolean)
  const missed = lines.filter((line) => unsafeMarkup(line) === null)
  t.ok(lines.length > 3000)
  t.same(
    missed.filter((line) => tagged.test(line)),
    [],
    'each with a tag or attribute that runs code is rejected',
  )
  t.same(
    missed.filter((line) => /<(?:script|[a-z][^>]*\son)/i.test(safeHtml(line))),
    [],
  )
})
