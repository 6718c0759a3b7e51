import type { Locator, Page } from 'playwright'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { openListening } from '../../scripts/testing/listening.ts'
import { addSection, narrow, pictureFile } from '../publishing/testing/writing.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

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
  '<ul><li>Up<ul><li><strong>Down</strong> <em>here</em></li></ul></li></ul><ol start="5"><li>Fifth</li></ol>',
  '<ul><li>Top<ul><li>Sub</li></ul></li></ul>',
  '<table><tbody><tr><td>A</td><td>B <em>c</em></td></tr></tbody></table>',
  '<p>Last <a href="/about-us">word</a></p>',
].join('')

/** What Word and other editors put on the clipboard: styles, lists that are paragraphs, pictures of other hosts. */
const pasted = `<style>p { color: red }</style>
<p class="MsoListParagraph"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>First</p>
<p class="MsoListParagraph"><span style="mso-list:Ignore">2.</span>Second</p><p>&nbsp;</p>
<p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">·</span>Up</p>
<p style="mso-list:l1 level2 lfo2"><span style="mso-list:Ignore">o</span><b>Down</b> <i>here</i></p>
<p style="mso-list:l2 level1 lfo3"><span style="mso-list:Ignore">5.</span>Fifth</p>
<div style="display:none">Preheader</div><div><br></div>
<div><ul><li data-listid="3" data-aria-level="1">Top</li></ul></div><div><ul><li data-listid="3" data-aria-level="2">Sub</li></ul></div>
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

t.test(
  'Administrators can rearrange a home page, and pages that are already open show the change',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('carers', narrow)
    const visitor = await visit('carers')
    await Promise.all([logIn(page, 'Amara Osei'), openListening(visitor.page, '/')])
    await page.goto('/wp-admin/sites/carers/home')
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
