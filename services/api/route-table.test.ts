import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { t as file, test } from 'tap'
import type { RoleId } from '../rules/roles.ts'
import { builtRender } from './render.ts'
import { testApi } from './testing/api.ts'
import type { Browser } from './testing/browser.ts'

// The route table of the specification (§2), written down a second time and asked for over HTTP.

const web = join(import.meta.dirname, '../../web')
const built = join(web, 'dist/server/entry-server.js')
const skip = existsSync(built) ? false : 'the web is not built: npm run build'

const api = await testApi(file, {
  web: {
    render: await builtRender(built),
    assets: null,
    operations: join(web, 'persisted-queries.json'),
  },
  limits: { requests: 100_000, auth: 100 },
})

/** What the specification says of a path. */
interface Row {
  path: string
  /** What the heading of its screen says; of one that is not built, its name. */
  heading?: string | RegExp
  planned?: true
  /** The status of its screen, where it is not 200. */
  status?: number
  /** Where it leads everybody. */
  to?: [status: number, location: string]
  /** Who may enter; everybody where it is not given. */
  for?: 'members' | 'verified' | 'visitors' | 'moderators' | 'administrators'
  /** Whether members without a username may, though an account is needed. */
  unnamed?: true
  /** The feature without which it leads home. */
  feature?: string
}

const admin = await api.member({ role: 1 })
await named(admin, 'Amara Osei')

/** Gives a member a username. */
async function named(member: Browser, username: string) {
  const { errors } = await member.graphql(
    'mutation ($username: String!) { updateUser(username: $username) { user { id } } }',
    { username },
  )
  if (errors) throw new Error(errors[0].message)
}

/** Carries out a mutation of the site's, as its administrator. */
async function change(mutation: string) {
  const { errors } = await admin.graphql(`mutation { ${mutation} { pending } }`)
  if (errors) throw new Error(errors[0].message)
}
const switched = (flag: string, on: boolean) =>
  change(`changeSiteFlag(siteId: "${api.site}", flag: "${flag}", on: ${on})`)

for (const flag of ['community', 'stories', 'recipes', 'status_updates']) await switched(flag, true)
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

const oops = "Oops! We can't find that page."
const planned = (path: string, heading: string, more: Partial<Row> = {}): Row => ({
  path,
  heading,
  planned: true,
  ...more,
})
const leads = (path: string, location: string, status = 301, more: Partial<Row> = {}): Row => ({
  path,
  to: [status, location],
  ...more,
})
const community = { feature: 'community' } as const
const stories = { feature: 'stories' } as const
const recipes = { feature: 'recipes' } as const
const forums = { feature: 'Forums' } as const
const statuses = { feature: 'status_updates' } as const
const messaging = { feature: 'private_messaging', for: 'members' } as const
const account = { for: 'members' } as const

