import type { BrowserContext, Page } from 'playwright'
import { expect } from '../../../scripts/testing/expect.ts'

/** Opens the outbox until the newest mail to an address with a subject is there; returns the link in it. */
export async function mailedLink(page: Page, email: string, subject: string): Promise<string> {
  const letter = page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(letter).toBeVisible({ timeout: 1000 })
  }).toPass()
  return (await letter.getByRole('link').getAttribute('href')) ?? ''
}

/** Opens the newest verification link that was emailed to an address, and presses the button on the linked page. */
export async function followMail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, 'Verify your account'))
  await page.getByRole('button', { name: 'Verify my account' }).click()
}

/** Returns the newest code that a phone number got by text message, after `before`. */
export async function textedCode(context: BrowserContext, phone: string, before = ''): Promise<string> {
  const page = await context.newPage()
  const text = page
    .getByRole('article')
    .filter({ hasText: `To ${phone}` })
    .first()
  let code = ''
  await expect(async () => {
    await page.goto('/dev/outbox')
    code = /(\d{6}) is your verification code/.exec(await text.innerText({ timeout: 1000 }))?.[1] ?? ''
    if (code === '' || code === before) throw new Error('The code has not arrived yet')
  }).toPass()
  await page.close()
  return code
}
