import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import t, { type Test } from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { unsubscribeHash } from '../../services/commands/names/addresses.ts'
import { mailedPath } from '../../services/rules/routes/mailed-links.ts'
import { routes, type Route } from '../../services/rules/routes/routes.ts'
import { root } from '../../scripts/network.ts'
import { demoLogins } from '../../scripts/seed/logins.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { answerOf } from '../../scripts/testing/request.ts'
import { testFolder } from '../../scripts/testing/services.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const amara = demoLogins.find(({ username }) => username === 'Amara Osei')!

const settings = {
  recaptcha_key: 'site-key',
  ads_enabled: true,
  consent_sources: {
    functional: [],
    measurement: ['https://tags.example.com'],
    advertising: ['https://ads.example.com'],
  },
}

/** An ordinary site, one for rare diseases, and a social network. */
const kinds = ['diabetes', 'rare', 'openlives'] as const
for (const prefix of kinds) await network?.changeSettings(prefix, settings)

/** Collects the addresses of other hosts than the network's that a window requests; answers them emptily. */
async function foreignOf(context: BrowserContext): Promise<string[]> {
  const foreign: string[] = []
  const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && !url.hostname.endsWith('localhost')
  await context.route(isForeign, async (route) => {
    foreign.push(route.request().url())
    await route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } })
  })
  return foreign
}

async function visit({
  prefix = 'diabetes',
  width = 1280,
  ...options
}: BrowserContextOptions & { prefix?: (typeof kinds)[number]; width?: number } = {}) {
  const visited = await network!.visit(prefix, { width, height: 900 }, options)
  return { ...visited, foreign: await foreignOf(visited.context) }
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we load parts of other companies?' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Tries to load something of another company, as its script would. */
const load = (page: Page, url: string) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    url,
  )

/** Paths with a screen, one for each screen. */
const pathsOf = (isFor: (route: Route) => boolean) =>
  [
    ...new Map(
      routes
        .filter(isFor)
        .flatMap(({ path, screen }) => (screen === undefined ? [] : [[screen, path] as const])),
    ).values(),
  ].map((path) =>
    path
      .replace('*', 'no/such/page')
      .replace('/conditions/:slug', '/conditions/type-1-diabetes')
      .replace('/members/:slug', '/members/tomasz-w')
      .replaceAll(/:\w+/g, '1'),
  )

/** Matches an element of a page that loads something from another host than the network's. */
const loadsForeign =
  /<(?:script|link|img|iframe|source|video|audio|embed|object)\b[^>]*?\b(?:src|srcset|href|data)="(?:https?:)?\/\/(?![\w.-]*localhost)[^>]*>/i

const isForMembers = ({ needs }: Route) => needs === 'auth' || needs === 'verify'

/** Opens pages in several tabs at once. */
async function openAll(context: BrowserContext, all: readonly string[]) {
  const left = [...all]
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const page = await context.newPage()
      for (let path = left.pop(); path !== undefined; path = left.pop()) await page.goto(path)
      await page.close()
    }),
  )
}

/** Checks the policies and the HTML of pages, with these cookies: none lets the browser load from another origin. */
async function loadNothingForeign(
  t: Test,
  prefix: (typeof kinds)[number],
  all: readonly string[],
  cookies = '',
) {
  for (const path of new Set(['/', ...all])) {
    const { pathname } = new URL(path, 'http://localhost')
    const { headers, body } = await answerOf(network!.network.url!, prefix, pathname, cookies)
    t.match(headers['content-security-policy'], /default-src 'self'/, `${prefix} ${path}`)
    t.notMatch(headers['content-security-policy'], /https:/, `${prefix} ${path}`)
    t.notMatch(headers['link'] ?? '', /https:/, `${prefix} ${path}`)
    t.notMatch(body, loadsForeign, `${prefix} ${path}`)
  }
}

