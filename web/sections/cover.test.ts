import t from 'tap'
import { openingOf } from './cover.ts'

const image = { url: '/a.svg', alt: '', width: 1200, height: 300 }
const picture = (options: { caption?: string; url?: string } = {}) => ({
  type: 'ImageSection',
  cover: { image, caption: null, url: null, ...options },
})
const other = { type: 'Quote' }

t.test('A picture that is the first section of a home page is shown as its cover', async (t) => {
  t.same(openingOf([picture(), other]), { cover: image, rest: [other] })
})

t.test('A picture is not a cover if it has a link or caption, is hidden or is not first', async (t) => {
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
