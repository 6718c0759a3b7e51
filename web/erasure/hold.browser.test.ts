import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { fill, open, send } from './testing/leave.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 812 }

const banner = (page: Page) => page.getByRole('complementary', { name: 'Your account' })

t.test("An administrator puts a member's deletion on hold, and releases it", { skip }, async (t) => {
  const { visit, logIn } = network!
  const [admin, member] = [await visit('diabetes', narrow), await visit('diabetes')]
  await logIn(admin.page, 'Amara Osei')
  await logIn(member.page, 'newly_diagnosed_dana')
  await admin.page.goto('/members/newly-diagnosed-dana')
  await admin.page.getByRole('button', { name: 'Hold deletion…' }).click()
  t.same(await barriers(admin.page), [])
  const hold = admin.page.getByRole('dialog').getByRole('button', { name: 'Hold deletion' })
  await hold.click()
  await expect(admin.page.getByText('This field is required')).toBeVisible()
  await admin.page.getByLabel('Reason').fill('A complaint is open.')
  await hold.click()
  await expect(admin.page.getByText(/Held by Amara Osei since .*: A complaint is open\./)).toBeVisible()
  t.same(await barriers(admin.page), [])

  await member.page.goto('/profile/account')
  await open(member.page).click()
  await expect(member.page.getByText('Your data will be deleted once the hold ends.')).toBeVisible()
  await fill(member.page, { now: true })
  await send(member.page).click()
  await expect(banner(member.page)).toContainText('Your account is scheduled for deletion.')
  await expect(member.page.getByText('A complaint is open.')).toHaveCount(0)
  await member.page.goto('/members/tomasz-w')
  await expect(member.page.getByRole('heading', { level: 1, name: 'Tomasz W.' })).toBeVisible()
  await expect(member.page.getByRole('button', { name: /Hold deletion/ })).toHaveCount(0)
  await banner(member.page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner(member.page)).toHaveCount(0)

  await admin.page.reload()
  await admin.page.getByRole('button', { name: 'Release hold' }).click()
  await expect(admin.page.getByRole('button', { name: 'Hold deletion…' })).toBeVisible()
  t.same([...admin.problems, ...member.problems], [])
})

t.test('Members can request deletion and download their data without JavaScript', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context } = await visit('migraine')
  await logIn(page, 'Tomasz W.')
  const plain = await visit('migraine', narrow, {
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  await plain.page.goto('/profile/account')
  await expect(plain.page.getByText('You can delete your account at any time')).toBeVisible()
  const saved = plain.page.waitForEvent('download')
  await plain.page.getByRole('link', { name: 'Download your data' }).click()
  t.match((await saved).suggestedFilename(), /^my-data-.*\.zip$/)
})

t.test(
  'The deletion pages pass contrast checks, and fit the smallest screen with the largest font size',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, context } = await visit('migraine', narrow)
    await logIn(page, 'MayaInMotion')
    for (const contrast of ['contrast-low', 'contrast-light', 'contrast-dark']) {
      await context.addCookies([{ name: 'accessibility', value: `font-xl.${contrast}`, url: page.url() }])
      await page.goto('/profile/account')
      t.same(await barriers(page), [], `account settings with ${contrast}`)
      await open(page).click()
      await page.getByRole('dialog').waitFor()
      t.same(await barriers(page, '[role=dialog]'), [], `the dialog with ${contrast}`)
      t.equal(
        await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
        true,
      )
    }
  },
)
