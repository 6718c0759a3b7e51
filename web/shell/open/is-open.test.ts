import { test } from 'tap'
import { planned } from '../../../services/rules/routes/planned.ts'
import { routes } from '../../../services/rules/routes/routes.ts'
import { isOpen } from './is-open.ts'

const site = {
  host: 'lupus.example',
  features: ['Forums', 'stories'],
  categories: [
    { slug: 'food', hasPost: false, indexType: 'recipes' },
    { slug: 'sleep', hasPost: false, indexType: 'posts' },
  ],
  settings: { corporate_site: 'https://company.example' },
}
const unbuilt = (screen: string) => (module: string) => module !== screen
const open = (url: string, screen = '', at = site) => isOpen(url, at, unbuilt(screen))

test('A link is offered only if the screen of its target is implemented', async (t) => {
  for (const { path, screen } of routes) {
    if (!screen || path === '*' || path.includes(':')) continue
    const at = { ...site, features: routes.flatMap(({ feature }) => feature ?? []) }
    t.equal(open(path, screen, at), false, `${path} before`)
    t.equal(open(path, '', at), true, `${path} after`)
  }
  t.ok(Object.keys(planned).length > 0)
})

test("A link to a redirect is offered only if the redirect's target is implemented", async (t) => {
  t.equal(open('/food', 'content/TagScreen'), false)
  t.equal(open('/sleep/2', 'content/AddressScreen'), false)
  t.equal(open('/sleep', 'content/TagScreen'), true)
  t.equal(open('/topic/naps', 'forums/ThreadScreen'), false)
  t.equal(open('/terms-of-use'), true, 'a page of the corporate site')
  const demo = { ...site, settings: { corporate_site: '/search' } }
  t.equal(open('/terms-of-use', 'search/SearchScreen', { ...demo }), true, 'a path without a route')
})

test('A link to a page of a disabled feature is not offered', async (t) => {
  t.equal(open('/recipes'), false)
  t.equal(open('/stories'), true)
})

test('Links to other sites, and to paths that settings may redirect, are offered', async (t) => {
  for (const url of ['https://example.org/', 'tel:988', '//other.example/search', '/old-board'])
    t.equal(open(url, 'search/SearchScreen'), true, url)
})
