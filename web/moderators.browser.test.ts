import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, tabOf, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 812 }

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

t.test(
  'A moderator can compare two revisions of an item by keyboard and without JavaScript',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page: queue, context, problems } = await visit('ra', narrow)
    await logIn(queue, 'Ruth Castellano')
    await queue.goto('/moderation')
    const flagged = queue.getByRole('article').filter({ hasText: 'You will find something else' })
    await flagged.locator('[aria-expanded]').click()
    const page = await tabOf(flagged.getByRole('link', { name: 'History' }))
    const from = page.getByLabel('From revision', { exact: true })
    await from.waitFor()
    t.same(await barriers(page), [])
    await from.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Changes from revision 0 to 1' }).waitFor()
    const difference = page.getByRole('region', { name: 'Changes from revision 0 to 1' })
    t.match(await difference.getByRole('status').textContent(), 'The text changed.')
    t.match(await difference.locator('del').allTextContents(), [/grateful/])
    t.match((await difference.locator('ins').allTextContents()).join(' '), /always helps me/)
    t.match(page.url(), /from=0&to=1$/)
    t.same(await barriers(page), [])
    t.notOk(await isTooWide(page))
    t.same(problems, [])

    const state = await context.storageState()
    const plain = await visit('ra', narrow, { storageState: state, javaScriptEnabled: false })
    await plain.page.goto(page.url().replace('from=0&to=1', 'from=1&to=0'))
    await plain.page.getByRole('heading', { name: 'Changes from revision 0 to 1' }).waitFor()
    await plain.page.getByLabel('To revision').selectOption('0')
    await plain.page.getByRole('button', { name: 'Compare' }).click()
    t.match(await plain.page.getByRole('main').getByRole('status').textContent(), 'Nothing changed.')
  },
)

t.test('The event catalog is in the menu of administrators, not of moderators', { skip }, async (t) => {
  const { visit, logIn } = network!
  const admin = await visit('ra', narrow)
  await logIn(admin.page, 'Amara Osei')
  await admin.page.goto('/')
  await admin.page.getByRole('button', { name: /^Account menu for/ }).click()
  await admin.page.getByRole('link', { name: 'WP Admin' }).click()
  await admin.page.getByRole('link', { name: 'Event catalog' }).click()
  await admin.page.getByRole('heading', { name: 'MessageSent' }).waitFor()
  const event = admin.page
    .getByRole('article')
    .filter({ has: admin.page.getByRole('heading', { name: 'MessageSent' }) })
  t.match(await event.textContent(), /body.*personal data of the sender.*messages\.send.*conversations/)
  t.same(await barriers(admin.page), [])
  t.notOk(await isTooWide(admin.page))

  const moderator = await visit('ra', narrow)
  await logIn(moderator.page, 'Ruth Castellano')
  t.equal((await moderator.page.goto('/wp-admin/events'))?.status(), 403)
})

t.test(
  'A merged thread and its replies are shown by the other one, to which all links lead',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const [admin, reader] = [await visit('ra', narrow), await visit('ra', narrow)]
    await logIn(admin.page, 'Amara Osei')
    await admin.page.goto('/forums')
    const titles = await admin.page.locator('main article h2 a').allTextContents()
    const [title, other] = [titles[0]!, titles[1]!]
    await admin.page.getByRole('link', { name: title, exact: true }).click()
    await admin.page.getByRole('heading', { level: 1, name: title }).waitFor()
    const address = new URL(admin.page.url()).pathname
    await reader.page.goto(address)
    const permalink = await reader.page.locator('a[href*="#comment_"]').first().getAttribute('href')

    await admin.page.getByRole('button', { name: 'More options for this thread' }).click()
    await admin.page.getByRole('button', { name: 'Merge', exact: true }).click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Thread to merge into' }).fill(other)
    await admin.page.getByRole('option', { name: other }).click()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await admin.page.getByRole('heading', { level: 1, name: other }).waitFor()
    await admin.page.getByRole('article', { name: title }).waitFor()
    t.same(await barriers(admin.page), [])
    t.notOk(await isTooWide(admin.page))

    await reader.page.getByRole('button', { name: 'Go there' }).click()
    await reader.page.getByRole('heading', { level: 1, name: other }).waitFor()
    const plain = await visit('ra', narrow, { javaScriptEnabled: false })
    for (const link of [address, permalink!]) {
      await plain.page.goto(link)
      await plain.page.getByRole('heading', { level: 1, name: other }).waitFor()
      await plain.page.getByRole('article', { name: title }).waitFor()
    }
    const comment = new URL(permalink!, plain.page.url()).hash
    t.match(new URL(plain.page.url()).search, comment.slice(1))
    await plain.page.locator(comment).waitFor()
    t.same([...admin.problems, ...reader.problems], [])

    await admin.page.goto('/moderation/decisions')
    await admin.page.getByRole('button', { name: /^Undo/ }).first().click()
    await reader.page.getByRole('article', { name: title }).waitFor({ state: 'detached' })
    await plain.page.goto(permalink!)
    await plain.page.getByRole('heading', { level: 1, name: title }).waitFor()
  },
)

t.test(
  'An administrator finds a member, and gives a badge and an award with a reason',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('diabetes', narrow)
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/members?s=tomasz')
    await page.getByRole('link', { name: 'Manage Tomasz W.' }).click()
    const badges = page.getByRole('region', { name: 'Badges' })
    await badges.getByLabel('Secondary badge').selectOption('Patient Leader')
    await badges.getByRole('button', { name: 'Save badges' }).click()
    await expect(badges.getByText('This field is required')).toBeVisible()
    await badges.getByLabel('Reason').fill('He leads a group')
    await badges.getByRole('button', { name: 'Save badges' }).click()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByText('Badge: Patient Leader: He leads a group')).toBeVisible()
    const award = page.getByRole('form', { name: 'Give an award' })
    await award.getByLabel('Award').fill('Best comeback')
    await award.getByLabel('Year').fill('2026')
    await award.getByLabel('Earned on').fill('2026-11-20')
    await award.getByLabel('Reason').fill('Members voted')
    await award.getByRole('button', { name: 'Give award' }).click()
    await expect(history.getByText('Award: Best comeback 2026, Winner: Members voted')).toBeVisible()
    t.notOk(await isTooWide(page))
    await page.goto('/members/tomasz-w')
    await expect(page.getByText(/Patient Leader · joined/)).toBeVisible()
    await page.getByRole('link', { name: 'Awards' }).click()
    await expect(page.getByRole('heading', { name: 'Best comeback 2026' })).toBeVisible()
    t.same(problems, [])
  },
)
