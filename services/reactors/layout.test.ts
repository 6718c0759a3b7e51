import { Parser } from 'htmlparser2'
import { test } from 'tap'
import { laidOut } from './layout.ts'

const place = { name: 'Lupus <& more>', origin: 'https://lupus.example', accent: '#ffee00' }
const ending = {
  reason: 'You get this because you chose a weekly email.',
  unsubscribe: 'https://lupus.example/email-unsubscribe?hash=1',
  oneClick: 'https://lupus.example/api/unsubscribe?hash=1',
  settings: 'https://lupus.example/profile',
}
const body = {
  subject: 'Verify <your> account',
  parts: [
    'Hello <b>Ada</b>,',
    { label: 'Verify my account', href: 'https://lupus.example/verify?a=1&b=2' },
    { heading: 'Answers', lines: [{ label: 'Maya answered', href: 'https://lupus.example/forums/a' }] },
  ],
  ending,
}

/** Elements of a page with their attributes. */
function elementsOf(html: string) {
  const found: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser({ onopentag: (name, attributes) => found.push({ name, attributes }) })
  parser.end(html)
  return found
}

test('a letter has the same words and links as HTML and as text, and what people typed is not markup', async (t) => {
  const { html, text } = await laidOut(body, place)
  t.equal(
    text,
    [
      'Hello <b>Ada</b>,',
      'Verify my account:\nhttps://lupus.example/verify?a=1&b=2',
      'Answers\n- Maya answered\n  https://lupus.example/forums/a',
      `-- \n${ending.reason}\nEmail settings: ${ending.settings}\nUnsubscribe: ${ending.unsubscribe}`,
    ].join('\n\n'),
  )
  const elements = elementsOf(html)
  t.notOk(elements.some(({ name }) => name === 'b'))
  t.match(html, /Hello &lt;b&gt;Ada/)
  const links = elements.filter(({ name }) => name === 'a').map(({ attributes }) => attributes.href)
  t.same(links, [
    place.origin,
    'https://lupus.example/verify?a=1&b=2',
    'https://lupus.example/forums/a',
    ending.settings,
    ending.unsubscribe,
  ])
})

test('the HTML of a letter loads nothing, is in the colours of its site, and has dark ones too', async (t) => {
  const { html } = await laidOut(body, place)
  t.notOk(elementsOf(html).some(({ name }) => /^(img|link|script|iframe|object|video|audio)$/.test(name)))
  t.notMatch(html, /url\(|@import|src=/)
  t.match(html, /prefers-color-scheme:dark/)
  t.notMatch(html, /#ffee00;|color:#ffee00"/, 'a pale accent is made readable on white')
  const plain = await laidOut({ ...body, ending: null }, { ...place, accent: null })
  t.notMatch(plain.html, /unsubscribe/)
  t.match(plain.html, /about your account at Lupus/)
})
