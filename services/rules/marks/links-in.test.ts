import fc from 'fast-check'
import { test } from 'tap'
import { firstLinkIn, linksIn } from './links-in.ts'

const linked = (text: string) =>
  linksIn(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []))

test('A web address in a text becomes a link, without the punctuation of the sentence', (t) => {
  const nhs = ['https://www.nhs.uk/conditions', 'https://www.nhs.uk/conditions']
  t.same(linked('See https://www.nhs.uk/conditions.'), [nhs])
  t.same(linked('(https://www.nhs.uk/conditions), or so'), [nhs])
  t.same(linked('“https://www.nhs.uk/conditions”!'), [nhs])
  const bracket = 'https://en.wikipedia.org/wiki/Stress_(biology)'
  t.same(linked(`${bracket} and (${bracket})`), [
    [bracket, bracket],
    [bracket, bracket],
  ])
  const video = 'https://youtu.be/vhIPYQjX8_'
  t.same(linked(`${video}. ${video}。`), [
    [video, video],
    [video, video],
  ])
  t.same(linked('HTTP://Example.org/A?b=c#d\nhttps://example.org'), [
    ['HTTP://Example.org/A?b=c#d', 'http://example.org/A?b=c#d'],
    ['https://example.org', 'https://example.org/'],
  ])
  t.end()
})

test('Addresses other than web addresses do not become links', (t) => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://',
    'https://localhost',
    'https://bank.example@evil.example/',
    'www.nhs.uk',
    'mailto:a@example.org',
  ])
    t.same(linked(text), [], text)
  t.same(linked('https://nhs.uk/\u202egpj.exe'), [['https://nhs.uk/', 'https://nhs.uk/']])
  t.end()
})

const hostile = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://',
      'http://a.b',
      '(',
      ')',
      ']',
      '.',
      '\n\n',
      '"',
      '<',
      'javascript:',
      '@',
      '%0a',
    ),
  ),
)

test('Any text is shown as typed, and only web addresses become links', async () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const text = parts.join('')
      const pieces = linksIn(text)
      const isWeb = pieces.every(({ href }) => href === undefined || /^https?:\/\/[^/@]+\//.test(href))
      return pieces.map((piece) => piece.text).join('') === text && isWeb
    }),
    { numRuns: 500 },
  )
})

test('the link with a preview is the first one of a text, without its fragment', async (t) => {
  t.equal(firstLinkIn('See https://a.example/x?y=1#part, and http://b.example'), 'https://a.example/x?y=1')
  t.equal(firstLinkIn('See http://ann:secret@a.example and http://b.example'), 'http://b.example/')
  t.equal(firstLinkIn('Nothing but http://localhost/ here'), null)
  t.equal(firstLinkIn('Warm water, slowly.'), null)
})
