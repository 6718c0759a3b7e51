import { test } from 'tap'
import { routes } from '../../../services/rules/routes/routes.ts'
import { isOpen } from './is-open.ts'

const site = {
  host: 'lupus.example',
  features: ['Forums', 'stories'],
  categories: [{ slug: 'sleep', hasPost: false, indexType: 'posts' }],
  settings: { corporate_site: 'https://company.example' },
}
const open = (url: string, at = site) => isOpen(url, at)

test('A link is offered only if its target is built', async (t) => {
  const at = { ...site, features: routes.flatMap(({ feature }) => feature ?? []) }
  for (const { path, screen, isBuilt } of routes) {
    if (path === '*' || path.includes(':')) continue
    if (screen !== undefined || isBuilt === false) t.equal(open(path, at), screen !== undefined, path)
  }
  t.equal(open('/stories/mine', at), false)
})

test("A link to a redirect is offered only if the redirect's target is built", async (t) => {
  t.equal(open('/story/mine'), false)
  t.equal(open('/topic/naps'), true)
  t.equal(open('/sleep'), true)
  t.equal(open('/terms-of-use'), true, 'a page of the corporate site')
  const demo = { ...site, settings: { corporate_site: '/search' } }
  t.equal(open('/terms-of-use', demo), true, 'a path without a route')
})

test('A link to a page of a disabled feature is not offered', async (t) => {
  t.equal(open('/community'), false)
  t.equal(open('/forums'), true)
})

test('Links to other sites, and to paths that settings may redirect, are offered', async (t) => {
  for (const url of ['https://example.org/', 'tel:988', '//other.example/search', '/old-board'])
    t.equal(open(url), true, url)
})
