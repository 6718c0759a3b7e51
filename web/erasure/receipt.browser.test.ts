import { readFileSync } from 'node:fs'
import t from 'tap'
import { demoPassword } from '../../scripts/seed/logins.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { verified } from '../../services/erasure/receipt-signature.ts'
import { fill, open, send } from './testing/leave.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test('A member who skips the waiting time is logged out and gets a receipt', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, problems } = await visit('ms', { width: 375, height: 812 })
  const elsewhere = await visit('diabetes')
  await logIn(page, 'newly_diagnosed_dana')
  await logIn(elsewhere.page, 'newly_diagnosed_dana')
  await page.goto('/profile/account')
  await open(page).click()
  await fill(page, { now: true })
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your receipt will appear here' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  t.match(new URL(page.url()).pathname, /^\/deleted\/[\w-]+$/)
  t.same(await barriers(page), [])
  await elsewhere.page.goto('/profile/account')
  await expect(elsewhere.page).toHaveURL(/\/member-login/)

  await expect(page.getByRole('heading', { level: 1, name: 'Your account has been deleted' })).toBeVisible({
    timeout: 60_000,
  })
  t.same(await barriers(page), [])
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the receipt' }).click()
  const receipt = readFileSync(await (await saved).path(), 'utf8')
  const shown = await page.getByText('--public-key').innerText()
  const publicKey = shown.split('--public-key ')[1]?.trim() ?? null
  t.equal(
    verified(receipt, publicKey).answer,
    'valid',
    'it verifies as it was downloaded, with the key on the page',
  )

  await page.getByRole('link', { name: 'check the receipt on this site' }).click()
  await page.getByLabel('Receipt file').setInputFiles({
    name: 'erasure-receipt.json',
    mimeType: 'application/json',
    buffer: Buffer.from(receipt),
  })
  await expect(page.getByLabel('Or paste the receipt')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Check receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Valid', exact: true })).toBeVisible()
  t.same(await barriers(page), [])
  await page.getByLabel('Or paste the receipt').fill(receipt.replace('"version": 1', '"version": 2'))
  await page.getByRole('button', { name: 'Check receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Not valid' })).toBeVisible()

  await elsewhere.page.getByLabel('Email').fill('newly.diagnosed.dana@example.org')
  await elsewhere.page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await elsewhere.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(elsewhere.page.getByText('did not match our records')).toBeVisible()
  await elsewhere.page.goto('/members/newly-diagnosed-dana')
  await expect(elsewhere.page.getByText("We can't find that page")).toBeVisible()
  t.same(problems, [])
})
