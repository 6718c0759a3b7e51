import { test } from 'tap'
import {
  draftInputOf,
  inputOf,
  newRow,
  newSections,
  placed,
  problemsOf,
  rowsOf,
  split,
  type SectionRow,
  type StoredSection,
  withBlankEnd,
} from './section-rows.ts'

const image = { url: '/walk.jpg', alt: 'A path', width: 800, height: 600 }
const frame = { isAuthwalled: false, sectionBackgroundColor: 'plain' } as const
const teaser = { label: null, body: null, image: null }
const stored: readonly StoredSection[] = [
  { type: 'HTML', ...frame, HTML: { html: '<p>Hi</p>' } },
  { type: 'Quote', ...frame, isAuthwalled: true, Quote: { text: 'One day at a time', author: null } },
  {
    type: 'ImageSection',
    ...frame,
    sectionBackgroundColor: 'soft',
    ImageSection: { image, caption: 'Home', url: null },
  },
  { type: 'PostTeaser', ...frame, PostTeaser: { ...teaser, title: 'Go', url: '/go', image } },
  {
    type: 'PostTeaser',
    ...frame,
    PostTeaser: { ...teaser, title: 'Go', url: 'https://example.org/', label: 'Sponsored' },
  },
  {
    type: 'ForumDriver',
    ...frame,
    ForumDriver: { heading: 'Talk', body: null, button: 'Read the forums', url: '/forums' },
  },
  {
    type: 'Poll',
    ...frame,
    Poll: {
      question: 'Tea?',
      choices: ['Yes', 'No'],
      legacyPollId: null,
      engagementType: null,
      engagementId: null,
    },
  },
]
const typing = (row: SectionRow, typed: Record<string, string>): SectionRow => ({ ...row, typed })

test('Sections are unchanged after conversion to editor rows and back', async (t) => {
  const rows = rowsOf(stored)
  t.same(rows.map(inputOf), [
    { options: { HTML: { html: '<p>Hi</p>' } }, ...frame },
    { options: { Quote: { text: 'One day at a time' } }, ...frame, isAuthwalled: true },
    { options: { ImageSection: { image, caption: 'Home' } }, ...frame, sectionBackgroundColor: 'soft' },
    { options: { PostTeaser: { title: 'Go', url: '/go', image } }, ...frame },
    {
      options: { PostTeaser: { title: 'Go', url: 'https://example.org/', label: 'Sponsored' } },
      ...frame,
    },
    { options: { ForumDriver: { heading: 'Talk', button: 'Read the forums', url: '/forums' } }, ...frame },
    { options: { Poll: { question: 'Tea?', choices: ['Yes', 'No'] } }, ...frame },
  ])
  t.same(
    rows.map(problemsOf),
    stored.map(() => ({})),
  )
  t.same(rowsOf(null), [])
})

test('A new section is incomplete until its required fields are filled in', async (t) => {
  const row = newRow('PostTeaser', [])
  t.same(Object.keys(problemsOf(row)), ['title', 'url'])
  t.equal(inputOf(row), null)
  const whole = typing(row, { title: ' Go ', url: '/go' })
  t.same(problemsOf(whole), {})
  t.same(inputOf(whole)?.options, { PostTeaser: { title: 'Go', url: '/go' } })
})

test('The picture of a section must be either complete or omitted', async (t) => {
  const row = newRow('PostTeaser', [])
  const half = typing(row, { title: 'Go', url: '/go', 'image.url': '/walk.jpg', 'image.width': '8x' })
  t.same(Object.keys(problemsOf(half)), ['image.width', 'image.height'])
  const none = typing(row, { title: 'Go', url: '/go', 'image.width': '800' })
  t.same(problemsOf(none), {})
  t.same(inputOf(none)?.options, { PostTeaser: { title: 'Go', url: '/go' } })
  t.ok(
    problemsOf(typing(newRow('ImageSection', []), { 'image.url': 'https://elsewhere.example/a.png' }))[
      'image.url'
    ],
  )
})

test('A stored section that can no longer be shown is reported as one problem', async (t) => {
  const [row] = rowsOf([{ type: 'Nonsense', ...frame }])
  t.same(Object.keys(problemsOf(row!)), [''])
  t.equal(inputOf(row!), null)
})

test('Rows of sections can be moved, and their keys are unique', async (t) => {
  const rows = rowsOf(stored)
  t.same(
    placed(rows, 0, 1).map(({ key }) => key),
    [1, 0, 2, 3, 4, 5, 6].map((at) => `section-${at}`),
  )
  t.same(
    placed(rows, 5, 2).map(({ key }) => key),
    [0, 1, 5, 2, 3, 4, 6].map((at) => `section-${at}`),
  )
  t.equal(placed(rows, 0, -1), rows)
  t.equal(placed(rows, 6, 7), rows)
  const rest = rows.slice(1)
  t.notOk(rest.some(({ key }) => key === newRow('Quote', rest).key))
})

test('A section that is added inside a text splits it, and leaves no blank text', async (t) => {
  const text = typing(newRow('HTML', []), { html: '<p>One</p><p>Two</p>' })
  const kinds = (rows: readonly SectionRow[]) => rows.map(({ type, typed }) => [type, typed.html ?? null])
  const inside = split([text], text, { before: '<p>One</p>', after: '<p>Two</p>' }, 'Quote')
  t.same(kinds(inside.rows), [
    ['HTML', '<p>One</p>'],
    ['Quote', null],
    ['HTML', '<p>Two</p>'],
  ])
  t.equal(new Set(inside.rows.map(({ key }) => key)).size, 3)
  t.equal(inside.rows[0]?.key, text.key, 'the text before it stays where it is')
  t.same(kinds(split([text], text, { before: '', after: '' }, 'Quote').rows), [['Quote', null]])
  const blank = withBlankEnd([]).at(-1)!
  t.same(kinds(split([], blank, { before: '', after: '' }, 'Quote').rows), [['Quote', null]])
  t.same(withBlankEnd([text]), [text], 'a text at the end is the place to go on')
})

test('The menu has the most used types first, and none that the product cannot show yet', async (t) => {
  const types = newSections.map(({ type }) => type)
  t.same(types.slice(0, 2), ['ImageSection', 'Quote'])
  t.notOk(types.includes('Poll'))
  t.equal(new Set(types).size, types.length)
  for (const { type, about, sketch } of newSections) t.ok(about && sketch, type)
})

test('An incomplete section keeps what is typed in it, and is complete once nothing is missing', async (t) => {
  const half = typing(newRow('PostTeaser', []), { title: 'Go' })
  const input = draftInputOf(half)
  t.same(input, { incomplete: { type: 'PostTeaser', typed: '{"title":"Go"}' }, ...frame })
  t.same(rowsOf([{ type: 'PostTeaser', ...frame, typed: '{"title":"Go"}' }])[0]?.typed, half.typed)
  t.match(draftInputOf(typing(half, { title: 'Go', url: '/go' })), {
    options: { PostTeaser: { url: '/go' } },
  })
})
