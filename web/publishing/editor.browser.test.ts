import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { plainPicture } from '../../services/images/testing/pictures.ts'
import { openListening } from '../../scripts/testing/listening.ts'
import { answerOf } from '../../scripts/testing/request.ts'
import { testFolder } from '../../scripts/testing/services.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const clock = join(testFolder(t), 'clock')
const network =
  browser &&
  (await testNetwork(t, browser, {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${new URL('../../scripts/testing/clock.ts', import.meta.url).href}`,
      TEST_CLOCK: clock,
    },
  }))

/** Presses Tab until an element has the focus. */
async function reach(page: Page, element: Locator) {
  await expect(element).toBeVisible()
  for (let presses = 0; presses < 200; presses++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(element)} cannot be reached by keyboard`)
}

/** Adds a section with the menu, by keyboard. */
async function addSection(page: Page, label: string) {
  await reach(page, page.getByRole('button', { name: 'Add a section' }))
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: label, exact: true })
  await expect(page.getByRole('menu').locator(':focus')).toBeVisible()
  await page.keyboard.type(label)
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toHaveCount(0)
}

/** Drags the middle of an element to the upper edge of another with the mouse. */
async function drag(page: Page, from: Locator, to: Locator) {
  const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    [x + width / 2, y + height / 2] as const
  await from.scrollIntoViewIfNeeded()
  await page.mouse.move(...middle((await from.boundingBox())!))
  await page.mouse.down()
  const [x, y] = middle((await to.boundingBox())!)
  await page.mouse.move(x, y - 10, { steps: 4 })
  await page.mouse.up()
}

const written = [
  '<h2>Sleep</h2><p>Rest is <strong>care</strong>, see <a href="/forums">the forums</a></p>',
  '<ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>',
  '<table><tbody><tr><td>A</td><td>B <em>c</em></td></tr></tbody></table>',
  '<p>Last <a href="/about-us">word</a></p>',
].join('')

/** What Word and other editors put on the clipboard: styles, lists that are paragraphs, pictures of other hosts. */
const pasted = `<style>p { color: red }</style>
<p class="MsoListParagraph"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>First</p>
<p class="MsoListParagraph"><span style="mso-list:Ignore">2.</span>Second</p><p>&nbsp;</p>
<table border="1"><tr><td style="width:10px">A</td><td>B <span style="font-style:italic">c</span></td></tr></table>
<b style="font-weight:normal"><p><script>alert(1)</script><img src="https://elsewhere.example/a.png" alt="">Last
<a href="/about-us" onclick="x()">word</a></p></b>`

/** Writes `written` in the editor of formatted text, by keyboard alone. */
async function write(page: Page, section: Locator) {
  const box = section.getByRole('textbox', { name: 'Text' })
  const { keyboard } = page
  const bold = section.getByRole('button', { name: 'Bold' })
  await expect(bold).toBeVisible()
  await expect(box).toBeFocused()
  await keyboard.type('## Sleep')
  await keyboard.press('Enter')
  await keyboard.type('Rest is ')
  await keyboard.press('Control+b')
  await keyboard.type('care')
  await keyboard.press('Alt+F10')
  await expect(bold).toBeFocused()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Enter')
  await expect(box).toBeFocused()
  await keyboard.type(', see the forums')
  for (let letter = 0; letter < 'the forums'.length; letter++) await keyboard.press('Shift+ArrowLeft')
  await keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Address').fill('/polls')
  await keyboard.press('Enter')
  await expect(dialog.getByText('This address leads nowhere on this site')).toBeVisible()
  await dialog.getByLabel('Address').fill('/forums')
  await keyboard.press('Enter')
  await expect(box).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.type('- One')
  await keyboard.press('Enter')
  await keyboard.type('Two')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await box.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
  await expect(page.getByText('Pictures from other sites were left out.')).toBeVisible()
  const last = box.getByRole('link', { name: 'word' })
  await keyboard.press('Control+z')
  await expect(last).toHaveCount(0)
  await section.getByRole('button', { name: 'Redo' }).click()
  await expect(last).toBeVisible()
}

const narrow = { width: 375, height: 812 }

const pictureFile = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png', { width: 900, height: 600 }),
})

