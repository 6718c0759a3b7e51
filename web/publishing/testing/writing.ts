import type { Locator, Page } from 'playwright'
import { expect } from '../../../scripts/testing/expect.ts'
import { plainPicture } from '../../../services/images/testing/pictures.ts'

/** Presses Tab until an element has the focus. */
export async function reach(page: Page, element: Locator) {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 200; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(element)} cannot be reached by keyboard`)
}

/** Adds a section with the menu, by keyboard. */
export async function addSection(page: Page, label: string) {
  await reach(page, page.getByRole('button', { name: 'Add a section', exact: true }))
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: new RegExp(`^${label} `) })
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
  await page.keyboard.type(label)
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toHaveCount(0)
}

/** Size of a window of a phone. */
export const narrow = { width: 375, height: 812 }

/** A picture to choose in a field for files. */
export const pictureFile = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png', { width: 900, height: 600 }),
})
