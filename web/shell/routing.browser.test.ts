import t from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { openListening } from '../../scripts/testing/listening.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const title = 'Walking group, slowest pace wins'

t.test(
  'A visitor who follows a link to a form signs in on the current page, and is then led to the form',
  { skip },
  async (t) => {
    const { visit } = network!
    const { page, problems } = await visit('diabetes')
    await page.goto('/forums')
    await page
      .getByRole('main')
      .getByRole('link', { name: /thread/i })
      .and(page.locator('[href="/create-thread"]'))
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Create an account to post a forum.')
    t.equal(new URL(page.url()).pathname, '/forums', 'the page stays')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: /forums/i })).toBeVisible()

    await page.locator('main [href="/create-thread"]').first().click()
    await dialog.getByRole('button', { name: 'Log in' }).click()
    await dialog.getByRole('textbox', { name: 'Email' }).fill('tomasz.w@example.org')
    await dialog.getByLabel('Password', { exact: true }).fill('together-2026')
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('**/create-thread')
    await expect(dialog).toHaveCount(0)
    t.same(problems, [])
  },
)

t.test('A visitor is led from a page for members to the log-in, and then back', { skip }, async (t) => {
  const { visit } = network!
  const { page } = await visit('diabetes')
  await page.goto('/messages/new')
  t.equal(page.url().split('/').slice(3).join('/'), 'member-login?redirect=%2Fmessages%2Fnew')
  await expect(page.getByText('Log in to send a message.')).toBeVisible()
})

t.test('After a log-in, the moderation page is loaded as a new document', { skip }, async (t) => {
  const { page, problems } = await network!.visit('diabetes')
  await page.goto('/member-login?redirect=%2Fmoderation')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.getByLabel('Email').fill('ruth.castellano@example.org')
  await page.getByLabel('Password', { exact: true }).fill('together-2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/moderation')
  await expect(page.getByText('Welcome back Ruth Castellano!')).toBeVisible()
  t.equal(await page.evaluate(() => 'isOld' in window), false)
  t.same(problems, [])
})

t.test("A link followed during a log-in is opened instead of the log-in's target", { skip }, async (t) => {
  const { page } = await network!.visit('diabetes')
  await page.goto('/member-login?redirect=%2F')
  await page.getByLabel('Email').fill('amara.osei@example.org')
  await page.getByLabel('Password', { exact: true }).fill('together-2026')
  const released = Promise.withResolvers<void>()
  await page.route('**/api', async (route) => {
    await released.promise
    await route.continue()
  })
  const leadsOn = page.waitForRequest('**/api')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await leadsOn
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forums' }).click()
  released.resolve()
  await expect(page.getByText('Welcome back Amara Osei!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Forums', level: 1 })).toBeVisible()
  t.equal(new URL(page.url()).pathname, '/forums')
})

t.test('A link that is followed at the moment of a change of the site is opened', { skip }, async () => {
  const { page } = await network!.visit('diabetes')
  await page.addInitScript(() => {
    // Keeps a function that repeats the site's state on the live connection, as if the site had changed.
    const repeatable = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        this.addEventListener('message', ({ data }) => {
          const changeSite = () => this.dispatchEvent(new MessageEvent('message', { data }))
          if (String(data).includes('"siteChanged"')) Object.assign(window, { changeSite })
        })
      }
    }
    Object.assign(window, { WebSocket: repeatable })
  })
  await page.goto('/register')
  await page.waitForFunction(() => 'changeSite' in window)
  await page.evaluate(async () => {
    document.querySelector<HTMLAnchorElement>('header a[href="/forums"]')?.click()
    // The change arrives after the link was followed, and before the next task.
    for (let turns = 0; turns < 50; turns++) await Promise.resolve()
    Reflect.get(window, 'changeSite')()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible()
})

t.test(
  'A page scrolls to the anchor in its address, below the header, once its layout has settled',
  { skip },
  async (t) => {
    const { visit } = network!
    const { page } = await visit('diabetes', { width: 375, height: 500 })
    await page.goto('/forums')
    const address = await page.getByRole('link', { name: title }).getAttribute('href')
    await page.goto(`${address}#comment-thread`)
    const top = () =>
      page.evaluate(() => document.getElementById('comment-thread')?.getBoundingClientRect().top)
    await expect.poll(async () => Math.round((await top()) ?? 0)).toBe(55)

    await page.reload()
    await page.mouse.wheel(0, -5000)
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    t.equal(await page.evaluate(() => scrollY), 0, 'a reader who has scrolled stays there')
  },
)

