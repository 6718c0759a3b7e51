import type { Page } from 'playwright'
import { NO_CHROMIUM, testBrowser } from '../../../scripts/testing/browser.ts'
import { testFolder } from '../../../scripts/testing/services.ts'
import { serveGallery } from './gallery.ts'

/** What the helpers need of a test: tap's `t`. */
interface Test {
  teardown: (work: () => unknown) => unknown
}

/** How the gallery looks, as its address says. */
export type Look = { contrast?: string; size?: string; accent?: string }

/** The gallery and windows in front of it; `skip` says why there are none. */
export async function visitGallery(t: Test) {
  const browser = await testBrowser(t)
  const gallery = browser && (await serveGallery(testFolder(t)))
  t.teardown(() => gallery?.close())

  /** A window of its own, once scripts run if they do; what the browser complains about is kept. */
  async function open(
    look: Look = {},
    { width = 375, height = 800, javaScriptEnabled = true } = {},
  ): Promise<{ page: Page; problems: string[]; close: () => Promise<void> }> {
    if (!browser || !gallery) throw new Error(NO_CHROMIUM)
    const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled })
    t.teardown(() => context.close())
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    await page.goto(`${gallery.url}?${new URLSearchParams(look)}`)
    if (javaScriptEnabled) await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return { page, problems, close: () => context.close() }
  }
  return { skip: browser ? false : NO_CHROMIUM, open }
}
