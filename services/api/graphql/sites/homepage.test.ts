import t from 'tap'
import { cleanSections, shownSections } from './homepage.ts'

const site = { settings: { enable_auth_wall: true } }
const html = { type: 'HTML', options: { html: '<p>Hi<script>alert(1)</script></p>' } }
const clean = {
  type: 'HTML',
  options: { html: '<p>Hi</p>' },
  isAuthwalled: false,
  sectionBackgroundColor: 'plain',
}

t.test('HTML is cleaned before it is stored, and again before it is shown', async (t) => {
  t.same(cleanSections([html]), [clean])
  t.same(shownSections([html], null, site), [clean])
  t.same(cleanSections('nonsense'), 'nonsense')
})

t.test('a visitor gets nothing that is behind the wall', async (t) => {
  const walled = { ...html, isAuthwalled: true }
  t.notMatch(JSON.stringify(shownSections([walled], null, site)), /Hi/)
  t.match(JSON.stringify(shownSections([walled], {}, site)), /Hi/)
})

t.test(
  'of what is no section any more, or not shown yet, only the name is given, and nothing where there is no list',
  async (t) => {
    const secret = { type: 'Newer', options: { text: 'secret' }, isAuthwalled: true }
    t.match(shownSections([secret, 7], null, site), [{ type: 'Newer', options: null }, { options: null }])
    t.equal(shownSections(null, null, site), null)
    const later = { type: 'Poll', options: { question: 'secret' } }
    t.same(shownSections([later], {}, site), [
      { type: 'Poll', options: null, isAuthwalled: false, sectionBackgroundColor: 'plain' },
    ])
  },
)
