import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { testApi } from '../testing/api.ts'

/** Requests a path with a given host, which is not possible with Node's fetch. */
async function ask(address: string, host: string, path: string, accept = 'text/html') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  request(address + path, { headers: { host, accept } }, (response) => {
    void text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

t.test('each site serves robots.txt, sitemaps and a web app manifest with its name and icon', async (t) => {
  const api = await testApi(t)
  const writer = await api.member()
  const write = async (title: string) => {
    const { data } = await writer.graphql(
      'mutation ($title: String!) { createThread(title: $title, body: "Hello all") { thread { id slug } } }',
      { title },
    )
    return data.createThread.thread
  }
  const [open, spam] = [await write('A thread for all'), await write('Buy my pills')]
  const moderator = await api.member({ role: 2 })
  const marked = await moderator.graphql(
    'mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: THREAD, operation: SPAM, revision: 0) { position } }',
    { id: spam.id },
  )
  t.same(marked.errors, undefined)
  const { host } = new URL(api.address)
  const get = async (path: string) => (await ask(api.address, host, path, '*/*')).body

  const index = await get('/sitemap.xml')
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  t.same(
    files.map(({ pathname }) => pathname),
    ['/sitemap-pages.xml', '/sitemap-conditions.xml', '/sitemap-threads.xml'],
  )
  const pages = await get('/sitemap-pages.xml')
  t.match(pages, '<loc>http://127.0.0.1/forums</loc>')
  t.notMatch(pages, 'messages', 'what is for members is not for crawlers')
  t.notMatch(pages, 'stories', 'nor what is off')
  const threads = await get(`${files[2]?.pathname}${files[2]?.search}`)
  t.match(threads, `/forums/${open.slug}</loc>`)
  t.notMatch(threads, spam.slug, 'nor what a visitor does not see')

  t.match(await get('/robots.txt'), 'Sitemap: http://127.0.0.1/sitemap.xml\n', 'no port of a request')
  const other = await ask(api.address, '127.0.0.1:81', '/sitemap.xml', '*/*')
  t.equal(other.body, index, 'whatever port the request names')
  const manifest = JSON.parse(await get('/api/manifests/app.webmanifest'))
  t.match(manifest, { name: 'Lupus', short_name: 'Lupus', theme_color: '#336699', start_url: '/' })
  t.match(await get(manifest.icons[0].src), /^<svg/)
  const administrator = await api.member({ role: 1 })
  const chosen = await administrator.graphql(
    'mutation ($site: ID!) { chooseSiteLogo(siteId: $site, logo: "/demo/pictures/logos/ms.svg") { position } }',
    { site: api.site },
  )
  t.same(chosen.errors, undefined)
  const { icons } = JSON.parse(await get('/api/manifests/app.webmanifest'))
  t.match(icons, [{ src: '/demo/pictures/logos/ms.svg' }], 'a logo that was chosen is the icon')
  t.equal(await get('/ok'), 'ok')
})

t.test('a request with an unknown host gets only an error page that names no community', async (t) => {
  const api = await testApi(t)
  // Hosts without a community; the last ones begin like the host of a community.
  const hosts = ['nowhere.example', 'constructor', 'x'.repeat(300), '127.0.0.1.evil.example']
  for (const host of [
    ...hosts,
    '127.0.0.1:80@evil.example',
    '127.0.0.1:80#x',
    '127.0.0.1/x',
    '127.0.0.1?x',
  ]) {
    const { status, body } = await ask(api.address, host, '/robots.txt')
    t.equal(status, 404, host.slice(0, 30))
    t.match(body, 'There is no community here')
    t.notMatch(body, 'Lupus', 'it lists nobody')
  }
  const { status, body } = await ask(api.address, 'nowhere.example', '/api', 'application/json')
  t.equal(status, 404)
  t.match(JSON.parse(body), { status: 'error' })
})

t.test('a site works even if its settings are missing or invalid', async (t) => {
  const api = await testApi(t)
  const visitor = api.visitor()
  const query = `{ site { name logo homepage { __typename } menu { title } yoastRedirects { path } categories { slug }
    parentSite { name } childSites { name } siblingSites { name } defaultMeta { title description }
    settings { accessibility corporate_site crisis_response_banner { enabled text links { url } }
      subscription_pop_up_time_based { delay_ms } pwa_settings { theme_color } restrict_private_messaging } } }`
  const bare = await visitor.graphql(query)
  t.match(bare, {
    data: {
      site: {
        name: 'Lupus',
        menu: [],
        yoastRedirects: [],
        homepage: null,
        defaultMeta: { title: 'Lupus' },
        settings: {
          accessibility: true,
          crisis_response_banner: { enabled: false, text: '', links: [] },
          subscription_pop_up_time_based: { delay_ms: 15_000 },
        },
      },
    },
  })
  await api.happened(
    { type: 'SiteSettingChanged', data: { site: api.site, setting: 'meta', value: 7 } },
    { type: 'SiteMenuArranged', data: { site: api.site, items: [{ odd: true }] } },
    { type: 'SiteRedirectAdded', data: { site: api.site, path: '/a', redirect: '/b' } },
    { type: 'SiteRedirectAdded', data: { site: api.site, path: '/b', redirect: '/a' } },
    { type: 'SiteFlagChanged', data: { site: api.site, flag: 'of another release', on: true } },
  )
  const { data, errors } = await visitor.graphql(query)
  t.same(errors, undefined)
  t.match(data.site, { menu: [], yoastRedirects: [], defaultMeta: { title: 'Lupus' } })
})