t.test(
  'Administrators can rearrange a home page, and pages that are already open show the change',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('carers', narrow)
    const visitor = await visit('carers')
    await Promise.all([logIn(page, 'Amara Osei'), openListening(visitor.page, '/')])
    await page.goto('/wp-admin/sites/carers')
    const editor = page.getByRole('region', { name: 'Home page' })
    const press = (name: string, role: 'button' | 'tab' = 'button') =>
      editor.getByRole(role, { name, exact: true }).click()

    const add = (label: string) => addSection(page, label)
    await add('Quote')
    await expect(editor.getByLabel('Quote text')).toBeFocused()
    await press('Save home page')
    await expect(editor.getByRole('alert').getByText('Section 1: This field is required')).toBeVisible()
    await expect(editor.getByRole('button', { name: '1. Quote' })).toBeFocused()
    await editor.getByLabel('Quote text').fill('Care for yourself too.')
    await editor.getByLabel('Attribution').fill('Ana')

    await add('Text')
    const text = editor.getByRole('group', { name: 'Text, section 2' })
    await write(page, text)
    await text.getByRole('button', { name: 'Edit as HTML' }).click()
    await expect(text.getByLabel('Text as HTML')).toHaveValue(written)
    await text
      .getByLabel('Text as HTML')
      .fill('<h1>Rest</h1>\n<script>alert(1)</script><p>is <b>care</b></p>')
    await expect(text.getByText('Line 2, column 1: <script> is not allowed. Remove it.')).toBeVisible()
    await text
      .getByLabel('Text as HTML')
      .fill('<h1>Rest</h1><video></video><p style="color: red">is <b>care</b></p>')
    await text.getByRole('tab', { name: 'Preview' }).click()
    await expect(text.getByRole('heading', { name: 'Rest' })).toBeVisible()
    await expect(text.getByText('<h2>Rest</h2><p>is <b>care</b></p>')).toBeVisible()
    t.same(await barriers(page), [])

    await add('Forum link')
    await editor.getByLabel('Heading').fill('You are not the only one')
    await add('Teaser')
    const teaser = editor.getByRole('group', { name: 'Teaser, section 4' })
    await teaser.getByLabel('Title').fill('Breathing spaces')
    await teaser.getByLabel('Link').fill('javascript:alert(1)')
    await expect(teaser.getByText('Enter a path, such as /forums')).toBeVisible()
    await teaser.getByLabel('Link').fill('/forums')
    await add('Picture')
    const picture = editor.getByRole('group', { name: 'Picture, section 5' })
    await expect(picture.getByRole('button', { name: 'Choose picture' })).toBeFocused()
    await page.keyboard.press('Enter')
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.getByRole('tab', { name: 'Upload' }).click()
    await library.getByLabel('Image', { exact: true }).setInputFiles(await pictureFile('sign.png'))
    await library.getByLabel('Image description').fill('A sign')
    await library.getByRole('button', { name: 'Add and use picture' }).click()
    await expect(picture.getByLabel('Image description')).toHaveValue('A sign')
    await picture.getByRole('switch').check()
    await picture.getByRole('button', { name: /Background/ }).press('a')

    await add('Further reading')
    const reading = editor.getByRole('group', { name: 'Further reading, section 6' })
    await reading.getByLabel('Title').fill('First')
    await reading.getByRole('button', { name: 'Add link' }).click()
    const second = reading.getByRole('group', { name: 'Link 2' })
    await expect(second.getByLabel('Title')).toBeFocused()
    await second.getByLabel('Title').fill('Second')
    await second.getByRole('button', { name: 'Move up: Link 2' }).press('Enter')
    await expect(reading.getByRole('button', { name: 'Move up: Link 1' })).toBeFocused()
    await expect(second.getByLabel('Title')).toHaveValue('First')
    await reading.getByRole('button', { name: 'Remove: Link 1' }).click()
    await expect(reading.getByRole('button', { name: 'Add link' })).toBeFocused()
    await expect(reading.getByLabel('Title')).toHaveValue('First')
    await press('Remove: Further reading, section 6')

    // The button was activated by keyboard, so it keeps the focus when its section moves.
    await editor.getByRole('button', { name: 'Move up: Picture, section 5' }).focus()
    for (const place of [4, 3]) {
      await page.keyboard.press('Enter')
      await expect(editor.getByRole('status')).toHaveText(`Picture is now ${place} of 5`)
      await expect(editor.getByRole('button', { name: `Move up: Picture, section ${place}` })).toBeFocused()
    }
    await editor.getByRole('button', { name: 'Remove: Picture, section 3' }).press('Enter')
    await expect(editor.getByRole('button', { name: /^3\. Forum link/ })).toBeFocused()
    await press('Put back: Picture')
    await expect(editor.getByRole('button', { name: /^3\. Picture/ })).toBeFocused()
    await drag(page, editor.locator('[data-drag]').nth(2), editor.getByRole('button', { name: /^1\. Quote/ }))
    await expect(editor.getByRole('status')).toHaveText('Picture is now 1 of 5')
    await editor.getByRole('button', { name: 'Remove: Picture, section 1' }).press('Enter')
    await press('Save home page')
    await expect(page.getByText('Saved and live.')).toBeVisible()
    const main = visitor.page.getByRole('main')
    await expect(main.getByText('Care for yourself too.')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Rest' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Breathing spaces' })).toHaveAttribute('href', '/forums')
    t.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      'nothing over the edge',
    )
    t.same(problems, [])
    t.same(await barriers(visitor.page, 'main'), [])

    await editor.getByRole('button', { name: /^1\. Quote Care for/ }).click()
    await expect(editor.getByLabel('Attribution')).toHaveValue('Ana')
    await editor.getByRole('button', { name: 'Move down: Quote, section 1' }).press('Enter')
    await expect(editor.getByRole('button', { name: 'Move down: Quote, section 2' })).toBeFocused()
    await press('Undo')
    await expect(editor.getByRole('button', { name: /^1\. Quote/ })).toBeVisible()
  },
)

