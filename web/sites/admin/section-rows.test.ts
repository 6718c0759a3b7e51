import { test } from 'tap'
import { ContentSections } from '../../../services/rules/sections.ts'
import { moved, newRow, problemsOf, rowsOf, sectionOf, type SectionRow } from './section-rows.ts'

const image = { url: '/walk.jpg', alt: 'A path', width: 800, height: 600 }
const stored = ContentSections.parse([
  { type: 'HTML', options: { html: '<p>Hi</p>' } },
  { type: 'Quote', options: { text: 'One day at a time' }, isAuthwalled: true },
  { type: 'ImageSection', options: { image, caption: 'Home' }, sectionBackgroundColor: 'soft' },
  { type: 'PostTeaser', options: { title: 'Go', url: '/go', image } },
  { type: 'PostTeaser', options: { title: 'Go', url: 'https://example.org/', label: 'Sponsored' } },
  { type: 'ForumDriver', options: { heading: 'Talk' } },
  { type: 'Poll', options: { question: 'Tea?' } },
])
const typing = (row: SectionRow, typed: Record<string, string>): SectionRow => ({ ...row, typed })

test('sections are the same after they were rows, those without a form too', async (t) => {
  const rows = rowsOf(stored)
  t.same(rows.map(sectionOf), stored)
  t.same(
    rows.map(problemsOf),
    stored.map(() => ({})),
  )
  t.same(rowsOf(null), [])
})

test('a new section lacks what it must have, and is whole once that is typed', async (t) => {
  const row = newRow('PostTeaser', [])
  t.same(Object.keys(problemsOf(row)), ['title', 'url'])
  const whole = typing(row, { title: ' Go ', url: '/go' })
  t.same(problemsOf(whole), {})
  t.same(sectionOf(whole).options, { title: 'Go', url: '/go' })
})

test('a picture is whole or not there', async (t) => {
  const row = newRow('PostTeaser', [])
  const half = typing(row, { title: 'Go', url: '/go', 'image.url': '/walk.jpg', 'image.width': '8x' })
  t.same(Object.keys(problemsOf(half)), ['image.width', 'image.height'])
  const none = typing(row, { title: 'Go', url: '/go', 'image.width': '800' })
  t.same(problemsOf(none), {})
  t.notOk('image' in Object(sectionOf(none).options))
  t.ok(
    problemsOf(typing(newRow('ImageSection', []), { 'image.url': 'https://elsewhere.example/a.png' }))[
      'image.url'
    ],
  )
})

test('what no page can show any more is said of the whole row', async (t) => {
  const [row] = rowsOf([{ type: 'Nonsense', options: null }])
  t.same(Object.keys(problemsOf(row!)), [''])
})

test('rows change places, and each has a key of its own', async (t) => {
  const rows = rowsOf(stored)
  t.same(
    moved(rows, 0, 1).map(({ key }) => key),
    [1, 0, 2, 3, 4, 5, 6].map((at) => `section-${at}`),
  )
  t.equal(moved(rows, 0, -1), rows)
  t.equal(moved(rows, 6, 1), rows)
  const rest = rows.slice(1)
  t.notOk(rest.some(({ key }) => key === newRow('Quote', rest).key))
})