t.test(
  'Before consent and after a refusal, no page of the route table requests another origin',
  { skip },
  async (t) => {
    const { page, context, foreign } = await visit()
    // The browser loads nothing that the policy forbids, so only a few screens are opened in it.
    await openAll(context, ['/register', '/forums', '/members/tomasz-w', '/cookie-settings'])
    await page.goto('/')
    t.same(foreign, [])
    t.equal(await load(page, 'https://tags.example.com/a.js'), false, 'the policy forbids it')
    await loadNothingForeign(
      t,
      'diabetes',
      pathsOf((route) => !isForMembers(route)),
    )
    await press(page, 'Reject all')
    await expect(bannerOf(page)).toHaveCount(0)
    await network!.logIn(page, 'Amara Osei')
    await openAll(context, ['/', '/messages', '/profile/account'])
    t.same(foreign, [])
    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    await loadNothingForeign(t, 'diabetes', pathsOf(isForMembers), cookies)
    for (const prefix of kinds.slice(1))
      await loadNothingForeign(
        t,
        prefix,
        pathsOf(() => true),
        cookies,
      )
    t.match('<link rel="preconnect" href="https://fonts.example.com">', loadsForeign)
  },
)

t.test(
  'On a site for rare diseases and a social network, no page requests another origin',
  { skip },
  async (t) => {
    for (const prefix of ['rare', 'openlives'] as const) {
      const { context, foreign } = await visit({ prefix })
      await openAll(context, ['/', '/register', '/forums', '/members/tomasz-w', '/cookie-settings'])
      t.same(foreign, [], prefix)
    }
  },
)

t.test('A mailed link stops emails with one press, without a log-in', { skip }, async (t) => {
  const { page } = await network!.visit('migraine', { width: 375, height: 900 })
  const pepper = network!.network.settings.reservationPepper
  const hash = unsubscribeHash({ pepper }, amara.email)
  await page.goto(mailedPath.emailUnsubscribe({ email: amara.email, hash: 'wrong' }))
  await press(page, 'Unsubscribe')
  await expect(page.getByRole('alert')).toHaveText(/^This link is incomplete/)
  await page.goto(mailedPath.emailUnsubscribe({ email: amara.email, hash }))
  await expect(page, 'the address leaves the history').toHaveURL('/email-unsubscribe')
  t.same(await barriers(page), [])
  await press(page, 'Unsubscribe')
  await expect(page.getByText("You're unsubscribed.")).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click()
  await page.getByLabel('Email').fill(amara.email)
  await page.getByLabel('Password', { exact: true }).fill(amara.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page, 'the page for members needed the log-in').toHaveURL('/unsubscribe')
  await page.goto('/profile/account')
  await press(page, 'Get emails again')
  await expect(page.getByRole('link', { name: /^Stop emails/ })).toBeVisible()
})

t.test(
  'npm run log -- agreements prints what a member answered, in which words and form',
  { skip },
  async (t) => {
    const env = { ...process.env, ...network!.network.env, DATA_DIR: testFolder(t) }
    const args = [join(root, 'scripts/log.ts'), 'agreements', amara.email]
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    const printed = stripVTControlCharacters(stdout)
    t.match(printed, /refused {2}emails .*\n {4}form: link, wording 1 \(en\)\n {4}Emails from all our/)
    t.match(printed, /agreed {2}emails .*\n {4}form: page,/)
    const answers = printed.matchAll(
      /^(\S+) refused {2}(?!emails)(\w+) .*\n {4}form: (\w+), wording \d+ \(en\)\n {4}(.+)\n/gm,
    )
    const [group, form, words] = [2, 3, 4]
    const found = [...answers]
    t.same(
      found.map((answer) => answer[group]),
      ['functional', 'measurement', 'advertising'],
    )
    for (const answer of found) {
      t.equal(answer[form], 'banner')
      t.match(answer[words], /May we load parts of other companies\?.+: \w+/)
      t.ok(Date.parse(answer[1] ?? '') <= Date.now())
    }
    t.match(printed, /services: tags\.example\.com\n {4}answered before the log-in/)
  },
)

