import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { narrow, pictureFile } from '../publishing/testing/writing.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test(
  'An editor adds, describes, finds, uses, replaces and removes a picture of the library',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('carers', narrow)
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/media')
    t.same(await barriers(page), [])
    await page.getByRole('button', { name: 'Add a picture' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a picture' })
    await dialog.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('two-cups.png'))
    await expect(dialog.getByLabel('Name')).toHaveValue('two-cups')
    await dialog.getByRole('button', { name: 'Add picture' }).click()
    await expect(dialog.getByText('Describe the picture, or mark it as decorative')).toBeVisible()
    await dialog.getByLabel('Image description').fill('Two cups of tea')
    await dialog.getByRole('radio', { name: 'Center' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Right', exact: true })).toBeChecked()
    t.same(await barriers(page), [])
    await dialog.getByRole('button', { name: 'Add picture' }).press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'two-cups' })).toBeVisible()
    await expect(main.getByText('900 × 600 pixels')).toBeVisible()
    await expect(main.getByText('Nothing uses this picture.')).toBeVisible()
    await main.getByLabel('Name').fill('Tea')
    await main.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(main.getByRole('heading', { name: 'Tea' })).toBeVisible()
    t.same(await barriers(page), [])
    const item = new URL(page.url()).pathname

    await page.goto('/wp-admin/content/new?kind=POST')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tea for two')
    await page.getByRole('button', { name: 'Details' }).click()
    const featured = page.getByRole('group', { name: 'Picture', exact: true })
    await featured.getByRole('button', { name: 'Choose picture' }).press('Enter')
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.getByLabel('Search pictures').fill('cups OF')
    await expect(library.getByRole('listitem')).toHaveCount(1)
    t.same(await barriers(page), [])
    await library.getByRole('button', { name: 'Choose Tea' }).press('Enter')
    await expect(page.getByLabel('Image description')).toHaveValue('Two cups of tea')
    await expect(featured.getByRole('button', { name: 'Change picture' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(/content\/post_/)

    await page.goto(item)
    await expect(main.getByRole('link', { name: 'Tea for two' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Remove the picture' })).toHaveCount(0)
    const image = main.getByRole('img', { name: 'Two cups of tea' })
    const before = await image.getAttribute('src')
    await main.getByRole('button', { name: 'Replace the file' }).press('Enter')
    const replacing = page.getByRole('dialog', { name: 'Replace the file' })
    await replacing.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('other.png'))
    await replacing.getByRole('button', { name: /Shape/ }).press('s')
    await replacing.getByRole('button', { name: 'Replace' }).click()
    await expect(main.getByText('600 × 600 pixels')).toBeVisible()
    await expect(image).not.toHaveAttribute('src', before!)

    await main.getByRole('link', { name: 'Tea for two' }).click()
    await page.getByRole('button', { name: 'Details' }).click()
    await featured.getByRole('button', { name: 'Remove picture' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto(item)
    await main.getByRole('button', { name: 'Remove the picture' }).press('Enter')
    await page.waitForURL(/\/wp-admin\/media$/)
    await expect(main.getByRole('link', { name: /^Tea/ })).toHaveCount(0)
    t.same(problems, [])
  },
)
