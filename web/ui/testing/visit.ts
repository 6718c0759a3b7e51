import type { Page } from 'playwright'
import { NO_CHROMIUM, testBrowser } from '../../../scripts/testing/browser.ts'
import { testFolder } from '../../../scripts/testing/services.ts'
import { buildGallery, serveGallery } from './gallery.ts'

/** What the helpers need of a test: tap's `t`. */
interface Test {
  teardown: (work: () => unknown) => unknown
}

interface Visit {
  page: Page
  problems: string[]
  /** For a window that holds them: from here on the page is alive. */
  letScriptsIn: () => Promise<void>
  close: () => Promise<void>
}

/** The folder of a gallery: the one that `npm test` built (TEST_GALLERY), or one of the test's own. */
async function builtGallery(t: Test): Promise<string> {
  if (process.env.TEST_GALLERY) return process.env.TEST_GALLERY
  const folder = testFolder(t)
  await buildGallery(folder)
  return folder
}

/** The gallery and windows in front of it; `skip` says why there are none. */
export async function visitGallery(t: Test) {
  const browser = await testBrowser(t)
  const gallery = browser && (await serveGallery(await builtGallery(t)))
  t.teardown(() => gallery?.close())

  /** A window of its own, once scripts run; what the browser complains about is kept. */
  async function open(
    query: { accent?: string } = {},
    { width = 375, height = 800, holdsScripts = false } = {},
  ): Promise<Visit> {
    if (!browser || !gallery) throw new Error(NO_CHROMIUM)
    const context = await browser.newContext({ viewport: { width, height } })
    t.teardown(() => context.close())
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    const mayRun = Promise.withResolvers<void>()
    if (holdsScripts)
      await page.route('**/*.js', async (route) => {
        await mayRun.promise
        await route.continue()
      })
    const letScriptsIn = async () => {
      mayRun.resolve()
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    }
    await page.goto(`${gallery.url}?${new URLSearchParams(query)}`, { waitUntil: 'commit' })
    if (holdsScripts) await page.locator('main section').last().waitFor()
    else await letScriptsIn()
    return { page, problems, letScriptsIn, close: () => context.close() }
  }
  return { skip: browser ? false : NO_CHROMIUM, open }
}
