import { cpSync } from 'node:fs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import { v7 } from 'uuid'
import { sites } from '../../services/commands/sites.ts'
import type { MenuItem } from '../../services/rules/sites/menus.ts'
import type { SiteSettings } from '../../services/rules/sites/site-settings.ts'
import { findChromium } from '../chromium/chromium.ts'
import { seed, seedArticles } from '../seed.ts'
import { demoLogins } from '../seed/logins.ts'
import type { demoSites } from '../seed/sites.ts'
import { siteIdOf } from '../seed/steps.ts'
import { apiUrlOf } from '../network/postgres.ts'
import { caughtUp } from '../network/caught-up.ts'
import { openNetwork } from '../network.ts'
import { withWorkshop } from '../command/workshop.ts'
import { alive } from './alive.ts'
import { DEMO_DATABASE, demoFolder } from './demo.ts'
import { WAIT_MS } from './expect.ts'
import { ownPorts } from './ports.ts'
import { testFolder, testPostgres } from './services.ts'

/** Reason with which tap skips browser tests if `testBrowser` returns null. */
export { NO_CHROMIUM } from '../chromium/chromium.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

export async function testBrowser(t: Test): Promise<Browser | null> {
  const found = await findChromium()
  const browser = found && (await chromium.launch(found))
  t.teardown(() => browser?.close())
  return browser
}

/** Makes `goto` and `reload` of a page await hydration, unless they are called with the option `waitUntil`. */
function awaitHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
}

/** Follows a link that opens a new tab; resolves once the tab responds to input. */
export async function tabOf(link: Locator): Promise<Page> {
  const [tab] = await Promise.all([link.page().waitForEvent('popup'), link.click()])
  await tab.waitForLoadState()
  await alive(tab)
  return tab
}

type DemoLogin = (typeof demoLogins)[number]['username']

/** Opens windows on a demo network whose API has this port, and logs demo members in. */
export function windowsOn(t: Test, browser: Browser, port: string) {
  async function visit(
    prefix: keyof typeof demoSites,
    size = { width: 1280, height: 900 },
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
    const context = await browser.newContext({
      baseURL: `http://${prefix}.localhost:${port}`,
      viewport: size,
      ...options,
    })
    t.teardown(() => context.close())
    context.setDefaultTimeout(WAIT_MS)
    if (options.javaScriptEnabled !== false) context.on('page', awaitHydration)
    const page = await context.newPage()
    const problems: string[] = []
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Against the page's policy: ${effectiveDirective} ${blockedURI}`),
      ),
    )
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    return { page, context, problems }
  }

  const detailsOf = (username: DemoLogin) => {
    const login = demoLogins.find((one) => one.username === username)
    if (!login) throw new Error(`${username} is not a demo login`)
    return login
  }

  /** Gives a window the session of a member. The page then shows a text file of the site, without any code. */
  async function logIn(page: Page, username: DemoLogin) {
    const { email, password } = detailsOf(username)
    await page.goto('/robots.txt', { waitUntil: 'commit' })
    const status = await page.evaluate(async (body) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      return (await fetch('/api/auth/identity/callback', init)).status
    }, JSON.stringify({ email, password }))
    if (status !== 200) throw new Error(`${username} cannot log in: the answer was ${status}`)
  }

  /** Logs in by the form, which also takes over what was written before. */
  async function logInByForm(page: Page, username: DemoLogin) {
    const { email, password } = detailsOf(username)
    await page.goto('/member-login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText(`Account menu for ${username}`).waitFor({ state: 'attached' })
  }
  return { visit, logIn, logInByForm }
}

/**
 * Starts the demo network on free ports, and opens windows on it. Its data is copied from TEST_DEMO, which `npm test`
 * creates. Tests of replays and analyses need `replayer`; tests that log in at local providers need `providers`.
 * `through` makes a way to the database, such as a proxy; `env` has more variables for the network's processes.
 */
export async function testNetwork(
  t: Test,
  browser: Browser,
  {
    replayer = false,
    through = async (url) => url,
    providers = false,
    articles = false,
    env = {},
  }: {
    replayer?: boolean
    through?: (url: string) => Promise<string>
    providers?: boolean
    /** Whether the network also has the articles of the demo. */
    articles?: boolean
    env?: Record<string, string>
  } = {},
) {
  const folder = testFolder(t)
  const demo = demoFolder()
  if (demo) cpSync(demo, folder, { recursive: true })
  const database = await through(await testPostgres(t, demo ? { copyOf: DEMO_DATABASE } : {}))
  const network = await openNetwork({
    need: ['eventstore', 'projector', ...(replayer ? (['replayer'] as const) : []), 'api'],
    folder,
    providers,
    env: {
      DATABASE_URL: database,
      API_DATABASE_URL: apiUrlOf(database),
      ...ownPorts(),
      GRAPHQL_PERSISTED_ONLY: 'true',
      LIMITS_FACTOR: '1000',
      CAPTCHA: 'off',
      ...env,
    },
  })
  t.teardown(network.close)
  if (!demo) await withWorkshop(network.settings, (workshop) => seed(workshop))
  if (articles)
    await withWorkshop(network.settings, async (workshop) => {
      await seedArticles(workshop)
      await caughtUp(network.settings.databaseUrl, workshop.log)
    })
  async function arrangeMenu(prefix: keyof typeof demoSites, items: readonly MenuItem[]) {
    const site = siteIdOf(prefix)
    const intent = { commandId: v7(), actor: 'system', site, origin: 'live' } as const
    const occurredAt = new Date().toISOString()
    await withWorkshop(network.settings, async ({ dispatch }) => {
      await dispatch(sites, { name: 'arrangeSiteMenu', site, items }, { ...intent, occurredAt })
    })
  }

  async function changeSettings(prefix: keyof typeof demoSites, values: Partial<SiteSettings>) {
    const site = siteIdOf(prefix)
    await withWorkshop(network.settings, async ({ dispatch }) => {
      for (const [setting, value] of Object.entries(values)) {
        const command = { name: 'changeSiteSetting', site, setting, value } as const
        const occurredAt = new Date().toISOString()
        await dispatch(sites, command, { commandId: v7(), actor: 'system', site, occurredAt, origin: 'live' })
      }
    })
  }

  const windows = windowsOn(t, browser, new URL(network.url ?? '').port)
  return { network, ...windows, arrangeMenu, changeSettings }
}
