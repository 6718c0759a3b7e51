import type { Locator } from 'playwright'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { imageProblem } from '../../services/rules/images/kinds.ts'
import { heicHead, photo, plainPicture } from '../../services/images/testing/pictures.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

// Tests read AVIF and WebP, which the module of images cannot.
sharp.unblock({ operation: ['VipsForeignLoad'] })

const png = await plainPicture()
const clear = sharp({
  create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
})
const device = { IFD0: { Make: 'Quuxphone' } }
const small = { width: 60, height: 40, hasAlpha: false }

const webp = await clear.clone().webp().toBuffer()

/** A photo of 12 megapixels over the limit, as phones append a video to one. */
const largePhoto = async () =>
  Buffer.concat([await photo({ width: 4000, height: 3000 }), Buffer.alloc(4_000_000)])

/** Files with what is sent of them; without it, the browser cannot show the file. The last one is saved. */
const files: { name: string; file: Buffer; sent?: object }[] = [
  {
    name: 'photo.jpg',
    file: await photo(),
    sent: { format: 'jpeg', width: 80, height: 40, hasAlpha: false },
  },
  {
    name: 'photo.png',
    file: await sharp(png).withExif(device).png().toBuffer(),
    sent: { format: 'jpeg', ...small },
  },
  { name: 'plain.png', file: png, sent: { format: 'png', ...small } },
  {
    name: 'clear.png',
    file: await clear.clone().withExif(device).png().toBuffer(),
    sent: { format: 'png', ...small, hasAlpha: true },
  },
  { name: 'plain.gif', file: await plainPicture('gif'), sent: { format: 'gif', width: 60, height: 40 } },
  {
    name: 'clear.webp',
    file: webp,
    sent: { format: 'png', ...small, hasAlpha: true },
  },
  {
    name: 'large.avif',
    file: await sharp(await plainPicture('png', { width: 4000, height: 1000 }))
      .avif({ effort: 0 })
      .toBuffer(),
    sent: { format: 'jpeg', width: 3200, height: 800 },
  },
  {
    name: 'drawing.svg',
    file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><circle r="9"/></svg>'),
    sent: { format: 'png', ...small, hasAlpha: true },
  },
  { name: 'photo.heic', file: heicHead },
  { name: 'scan.tiff', file: await sharp(png).tiff().toBuffer() },
  { name: 'cut.jpg', file: (await photo()).subarray(0, 300) },
  { name: 'notes.png', file: Buffer.from('notes') },
  { name: 'empty.png', file: Buffer.alloc(0) },
  { name: 'large.jpg', file: await largePhoto(), sent: { format: 'jpeg', width: 3200, height: 2400 } },
]

/** Chooses a file in the field of a dialog; its type is empty, as systems have none for some kinds. */
const choose = (dialog: Locator, name: string, buffer: Buffer) =>
  dialog.getByLabel('Image', { exact: true }).setInputFiles({ name, mimeType: '', buffer })

/** Chooses each kind of file, and compares what is sent, which the preview shows, or what is said. */
async function tryAll(t: Test, dialog: Locator) {
  const preview = dialog.getByRole('img', { name: /^Preview/ })
  for (const { name, file, sent } of files) {
    await choose(dialog, name, file)
    if (!sent) {
      await expect(dialog.getByText(imageProblem(file))).toBeVisible()
      await expect(preview).toHaveCount(0)
      continue
    }
    await preview.waitFor()
    const data = await preview.getAttribute('src')
    const bytes = Buffer.from(data!.slice(data!.indexOf(',') + 1), 'base64')
    const { exif, xmp, orientation, ...metadata } = await sharp(bytes).metadata()
    t.match(metadata, sent, name)
    t.same([exif, xmp, orientation], [undefined, undefined, undefined], name)
  }
}

/** Chooses a file that the browser cannot show, then one that it can. */
async function tryTwo(dialog: Locator) {
  await choose(dialog, 'photo.heic', heicHead)
  await expect(dialog.getByText(imageProblem(heicHead))).toBeVisible()
  await choose(dialog, 'clear.webp', webp)
  await dialog.getByRole('img', { name: /^Preview/ }).waitFor()
}

t.test(
  'A member sends a large photo, and each kind of picture, as what the network takes',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('carers')
    await logIn(page, 'Amara Osei')
    await page.goto('/profile')
    const dialog = page.getByRole('dialog', { name: 'Upload an image' })
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await tryAll(t, dialog)
    await dialog.getByRole('button', { name: 'Save picture' }).click()
    await expect(dialog).toHaveCount(0)

    const attach = page.getByRole('button', { name: 'Picture', exact: true })
    const add = page.getByRole('button', { name: 'Add picture' })
    await page.goto('/create-thread')
    await attach.click()
    await tryTwo(dialog)
    await add.click()
    await page.getByLabel('Title').fill('A picture from my phone')
    await page.getByRole('button', { name: 'Post thread' }).click()
    await page.getByPlaceholder('Write a reply…').focus()
    await attach.click()
    await tryTwo(dialog)
    await add.click()
    await page.getByRole('button', { name: 'Post reply' }).click()
    await expect(page.getByRole('article').getByRole('img', { name: 'Picture' })).toHaveCount(1)
    t.same(problems, [])
  },
)

t.test(
  'An editor adds each kind of picture to the library, and chooses one for a cover',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('carers')
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/media')
    await page.getByRole('button', { name: 'Add a picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a picture' })
    await tryAll(t, dialog)
    await dialog.getByLabel('Image description').fill('Grain')
    await dialog.getByRole('button', { name: 'Add picture' }).click()
    await expect(page.getByText('1600 × 1200 pixels')).toBeVisible()

    await page.goto('/wp-admin/content/new?kind=POST')
    const cover = page.getByRole('group', { name: 'Picture', exact: true })
    await cover.getByRole('button', { name: 'Choose picture' }).click()
    const choice = page.getByRole('dialog', { name: 'Choose a picture' })
    await choice.getByRole('tab', { name: 'Upload' }).click()
    await tryTwo(choice)
    t.same(problems, [])
  },
)
