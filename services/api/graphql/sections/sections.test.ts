import t from 'tap'
import { givenSections } from './submitted-sections.ts'
import { cleanSections, shownSections } from './shown-sections.ts'

const site = { settings: { enable_auth_wall: true } }
const frame = { isAuthwalled: false, sectionBackgroundColor: 'plain' } as const
const member = { id: 'user_01jd0000000000000000000001', role: 3, verified: true, analyst: false } as const
const html = { type: 'HTML', options: { html: '<p>Hi<video></video></p>' } }
const clean = { type: 'HTML', options: { html: '<p>Hi</p>' }, ...frame }

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
  'a section is returned without options if its type is unknown or its options are invalid',
  async (t) => {
    const newer = { type: 'Newer', options: { text: 'secret' }, isAuthwalled: true }
    const misfit = { type: 'Quote', options: { text: 7 }, sectionBackgroundColor: 'soft' }
    t.same(shownSections([newer, misfit, 7], member, site), [
      { type: 'Newer', ...frame, isAuthwalled: true, isDrawn: false },
      { type: 'Quote', ...frame, sectionBackgroundColor: 'soft', isDrawn: false },
      { type: 'without a type', ...frame, isDrawn: false },
    ])
    t.equal(shownSections(null, null, site), null)
  },
)

t.test('sections are submitted by type', async (t) => {
  const given = [
    { options: { HTML: { html: 'Hi' } }, ...frame },
    { options: { Quote: { text: 'Hi' } }, ...frame },
  ]
  t.same(givenSections(given), [
    { type: 'HTML', options: { html: 'Hi' }, ...frame },
    { type: 'Quote', options: { text: 'Hi' }, ...frame },
  ])
})
