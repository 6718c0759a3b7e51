import { t as file, test } from 'tap'
import { HAND_OFF, handOffUrl, passPath } from '../rules/routes/links.ts'
import { roles, type RoleId } from '../rules/roles.ts'
import { testApi } from './testing/api.ts'
import type { Browser } from './testing/browser.ts'

const api = await testApi(file)
const there = api.address.replace('127.0.0.1', 'localhost')
const admin = await api.member({ role: roles.administrator, username: 'opening_olga' })
const moderator = await api.member({ role: roles.moderator })
const ada = await api.member({ username: 'ada_reads' })
const { data: made } = await admin.graphql(`mutation {
  createSite(name: "Gout Friends", prefix: "gout", host: "localhost", purpose: "forum") {
    site { id isHidden purpose features menu { title } categories { slug } homepage { type } } pending
  }
}`)
const gout = made.createSite.site
const nowhere = { status: 'error', code: 'NO_SITE', message: 'There is no community at this address' }

/** Follows a link to the hidden host; returns the browser there and the last address with its status. */
async function enter(here: Browser, link = passPath('gout', '/robots.txt')) {
  const browser = api.visitor('localhost')
  let url = new URL(link, api.address)
  for (;;) {
    const response = await (url.origin === there ? browser : here).request(url.pathname + url.search)
    const location = response.headers.get('location')
    if (!location) return { browser, status: response.status, url: url.href }
    url = new URL(location, url)
  }
}

test('a new community begins with what its purpose needs, and is hidden', async (t) => {
  t.match(gout, { isHidden: true, purpose: 'forum', homepage: [{ type: 'Columns' }] })
  t.ok(['Accounts', 'Forums'].every((feature) => gout.features.includes(feature)))
  t.ok(gout.menu.length > 3)
  t.ok(gout.categories.length > 2)
})

test('a hidden community answers strangers on every route like a host without a community', async (t) => {
  const stranger = api.visitor('localhost')
  for (const path of [
    '/feed',
    '/feed/json',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/api/manifests/app.webmanifest',
    '/api/manifests/icon.svg',
    '/push-worker.js',
    '/.well-known/security.txt',
    '/api/auth/check-session',
    HAND_OFF,
    `${HAND_OFF}?from=lupus&to=/`,
    `${HAND_OFF}?from=lupus&to=/&pass=guessed`,
    `${HAND_OFF}/pass?for=lupus&to=/`,
    `${HAND_OFF}/issue?for=lupus&to=/&challenge=${'a'.repeat(43)}`,
    `${HAND_OFF}/accept?token=guessed&to=/`,
  ]) {
    const response = await stranger.request(path)
    t.equal(response.status, 404, path)
    t.same(await response.json(), nowhere, path)
  }
  t.match(await stranger.graphql('{ site { name } }'), nowhere)
  const credentials = { email: admin.email, password: 'sore knees 2' }
  t.match(await stranger.post('/api/auth/identity/callback', credentials), nowhere)
  const socket = stranger.socket()
  t.teardown(() => socket.dispose())
  await t.rejects(
    socket.iterate({ query: 'subscription { siteChanged { name } }' }).next(),
    'nor by a subscription',
  )
})

test('only administrators of communities come in from another host', async (t) => {
  const staff = await api.member()
  for (const role of Object.values<RoleId>(roles)) {
    await api.happened({ type: 'RoleChanged', data: { member: staff.member, role } })
    const { status, url } = await enter(staff)
    const mayEnter = role === roles.administrator || role === roles.superAdmin || role === roles.communityTech
    const last = mayEnter ? `${there}/robots.txt` : `${api.address}/`
    t.equal(url, last, `role ${role}`)
    if (mayEnter) t.equal(status, 200)
  }
  const { url, status } = await enter(api.visitor())
  t.equal(url, `${api.address}/`, 'a visitor is sent home')
  t.not(status, 200)
})

test('a pass to a hidden community works once, and an administrator there needs none', async (t) => {
  const made = await admin.request(passPath('gout', '/robots.txt'))
  const { pathname, search } = new URL(made.headers.get('location') ?? '')
  const [first, second] = [api.visitor('localhost'), api.visitor('localhost')]
  t.equal((await first.request(pathname + search)).status, 303)
  t.same(await second.get(pathname + search), nowhere)
  const { browser } = await enter(admin)
  t.equal((await browser.request(`${HAND_OFF}?from=lupus&to=/robots.txt`)).status, 303)
  t.equal((await browser.request(`${HAND_OFF}/accept?token=used&to=/robots.txt`)).status, 303)
})

