import type { Page } from 'playwright'
import { demoPassword } from '../../../scripts/seed/logins.ts'

/** Button on the profile that opens the deletion dialog. */
export const open = (page: Page) => page.getByRole('button', { name: 'Delete my account…' })

/** Fills in the deletion dialog without submitting it. */
export async function fill(
  page: Page,
  {
    now = false,
    word = 'delete',
    password = demoPassword,
  }: { now?: boolean; word?: string; password?: string } = {},
) {
  const dialog = page.getByRole('dialog')
  if (now) await dialog.getByLabel(/Delete now/).check()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Type delete').fill(word)
}

/** Submit button of the deletion dialog. */
export const send = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete my account', exact: true })
