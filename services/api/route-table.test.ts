import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t as file, test } from 'tap'
import type { RoleId } from '../rules/roles.ts'
import { builtRender } from './pages/render.ts'
import { testApi } from './testing/api.ts'
import type { Browser } from './testing/browser.ts'
import { routeTable, type Row } from './testing/route-table.ts'

// Requests every route of the specification (§2) as each kind of person that the specification distinguishes.

const web = join(import.meta.dirname, '../../web')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

const api = await testApi(file, {
  web: {
    render: await builtRender(built),
    assets: null,
    operations: join(web, 'persisted-queries.json'),
  },
})

const admin = await api.member({ role: 1, username: 'Amara Osei' })

async function change(mutation: string) {
  const { errors } = await admin.graphql(`mutation { ${mutation} { pending } }`)
  if (errors) throw new Error(errors[0].message)
}
const switched = (flag: string, on: boolean) =>
  change(`changeSiteFlag(siteId: "${api.site}", flag: "${flag}", on: ${on})`)

for (const flag of ['community', 'status_updates']) await switched(flag, true)
await change(`addCategory(siteId: "${api.site}", slug: "living", name: "Living")`)
await change(`addCategory(siteId: "${api.site}", slug: "news", name: "News", hasPost: true)`)
await change(`addCategory(siteId: "${api.site}", slug: "dinner", name: "Dinner", indexType: "recipes")`)
await change(
  `changeSiteSetting(siteId: "${api.site}", setting: "corporate_site", value: "https://corporate.example")`,
)

const { data: made } = await admin.graphql(
  'mutation { createThread(title: "Sore knees", body: "They are.") { thread { id slug } } }',
)
const { thread } = made.createThread
await admin.graphql('mutation { createDisorder(disorder: { name: "Lupus", synonyms: [] }) { pending } }')

const table = routeTable(thread)

interface Asker {
  who: string
  browser: Browser
  role: RoleId | null
  isVerified: boolean
  isNamed: boolean
}

async function member(username: string | null, options: { role?: RoleId; verified?: boolean } = {}) {
  const browser = await api.member({ ...options, ...(username !== null && { username }) })
  const { role = 3, verified = true } = options
  const who = `${username ? '' : 'unnamed '}${verified ? '' : 'unverified '}role ${role}`
  return { who, browser, role, isVerified: verified, isNamed: username !== null }
}

const askers: Asker[] = [
  { who: 'a visitor', browser: api.visitor(), role: null, isVerified: false, isNamed: false },
  await member(null, {}),
  await member('Una Unverified', { verified: false }),
  await member('Rosa One', { role: 1 }),
  await member('Rosa Two', { role: 2 }),
  await member('Rosa Three', { role: 3 }),
  await member('Rosa Four', { role: 4 }),
  await member('Rosa Five', { role: 5 }),
  await member('Rosa Six', { role: 6 }),
]

const moderators: readonly (RoleId | null)[] = [1, 2, 5, 6]
const administrators: readonly (RoleId | null)[] = [1, 5, 6]

type Answer = { location: string; status: number } | { heading: string | RegExp; status: number }

