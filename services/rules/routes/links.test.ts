import { test } from 'tap'
import { entriesOf } from '../../../events/entries.ts'
import { siteOrigin, urlFor, type LinkedType, type LinkingSite } from './links.ts'

const lupus: LinkingSite = {
  prefix: 'lupus',
  origin: 'http://lupus.localhost:3000',
  siteSummaries: [
    { prefix: 'lupus', host: 'lupus.localhost' },
    { prefix: 'ms', host: 'ms.localhost' },
    { prefix: 'ra', host: 'ra.example.org' },
  ],
}

const paths: Record<LinkedType, string> = {
  page: '/posts/a',
  post: '/posts/a',
  sponsored: '/posts/a',
  gallery: '/posts/a',
  infographic: '/infographic/a',
  hub: '/a',
  poll: '/polls/a',
  quiz: '/quizzes/a',
  story: '/stories/a',
  recipe: '/recipes/a',
  thread: '/forums/a',
  member: '/members/a',
  author: '/author/a',
  disorder: '/conditions/a',
}
for (const [type, path] of entriesOf(paths))
  test(`the page of a ${type} is at ${path}`, async (t) => t.equal(urlFor({ type, slug: 'a' }, lupus), path))

const editorial = ['page', 'post', 'sponsored', 'gallery', 'infographic', 'hub'] as const
test('each kind of editorial content links to its place on each site, with and without a permalink', async (t) => {
  for (const type of editorial)
    for (const permalink of [null, 'living/a']) {
      const path = permalink ? '/living/a' : paths[type]
      const linkTo = (originalSite: string | null) =>
        urlFor({ type, slug: 'a', permalink, originalSite }, lupus)
      const places = [null, 'lupus', 'ms', 'ra', 'gone'].map(linkTo)
      t.same(
        places,
        [
          path,
          path,
          `http://ms.localhost:3000${path}?original_site=ms`,
          `http://ra.example.org:3000${path}?original_site=ra`,
          `${path}?original_site=gone`,
        ],
        `${type} ${permalink ? 'with' : 'without'} a permalink`,
      )
    }
})

test('the path of an item with a permalink is the permalink, and paths are percent-encoded', async (t) => {
  t.equal(urlFor({ type: 'post', slug: 'a', permalink: 'living/a b' }, lupus), '/living/a%20b')
  t.equal(urlFor({ type: 'post', slug: 'a/b?c' }, lupus), '/posts/a%2Fb%3Fc')
  t.equal(urlFor({ type: 'post', slug: 'a', permalink: '//evil.example' }, lupus), '/evil.example')
})

test("a link to content of another site has that site's host and names this site in its query", async (t) => {
  const item = { type: 'post', slug: 'a', originalSite: 'ms' } as const
  t.equal(urlFor(item, lupus), 'http://ms.localhost:3000/posts/a?original_site=ms')
  t.equal(urlFor({ ...item, originalSite: 'lupus' }, lupus), '/posts/a')
  t.equal(urlFor({ ...item, originalSite: null }, lupus), '/posts/a')
  t.equal(urlFor({ ...item, originalSite: 'gone' }, lupus), '/posts/a?original_site=gone')
  t.equal(
    urlFor({ ...item, permalink: 'living/a' }, lupus),
    'http://ms.localhost:3000/living/a?original_site=ms',
  )
})

test("a link to a member or author of another site has that site's host without a query", async (t) => {
  t.equal(
    urlFor({ type: 'member', slug: 'ada', originalSite: 'ms' }, lupus),
    'http://ms.localhost:3000/members/ada',
  )
  t.equal(
    urlFor({ type: 'author', slug: 'ada', originalSite: 'ms' }, lupus),
    'http://ms.localhost:3000/author/ada',
  )
})

test('a link to another site has the scheme and port of the present request', async (t) => {
  t.equal(siteOrigin('ms.localhost', lupus.origin), 'http://ms.localhost:3000')
  t.equal(siteOrigin('ra.example.org', 'https://lupus.example.org'), 'https://ra.example.org')
  t.equal(siteOrigin('ra.example.org:8443', lupus.origin), 'http://ra.example.org:8443')
})
