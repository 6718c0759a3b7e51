import { test } from 'tap'
import { safeHtml } from '../../html.ts'
import { outlineOf } from './outline.ts'

const html = (text: string) => ({ type: 'HTML', options: { html: safeHtml(text) } })

test('headings of formatted text get ids, of which none occurs twice', async (t) => {
  const walled = { type: 'HTML', isAuthwalled: true }
  const quote = { type: 'Quote', options: { html: '<h2>No heading</h2>' } }
  const { sections, headings } = outlineOf([
    html('<h2>What <em>helps</em>?</h2><p>Rest.</p><h3>At night</h3><h2>Salt &amp; water</h2>'),
    walled,
    quote,
    html('<h1 id="comment-thread">What helps</h1><h2> </h2><h2>Größe "eins"</h2>'),
  ])
  t.same(headings, [
    { id: 'part-what-helps', text: 'What helps?' },
    { id: 'part-salt-water', text: 'Salt & water' },
    { id: 'part-what-helps-2', text: 'What helps' },
    { id: 'part-größe-eins', text: 'Größe "eins"' },
  ])
  const [first, ...others] = sections
  t.match(first, {
    options: {
      html: '<h2 id="part-what-helps">What <em>helps</em>?</h2><p>Rest.</p><h3 id="part-at-night">At night</h3><h2 id="part-salt-water">Salt &amp; water</h2>',
    },
  })
  t.same(others.slice(0, 2), [walled, quote], 'other sections stay as they are')
})

test('an item with few headings has no table of contents', async (t) => {
  t.same(outlineOf([html('<h2>One</h2><h2>Two</h2>')]).headings, [])
  t.same(outlineOf([]), { sections: [], headings: [] })
})