const table: Row[] = [
  // Content routes
  { path: '/', heading: /Lupus|Good to see you/ },
  leads('/?s=knees', '/search?s=knees', 302),
  leads('/?p=12', '/post/12?preview=true', 302),
  leads('/?preview_id=12', '/post/12?preview=true', 302),
  leads('/?page_id=12', '/post/12?preview=true', 302),
  leads('/?post_type=story&p=12', '/stories/12?preview=true', 302),
  leads('/?post_type=recipe&p=12', '/recipes/12?preview=true', 302),
  leads('/?post_type=gallery&p=12', '/images/12?preview=true', 302),
  planned('/search?s=knees', 'Search'),
  planned('/page/2', 'All articles'),
  planned('/author/ada', 'Articles of an author'),
  planned('/images', 'Galleries'),
  planned('/images/spring', 'A gallery'),
  planned('/sponsored', 'Sponsored articles'),
  planned('/featured', 'Featured'),
  planned('/homepage/spring', 'Preview of a homepage'),
  leads('/polls?poll_id=7', '/polls/7', 302),
  leads('/polls', '/'),
  planned('/polls/7', 'A poll'),
  planned('/vote/post/7', 'A vote'),
  planned('/quizzes', 'Quizzes'),
  planned('/quizzes/sleep', 'A quiz'),
  { path: '/a-post', heading: oops, status: 404 },
  { path: '/a-category/a-post', heading: oops, status: 404 },
  { path: '/a-category/a-post/2', heading: oops, status: 404 },
  { path: '/one/two/three/a-post/2', heading: oops, status: 404 },
  planned('/post/12', 'An article'),
  planned('/post/a-post', 'An article'),
  planned('/myjournai/today', 'My journal'),
  planned('/tag/sleep', 'A topic'),
  planned('/living', 'A collection'),
  { path: '/news', heading: oops, status: 404 },
  leads('/dinner', '/tag/dinner', 302),
  planned('/tag/dinner', 'A topic'),
  planned('/conditions/lupus', 'A condition'),
  planned('/conditions/lupus/signs', 'A page about a condition'),
  planned('/community', 'Community', community),
  planned('/stories', 'Stories', stories),
  planned('/stories/new', 'Share your story', { ...stories, for: 'verified' }),
  planned('/stories/mine', 'A story', stories),
  leads('/story/mine', '/stories/mine'),
  planned('/recipes', 'Recipes', recipes),
  planned('/recipes/new', 'Share a recipe', { ...recipes, for: 'verified' }),
  planned('/recipes/soup', 'A recipe', recipes),
  { path: '/forums', heading: /Forums/i, ...forums },
  { path: `/forums/${thread.slug}`, heading: 'Sore knees', ...forums },
  { path: '/create-thread', heading: /thread/i, for: 'verified', ...forums },
  leads('/forum', '/forums'),
  leads('/forum/pain', '/forums'),
  leads('/topic/sore-knees', '/forums/sore-knees'),
  leads('/q-and-a', '/forums'),
  leads('/q-and-a/sore-knees', '/forums/sore-knees'),
  leads('/q_and_a', '/forums'),
  leads('/q_and_a/sore-knees', '/forums/sore-knees'),
  planned('/email-unsubscribe', 'Unsubscribe'),
  planned('/unsubscribe.php', 'Unsubscribe'),
  planned('/unsubscribe', 'Unsubscribe', { for: 'members', unnamed: true }),
  { path: '/404', heading: oops, status: 404 },
  { path: '/super-secret-debug-tool', heading: 'Debug tool' },
  planned('/experiment-demo', 'Experiment'),
  leads('/privacy-notice', 'https://corporate.example/privacy-notice', 302),
  leads('/terms-of-use', 'https://corporate.example/terms-of-use', 302),
  planned('/about-us', 'About us'),

  // Members and account
  { path: '/members/amara-osei', heading: 'Amara Osei' },
  planned('/members/amara-osei/activity', 'Activity'),
  planned('/members/amara-osei/status', 'Status updates', statuses),
  planned('/members/amara-osei/status/7', 'A status update', statuses),
  planned('/members/amara-osei/awards', 'Awards'),
  { path: '/profile', heading: /./, ...account },
  planned('/profile/edit', 'Edit your profile', account),
  planned('/profile/notifications', 'Notifications', account),
  planned('/profile/notifications/settings', 'Notification settings', account),
  planned('/profile/questions', 'Questions about you', account),
  planned('/profile/questions/extended', 'Questions about you', account),
  planned('/profile/questions/social', 'Questions about you', account),
  planned('/profile/following', 'Following', account),
  planned('/profile/following/members', 'Following', account),
  planned('/profile/bookmarks', 'Bookmarks', account),
  planned('/profile/awards', 'Your awards', account),

  // Messages
  { path: '/messages', heading: /Messages/, ...messaging },
  { path: '/messages/archive', heading: /Messages|Archive/i, ...messaging },
  {
    path: '/messages/archive/conversation_00000000000000000000000000',
    heading: oops,
    status: 404,
    ...messaging,
  },
  { path: '/messages/blocked', heading: /Blocked|Messages/i, ...messaging },
  { path: '/messages/conversation_00000000000000000000000000', heading: oops, status: 404, ...messaging },
  { path: '/messages/new', heading: /message/i, ...messaging, for: 'verified' },

  // Auth routes
  { path: '/register', heading: /./, for: 'visitors', feature: 'Accounts' },
  { path: '/member-login', heading: /./, for: 'visitors' },
  leads('/admin', '/member-login'),
  leads('/dashboard/wp-login.php', '/forgot-password'),
  planned('/forgot-password', 'Trouble signing in?'),
  planned('/patient-leader-certification-program-login', 'Patient leader certification'),
  { path: '/moderation', heading: 'Moderation', for: 'moderators', unnamed: true },
  { path: `/moderation/${thread.id}`, heading: /./, for: 'moderators', unnamed: true },
  planned('/content-flag/THREAD/7', 'A flagged item', { for: 'administrators', unnamed: true }),
  { path: '/wp-admin/', heading: 'Administration', for: 'administrators', unnamed: true },
]

