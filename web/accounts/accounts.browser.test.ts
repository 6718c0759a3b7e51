import { expect } from 'playwright/test'
import t from 'tap'
import { alive } from '../../scripts/testing/alive.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'

t.setTimeout(110_000)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const noMatch = 'The email and password you entered did not match our records.'

t.test('A service that fails never says that the password is wrong', { skip }, async (t) => {
  const { page } = await network!.visit('diabetes')
  await page.goto('/member-login')
  await alive(page)
  const failure = page.getByText('An error occurred. Try again or reach out to contact@diabetes.localhost')
  const submit = async () => {
    await page.getByLabel('Email').fill('maya@example.org')
    await page.getByLabel('Password', { exact: true }).fill('no knees 2')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }
  const answers = '**/api/auth/identity/callback'
  await page.route(answers, (route) =>
    route.fulfill({ status: 503, json: { status: 'error', code: 'BUSY' } }),
  )
  await submit()
  await expect(failure).toBeVisible()
  await expect(page.getByText(noMatch)).toHaveCount(0)

  await page.unroute(answers)
  await page.route(answers, (route) => route.abort())
  await submit()
  await expect(failure).toBeVisible()
  await expect(page.getByText(noMatch)).toHaveCount(0)

  await page.unroute(answers)
  await submit()
  await expect(page.getByText(noMatch)).toBeVisible()
  await page.getByLabel('Email').fill('other@example.org')
  await expect(page.getByText(noMatch)).toHaveCount(0)
  t.pass()
})