t.test(
  'Consent loads the page again with a policy for the allowed groups, and can be withdrawn',
  { skip },
  async (t) => {
    const { page, foreign } = await visit()
    await page.goto('/forums')
    await press(page, 'Accept all')
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await expect(bannerOf(page)).toHaveCount(0)
    t.equal(await load(page, 'https://tags.example.com/a.js'), true)
    t.equal(await load(page, 'https://other.example.com/'), false)
    t.same(foreign, ['https://tags.example.com/a.js'])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
    const measurement = page.getByRole('group', { name: 'Measurement' })
    await expect(measurement.getByLabel('Allow', { exact: true })).toBeChecked()
    await measurement.getByLabel("Don't allow").check()
    await Promise.all([page.waitForEvent('load'), press(page, 'Save')])
    await expect(measurement.getByLabel("Don't allow")).toBeChecked()
    t.equal(await load(page, 'https://tags.example.com/b.js'), false)
    t.equal(await load(page, 'https://ads.example.com/b.js'), true)
    await page.goto('/your-privacy-choices')
    await page.getByRole('group', { name: 'Advertising' }).getByLabel("Don't allow").check()
    await Promise.all([page.waitForEvent('load'), press(page, 'Save')])
    t.equal(await load(page, 'https://ads.example.com/c.js'), false)
  },
)

t.test('A refusal does not load the page again, and keeps the focus in the page', { skip }, async (t) => {
  const { page } = await visit()
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const answered = page.waitForResponse('**/api/consent')
  await page.keyboard.press('Tab')
  await bannerOf(page).getByRole('button', { name: 'Reject all' }).focus()
  await page.keyboard.press('Enter')
  await answered
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  t.equal(await page.evaluate(() => 'isSame' in window), true)
  await page.reload()
  await expect(bannerOf(page)).toHaveCount(0)
})

t.test('Without JavaScript, the banner and the settings work as forms', { skip }, async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto('/forums')
  await press(page, 'Reject all')
  await page.waitForURL('**/forums')
  await expect(bannerOf(page)).toHaveCount(0)
  await page.goto('/cookie-settings')
  const measurement = page.getByRole('group', { name: 'Measurement' })
  await expect(measurement.getByLabel("Don't allow")).toBeChecked()
  await press(page, 'Accept all')
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
  await expect(measurement.getByLabel('Allow', { exact: true })).toBeChecked()
})

t.test('A site that loads nothing of others does not ask, and says so', { skip }, async (t) => {
  const { page } = await network!.visit('migraine')
  await page.goto('/')
  await expect(bannerOf(page)).toHaveCount(0)
  await page.goto('/cookie-settings')
  await expect(page.getByText('there is nothing to choose')).toBeVisible()
  t.equal(await page.getByRole('radio').count(), 0)
})

t.test('Banner and settings have no accessibility problems in any contrast', { skip }, async (t) => {
  const { page } = await visit({ width: 375 })
  const banner = 'section[aria-labelledby=consent]'
  for (const [path, part] of [
    ['/', banner],
    ['/cookie-settings', 'main'],
    ['/your-privacy-choices', 'main'],
  ] as const) {
    await page.goto(path)
    t.same(await barriers(page), [], path)
    // The forms are the same on both pages, and all around them is checked on other screens.
    for (const contrast of path === '/your-privacy-choices' ? [] : ['low', 'light', 'dark']) {
      await page.evaluate(
        (name) => (document.documentElement.dataset['contrast'] = name),
        `contrast-${contrast}`,
      )
      t.same(await barriers(page, part), [], `${path} ${contrast}`)
    }
    t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path} fits`)
    if (path !== '/cookie-settings') continue
    await press(page, 'Save')
    await expect(page.getByRole('alert')).toHaveText('Please choose an answer for each group.')
    await expect(page.getByRole('radio').first()).toBeFocused()
  }
})
