import t from 'tap'
import { ContentSection, ContentSections, sectionsFor } from './sections.ts'

const quote = { type: 'Quote', options: { text: 'One day at a time' } }

t.test('a section has a frame without being told one', async (t) => {
  t.same(ContentSection.parse(quote), { ...quote, isAuthwalled: false, sectionBackgroundColor: 'plain' })
})

t.test('types of later work are kept as they are', async (t) => {
  const poll = { type: 'Poll', options: { question: 'Tea?', choices: ['yes', 'no'] } }
  t.match(ContentSection.parse(poll), poll)
})

t.test('what no screen could show is refused', async (t) => {
  const image = { url: '/a.png', alt: '', width: 10, height: 10 }
  for (const section of [
    { type: 'Nonsense', options: {} },
    { type: 'Quote', options: {} },
    { type: 'HTML', options: { html: 'x'.repeat(100_001) } },
    { type: 'PostTeaser', options: { title: 'Go', url: 'javascript:alert(1)' } },
    { type: 'PostTeaser', options: { title: 'Go', url: '//evil.example' } },
    { type: 'PostTeaser', options: { title: 'Go', url: '/\\evil.example' } },
    { type: 'ImageSection', options: { image: { ...image, url: 'https://tracker.example/a.png' } } },
    { type: 'ImageSection', options: { image: { ...image, width: 0 } } },
    { ...quote, sectionBackgroundColor: '#ff0000' },
  ])
    t.notOk(ContentSection.safeParse(section).success, JSON.stringify(section).slice(0, 100))
  t.notOk(ContentSections.safeParse(Array.from({ length: 51 }, () => quote)).success)
})

t.test('a visitor gets nothing of what is behind the wall', async (t) => {
  const open = ContentSection.parse(quote)
  const walled = ContentSection.parse({ ...quote, isAuthwalled: true })
  const on = { settings: { enable_auth_wall: true } }
  t.same(sectionsFor([open, walled], null, on), [open, { ...walled, options: null }])
  t.same(sectionsFor([open, walled], { id: 'member' }, on), [open, walled])
  t.same(sectionsFor([walled], null, { settings: { enable_auth_wall: false } }), [walled])
})
