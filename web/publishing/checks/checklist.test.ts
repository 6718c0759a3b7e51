import { test } from 'tap'
import { newRow, type SectionRow } from '../../sections/editor/section-rows.ts'
import { checklist, wordCount } from './checklist.ts'
import { gradeOf } from './reading-level.ts'

const isOpen = (url: string) => url !== '/gone'
const featuredMedia = { url: '/bed.jpg', alt: 'A bed' }
const topics = { categories: ['sleep'], tags: '' }
const typing = (
  type: 'HTML' | 'ImageSection' | 'PostTeaser' | 'Quote',
  typed: Record<string, string>,
): SectionRow => ({
  ...newRow(type, []),
  typed,
})
const picture = { 'image.url': '/walk.jpg', 'image.width': '800', 'image.height': '600' }
const easy = 'We walk to the sea. The day is warm. You can rest when you want to. '.repeat(4)
const hard =
  'Comprehensive pharmacological interventions necessitate individualized multidisciplinary consideration of comorbidities, contraindications and longitudinal physiological responsiveness. '.repeat(
    3,
  )

/** Subjects of the checks that an item fails. */
const failed = (post: Parameters<typeof checklist>[0]) =>
  checklist(post, isOpen)
    .filter(({ isFine }) => !isFine)
    .map(({ about }) => about)

test('The checklist names what is missing before an item is published', async (t) => {
  t.same(
    failed({
      title: ' ',
      excerpt: '',
      featuredMedia: { url: '', alt: '' },
      categories: [],
      tags: ' ',
      sections: [],
    }),
    ['title', 'summary', 'picture', 'topics', 'sections'],
  )
  const good = {
    title: 'Rest',
    excerpt: 'How to rest.',
    featuredMedia,
    ...topics,
    sections: [typing('HTML', { html: `<p>${easy}</p>` })],
  }
  t.same(failed(good), [])
  t.same(failed({ ...good, title: 'x'.repeat(71) }), ['title'])
  t.same(failed({ ...good, sections: [typing('HTML', { html: `<p>${hard}</p>` })] }), ['reading'])
  t.same(failed({ ...good, featuredMedia: { url: '/walk.jpg', alt: '' } }), ['pictures'])
  t.same(failed({ ...good, sections: [typing('ImageSection', picture)] }), ['pictures'])
  t.same(failed({ ...good, sections: [typing('ImageSection', { ...picture, 'image.alt': 'A path' })] }), [])
  t.same(failed({ ...good, sections: [typing('HTML', { html: '<img src="/a.png" alt="" width="1">' })] }), [
    'pictures',
  ])
  t.same(failed({ ...good, sections: [typing('HTML', { html: '<a href="/gone">Go</a>' })] }), ['links'])
  t.same(failed({ ...good, sections: [typing('PostTeaser', { title: 'Go', url: '/gone' })] }), ['links'])
  t.same(failed({ ...good, sections: [typing('PostTeaser', { title: 'Go' })] }), ['sections'])
})

test('Words are counted in texts of all sections, not in addresses', async (t) => {
  const html = '<h2>At 9 p.m.</h2><p>Lie <b>down</b> – well-rested<br>people do.</p><ul><li>Yes</li></ul>'
  const sections = [
    typing('HTML', { html }),
    typing('ImageSection', picture),
    typing('Quote', { text: 'Sit down.' }),
  ]
  t.equal(wordCount(sections), 11)
  t.equal(wordCount([]), 0)
})

test('The reading level grows with the length of words and sentences', async (t) => {
  t.equal(gradeOf('Too short to tell.'), null)
  t.ok(gradeOf(easy)! <= 3)
  t.ok(gradeOf(hard)! > 15)
})