test('an administrator who loses the role no longer sees the hidden community, nor hears from it', async (t) => {
  const other = await api.member({ role: roles.administrator })
  const { browser } = await enter(other)
  t.match(await browser.graphql('{ site { name isHidden } }'), {
    data: { site: { name: 'Gout Friends', isHidden: true } },
  })
  const subscribed = api.subscribed()
  const socket = browser.socket()
  t.teardown(() => socket.dispose())
  const news = socket.iterate({ query: 'subscription { siteChanged { description } }' })
  const first = news.next()
  await subscribed
  await first
  await api.happened({ type: 'RoleChanged', data: { member: other.member, role: roles.member } })
  t.match(await browser.graphql('{ site { name } }'), nowhere)
  const ended = news.next()
  await admin.graphql('mutation ($id: ID!) { describeSite(siteId: $id, description: "Toes") { pending } }', {
    id: gout.id,
  })
  await t.rejects(ended, 'the socket is closed')
})

const elsewhere = `query ($id: ID!) {
  siteSummaries { prefix } site { childSites { prefix } } node(id: $id) { id }
}`
const byPrefix = '{ site(prefix: "gout") { name } }'

test('other communities neither list a hidden one nor find it, and administrators find it without listing it', async (t) => {
  await admin.graphql(
    'mutation ($id: ID!, $parent: ID!) { chooseSiteParent(siteId: $id, parentId: $parent) { pending } }',
    {
      id: gout.id,
      parent: api.site,
    },
  )
  for (const browser of [api.visitor(), ada, moderator]) {
    t.same((await browser.graphql(elsewhere, { id: gout.id })).data, {
      siteSummaries: [{ prefix: 'lupus' }],
      site: { childSites: [] },
      node: null,
    })
    t.match(await browser.graphql(byPrefix), { errors: [{ message: 'Site not found' }] })
  }
  t.match((await admin.graphql(elsewhere, { id: gout.id })).data, {
    siteSummaries: [{ prefix: 'lupus' }],
    site: { childSites: [] },
    node: { id: gout.id },
  })
  t.match((await admin.graphql(`${byPrefix.slice(0, -1)} sites { prefix } }`)).data, {
    site: { name: 'Gout Friends' },
    sites: [{ prefix: 'gout' }, { prefix: 'lupus' }],
  })
  t.match(await moderator.graphql('{ contentRules(community: "gout") { rules } }'), {
    errors: [{ message: 'Site not found' }],
  })
})

test('what is written in a hidden community is found in no other, and once it opens, everybody reads it', async (t) => {
  const { browser } = await enter(admin)
  const thread = async (body: string) => {
    const created = await browser.graphql(
      'mutation ($body: String!) { createThread(title: "Welcome to our toes", body: $body) { thread { id slug } } }',
      { body },
    )
    return created.data.createThread.thread
  }
  const { id } = await thread('Hello @ada_reads')
  const read = async (who: Browser) =>
    (await who.graphql('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node
  const notices = async () =>
    (await ada.graphql('{ viewer { notices { edges { node { id } } } } }')).data.viewer.notices.edges.length
  const found = async (who: Browser) =>
    (await who.graphql('{ search(text: "toes", family: true) { total } }')).data.search.total
  t.same(await read(browser), { id }, 'its administrator reads it there')
  while ((await found(browser)) === 0);
  t.same([await read(ada), await notices(), await found(ada)], [null, 0, 0])

  const open = 'mutation ($id: ID!) { openSite(siteId: $id) { site { isHidden } pending } }'
  t.match(await moderator.graphql(open, { id: gout.id }), { errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  t.match(await admin.graphql(open, { id: gout.id }), { data: { openSite: { site: { isHidden: false } } } })
  t.equal((await api.visitor('localhost').request('/robots.txt')).status, 200)
  t.same((await api.visitor().graphql(elsewhere, { id: gout.id })).data, {
    siteSummaries: [{ prefix: 'gout' }, { prefix: 'lupus' }],
    site: { childSites: [{ prefix: 'gout' }] },
    node: { id: gout.id },
  })
  t.same(await read(ada), { id })
  t.same([await notices(), await found(ada)], [1, 1])
  const { url } = await enter(ada, handOffUrl(there, { from: 'lupus', path: '/robots.txt' }))
  t.equal(url, `${there}/robots.txt`, 'a member of another community is handed over')
})
