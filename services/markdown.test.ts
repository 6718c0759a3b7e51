import fc from 'fast-check'
import { test } from 'tap'
import { safeHtml } from './html.ts'
import { htmlOf } from './markdown.ts'
import { plainText } from './rules/marks/marks.ts'

const shown: readonly (readonly [what: string, text: string, html: string | null])[] = [
  ['bold', 'I am **not** sure.', '<p>I am <strong>not</strong> sure.</p>'],
  ['a list', 'Mine:\n- rest\n- tea', '<p>Mine:</p><ul><li>rest</li><li>tea</li></ul>'],
  [
    'an ordered list, which keeps its numbers',
    '2. x\n5. y',
    '<ol><li value="2">x</li><li value="5">y</li></ol>',
  ],
  [
    'a list in a list',
    '- a\n  - b\n  - c\n- d',
    '<ul><li><p>a</p><ul><li>b</li><li>c</li></ul></li><li>d</li></ul>',
  ],
  ['a quote', '> Rest.\n\nYes.', '<blockquote><p>Rest.</p></blockquote><p>Yes.</p>'],
  [
    'an amount in a quote',
    '> **Ada** wrote:\n> 5 mg',
    '<blockquote><p><strong>Ada</strong> wrote:\n5 mg</p></blockquote>',
  ],
  [
    'an address in bold text',
    '**See https://a.example/b_c_d?e=1&f=2**',
    '<p><strong>See <a href="https://a.example/b_c_d?e=1&amp;f=2" rel="nofollow ugc noopener">https://a.example/b_c_d?e=1&amp;f=2</a></strong></p>',
  ],
  [
    'markup beside bold text, as typed',
    '<b onclick="x">**a**</b> [b](javascript:c) `d` _e_ &amp;',
    '<p>&lt;b onclick=&quot;x&quot;&gt;<strong>a</strong>&lt;/b&gt; [b](javascript:c) `d` _e_ &amp;amp;</p>',
  ],
  [
    'lines that look like other Markdown, as typed',
    '# a\n---\n    **b**',
    '<p># a\n---\n    <strong>b</strong></p>',
  ],
  ['more than an amount, as typed', '> 5 mg made me ill', null],
  ['a single item, which may be a minus or a footnote, as typed', '- 2 kg since May\n\n* not a doctor', null],
  ['a plus, as typed', '+ 1 kg\n+ 2 kg', null],
  ['a word that is masked with stars, as typed', 'f**k this s**t', null],
  ['single stars, as typed', '2 * 3 * 4 and *so* on', null],
]
for (const [what, text, html] of shown)
  test(`A text of a member is shown with ${what}`, async (t) => t.equal(htmlOf(text), html))

const signs = fc.constantFrom(
  '**',
  '*',
  '> ',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '  ',
  '<i>',
  '&lt;',
  'a',
  ' b',
  '5',
  '\\',
  '`',
  '[',
  '_',
)
const texts = fc
  .array(fc.oneof(signs, fc.string({ maxLength: 4 })), { maxLength: 30 })
  .map((parts) => parts.join(''))

const typed = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

test('HTML of any text has nothing that sanitizing removes, and no characters that nobody typed', async (t) => {
  fc.assert(
    fc.property(texts, (text) => {
      const html = htmlOf(text)
      if (html === null) return true
      const isSafe =
        typed(safeHtml(html)) === typed(html) && !/<(?!\/?(?:p|strong|ul|ol|li|blockquote|a)\b)/.test(html)
      let from = 0
      const isTyped = typed(html)
        .replaceAll(/\s/g, '')
        .split('')
        .every((sign) => (from = text.indexOf(sign, from) + 1) > 0)
      return isSafe && isTyped
    }),
    { numRuns: 2000 },
  )
  t.pass()
})

const maya = 'member_01jd0000000000000000000001'
test('A mention is a link with the name of today, also in bold text, and not in an address', async (t) => {
  const link = '<a href="/members/maya" class="mention">@Maya &amp; Co</a>'
  const shown = (text: string) => htmlOf(text, () => ({ name: '@Maya & Co', path: '/members/maya' }))
  t.equal(shown(`Hi @${maya},\nyes`), `<p>Hi ${link},\nyes</p>`)
  t.equal(shown(`- **@${maya}**\n- <b>`), `<ul><li><strong>${link}</strong></li><li>&lt;b&gt;</li></ul>`)
  t.notMatch(shown(`https://a.example/?b=@${maya}`), 'mention')
  t.equal(
    htmlOf(`Hi @${maya}!`, () => ({ name: 'Removed member', path: null })),
    '<p>Hi Removed member!</p>',
  )
})

test('The plain text of a text has neither the signs of bold nor those of quotes', async (t) => {
  t.equal(plainText('> **Ada** wrote:\n> 5 mg\n\n- **a**\n- b'), 'Ada wrote:\n5 mg\n\n- a\n- b')
  for (const text of ['> 5 mg', 'f**k this s**t', '2 * 3 * 4', '- a']) t.equal(plainText(text), text)
})

test('Texts that are made of signs take as long as others', async (t) => {
  const longest = 10_000
  for (const sign of [
    '> ',
    '- ',
    '**a',
    '**a ',
    '*a**b ',
    '_a*',
    '- a\n',
    '> - ',
    '[',
    '\\',
    '-  \n',
    'a\n- \n',
  ]) {
    const text = `**x**\n${sign.repeat(longest / sign.length)}`
    const before = process.cpuUsage()
    htmlOf(text)
    plainText(text)
    const { user } = process.cpuUsage(before)
    t.ok(user < 1_000_000, `${JSON.stringify(sign)}: ${user} µs`)
  }
})
