import t from 'tap'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, tabOf, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test(
  'Content that an administrator purges as illegal disappears from every screen',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const narrow = { width: 375, height: 812 }
    const [admin, reader] = [await visit('diabetes', narrow), await visit('diabetes')]
    await logIn(admin.page, 'Amara Osei')
    await admin.page.goto('/moderation')
    const reported = admin.page.getByRole('article').first()
    const text = (await reported.locator('blockquote').innerText()).slice(0, 40)
    const history = await tabOf(reported.getByRole('link', { name: 'History' }))
    await history.getByRole('button', { name: 'Purge' }).click()
    const dialog = history.getByRole('dialog')
    await expect(dialog).toContainText('not even administrators can restore them')
    t.same(await barriers(history), [])
    await dialog.getByLabel('Court order').check()
    await dialog.getByRole('button', { name: 'Purge permanently' }).click()

    await expect(history.getByRole('heading', { name: 'Purged' })).toBeVisible()
    await expect(history.getByText('Amara Osei purged: Court order')).toBeVisible()
    await admin.page.goto('/moderation')
    await expect(admin.page.getByText(text)).toHaveCount(0)
    await reader.page.goto('/forums')
    await expect(reader.page.getByText(text)).toHaveCount(0)
    t.same([...admin.problems, ...reader.problems], [])
  },
)