t.test(
  'A tab remembers that it was opened from an email, and each request contains the id of its page view',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page } = await visit('diabetes')
    const views: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api'))
        views.push(request.headers()['nex-uuid'])
    })
    const health = page.waitForRequest('**/api/health')
    const response = await page.goto('/forums?utm_medium=email')
    t.notMatch(await response?.text(), /referred/i, 'the page of everybody knows nothing of it')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: title }).waitFor()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    t.match((await health).headers(), { 'nex-ad-block': /^(true|false)$/, 'nex-path': '/forums' })
    await expect.poll(() => new Set(views).size, { message: 'another view, another name' }).toBeGreaterThan(1)
    t.ok(
      views.every((view) => /^[\da-f-]{36}$/.test(view ?? '')),
      'each request says it',
    )

    await logIn(page, 'Amara Osei')
    await page.goto('/super-secret-debug-tool')
    await expect(page.getByRole('heading', { name: 'Debug tool' })).toBeVisible()
    await expect(page.getByText('"referredByEmail":true')).toBeVisible()
  },
)

t.test(
  'A member without a username must first choose one, and then verify the account on the profile',
  { skip },
  async (t) => {
    const { visit } = network!
    const { page, problems } = await visit('diabetes')
    await page.goto('/')
    await page.evaluate(() =>
      fetch('/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody.yet@example.org', password: 'sore knees 2' }),
      }),
    )
    await page.goto('/')
    t.equal(new URL(page.url()).pathname, '/register-username', 'reading waits for the name, too')
    await page.goto('/create-thread')
    t.equal(new URL(page.url()).search, '?redirect=%2Fcreate-thread')
    await page.getByLabel('Username').fill('Nell Newcomer')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/profile?verify=%2Fcreate-thread')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName('You must verify your account to proceed')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Nell Newcomer' })).toBeVisible()

    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('main').locator('[href="/create-thread"]').first().click()
    await expect(dialog).toHaveAccessibleName('Verify your account')
    t.equal(new URL(page.url()).pathname, '/', 'inside of the site the page stays')
    t.same(problems, [])
  },
)

t.test("Logging out in one tab removes the member's data from other tabs", { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context, problems } = await visit('diabetes')
  await logIn(page, 'MayaInMotion')
  await page.goto('/')
  const other = await context.newPage()
  await openListening(other, '/messages')
  await expect(other.getByRole('main')).toContainText('Tomasz W.')
  const open = await context.newPage()
  await openListening(open, '/forums')

  await page.bringToFront()
  await page.getByRole('button', { name: 'Account menu for MayaInMotion' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You have been logged out')).toBeVisible()
  await other.waitForURL('**/member-login?redirect=%2Fmessages')
  await expect(other.getByText('Tomasz W.')).toHaveCount(0)
  for (const tab of [other, open]) {
    await expect(tab.getByText('You logged out in another tab.')).toHaveCount(1)
    await expect(tab.getByLabel('Password', { exact: true }), 'one log-in').toHaveCount(1)
  }
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(open.getByRole('dialog')).toHaveCount(1)
  t.same(problems, [])
})

t.test(
  'An address that opens a dialog does so after a navigation within the site too',
  { skip },
  async (t) => {
    const { page } = await network!.visit('diabetes')
    const dialog = page.getByRole('dialog', { name: "You're all set!" })
    // Navigates as a click on a menu link would.
    const follow = () =>
      page.evaluate(() => {
        history.pushState({}, '', '/just-verified')
        dispatchEvent(new PopStateEvent('popstate'))
      })
    await page.goto('/forums')
    await follow()
    await expect(page.getByRole('main')).toContainText('Latest discussions')
    await expect(dialog.or(page.getByText('Account verified.'))).toHaveCount(0)

    await network!.logIn(page, 'MayaInMotion')
    await page.goto('/forums')
    await follow()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    t.equal(new URL(page.url()).pathname, '/just-verified')
  },
)

t.test('While the server is unreachable, a site keeps header, routes and taxonomy', { skip }, async (t) => {
  const { visit } = network!
  const { page } = await visit('diabetes')
  await page.goto('/register')
  const asked: string[] = []
  await page.route('**/api', (route) => {
    asked.push(route.request().headers()['nex-path'] ?? '')
    return route.fulfill({ status: 503, body: 'down' })
  })
  /** Navigates as a click on a link would. */
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  await go('/cookie-settings')
  await expect(heading('Cookie settings')).toBeVisible()
  // When the query of the address changes, the data of header and footer is fetched again too.
  await go('/cookie-settings?s=walks')
  await expect(heading('Cookie settings')).toBeVisible()
  await expect.poll(() => asked.includes('/cookie-settings')).toBe(true)
  await go('/moving')
  await expect(page.getByText("This page couldn't be shown.")).toBeVisible()
  await go('/member-login')
  await expect(heading(/log in|welcome/i)).toBeVisible()
  await go('/forums/no/such/page')
  await expect(heading(/can.t find that page/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
  t.pass()
})
