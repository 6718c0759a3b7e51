import t from 'tap'
import { ContentSection } from '../../../rules/sections/sections.ts'
import { givenSections } from './given.ts'
import { cleanSections, keyOf, shownSections } from './shown.ts'

const site = { settings: { enable_auth_wall: true } }
const frame = { isAuthwalled: false, sectionBackgroundColor: 'plain' } as const
const member = { id: 'user_01jd0000000000000000000001', role: 3, verified: true, analyst: false } as const
const admin = { ...member, role: 1 } as const
const html = { type: 'HTML', options: { html: '<p>Hi<script>alert(1)</script></p>' } }
const clean = { type: 'HTML', options: { html: '<p>Hi</p>' }, ...frame }
const poll = { type: 'Poll', options: { question: 'secret' }, isAuthwalled: true }

t.test('the HTML of a section is sanitised before it is stored, and again before it is shown', async (t) => {
  t.same(cleanSections([html]), [clean])
  t.same(shownSections([html], null, site), [clean])
  t.same(cleanSections('nonsense'), 'nonsense')
})

t.test('visitors get sections for members only without their content', async (t) => {
  const walled = { ...html, isAuthwalled: true }
  t.same(shownSections([walled], null, site), [{ type: 'HTML', ...frame, isAuthwalled: true }])
  t.match(JSON.stringify(shownSections([walled], member, site)), /Hi/)
})

t.test(
  'a section is returned without options if its type has no component or its options are invalid',
  async (t) => {
    const newer = { type: 'Newer', options: { text: 'secret' }, isAuthwalled: true }
    const misfit = { type: 'Quote', options: { text: 7 }, sectionBackgroundColor: 'soft' }
    t.same(shownSections([newer, misfit, 7, poll], member, site), [
      { type: 'Newer', ...frame, isAuthwalled: true, stored: null },
      { type: 'Quote', ...frame, sectionBackgroundColor: 'soft', stored: null },
      { type: 'without a type', ...frame, stored: null },
      { type: 'Poll', ...frame, isAuthwalled: true, stored: null },
    ])
    t.equal(shownSections(null, null, site), null)
  },
)

t.test('an administrator can keep a section that has no component by sending its key', async (t) => {
  const key = keyOf(ContentSection.parse(poll))
  t.match(shownSections([html, poll], admin, site), [clean, { type: 'Poll', stored: key }])
  const given = [
    { options: { stored: key }, ...frame },
    { options: { HTML: { html: 'Hi' } }, ...frame },
  ]
  t.same(givenSections(given, [html, poll]), [
    { ...poll, ...frame },
    { type: 'HTML', options: { html: 'Hi' }, ...frame },
  ])
  t.throws(() => givenSections(given, [html]), { message: /Another administrator has changed the home page/ })
})
