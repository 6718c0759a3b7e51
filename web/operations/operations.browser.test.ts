import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'

t.setTimeout(110_000)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 812 }

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** A picture of the page for whoever wants to look: SHOTS names the folder. */
const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

t.test('an administrator sees how the network is, live, at every width', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, problems } = await visit('diabetes')
  await logIn(page, 'Amara Osei')
  await page.getByRole('button', { name: /Menu of/ }).click()
  await page.getByRole('link', { name: 'Operations' }).click()
  await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor()
  await page.getByText(/All \d+ projections are up to date/).waitFor()
  const written = page.getByRole('region', { name: 'Written' })
  await written.getByRole('img', { name: /^The last 1 min: now .* events a second$/ }).waitFor()
  t.ok(await page.getByRole('heading', { name: 'API' }).isVisible())
  t.ok(await page.getByRole('heading', { name: 'Projector' }).isVisible())
  t.same(await barriers(page), [])
  t.notOk(await isTooWide(page))
  await shot(page, 'wide')
  await page.setViewportSize(narrow)
  t.same(await barriers(page), [])
  t.notOk(await isTooWide(page))
  await shot(page, 'narrow')
  t.same(problems, [])
})