t.test(
  'Two editors write an article at once without losing a word, and one of them publishes it',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const [first, second, third] = [
      await visit('carers', narrow),
      await visit('carers'),
      await visit('carers'),
    ]
    const nora = third.page
    await Promise.all([
      logIn(first.page, 'Amara Osei'),
      logIn(second.page, 'Amara Osei'),
      logIn(nora, 'Nora Lindqvist'),
    ])
    const { page } = first
    await page.goto('/wp-admin/content')
    await page.getByRole('link', { name: 'New article' }).click()
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await title.fill('Ten minutes for yourself')
    await addSection(page, 'Text')
    await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Care begins with rest.')
    await expect(page.getByText('What you type is kept for you.')).toBeVisible()
    // Somebody goes to another computer before it is saved, and back to the one whose window was closed.
    const other = second.page
    await other.goto('/wp-admin/content')
    const unsaved = other.getByRole('region', { name: 'Not saved yet' })
    t.same(await barriers(other), [])
    await unsaved.getByRole('link', { name: 'Ten minutes for yourself' }).click()
    const recovered = 'We kept what you typed here before'
    await expect(other.getByText(recovered)).toBeVisible()
    const otherTitle = other.getByRole('textbox', { name: 'Title', exact: true })
    await otherTitle.fill('An hour for yourself')
    await expect(other.getByText('What you type is kept for you.')).toBeVisible()
    await page.getByLabel('Summary').fill('Rest.')
    const twice = page.getByRole('region', { name: /You typed something else/ })
    await expect(twice.locator('del').filter({ hasText: 'An hour' })).toBeVisible()
    t.same(await barriers(page), [])
    await twice.getByRole('button', { name: 'Continue with the other text' }).click()
    await expect(title).toHaveValue('An hour for yourself')
    await page.getByRole('button', { name: 'Bring my text back' }).click()
    await page.getByLabel('Summary').clear()
    await expect(page.getByText('What you type is kept for you.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(recovered)).toBeVisible()
    await expect(title).toHaveValue('Ten minutes for yourself')
    t.same(await barriers(page), [])
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.waitForURL(/content\/post_/)
    await expect(page.getByText('Saved.')).toBeVisible()

    await nora.goto(new URL(page.url()).pathname)
    await expect(page.getByText('Nora Lindqvist has this open too.')).toBeVisible()
    await expect(nora.getByText('Amara Osei has this open too.')).toBeVisible()
    const saveNora = async (summary: string) => {
      await nora.getByLabel('Summary').fill(summary)
      await nora.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(nora.getByText('Saved.')).toBeVisible()
    }
    await saveNora('Rest is work.')
    await expect(page.getByText('Nora Lindqvist saved a newer text, which you see now.')).toBeVisible()
    await expect(page.getByLabel('Summary')).toHaveValue('Rest is work.')

    const isNewer = page.getByText('Nora Lindqvist saved a newer text. Yours is still here.')
    await title.fill('Ten minutes for you')
    await saveNora('Rest is labour.')
    await expect(isNewer).toBeVisible()
    await title.fill('Ten minutes for yourself')
    await expect(page.getByLabel('Summary')).toHaveValue('Rest is labour.')
    await title.fill('Ten minutes for you')
    await saveNora('Rest is care.')
    await expect(isNewer).toBeVisible()
    t.same(await barriers(page), [])
    await nora.close()
    await expect(page.getByText('Nora Lindqvist has this open too.')).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('region', { name: /Somebody else saved/ })
    await expect(conflict.locator('del').filter({ hasText: 'care' })).toBeVisible()
    await expect(conflict.locator('ins').filter({ hasText: 'you' })).toBeVisible()
    t.same(await barriers(page), [])
    await conflict.getByRole('button', { name: 'Continue with their text' }).click()
    await expect(title).toHaveValue('Ten minutes for yourself')
    await expect(page.getByLabel('Summary')).toHaveValue('Rest is care.')
    await page.getByRole('button', { name: 'Bring my text back' }).click()
    await expect(title).toHaveValue('Ten minutes for you')
    await page.getByLabel('Summary').fill('Rest is care.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.getByRole('tab', { name: 'Details' }).click()
    const authors = page.getByRole('group', { name: 'Authors' })
    await authors.getByLabel('Add an author').fill('Nora L')
    await page.getByRole('option', { name: 'Nora Lindqvist' }).click()
    await expect(authors.getByRole('button', { name: 'Remove: Nora Lindqvist' })).toBeFocused()
    await authors.getByRole('button', { name: 'Move up: Nora Lindqvist' }).press('Enter')
    await expect(authors.getByRole('listitem')).toContainText(['Nora Lindqvist', 'Amara Osei'])
    t.same(await barriers(page), [])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.getByRole('tab', { name: 'Revisions' }).click()
    await page.getByRole('button', { name: 'Show changes' }).first().click()
    await expect(page.getByRole('tabpanel').locator('ins').filter({ hasText: 'you' })).toBeVisible()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expect(page.getByRole('tabpanel').getByText('Care begins with rest.')).toBeVisible()

    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog.getByRole('list', { name: 'Checklist' })).toContainText('All links lead somewhere.')
    t.same(await barriers(page), [])
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('main').getByText('Published', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'View', exact: true }).click()
    await expect(page.getByText('By Nora Lindqvist and Amara Osei')).toBeVisible()
    await page.goto('/wp-admin/content?state=PUBLISHED&text=minutes')
    await expect(page.getByRole('link', { name: 'Ten minutes for you' })).toBeVisible()
    t.same(await barriers(page), [])
    t.same([first.problems, second.problems, third.problems], [[], [], []])
  },
)

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
    await page.getByRole('tab', { name: 'Details' }).click()
    const featured = page.getByRole('group', { name: 'Picture', exact: true })
    await featured.getByRole('button', { name: 'Choose picture' }).press('Enter')
    const library = page.getByRole('dialog', { name: 'Choose a picture' })
    await library.getByLabel('Search pictures').fill('cups OF')
    await expect(library.getByRole('listitem')).toHaveCount(1)
    t.same(await barriers(page), [])
    await library.getByRole('button', { name: 'Choose Tea' }).press('Enter')
    await expect(page.getByLabel('Image description')).toHaveValue('Two cups of tea')
    await expect(featured.getByRole('button', { name: 'Change picture' })).toBeFocused()
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
    await page.getByRole('tab', { name: 'Details' }).click()
    await featured.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto(item)
    await main.getByRole('button', { name: 'Remove the picture' }).press('Enter')
    await page.waitForURL(/\/wp-admin\/media$/)
    await expect(main.getByRole('link', { name: /^Tea/ })).toHaveCount(0)
    t.same(problems, [])
  },
)

