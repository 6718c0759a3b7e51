import { test } from 'tap'
import {
  inputOf,
  newRow,
  placed,
  problemsOf,
  rowsOf,
  type SectionRow,
  type StoredSection,
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