/** Somebody who asks, and what the specification calls them. */
interface Asker {
  who: string
  browser: Browser
  role: RoleId | null
  isVerified: boolean
  isNamed: boolean
}

async function member(username: string | null, options: { role?: RoleId; verified?: boolean } = {}) {
  const browser = await api.member(options)
  if (username) await named(browser, username)
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

/** What the specification's guards say to somebody (§2 Route guards, §6). */
function expected(row: Row, { role, isVerified, isNamed }: Asker): Answer {
  const { path, heading = /./, status = 200, for: audience } = row
  if (row.to) return { status: row.to[0], location: row.to[1] }
  const screen = { heading, status }
  if (!audience) return screen
  if (audience === 'visitors') return role ? { status: 302, location: '/profile' } : screen
  if (!role) return { status: 302, location: `/member-login?redirect=${encodeURIComponent(path)}` }
  const mayEnter =
    (audience !== 'moderators' || moderators.includes(role)) &&
    (audience !== 'administrators' || administrators.includes(role))
  if (!mayEnter) return { status: 403, heading: 'Not authorized' }
  if (!isNamed && !row.unnamed)
    return { status: 302, location: `/register-username?redirect=${encodeURIComponent(path)}` }
  if (audience === 'verified' && !isVerified)
    return { status: 403, heading: /Verify your account|You must verify/ }
  return screen
}

const tagless = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()

/** The main heading of a page. */
const headingOf = (html: string) =>
  tagless(/<main.*<\/main>/s.exec(html)?.[0].match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1] ?? '')

async function ask(browser: Browser, path: string) {
  const response = await browser.request(path)
  const html = await response.text()
  const location = response.headers.get('location')
  return { status: response.status, location, heading: headingOf(html), html }
}

for (const asker of askers) {
  test(`the table of routes, for ${asker.who}`, { skip }, async (t) => {
    for (const row of table) {
      const wanted = expected(row, asker)
      const { status, location, heading, html } = await ask(asker.browser, row.path)
      t.equal(status, wanted.status, `${row.path} answers ${wanted.status}`)
      if ('location' in wanted) t.equal(location, wanted.location, `${row.path} leads on`)
      else t.match(heading, wanted.heading, `${row.path} shows its screen`)
      if (row.planned && 'heading' in wanted && wanted.status === 200)
        t.match(html, /Not built yet/, `${row.path} says that it is not there yet`)
    }
  })
}

test('one’s own page leads to the profile', { skip }, async (t) => {
  const { status, location } = await ask(admin, '/members/amara-osei')
  t.same([status, location], [302, '/profile'])
})

test('whoever has chosen a name does not choose it again', { skip }, async (t) => {
  const { status, location } = await ask(admin, '/register-username?redirect=%2Fforums')
  t.same([status, location], [302, '/forums'])
  const [, unnamed] = askers
  t.equal((await ask(unnamed!.browser, '/register-username')).heading, 'Choose your username')
})

test('a log-in that is wanted for elsewhere leads home', { skip }, async (t) => {
  for (const wanted of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const { location } = await ask(admin, `/member-login?redirect=${encodeURIComponent(wanted)}`)
    t.equal(location, '/', wanted)
  }
  t.equal((await ask(admin, '/member-login?redirect_to=%2Fforums')).location, '/forums')
})

test('a site’s own list of redirects', { skip }, async (t) => {
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

test('what a client says of host and path is believed by nobody', { skip }, async (t) => {
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

test('broken addresses get an answer, and the next one is served', { skip }, async (t) => {
  const visitor = api.visitor()
  for (const path of ['/%E0%A4%A', '/forums/%ff', `/${'a'.repeat(10_000)}`, `/${'%41'.repeat(3000)}`]) {
    const { status } = await visitor.request(path)
    t.ok(status >= 400 && status < 500, `${path.slice(0, 20)} answers ${status}`)
  }
  t.equal((await visitor.request('/')).status, 200)
})

test('a feature that is off closes its routes: home, for everybody', { skip }, async (t) => {
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
  for (const path of ['/forum', '/topic/sore-knees', '/story/mine']) {
    t.equal((await ask(visitor!.browser, path)).location, '/', `${path} leads there at once`)
  }
  await switched('Accounts', false)
  t.equal((await ask(visitor!.browser, '/register')).location, '/')
})
