import fc from 'fast-check'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { test } from 'tap'
import { safeRedirect } from './guards.ts'
import { Permalink } from './permalinks.ts'
import { reservedSlugs, routeOf, routes } from './routes.ts'

const web = join(import.meta.dirname, '../../../web')
const screens = new Set(globSync('*/*Screen.tsx', { cwd: web }).map((path) => path.slice(0, -'.tsx'.length)))
const noTaxonomy = { categories: null }

test('each screen in the route table is built', async (t) => {
  const wanted = routes.flatMap(({ screen, inside }) => [screen, inside].filter((one) => one !== undefined))
  for (const screen of new Set(wanted)) t.ok(screens.has(screen), screen)
})

test('each route leads to a screen, a redirect or a plain text, or is not built', async (t) => {
  for (const { path, screen, redirect, corporate, plain, isBuilt } of routes) {
    t.equal([screen, redirect, corporate, plain, isBuilt].filter((one) => one !== undefined).length, 1, path)
  }
})

test("the browser's router and the server's route table find the same route for a path", async (t) => {
  const objects = routes.map((route) => ({ path: route.path, id: route.path }))
  for (const { path } of routes) {
    const address = path === '*' ? '/a/b/c' : path.replace(/:pageNumber|:legacyPollId/, '7').replace(/:/g, '')
    const found = matchRoutes(objects, address)?.at(-1)?.route.path
    t.equal(found, path, `${address} in the router`)
    if (path !== '*') t.equal(routeOf(address, noTaxonomy)?.route.path, path, `${address} in the table`)
  }
})

test('a path with other case or encoding finds the same route in router and table, so guards cannot be bypassed', async (t) => {
  const objects = routes.map(({ path }) => ({ path }))
  const screens = ['/messages/new', '/messages/x', '/create-thread', '/wp-admin/analytics/new', '/forums/ab']
  const written = fc
    .tuple(fc.constantFrom(...screens), fc.infiniteStream(fc.constantFrom('as is', 'upper', 'encoded')))
    .map(([path, ways]) =>
      path
        .split('')
        .map((letter) => {
          const way = ways.next().value
          if (letter === '/' || letter === '%' || way === 'as is') return letter
          return way === 'upper' ? letter.toUpperCase() : `%${letter.charCodeAt(0).toString(16)}`
        })
        .join(''),
    )
  fc.assert(
    fc.property(written, (path) => {
      const found = matchRoutes(objects, path)?.at(-1)?.route.path
      return found === (routeOf(path, noTaxonomy)?.route.path ?? '*')
    }),
  )
  t.equal(routeOf('/forums/a%2Fb', noTaxonomy)?.route.path, '/forums/:slug')
  t.equal(routeOf('/%66orums/%E0%A4%A', noTaxonomy), null, 'a badly encoded path stays as it is')
})

test('routes ignore a trailing slash, and their numeric parameters must be digits', async (t) => {
  t.equal(routeOf('/forums/', noTaxonomy)?.route.path, '/forums')
  t.equal(routeOf('/page/2', noTaxonomy)?.params.pageNumber, '2')
  t.equal(routeOf('/page/two', noTaxonomy), null)
  t.equal(routeOf('/forums//', noTaxonomy)?.route.path, '/forums')
  t.equal(routeOf('/members//activity', noTaxonomy), null)
})

test('a post may be at every address that the system does not need, with the number of a page', async (t) => {
  const found = (path: string) => {
    const match = routeOf(path, noTaxonomy)
    return match?.route.path === '*' ? match.params : null
  }
  t.same(found('/Sleep-well/'), { permalink: 'sleep-well', slug: 'sleep-well' })
  t.same(found('/living/sleep'), { permalink: 'living/sleep', slug: 'sleep' })
  t.same(found('/a/living/sleep/12'), { permalink: 'a/living/sleep', slug: 'sleep', pageNumber: '12' })
  t.same(found('/2026'), { permalink: '2026', slug: '2026' }, 'a number alone is a slug')
  t.same(found('/gr%C3%B6%C3%9Fe'), { permalink: 'größe', slug: 'größe' })
  const hindi = 'नेहा-की-कहानी'
  t.same(found(`/${encodeURIComponent(hindi)}`), { permalink: hindi, slug: hindi }, 'a slug with vowel signs')
  for (const path of [
    '/forums/a/b',
    '/api/x',
    '/feed/x/y',
    '/.env',
    '/a.php',
    '/a//b',
    '/a%2Fb',
    '/a%20b',
    '/%E0%A4%A',
  ])
    t.equal(found(path), null, path)
})

