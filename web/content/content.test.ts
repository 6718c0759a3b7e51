import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { t as file, test } from 'tap'
import { structuredDataProblems } from '../../scripts/testing/schema-org.ts'
import { builtRender } from '../../services/api/pages/render.ts'
import { testApi } from '../../services/api/testing/api.ts'

// Published items as visitors get them: pages, lists, feeds and the sitemap.

const web = join(import.meta.dirname, '..')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

const api = await testApi(file, {
  web: { render: await builtRender(built), assets: null, operations: join(web, 'persisted-queries.json') },
})
const editor = await api.member({ role: 1, username: 'Amara Osei' })

async function change(mutation: string, variables: object = {}) {
  const { data, errors } = await editor.graphql(mutation, variables)
  if (errors) throw new Error(errors[0].message)
  return data
}

const { data: me } = await editor.graphql('{ viewer { id slug } }')
const ms = await api.openSite('MS', 'ms.test')
await change(
  `mutation { changeSiteSetting(siteId: "${api.site}", setting: "enable_auth_wall", value: true) { pending } }`,
)
await change(`mutation { addCategory(siteId: "${api.site}", slug: "living", name: "Living") { pending } }`)

const html = (given: string) => ({ options: { HTML: { html: given } } })

interface Given {
  type?: string
  title: string
  [field: string]: unknown
}

/** Writes an item and publishes it; returns its id. */
async function publish({ type = 'POST', title, ...given }: Given): Promise<string> {
  const post = { title, sections: [html(`<p>About ${title}.</p>`)], authors: [me.viewer.id], ...given }
  const { writePost } = await change(
    'mutation ($type: AssocType!, $post: PostInput!) { writePost(type: $type, post: $post) { postId } }',
    { type, post },
  )
  await change('mutation ($id: ID!) { publishPost(postId: $id) { pending } }', { id: writePost.postId })
  return writePost.postId
}

