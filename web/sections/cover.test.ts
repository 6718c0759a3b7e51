import t from 'tap'
import type { ShownSection } from '../../services/rules/sections.ts'
import { openingOf } from './cover.ts'

const image = { url: '/a.svg', alt: '', width: 1200, height: 300 }
const picture = (options: object): ShownSection =>
  ({ type: 'ImageSection', options, sectionBackgroundColor: 'plain', isAuthwalled: false }) as ShownSection
const quote = { ...picture({ text: 'Slowly is fine.' }), type: 'Quote' } as ShownSection

t.test('a picture that a home page opens with is its cover, and no section below it', async (t) => {
  t.same(openingOf([picture({ image }), quote]), { cover: image, rest: [quote] })
})

t.test('a picture that leads somewhere, says something, is hidden or comes later is a section', async (t) => {
  for (const sections of [
    [picture({ image, url: '/forums' })],
    [picture({ image, caption: 'Our meeting' })],
    [{ ...picture({}), options: null, isAuthwalled: true }],
    [quote, picture({ image })],
    [],
    null,
  ])
    t.same(openingOf(sections), { cover: null, rest: sections })
})
