import type { Page } from 'playwright'
import { expect } from '../../../scripts/testing/expect.ts'

/** Width by which the page is wider than the window, in px. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Chooses a platform in a row of the social-links form, and fills in the handle. */
async function fillLink(page: Page, row: string, platform: string, label: string, handle: string) {
  const group = page.getByRole('group', { name: row, exact: true })
  await group.getByRole('button', { name: /Platform/ }).click()
  await page.getByRole('option', { name: platform, exact: true }).click()
  await group.getByRole('textbox', { name: label }).fill(handle)
}

/**
 * Goes through the step setSocialSites: what is missing, wrong or repeated is named, then two links are saved.
 * `barriersIn` finds problems of accessibility. Returns those, and the overflow in px.
 */
export async function askedForLinks(page: Page, barriersIn: (selector: string) => Promise<unknown[]>) {
  const dialog = page.getByRole('dialog', { name: 'Where can we find you?' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please enter at least one social media handle')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Handle' })).toBeFocused()
  await fillLink(page, 'Link 1', 'Twitter', 'Handle', '@mila')
  await expect(dialog.getByText('Your username must be more than 4 characters long')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Handle' }).fill('@milawalks')
  await expect(dialog.getByText('Your username must be more than 4 characters long')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(
    page.getByRole('group', { name: 'Link 2' }).getByRole('button', { name: /Platform/ }),
  ).toBeFocused()
  await fillLink(page, 'Link 2', 'Twitter', 'Handle', 'MilaWalks')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please remove duplicate entries')).toBeVisible()
  const found = await barriersIn('[role=dialog]')
  await fillLink(page, 'Link 2', 'Blog', 'Link', 'https://mila.example/walks')
  const overflow = await overflowOf(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return { barriers: found, overflow }
}
