import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
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

t.test('A member downloads a copy of their own data', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, problems } = await visit('diabetes')
  await logIn(page, 'MayaInMotion')
  await page.goto('/profile/account')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download your data' }).click()
  const files = unzipSync(readFileSync(await (await saved).path()))
  await expect(page.getByText(/^Done: .* KB/)).toBeVisible()
  const data: unknown = JSON.parse(strFromU8(files['data.json']!))
  t.match(data, {
    account: { email: 'mayainmotion@example.org' },
    messages: [{}, { with: 'Tomasz W.', from: 'you' }],
    events: [{ type: 'CommentCreated', by: 'you' }],
  })
  t.match(strFromU8(files['index.html']!), 'Today: along the canal, two herons')

  await page.route('**/api/my-data.zip', (route) =>
    route.fulfill({ status: 429, json: { status: 'error', message: 'Please try again in an hour.' } }),
  )
  await page.getByRole('link', { name: 'Download your data' }).click()
  await expect(page.getByRole('alert').getByText('Please try again in an hour.')).toBeVisible()
  t.same(
    problems.filter((problem) => !problem.includes('429')),
    [],
  )
})

t.test('A member requests deletion in one tab and cancels it in another tab', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context, problems } = await visit('diabetes', narrow)
  await logIn(page, 'Tomasz W.')
  await page.goto('/profile/account')
  await open(page).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(open(page)).toBeFocused()

  await open(page).press('Enter')
  t.same(await barriers(page), [], 'the dialog keeps nobody out')
  await send(page).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await fill(page, { word: 'yes' })
  await send(page).click()
  await expect(page.getByText('Please type delete')).toBeVisible()
  await fill(page, { password: 'a wrong password 1' })
  await send(page).click()
  await expect(page.getByText('That password is incorrect. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(banner(page)).toHaveCount(0)
  await fill(page)
  await send(page).dblclick()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(banner(page)).toContainText('Your account will be deleted on')
  await expect(page.getByRole('link', { name: 'this address' })).toHaveAttribute('href', /^\/deleted\/.+/)

  const other = await context.newPage()
  await other.goto('/forums')
  await expect(banner(other)).toBeVisible()
  t.same(await barriers(other), [], 'nor does the banner')
  await other.getByRole('button', { name: 'Keep my account' }).click()
  await expect(other.getByText('Deletion canceled.')).toBeVisible()
  await expect(banner(other)).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner(page)).toHaveCount(0)
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
  t.same(problems, [])
})

t.test('After their session has ended, a member logs in and requests deletion', { skip }, async () => {
  const { visit, logIn } = network!
  const { page, context } = await visit('migraine')
  await logIn(page, 'Tomasz W.')
  await page.goto('/profile/account')
  await open(page).click()
  await fill(page)
  await context.clearCookies()
  await send(page).click()
  await expect(page.getByRole('dialog', { name: 'Log in with email' })).toBeVisible()
})