t.test(
  'An article with twelve sections is written and scheduled by keyboard, and appears once on two sites after its services were killed',
  { skip },
  async (t) => {
    const { visit, logIn, network: services } = network!
    const [{ page }, reader, neighbour] = [
      await visit('carers', narrow),
      await visit('carers', narrow),
      await visit('diabetes', narrow),
    ]
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/content/new?kind=POST')
    const { keyboard } = page
    const title = page.getByRole('textbox', { name: 'Title', exact: true })
    await expect(title).toBeFocused()
    await keyboard.type('Twelve ways to rest')
    for (let picture = 1; picture <= 3; picture++) {
      await addSection(page, 'Text')
      const section = page.getByRole('group', { name: `Text, section ${picture}` })
      await expect(section.getByRole('textbox', { name: 'Text' })).toBeFocused()
      await keyboard.press('Alt+F10')
      const source = section.getByRole('button', { name: 'Edit as HTML' })
      await expect(section.getByRole('button', { name: 'Bold' })).toBeFocused()
      for (let tool = 0; tool < 11; tool++) await keyboard.press('ArrowRight')
      await expect(source).toBeFocused()
      await keyboard.press('Enter')
      await expect(section.getByLabel('Text as HTML')).toBeFocused()
      await keyboard.insertText(
        `<p>Lie down.</p><p><img src="/demo/pictures/articles/bench.svg" alt="Way ${picture}" width="1200" height="675"></p>`,
      )
    }
    for (let quote = 4; quote <= 12; quote++) {
      await addSection(page, 'Quote')
      const section = page.getByRole('group', { name: `Quote, section ${quote}` })
      await expect(section.getByLabel('Quote text')).toBeFocused()
      await keyboard.insertText(`Way ${quote} is to sit.`)
    }
    const up = page.getByRole('button', { name: 'Move up: Quote, section 12' })
    for (let back = 0; back < 12 && !(await up.evaluate((one) => one === document.activeElement)); back++)
      await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByText('Quote is now 11 of 12')).toBeAttached()
    await reach(page, page.getByRole('button', { name: 'Save draft' }))
    await keyboard.press('Enter')
    await page.waitForURL(/content\/post_/)
    const heading = page.getByRole('heading', { level: 1, name: 'Twelve ways to rest' })
    await expect(heading).toBeFocused()

    await reach(page, page.getByRole('tab', { name: 'Text' }))
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
    await reach(page, page.getByRole('checkbox', { name: 'Diabetes Together' }))
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Diabetes Together' })).toBeChecked()
    await reach(page, page.getByRole('button', { name: 'Save', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.getByRole('tab', { name: 'Details' }).focus()
    await keyboard.press('ArrowRight')
    const preview = page.getByRole('tabpanel', { name: 'Preview' })
    await expect(preview.getByRole('img', { name: /^Way/ })).toHaveCount(3)
    await expect(preview.getByText('Way 12 is to sit.')).toBeVisible()
    await expect(preview.getByRole('button', { name: /Phone \(375 px\)/ })).toBeVisible()
    await expect(preview.getByRole('button', { name: /Visitor/ })).toBeVisible()
    t.same(await barriers(page), [])

    await reach(page, page.getByRole('button', { name: 'Publish…' }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await reach(page, dialog.getByLabel('Or publish later'))
    // The parts of a native field for times have another order in each language of a browser, so it is filled in.
    await dialog.getByLabel('Or publish later').fill(
      await page.evaluate(() => {
        const soon = new Date(Date.now() + 2 * 60_000)
        return new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
      }),
    )
    await reach(page, dialog.getByRole('button', { name: 'Schedule' }))
    await keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Scheduled', { exact: true })).toBeVisible()
    const path = '/posts/twelve-ways-to-rest'
    t.equal((await answerOf(services.url!, 'carers', path)).status, 404, 'nobody reads it before its time')

    // Its time comes while nothing runs that could publish it.
    const before = services.pids()
    writeFileSync(clock, `${3 * 60_000}`)
    for (const part of ['api', 'projector'] as const) process.kill(before[part]!, 'SIGKILL')
    const isBack = () => services.pids().api !== before.api && services.pids().projector !== before.projector
    await expect.poll(isBack).toBe(true)
    const statusOf = (prefix: string, path: string) =>
      answerOf(services.url!, prefix, path).then(
        ({ status }) => status,
        () => null,
      )
    await expect.poll(() => statusOf('carers', '/about-us')).toBe(200)
    const back = performance.now()
    for (const prefix of ['carers', 'diabetes'])
      await expect.poll(() => statusOf(prefix, path), { intervals: [50] }).toBe(200)
    t.comment(`appeared ${Math.round(performance.now() - back)} ms after the return of the services`)
    for (const { page, problems } of [reader, neighbour]) {
      await page.goto(path)
      await expect(page.getByText('Published on 2 communities')).toBeVisible()
      await expect(page.getByRole('main').getByRole('img', { name: /^Way/ })).toHaveCount(3)
      await page.goto('/page/1')
      await expect(page.getByRole('main').getByRole('link', { name: 'Twelve ways to rest' })).toHaveCount(1)
      t.same(problems, [])
    }
    await page.reload()
    await page.getByRole('tab', { name: 'Revisions' }).click()
    await expect(page.getByRole('tabpanel').getByText('Published by the network')).toHaveCount(1)
  },
)
