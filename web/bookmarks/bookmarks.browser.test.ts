import t from 'tap'
import { answered } from '../../scripts/testing/answered.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test(
  'A member bookmarks a thread and a reply, and finds both on the page of bookmarks',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const narrow = { width: 375, height: 812 }
    const { page, problems } = await visit('diabetes', narrow)
    await page.goto('/forums')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    const button = page.getByRole('button', { name: 'Bookmark this thread' })
    await button.click()
    await expect(page.getByRole('dialog')).toContainText('Please create an account or log in to continue.')

    await logIn(page, 'Tomasz W.')
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Your bookmarks' }).click()
    await expect(page.getByText('No bookmarks yet.')).toBeVisible()
    await page.goto('/forums')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(button).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    for (const one of [button, page.getByRole('button', { name: /^Bookmark reply 1 by/ })]) {
      await Promise.all([answered(page, 'isBookmarked'), one.click()])
      await expect(one).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(page.getByText('Added to your bookmarks').first()).toBeVisible()
    await page.goto('/profile/bookmarks')
    await expect(page.getByRole('article')).toHaveCount(2)
    t.same(await barriers(page), [])
    await page.getByRole('button', { name: /^Bookmark Reply by/ }).click()
    await expect(page.getByText('Removed from your bookmarks')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: title }).click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    t.same(problems, [])
  },
)