test('a category without its own post has a collection page, but none if the categories are unavailable', async (t) => {
  const category = (slug: string, hasPost = false, indexType = 'posts') => ({ slug, hasPost, indexType })
  const site = {
    categories: [
      category('living'),
      category('news', true),
      category('food', false, 'recipes'),
      category('forums'),
    ],
  }
  t.match(routeOf('/living', site), { collection: 'living', route: { screen: 'content/AddressScreen' } })
  t.match(routeOf('/living/2', site), { collection: 'living', params: { pageNumber: '2' } })
  t.notOk(routeOf('/living/2/3', site)?.collection, 'a post may be there')
  t.notOk(routeOf('/news', site)?.collection, 'its post is at this address')
  t.equal(routeOf('/food', site), null, 'the index of recipes is at /tag/food')
  t.equal(routeOf('/forums', site)?.route.screen, 'forums/ForumsScreen', 'no category shadows a route')
  t.notOk(routeOf('/living', noTaxonomy)?.collection)
  t.ok(reservedSlugs.has('forums') && reservedSlugs.has('wp-admin') && reservedSlugs.has('api'))
})

const origin = 'https://lupus.example'

test('after a login, redirects to other hosts and to the API are replaced by the home page', async (t) => {
  for (const wanted of [
    null,
    'forums',
    '',
    '//evil.example',
    '/\\evil.example',
    '/a\nb',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/forums/../..//evil.example',
    'https://evil.example',
    'https://lupus.example.evil.example/forums',
    'https://lupus.example@evil.example/',
    'https://lupus.example//evil.example',
    'http://lupus.example/forums',
    'javascript:alert(1)',
    'blob:https://lupus.example/1',
    '/api',
    '/api/auth/log-out',
    '/api?query={viewer{id}}',
    '/%61pi/auth/log-out',
    '/ap%69/auth/log-out',
    '/%61%70%69',
    '/api%2Fauth/log-out',
    '/forums/../api/auth/log-out',
    '/API/auth/log-out',
    '/%E0%A4%A/auth/log-out',
  ])
    t.equal(safeRedirect(wanted, origin), '/', String(wanted))
  for (const path of [
    '/',
    '/apiary',
    '/forums/api',
    '/forums/%C3%A9t%C3%A9',
    '/messages/new?to=ada',
    '/forums/sore-knees#comment-thread',
  ])
    t.equal(safeRedirect(path, origin), path)
  t.equal(safeRedirect('https://lupus.example/forums?page=2#top', origin), '/forums?page=2#top')
})

test('for any target, a login redirects to a path that every parser reads as a path of this host', async (t) => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5C',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    origin,
  )
  const address = fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 })
  fc.assert(
    fc.property(address, (pieces) => {
      const path = safeRedirect(`/${pieces.join('')}`, origin)
      const again = safeRedirect(path, origin)
      return /^\/(?![/\\])/.test(path) && new URL(path, origin).origin === origin && again === path
    }),
  )
  t.pass()
})

test('a permalink is a path that no route of the system and no page number can take', async (t) => {
  const stored = (path: string) => Permalink.safeParse(path).data ?? null
  t.equal(stored(' /Living/Sleep-well/ '), 'living/sleep-well')
  t.equal(stored('leben/größe'), 'leben/größe')
  t.equal(stored('living/top-10'), 'living/top-10')
  for (const path of [
    '',
    '/',
    'a//b',
    'a b',
    'a?b',
    '../a',
    '-a',
    'forums/a',
    'POSTS/a',
    'api',
    'living/2',
    '2026',
  ])
    t.equal(stored(path), null, path)
})
