import type { Page } from 'playwright'
import { NO_CHROMIUM, testBrowser } from '../../../scripts/testing/browser.ts'
import { WAIT_MS } from '../../../scripts/testing/expect.ts'
import { testFolder } from '../../../scripts/testing/services.ts'
import { buildGallery, serveGallery } from './gallery.ts'

/** Methods of a test (tap's `t`) that these helpers use. */
interface Test {
  teardown: (work: () => unknown) => unknown
}

interface Visit {
  page: Page
  problems: string[]
  /** Lets the scripts of a window that was opened with `holdsScripts` load; resolves after hydration. */
  letScriptsIn: () => Promise<void>
  close: () => Promise<void>
}

/** Folder of a built gallery: that of the test run (TEST_GALLERY), or one that this test builds. */
async function builtGallery(t: Test): Promise<string> {
  if (process.env.TEST_GALLERY) return process.env.TEST_GALLERY
  const folder = testFolder(t)
  await buildGallery(folder)
  return folder
}

/** Starts a gallery server; returns a function to open windows on it. `skip` is the reason if there is no Chromium. */
export async function visitGallery(t: Test) {
  const browser = await testBrowser(t)
  const gallery = browser && (await serveGallery(await builtGallery(t)))
  t.teardown(() => gallery?.close())

  /** Opens a window on the gallery and waits for hydration; collects the browser's errors and warnings. */
  async function open(
    query: { accent?: string; of?: string } = {},
    { width = 375, height = 800, holdsScripts = false } = {},
  ): Promise<Visit> {
    if (!browser || !gallery) throw new Error(NO_CHROMIUM)
    const context = await browser.newContext({ viewport: { width, height } })
    t.teardown(() => context.close())
    context.setDefaultTimeout(WAIT_MS)
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
