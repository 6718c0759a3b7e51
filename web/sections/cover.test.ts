import t from 'tap'
import { openingOf } from './cover.ts'

const image = { url: '/a.svg', alt: '', width: 1200, height: 300 }
const picture = (options: { caption?: string; url?: string } = {}) => ({
  type: 'ImageSection',
  cover: { image, caption: null, url: null, ...options },
})
const other = { type: 'Quote' }

t.test('a picture that a home page opens with is its cover, and no section below it', async (t) => {
  t.same(openingOf([picture(), other]), { cover: image, rest: [other] })
})

t.test('a picture that leads somewhere, says something, is hidden or comes later is a section', async (t) => {
  for (const sections of [
    [picture({ url: '/forums' })],
    [picture({ caption: 'Our meeting' })],
    [{ type: 'ImageSection' }],
    [other, picture()],
    [],
    null,
  ])
    t.same(openingOf(sections), { cover: null, rest: sections })
})
