import type { Page } from 'playwright'
import t from 'tap'
import { v7 } from 'uuid'
import { siteIdOf } from '../scripts/seed/steps.ts'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'
import { withWorkshop } from '../scripts/command/workshop.ts'
import type { Intent } from '../services/commands/frame/decider.ts'
import { sites } from '../services/commands/sites.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** Link to the first thread on the forums page. */
const threadOn = (page: Page) =>
  page.locator('main a[href^="/forums/"]').first().getAttribute('href').then(String)

/** Console messages of the browser itself: for a missing page, or a connection closed before it was open. */
const ofBrowser = /the server responded with a status of|WebSocket is closed before/

const open = [
  '/',
  '/forums',
  '/register',
  '/member-login',
  '/404',
  '/nothing/here',
  '/search',
  '/search?s=walking',
  '/stories',
  '/just-verified',
]
const members = [
  '/profile',
  '/profile/account',
  '/create-thread',
  '/messages',
  '/messages/new',
  '/messages/archive',
  '/messages/blocked',
]

t.test(
  "At hydration, no screen is rendered again or writes to the browser's console",
  { skip },
  async (t) => {
    const { page, context, problems } = await network!.visit('diabetes')
    page.on('console', (message) => {
      if (message.type() === 'warning') problems.push(message.text())
    })
    const quiet = async (path: string) => {
      await page.goto(path)
      const own = problems.splice(0).filter((text) => !ofBrowser.test(text))
      t.same(own, [], path)
    }
    await page.goto('/forums')
    const thread = await threadOn(page)
    const author = await page
      .goto(thread)
      .then(() => page.locator('main a[href^="/members/"]').first().getAttribute('href'))
    for (const path of [...open, thread, String(author)]) await quiet(path)
    await network!.logIn(page, 'MayaInMotion')
    for (const path of ['/', '/forums', thread, ...members]) await quiet(path)
    await context.close()
  },
)

t.test('The layout of a page does not shift while it loads', { skip }, async (t) => {
  for (const size of [
    { width: 375, height: 700 },
    { width: 1280, height: 900 },
  ]) {
    const { page, context } = await network!.visit('diabetes', size)
    await page.goto('/forums')
    for (const path of ['/', await threadOn(page)]) {
      await page.goto(path)
      const shifted = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const moved: string[] = []
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                const sources: { node?: Node }[] = Reflect.get(entry, 'sources') ?? []
                const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something')
                moved.push(`${String(Reflect.get(entry, 'value'))}: ${what.join(', ')}`)
              }
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => setTimeout(() => resolve(moved), 200))
          }),
      )
      t.same(shifted, [], `${path} at ${size.width} px`)
    }
    await context.close()
  }
})

t.test('A page that is opened in a background tab is hydrated', { skip }, async (t) => {
  const { page, context, problems } = await network!.visit('diabetes')
  // Simulates a background tab, for which the browser does not paint any frames.
  await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.goto('/forums')
  t.same(problems, [])
  await context.close()
})

t.test('Text typed and buttons clicked before hydration are not lost', { skip }, async (t) => {
  const { page, context, problems } = await network!.visit('diabetes', { width: 375, height: 700 })
  await page.goto('/forums')
  const thread = await threadOn(page)
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(thread, { waitUntil: 'load' })
  await page.getByLabel(/^Reply to /).fill('Written at once.')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 300))
  arrived.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  t.equal(await page.evaluate(() => window.scrollY), 300)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(/^Reply to /)).toHaveValue('Written at once.')
  await expect(page.getByRole('button', { name: 'Post reply' })).toBeEnabled()
  t.same(problems, [])
  await context.close()
})

t.test('A page whose modules cannot be fetched works as without JavaScript', { skip }, async (t) => {
  const { page, context } = await network!.visit('diabetes')
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('entry-client'))
  await page.route('**/assets/entry-client*.js', (route) => route.abort())
  await page.goto('/forums', { waitUntil: 'load' })
  await isRefused
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  // The click is repeated, because a click during the failed request has no effect.
  await expect(async () => {
    await logIn.click()
    await page.waitForURL('**/member-login', { timeout: 1000 })
  }).toPass()
  t.pass()
  await context.close()
})

t.test('All pages can be read without JavaScript', { skip }, async (t) => {
  const { page, context } = await network!.visit('diabetes', undefined, { javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('link', { name: 'Read the forums' }).click()
  const link = page.locator('main h2 a').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const answer = await page.goto('/nothing/here')
  t.equal(answer?.status(), 404)
  await expect(page.getByText("Oops! We can't find that page.")).toBeVisible()
  await context.close()
})

/** Returns the server's response to a path, which a script requests from a page on the same host. */
const answerTo = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' })
    return { status: answer.status, text: await answer.text() }
  }, path)
