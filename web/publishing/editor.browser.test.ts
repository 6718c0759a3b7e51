import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { answerOf } from '../../scripts/testing/request.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { addSection, narrow, reach } from './testing/writing.ts'

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
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toBeFocused()
    await text.fill('Care begins with rest.')
    await title.fill('Ten minutes for yourself')
    const summarize = async (summary: string) => {
      await page.getByRole('button', { name: 'Details' }).click()
      await page.getByLabel('Summary').fill(summary)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const hasSummary = async (summary: string) => {
      await page.getByRole('button', { name: 'Details' }).click()
      await expect(page.getByLabel('Summary')).toHaveValue(summary)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
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
    await summarize('Rest.')
    const twice = page.getByRole('region', { name: /You typed something else/ })
    await expect(twice.locator('del').filter({ hasText: 'An hour' })).toBeVisible()
    t.same(await barriers(page), [])
    await twice.getByRole('button', { name: 'Continue with the other text' }).click()
    await expect(title).toHaveValue('An hour for yourself')
    await page.getByRole('button', { name: 'Bring my text back' }).click()
    await summarize('')
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
    await hasSummary('Rest is work.')

    const isNewer = page.getByText('Nora Lindqvist saved a newer text. Yours is still here.')
    await title.fill('Ten minutes for you')
    await saveNora('Rest is labour.')
    await expect(isNewer).toBeVisible()
    await title.fill('Ten minutes for yourself')
    await hasSummary('Rest is labour.')
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
    await hasSummary('Rest is care.')
    await page.getByRole('button', { name: 'Bring my text back' }).click()
    await expect(title).toHaveValue('Ten minutes for you')
    await summarize('Rest is care.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByText('Authors', { exact: true }).click()
    const authors = page.getByRole('group', { name: 'Authors' })
    await authors.getByLabel('Add an author').fill('Nora L')
    await page.getByRole('option', { name: 'Nora Lindqvist' }).click()
    await expect(authors.getByRole('button', { name: 'Remove: Nora Lindqvist' })).toBeFocused()
    await authors.getByRole('button', { name: 'Move up: Nora Lindqvist' }).press('Enter')
    await expect(authors.getByRole('listitem')).toContainText(['Nora Lindqvist', 'Amara Osei'])
    t.same(await barriers(page), [])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()

    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByText('Revisions', { exact: true }).click()
    const revisions = page.getByRole('group', { name: 'Revisions' })
    await revisions.getByRole('button', { name: 'Show changes' }).first().click()
    await expect(revisions.locator('ins').filter({ hasText: 'you' })).toBeVisible()
    t.same(await barriers(page), [])
    await revisions.getByRole('button', { name: 'Restore this version' }).last().click()
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue('Ten minutes for yourself')
    await page.getByRole('button', { name: 'Keep the newest version' }).click()
    await expect(title).toHaveValue('Ten minutes for you')

    await addSection(page, 'Quote')
    await page.getByLabel('Attribution').fill('Ana')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('main').getByText('Care begins with rest.')).toBeVisible()
    await expect(page.getByText('Incomplete: Quote.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog).toContainText('Readers will see it on Carers')
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
    t.same(await barriers(page), [])
    await dialog.getByRole('button', { name: /^Section 2 \(Quote\), Quote text/ }).click()
    await expect(page.getByLabel('Quote text')).toBeFocused()
    await page.keyboard.type('Sit down.')
    await page.getByRole('button', { name: 'Publish…' }).click()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    const published = page.getByRole('dialog', { name: 'Published' })
    t.same(await barriers(page), [])
    await published.getByRole('link', { name: /^Read it on/ }).click()
    await expect(page.getByText('By Nora Lindqvist and Amara Osei')).toBeVisible()
    await page.goto('/wp-admin/content?state=PUBLISHED&text=minutes')
    await expect(page.getByRole('link', { name: 'Ten minutes for you' })).toBeVisible()
    t.same(await barriers(page), [])
    t.same([first.problems, second.problems, third.problems], [[], [], []])
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
    const box = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(page.getByRole('button', { name: 'Bold' })).toBeAttached()
    await expect(box).toBeFocused()
    await keyboard.press('Shift+Tab')
    await keyboard.type('Twelve ways to rest')
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await expect(box).toBeFocused()
    await keyboard.type('One.')
    await keyboard.press('Enter')
    await keyboard.type('/')
    await expect(page.getByRole('menuitem', { name: /^Picture / })).toBeFocused()
    t.same(await barriers(page), [])
    await keyboard.press('Escape')
    await keyboard.press('Backspace')
    await keyboard.type('/')
    await expect(page.getByRole('menuitem', { name: /^Picture / })).toBeFocused()
    await keyboard.type('quo')
    await expect(page.getByRole('menuitem', { name: /^Quote / })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByLabel('Quote text')).toBeFocused()
    await keyboard.type('Way 2 is to sit.')
    for (let picture = 3; picture <= 5; picture++) {
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
    for (let quote = 6; quote <= 12; quote++) {
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
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()

    await reach(page, page.getByRole('button', { name: 'Details' }))
    await keyboard.press('Enter')
    await reach(page, page.getByRole('checkbox', { name: 'Diabetes Together' }))
    await keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Diabetes Together' })).toBeChecked()
    await keyboard.press('Escape')
    await keyboard.press('Control+s')
    await expect(page.getByText('Saved.')).toBeVisible()

    await reach(page, page.getByRole('button', { name: 'Preview' }))
    await keyboard.press('Enter')
    const preview = page.getByRole('main')
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
    const scheduled = page.getByRole('dialog', { name: 'Scheduled' })
    await expect(scheduled).toContainText('Diabetes Together')
    await keyboard.press('Escape')
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
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByText('Revisions', { exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Published by the network')).toHaveCount(1)
  },
)
