import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test('The search in the header finds a thread by keyboard and limits the results', { skip }, async (t) => {
  const { page, problems } = await network!.visit('diabetes', { width: 1280, height: 900 })
  await page.goto('/forums')
  const title = await page.getByRole('article').first().getByRole('heading').getByRole('link').innerText()
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  const result = page.getByRole('article', { name: title })
  await expect(result.locator('mark').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/)
  await page.getByRole('link', { name: 'Comments', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Comments', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(result).toHaveCount(0)
  await page.getByRole('link', { name: 'Everything', exact: true }).click()
  await result.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('insulin-dep')
  await expect(page.locator('datalist option[value="Insulin-dependent diabetes"]')).toHaveCount(1)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/search?s=${encodeURIComponent(`${title} xylophone`)}`)
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toContainText('Some results contain only some of your words.')
  t.same(await barriers(page), [])
  await page.goto('/search?s=xylophone&kind=threads')
  await expect(page.getByText("We didn't find any threads.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search everything, of any time' })).toBeVisible()
  t.same(await barriers(page), [])

  await page.goto(`/search?s=${'x'.repeat(200)}`)
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  t.notOk(overflows, 'a long term fits the screen')

  await page.goto('/search?s=T1D')
  await expect(page.getByText("We didn't find any articles, threads or comments.")).toBeVisible()
  t.same(await barriers(page), [])
  const conditions = page.getByRole('region', { name: 'Conditions' })
  await conditions.getByRole('link', { name: 'T1D (Type 1 diabetes)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Type 1 diabetes')
  t.same(problems, [])
})

t.test(
  'Recommendations are in the community hub and on the page for unknown addresses',
  { skip },
  async (t) => {
    const { page } = await network!.visit('diabetes', { width: 375, height: 812 })
    await page.goto('/community')
    await expect(
      page.getByRole('region', { name: 'Latest discussions' }).getByRole('article'),
    ).not.toHaveCount(0)
    const popular = page.getByRole('region', { name: 'Popular in the community' })
    await expect(popular.getByRole('article')).toHaveCount(4)
    t.same(await barriers(page), [])

    await page.goto('/not-there')
    await expect(page.getByRole('heading', { name: "Oops! We can't find that page." })).toBeVisible()
    await expect(popular.getByRole('article')).toHaveCount(2)
    const link = popular.getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await network!.logIn(page, 'MayaInMotion')
    await page.goto('/community')
    await expect(
      page.getByRole('region', { name: 'Recommended for you' }).getByRole('article'),
    ).not.toHaveCount(0)
  },
)