const htmlOf = async (page: Page, path: string) => (await answerTo(page, path)).text

t.test("The reader's display settings apply before the first paint", { skip }, async (t) => {
  const { page, context } = await network!.visit('diabetes')
  await page.goto('/')
  await context.addCookies([{ name: 'accessibility', value: 'font-xl.contrast-dark', url: page.url() }])
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'load' })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-font', 'font-xl')
  await expect(html).toHaveAttribute('data-contrast', 'contrast-dark')
  await page.unroute('**/*.js')
  await page.goto('/')
  await expect(html).toHaveAttribute('data-font', 'font-xl')
  t.notMatch(await htmlOf(page, '/'), /font-xl"/)
  await context.close()
})

t.test('A new reply is shown at once on a page that the server has cached', { skip }, async () => {
  const { page, context } = await network!.visit('diabetes')
  await network!.logIn(page, 'MayaInMotion')
  await page.goto('/forums')
  const thread = await threadOn(page)
  const { page: visitor, context: theirs } = await network!.visit('diabetes')
  const seen = () => htmlOf(visitor, thread)
  await visitor.goto('/')
  await seen()
  await page.goto(thread)
  await page.getByLabel(/^Reply to /).fill('Kept pages are fresh pages.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByRole('article').getByText('Kept pages are fresh pages.')).toBeVisible()
  await expect.poll(seen).toContain('Kept pages are fresh pages.')
  await expect.poll(() => htmlOf(visitor, '/forums')).toContain(thread)
  await context.close()
  await theirs.close()
})

t.test(
  'A home page shows new sections at once, and hides members-only sections from visitors',
  { skip },
  async (t) => {
    const { visit, logIn, network: running } = network!
    const { page, context } = await visit('ra')
    await page.goto('/')
    await withWorkshop(running.settings, async ({ dispatch }) => {
      const intent = (): Intent => ({
        commandId: v7(),
        actor: 'system',
        site,
        occurredAt: new Date().toISOString(),
        origin: 'live',
      })
      const site = siteIdOf('ra')
      const sections = [
        {
          type: 'HTML',
          options: { html: '<h2>Mornings</h2><p>Warm water first.</p>' },
          sectionBackgroundColor: 'soft',
        },
        { type: 'Quote', options: { text: 'My hands wake up last.', author: 'Ruth' } },
        { type: 'Poll', options: { question: 'Slept well?', choices: ['Yes', 'No'] } },
        { type: 'PostTeaser', options: { title: 'Only for members', url: '/forums' }, isAuthwalled: true },
        { type: 'ForumDriver', options: { heading: 'Ask people who know' } },
      ]
      const wall = { name: 'changeSiteSetting', site, setting: 'enable_auth_wall', value: true } as const
      t.match(await dispatch(sites, wall, intent()), { ok: true })
      t.match(await dispatch(sites, { name: 'arrangeSiteHomepage', site, sections }, intent()), { ok: true })
    })
    const html = () => htmlOf(page, '/')
    await expect.poll(html).toContain('Warm water first.')
    t.notMatch(await html(), /Only for members/)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Mornings' })).toBeVisible()
    await expect(page.getByText('My hands wake up last.')).toBeVisible()
    await expect(page.getByText('Slept well?')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'This section is for members' })).toBeVisible()
    const drawings = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(
            ({ name }) => /\/(Quote|PostTeaser|Poll|ForumDriver|CopyItem)-[^/]*\.js$/.exec(name)?.[1] ?? [],
          ),
      )
    await expect
      .poll(async () => new Set(await drawings()))
      .toEqual(new Set(['Quote', 'Poll', 'ForumDriver']))
    await logIn(page, 'MayaInMotion')
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Only for members' })).toBeVisible()
    t.same(await barriers(page), [])
    await context.close()
  },
)

t.test('Requests for malformed addresses get a readable error page', { skip }, async (t) => {
  const { page, context } = await network!.visit('diabetes')
  await page.goto('/')
  for (const path of [
    `/${'a'.repeat(10_000)}`,
    '/forums/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/a%0ab',
    '/%F0%9F%92%9C',
  ])
    t.match(
      await answerTo(page, path),
      { status: 404, text: /Oops! We can.{1,6}t find that page/ },
      path.slice(0, 40),
    )
  for (const path of ['/%', '/%E0%A4%A', '/forums/%c3%28'])
    t.match(await answerTo(page, path), { status: 400, text: /This address isn.{1,6}t valid/ }, path)
  await context.close()
})
