import t from 'tap'
import { z } from 'zod'
import { Markup, openMarkup } from './section-fields.ts'
import { ContentSection, ContentSections, isWalled } from './sections.ts'

const quote = { type: 'Quote', options: { text: 'One day at a time' } }

t.test('a section that is stored without frame fields gets the default frame', async (t) => {
  t.same(ContentSection.parse(quote), { ...quote, isAuthwalled: false, sectionBackgroundColor: 'plain' })
})

t.test('a section that no screen could show is rejected', async (t) => {
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

t.test('a section for members is hidden from visitors where the site has the auth wall on', async (t) => {
  const open = ContentSection.parse(quote)
  const walled = ContentSection.parse({ ...quote, isAuthwalled: true })
  const on = { settings: { enable_auth_wall: true } }
  t.notOk(isWalled(open, null, on))
  t.ok(isWalled(walled, null, on))
  t.notOk(isWalled(walled, { id: 'member' }, on))
  t.notOk(isWalled(walled, null, { settings: { enable_auth_wall: false } }))
  t.notOk(isWalled({ ...walled, type: 'Recommendation' }, null, on), 'recommendations stay visible')
})

t.test('HTML fields in the options of a section are found at any depth', async (t) => {
  const Column = z.object({ html: Markup, title: z.string() }).meta({ id: 'TestColumn' })
  const changeIn = openMarkup(
    z.object({ intro: Markup.exactOptional(), columns: z.array(Column), one: Column }),
  )
  const column = { html: 'a', title: 'b' }
  t.same(
    changeIn({ intro: 'c', columns: [column, column], one: column }, (html) => `<${html}>`),
    {
      intro: '<c>',
      columns: [
        { html: '<a>', title: 'b' },
        { html: '<a>', title: 'b' },
      ],
      one: { html: '<a>', title: 'b' },
    },
  )
  t.same(
    changeIn({ columns: [], one: column }, () => ''),
    { columns: [], one: { html: '', title: 'b' } },
  )
})
