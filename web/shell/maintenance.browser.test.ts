import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 812 }

t.test('While the network is read-only, pages show a notice and keep drafts', { skip }, async (t) => {
  const { visit, logIn } = network!
  const admin = await visit('diabetes')
  const member = await visit('diabetes', narrow)
  const visitor = await visit('migraine')
  await Promise.all([logIn(admin.page, 'Amara Osei'), logIn(member.page, 'MayaInMotion')])
  await member.page.goto('/forums')
  await member.page.locator('main a[href*="/forums/"]').first().click()
  const composer = member.page.getByLabel(/^Reply to /)
  await composer.fill('Warm baths help me.')

  await admin.page.goto('/wp-admin/operations')
  await admin.page.getByRole('button', { name: 'Make read-only' }).click()
  await admin.page.getByLabel('Message to members').fill('Back at 10:00 UTC.')
  const dialog = admin.page.getByRole('dialog')
  t.same(await barriers(admin.page), [])
  await dialog.getByRole('button', { name: 'Make read-only' }).click()
  const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Back at 10:00 UTC.' })
  await told(member.page).first().waitFor()
  await visitor.page.goto('/')
  await told(visitor.page).first().waitFor()
  t.same(await barriers(member.page), [])

  await member.page.locator('form').filter({ has: composer }).getByRole('button').last().click()
  await member.page
    .getByText(/You can read, but not post/)
    .first()
    .waitFor()
  await expect(composer).toHaveValue('Warm baths help me.')

  await admin.page.getByRole('button', { name: 'End maintenance' }).click()
  await told(member.page).first().waitFor({ state: 'detached' })
  await told(visitor.page).first().waitFor({ state: 'detached' })
})