/** Requests a path of a host as a visitor. */
async function ask(path: string, host = new URL(api.address).host) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    location: string | undefined
    body: string
  }>()
  const headers = { host, accept: 'text/html' }
  request(api.address + path, { headers }, (response) => {
    const { statusCode: status = 0 } = response
    const { location } = response.headers
    void text(response).then((body) => resolve({ status, location, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

const picture = { url: '/demo/pictures/covers/lupus.svg', alt: 'A lake', width: 1600, height: 900 }
const numberOf = async (id: string): Promise<string> =>
  (await change('query ($id: ID!) { manuscript(id: $id) { number } }', { id })).manuscript.number
const sleep = await publish({
  title: 'Sleep well',
  permalink: 'living/sleep',
  excerpt: 'Nights with lupus & "friends"',
  categories: ['living'],
  tags: ['sleep'],
  featuredMedia: { ...picture, illustrator: 'Ida Mori' },
  crossPublished: [ms],
  sections: [
    html('<h2>Why</h2><p>Because.</p><h2>How</h2><p>Slowly.</p><h2>When</h2><p>Tonight.</p>'),
    { ...html('<p>For members</p>'), isAuthwalled: true },
    { ...html('<p>For members too</p>'), isAuthwalled: true },
  ],
})
await publish({ title: 'Plain post' })
await publish({ title: 'A paid text', type: 'SPONSORED_ARTICLE' })
await publish({ title: 'Ten pictures', type: 'GALLERY' })
await publish({ title: 'Feet', type: 'GRAPHIC' })
await publish({ title: 'Everything on rest', type: 'CAS' })
await publish({ title: 'Community rules', type: 'PAGE' })

/** Titles of the published items by path. */
const paths = {
  '/living/sleep': 'Sleep well',
  '/posts/plain-post': 'Plain post',
  '/posts/a-paid-text': 'A paid text',
  '/posts/ten-pictures': 'Ten pictures',
  '/infographic/feet': 'Feet',
  '/everything-on-rest': 'Everything on rest',
  '/community-rules': 'Community rules',
}

test(
  'each kind of item has a page at its own path, to which its other addresses lead',
  { skip },
  async (t) => {
    for (const [path, title] of Object.entries(paths)) {
      const { status, body } = await ask(path)
      t.equal(status, 200, path)
      t.match(body, `<h1>${title}</h1>`, path)
      t.match(body, `rel="canonical" href="${api.address}${path}"`, path)
    }
    for (const [path, to] of [
      ['/posts/sleep-well', '/living/sleep'],
      ['/post/sleep-well?comment=x', '/living/sleep?comment=x'],
      [`/post/${sleep}`, '/living/sleep'],
      [`/post/${await numberOf(sleep)}`, '/living/sleep'],
      ['/living/sleep/2', '/living/sleep'],
      ['/a/living/sleep-well', '/living/sleep'],
      ['/plain-post', '/posts/plain-post'],
      ['/myjournai/plain-post', '/posts/plain-post'],
      ['/images/ten-pictures', '/posts/ten-pictures'],
      ['/posts/feet', '/infographic/feet'],
      ['/posts/community-rules', '/community-rules'],
    ] as const)
      t.match(await ask(path), { status: 301, location: to }, path)
    const preview = `/post/${await numberOf(sleep)}?preview=true`
    for (const query of ['p', 'preview_id', 'page_id'])
      t.match(await ask(`/?${query}=${await numberOf(sleep)}`), { status: 302, location: preview })
    t.match(await ask(preview), { status: 302, location: '/living/sleep' }, 'readers get what is published')
    for (const path of [
      '/posts/nothing',
      '/nothing',
      '/living/nothing/3',
      '/post/7',
      '/tag/nothing',
      '/author/nobody',
    ])
      t.equal((await ask(path)).status, 404, path)
    const about = await ask('/about-us')
    t.match(about.body, 'published this page yet')
    t.match(about.body, '<meta name="robots" content="noindex"')
  },
)

test('the page of an article has what its editors gave it', { skip }, async (t) => {
  const { body } = await ask('/living/sleep')
  t.match(body, /href="\/author\/amara-osei"[^>]*>Amara Osei</)
  t.match(body, 'Nights with lupus &amp;')
  t.match(body, 'Illustration: <!-- -->Ida Mori')
  t.match(body, /<h2 id="part-how">How/)
  t.match(body, /<a href="#part-how">How/)
  t.match(body, /href="\/tag\/sleep"/)
  t.match(body, /<link rel="preload" as="image"[^>]*lupus\.svg/)
  t.match(body, 'Published on <!-- -->2<!-- --> communities')
  t.match(body, '"image":{"@type":"ImageObject"')
  t.match(body, '"width":1600,"height":900')
  t.match(body, '"isAccessibleForFree":false')
  t.equal(body.split('This section is for members').length - 1, 1, 'a run of sections has one request')
  t.match(body, /<p [^>]*aria-hidden="true"[^>]*>Members read on here/)
  t.notMatch(body, /For members/)
  t.match(body, 'React to this article')
  const free = await ask('/posts/plain-post')
  t.match(free.body, '"isAccessibleForFree":true')
  const paid = await ask('/posts/a-paid-text')
  t.match(paid.body, '>Sponsored<')
  t.notMatch(paid.body, 'React to this article', 'engagement is hidden (spec §9)')
  t.notMatch(paid.body, 'id="comment-thread"')
})

test(
  'an article says who closed its comments, and the Editorial Team has the logo of the site',
  { skip },
  async (t) => {
    const logo = '/demo/pictures/logos/lupus.svg'
    await change(
      'mutation ($id: ID!, $logo: String) { chooseSiteLogo(siteId: $id, logo: $logo) { pending } }',
      {
        id: api.site,
        logo,
      },
    )
    const closed = { byline: 'team', comments: 'closed' }
    const ids = [await publish({ title: 'Closed', ...closed }), await publish({ title: 'Locked' })]
    await change(
      'mutation ($id: ID!) { moderationContentFlag(assocId: $id, assocType: POST, operation: LOCK) { pending } }',
      { id: ids[1] },
    )
    const said = async (path: string) => (await ask(path)).body.replaceAll('<!-- -->', '')
    const byEditors = await said('/posts/closed')
    t.match(byEditors, 'The editors closed this to new comments.')
    t.match(byEditors, `<img src="${logo}" alt="" class=`)
    t.match(await said('/posts/locked'), 'Moderators closed this to new comments.')
    for (const id of ids)
      await change('mutation ($id: ID!) { unpublishPost(postId: $id) { pending } }', { id })
  },
)

test('an article on another site has its canonical address on its own', { skip }, async (t) => {
  const { body, status } = await ask('/living/sleep', 'ms.test')
  t.equal(status, 200)
  t.match(body, /rel="canonical" href="http:\/\/127\.0\.0\.1(:\d+)?\/living\/sleep"/)
  t.match(body, /href="http:\/\/127\.0\.0\.1(:\d+)?\/author\/amara-osei"/, 'and the archives of its authors')
  t.equal((await ask('/posts/plain-post', 'ms.test')).status, 404, 'others are not there')
  const list = await ask('/page/1', 'ms.test')
  t.match(list.body, /href="http:\/\/127\.0\.0\.1[^"]*\/living\/sleep\?original_site=lupus"/)
})

test(
  'lists of each site show at once what is published on it, and what is taken off',
  { skip },
  async (t) => {
    const listed = async () => (await ask('/page/1', 'ms.test')).body
    t.notMatch(await listed(), 'For both')
    const id = await publish({ title: 'For both', crossPublished: [ms] })
    t.match(await listed(), 'For both')
    await change('mutation ($id: ID!) { unpublishPost(postId: $id) { pending } }', { id })
    t.notMatch(await listed(), 'For both')
  },
)

test(
  'an article names its communities: none on one, two by their logos, and the others as a number',
  { skip },
  async (t) => {
    const sites: string[] = []
    for (let n = 0; n < 48; n++) sites.push(await api.openSite(`S${n}`, `s${n}.test`))
    for (const [communities, more] of [
      [1, null],
      [3, '+1'],
      [50, '+48'],
    ] as const) {
      const crossPublished = [ms, ...sites].slice(0, communities - 1)
      const id = await publish({ title: `On ${communities}`, crossPublished })
      const { body } = await ask(`/posts/on-${communities}`)
      const [summary = ''] = /<summary>.*?Published on.*?<\/summary>/s.exec(body) ?? []
      if (more === null) t.notMatch(body, 'Published on')
      else {
        const text = summary.replaceAll('<!-- -->', '')
        t.match(text, `Published on ${communities} communities`)
        t.match(text, `<span>${more}</span>`)
        t.equal(text.match(/<(?:svg|img)/g)?.length, 2, 'two logos')
        t.equal(
          (await ask(`/posts/on-${communities}`, `s${communities - 3}.test`)).status,
          200,
          'on the last of them',
        )
      }
      await change('mutation ($id: ID!) { unpublishPost(postId: $id) { pending } }', { id })
    }
  },
)

test('lists have what belongs in them, in pages', { skip }, async (t) => {
  const has = async (path: string, titles: readonly string[]) => {
    const { status, body } = await ask(path)
    t.equal(status, 200, path)
    const found = [...body.matchAll(/<article aria-label="([^"]*)"/g)].map(([, title]) => title)
    t.same(found, titles, path)
  }
  await has('/page/1', ['Feet', 'Ten pictures', 'A paid text', 'Plain post', 'Sleep well'])
  await has('/images', ['Ten pictures'])
  await has('/sponsored', ['A paid text'])
  await has('/featured', ['Everything on rest'])
  await has('/tag/sleep', ['Sleep well'])
  await has('/living', ['Sleep well'])
  await has('/author/amara-osei', ['Feet', 'Ten pictures', 'A paid text', 'Plain post', 'Sleep well'])
  for (const path of ['/page/2', '/page/0', '/images?page=x', '/living/2', '/tag/sleep?page=2'])
    t.equal((await ask(path)).status, 404, path)
  t.match(await ask('/tag/Sleep'), { status: 301, location: '/tag/sleep' })
})

test('feeds and the sitemap have what is published, and nothing else', { skip }, async (t) => {
  const { writePost } = await change(
    'mutation ($post: PostInput!) { writePost(type: POST, post: $post) { postId } }',
    { post: { title: 'A secret draft', sections: [html('<p>Unsaid</p>')], tags: ['sleep'] } },
  )
  const rss = await ask('/feed')
  const titles = [...rss.body.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)
  t.same(titles, ['Feet', 'Ten pictures', 'Sponsored: A paid text', 'Plain post', 'Sleep well'])
  for (const path of ['/tag/sleep/feed', '/author/amara-osei/feed/json', '/feed/json'])
    t.match((await ask(path)).body, 'Sleep well', path)
  for (const path of ['/tag/nothing/feed', '/author/nobody/feed'])
    t.equal((await ask(path)).status, 404, path)
  const secrets = ['secret draft', 'Unsaid', 'For members', writePost.postId]
  for (const path of [
    '/feed',
    '/feed/json',
    '/tag/sleep/feed',
    '/',
    '/page/1',
    '/living/sleep',
    '/sitemap-posts.xml',
  ])
    for (const secret of secrets) t.notMatch((await ask(path)).body, secret, `${path} without ${secret}`)
  for (const path of ['/post/a-secret-draft', `/post/${writePost.postId}`])
    t.equal((await ask(path)).status, 404, path)
  const listed = async (host?: string) =>
    [...(await ask('/sitemap-posts.xml', host)).body.matchAll(/<loc>([^<]*)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
  t.same((await listed()).toSorted(), Object.keys(paths).toSorted())
  t.same(await listed('ms.test'), [], 'what is from another site is in the sitemap of that site')
  t.match((await ask('/sitemap.xml')).body, '/sitemap-posts.xml')
  const lists = async (host?: string) =>
    [
      ...(await ask('/sitemap-pages.xml', host)).body.matchAll(
        /<loc>[^<]*\/(images|sponsored|featured|living|about-us)</g,
      ),
    ].map(([, path]) => path)
  t.same(await lists(), ['images', 'sponsored', 'featured', 'living'], 'lists with items')
  t.same(await lists('ms.test'), [], 'and none without')
  for (const name of [writePost.postId, await numberOf(writePost.postId)]) {
    const preview = await ask(`/post/${name}?preview=true`)
    t.equal(preview.status, 403)
    t.match(preview.body, 'No preview permission')
  }
  t.equal((await ask(`/post/${await numberOf(writePost.postId)}`)).status, 404)
  const own = await editor.request(`/post/${writePost.postId}?preview=true`)
  t.match(await own.text(), 'A secret draft', 'its editors can look at it')
})

test('a feed has what visitors may read in full, and is sent once', { skip }, async (t) => {
  const { items } = JSON.parse((await ask('/feed/json')).body)
  const walled = items.find(({ title }: { title: string }) => title === 'Sleep well')
  t.match(walled.content_html, /<p>.+<em>A part is for members. <a href="http:/s)
  t.notMatch(walled.content_html, 'For members')

  const { createThread } = await change(
    'mutation { createThread(title: "Cold hands", body: "What **helps**?") { thread { id slug } } }',
  )
  const { id, slug } = createThread.thread
  await change(
    `mutation { createComment(assocId: "${id}", assocType: THREAD, body: "Wool & tea") { position } }`,
  )
  const [forums, thread] = await Promise.all(
    ['/forums/feed/json', `/forums/${slug}/feed/json`].map(async (path) =>
      JSON.parse((await ask(path)).body),
    ),
  )
  t.match(forums.items, [
    { title: 'Cold hands', content_html: /<strong>helps/, authors: [{ name: 'Amara Osei' }] },
  ])
  t.match(thread.items, [{ title: 'Amara Osei answered', content_html: '<p>Wool &#38; tea</p>' }])
  const page = (await ask(`/forums/${slug}`)).body
  const [, things = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? []
  t.same(structuredDataProblems(JSON.parse(things)), [])
  t.match(JSON.parse(things)['@graph'][0].comment, [
    { '@type': 'Comment', text: 'Wool & tea', author: { name: 'Amara Osei', url: /^http/ }, url: /comment=/ },
  ])
  t.match(JSON.parse((await ask('/living/feed/json')).body).items, [{ title: 'Sleep well' }], 'a category')
  for (const [old, present] of [
    ['/feed/', '/feed'],
    ['/comments/feed/', '/forums/feed'],
    ['/living/sleep/feed/', '/living/sleep/feed'],
    ['/post/sleep-well/feed', '/living/sleep/feed'],
  ] as const)
    t.match(await ask(old), { status: 301, location: present }, old)
  await change(
    `mutation { addSiteRedirect(siteId: "${api.site}", path: "/2019/sleep", redirect: "/living/sleep") { pending } }`,
  )
  for (const [old, present] of [
    ['/comments/feed', '/forums/feed'],
    ['/category/living/feed', '/living/feed'],
    ['/2019/sleep/feed', '/living/sleep/feed'],
    ['/2019/sleep/feed/json', '/living/sleep/feed/json'],
  ] as const)
    t.match(await ask(old), { status: 302, location: present }, old)
  t.equal((await ask('/living/sleep/feed')).status, 200, 'an article has a feed of its comments')
  t.equal((await ask('/nothing/here/feed')).status, 404)

  const get = (headers: Record<string, string>) => api.visitor().request('/feed', { headers })
  const { headers } = await get({})
  const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
  t.equal((await get({ 'if-none-match': etag })).status, 304)
  t.equal((await get({ 'if-modified-since': changed })).status, 304)
  t.equal((await get({ 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' })).status, 200)
  t.equal((await get({ 'if-none-match': '"other"', 'if-modified-since': changed })).status, 200)
  t.equal((await get({ 'accept-encoding': 'gzip' })).headers.get('content-encoding'), 'gzip')
})

test(
  'A page, its feed and its manifest have the language of the site, and times follow it',
  { skip },
  async (t) => {
    t.match((await ask('/living/sleep')).body, /^<!DOCTYPE html><html lang="en">/)
    await change(
      'mutation ($id: ID!, $wording: JSON!) { publishSiteWording(siteId: $id, wording: $wording) { pending } }',
      {
        id: api.site,
        wording: {
          language: 'de',
          sentence: 'Es gelten die {terms} und die {privacy}.',
          terms: { title: 'Bedingungen', url: '/terms-of-use' },
          privacy: { title: 'Datenschutz', url: '/privacy-notice' },
        },
      },
    )
    const { body } = await ask('/posts/plain-post')
    t.match(body, /^<!DOCTYPE html><html lang="de">/)
    t.match(body, /<time [^>]*>(?:jetzt|vor \d+ Minuten?)<\/time>/)
    t.match((await ask('/feed')).body, '<language>de</language>')
    t.match((await ask('/api/manifests/app.webmanifest')).body, '"lang":"de"')
  },
)

test(
  'an article with sections for members is free to read once its site has no wall',
  { skip },
  async (t) => {
    await publish({ title: 'Partly walled', sections: [{ ...html('<p>Walled</p>'), isAuthwalled: true }] })
    const wall = (value: boolean) =>
      change(
        `mutation { changeSiteSetting(siteId: "${api.site}", setting: "enable_auth_wall", value: ${value}) { pending } }`,
      )
    t.match((await ask('/posts/partly-walled')).body, '"isAccessibleForFree":false')
    await wall(false)
    t.match((await ask('/posts/partly-walled')).body, '"isAccessibleForFree":true')
    await wall(true)
  },
)