/** Response that the specification demands for a route and a person (§2 Route guards, §6). */
function expected(row: Row, { role, isVerified, isNamed }: Asker): Answer {
  const { path, heading = /./, status = 200, for: audience } = row
  if (row.to) return { status: row.to[0], location: row.to[1] }
  const screen = { heading, status }
  const isPage = audience !== undefined || status !== 404 || row.isRoute
  const isNameless = role !== null && !isNamed && !row.unnamed && isPage
  const query = path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`
  const toName = { status: 302, location: `/register-username${query}` }
  const isRefused = row.isPreview && !administrators.includes(role)
  if (!audience)
    return isNameless ? toName : isRefused ? { status: 403, heading: 'No preview permission' } : screen
  if (audience === 'visitors') return role ? { status: 302, location: '/profile' } : screen
  if (!role) return { status: 302, location: `/member-login?redirect=${encodeURIComponent(path)}` }
  const mayEnter =
    (audience !== 'moderators' || moderators.includes(role)) &&
    (audience !== 'administrators' || administrators.includes(role))
  if (!mayEnter) return { status: 403, heading: 'Not authorized' }
  if (isNameless) return toName
  if (audience === 'verified' && !isVerified)
    return { status: 302, location: `/profile?verify=${encodeURIComponent(path)}` }
  return screen
}

const tagless = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

const headingOf = (html: string) =>
  tagless(/<main.*<\/main>/s.exec(html)?.[0].match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '')

async function ask(browser: Browser, path: string) {
  const response = await browser.request(path)
  const html = await response.text()
  const location = response.headers.get('location')
  return { status: response.status, location, heading: headingOf(html), html }
}

for (const asker of askers) {
  test(`all routes respond to ${asker.who} as specified`, { skip }, async (t) => {
    for (const row of table) {
      const wanted = expected(row, asker)
      const { status, location, heading, html } = await ask(asker.browser, row.path)
      t.equal(status, wanted.status, `${row.path} answers ${wanted.status}`)
      if ('location' in wanted) t.equal(location, wanted.location, `${row.path} leads on`)
      else t.match(heading, wanted.heading, `${row.path} shows its screen`)
      if ('heading' in wanted && wanted.status !== 200)
        t.match(html, /<meta name="robots" content="noindex"/, `${row.path} is for no search engine`)
    }
  })
}

test('members who open their own public page are redirected to their profile', { skip }, async (t) => {
  const { status, location } = await ask(admin, '/members/amara-osei')
  t.same([status, location], [302, '/profile'])
})

test('the page for choosing a username redirects members who already have one', { skip }, async (t) => {
  const { status, location } = await ask(admin, '/register-username?redirect=%2Fforums')
  t.same([status, location], [302, '/forums'])
  const [, unnamed] = askers
  t.equal((await ask(unnamed!.browser, '/register-username')).heading, 'Choose your username')
})

test(
  'after a log-in at a provider, its result is shown on the page that asks for a username',
  { skip },
  async (t) => {
    const [, unnamed] = askers
    const { location } = await ask(unnamed!.browser, '/forums?sort=new&provider-log-in=new')
    t.equal(location, '/register-username?redirect=%2Fforums%3Fsort%3Dnew&provider-log-in=new')
  },
)

test('a login whose redirect target is on another host leads to the home page', { skip }, async (t) => {
  for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { location } = await ask(admin, `/member-login?redirect=${encodeURIComponent(wanted)}`)
    t.equal(location, '/', wanted)
  }
  t.equal((await ask(admin, '/member-login?redirect_to=%2Fforums')).location, '/forums')
  const whole = encodeURIComponent(`${api.address}/forums?page=2`)
  t.equal((await ask(admin, `/member-login?redirect=${whole}`)).location, '/forums?page=2')
})

test('visitors are redirected as the list of redirects of the site says', { skip }, async (t) => {
  const add = (path: string, redirect: string) =>
    change(`addSiteRedirect(siteId: "${api.site}", path: "${path}", redirect: "${redirect}")`)
  await add('/old-page', '/older-page')
  await add('/older-page', '/forum')
  await add('/elsewhere', 'https://other.example/page')
  const visitor = api.visitor()
  const to = async (path: string) => {
    const { status, location } = await ask(visitor, path)
    return [status, location]
  }
  t.same(await to('/old-page?utm_source=x'), [302, '/forums?utm_source=x'])
  t.same(await to('/elsewhere'), [302, 'https://other.example/page'])
  t.same(await to('/forums?fbclid=abc'), [
    302,
    `/forums?utm_source=${new URL(api.address).hostname}&utm_medium=organic`,
  ])
  const response = await visitor.request('//evil.example?fbclid=1')
  const location = response.headers.get('location')
  t.ok(
    location === null || new URL(location, api.address).origin === api.address,
    'no way out to another host',
  )
})

test('hosts and paths in forged request headers have no effect', { skip }, async (t) => {
  const headers = {
    'nex-host': 'other.example',
    'nex-path': '/wp-admin/operations',
    'nex-ssr': 'true',
    'nex-uuid': 'not-a-uuid',
    'x-forwarded-host': 'other.example',
  }
  const visitor = api.visitor()
  const response = await visitor.request('/forums', { headers })
  t.equal(response.status, 200)
  const html = await response.text()
  t.notMatch(html, /other\.example/)
  const answer = await visitor.graphql('{ site { host } viewer { id } }', {}, headers)
  t.same(answer.data, { site: { host: '127.0.0.1' }, viewer: null })
  t.ok((await visitor.graphql('{ operations { head } }', {}, headers)).errors, 'no way in')
})

test('a malformed URL gets an error response, and later requests still work', { skip }, async (t) => {
  const visitor = api.visitor()
  for (const path of ['/%E0%A4%A', '/forums/%ff', `/${'a'.repeat(10_000)}`, `/${'%41'.repeat(3000)}`]) {
    const { status } = await visitor.request(path)
    t.ok(status >= 400 && status < 500, `${path.slice(0, 20)} answers ${status}`)
  }
  t.equal((await visitor.request('/')).status, 200)
})

test('routes of a feature that is switched off redirect everyone to the home page', { skip }, async (t) => {
  const features = [...new Set(table.flatMap(({ feature }) => feature ?? []))].filter(
    (one) => one !== 'Accounts',
  )
  for (const feature of features) await switched(feature, false)
  const [visitor, , , administrator] = askers
  for (const asker of [visitor!, administrator!]) {
    for (const row of table.filter(({ feature }) => feature && features.includes(feature))) {
      const { status, location } = await ask(asker.browser, row.path)
      t.same([status, location], [302, '/'], `${row.path}, for ${asker.who}`)
    }
  }
  for (const path of ['/forum', '/topic/sore-knees']) {
    t.equal((await ask(visitor!.browser, path)).location, '/', `${path} leads there at once`)
  }
  await switched('Accounts', false)
  t.equal((await ask(visitor!.browser, '/register')).location, '/')
})
