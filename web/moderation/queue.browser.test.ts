import type { Page } from 'playwright'
import t from 'tap'
import { v7 } from 'uuid'
import { ThreadId } from '../../events/ids.ts'
import type { MemberId } from '../../events/kinds.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { caughtUp } from '../../scripts/network/caught-up.ts'
import { demoIdOf, siteIdOf } from '../../scripts/seed/steps.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { flags } from '../../services/commands/flags.ts'
import { forums } from '../../services/commands/forums.ts'
import type { Intent } from '../../services/commands/frame/decider.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { moderation } from '../../services/commands/moderation/moderation.ts'
import { appeals } from '../../services/commands/moderation/appeals.ts'
import { STALE } from '../../services/rules/decisions.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const countOf = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByText(/reports? to review$/)
      .first()
      .textContent()) ?? '',
    10,
  )
const open = (page: Page) => page.locator('[aria-expanded=true][id^=open-]')
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const intentOf = (actor: MemberId): Intent => ({
  commandId: v7(),
  actor,
  site: siteIdOf('ra'),
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

/**
 * Lets Amara Osei warn a member about two threads. The member appeals against the second warning, which other moderators
 * can answer.
 */
const appeal = () =>
  withWorkshop(network!.network.settings, async ({ dispatch, log }) => {
    const [author, moderator] = [demoIdOf('MayaInMotion'), demoIdOf('Amara Osei')]
    const site = siteIdOf('ra')
    const warned = async (title: string) => {
      const thread = newId('thread', v7())
      const text = { title, body: 'For sale.' }
      await dispatch(forums, { name: 'createThread', thread, site, ...text }, intentOf(author))
      await dispatch(moderation, { name: 'warn', item: thread, seenRevision: 0 }, intentOf(moderator))
      return thread
    }
    await warned('A pot')
    const words = { decision: 1, words: 'It is a gift.' }
    await dispatch(appeals, { name: 'appeal', item: await warned('A kettle'), ...words }, intentOf(author))
    await caughtUp(network!.network.settings.databaseUrl, log)
  })

t.test(
  'Two moderators decide by keyboard on one queue: they see each other, the same counts, and can undo',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    await appeal()
    const ruth = await visit('ra', { width: 1280, height: 900 })
    const amara = await visit('ra', { width: 375, height: 812 })
    await logIn(ruth.page, 'Ruth Castellano')
    await logIn(amara.page, 'Amara Osei')
    await ruth.page.goto('/moderation')
    await expect(open(ruth.page)).toHaveCount(1)
    await expect(ruth.page.getByLabel('Keyboard shortcuts')).toBeChecked()
    t.same(await barriers(ruth.page), [])
    t.notOk(await isTooWide(ruth.page))
    await expect(ruth.page.getByText('Appeals: 1')).toBeVisible()
    const row = (await ruth.page.getByRole('article').nth(1).boundingBox())!
    const top = (await ruth.page.getByRole('article').first().boundingBox())!.y
    t.ok(top + 12 * row.height <= 900, `a dozen reports of ${row.height} px from ${top} px fit the window`)
    const before = await countOf(ruth.page)
    const first = await open(ruth.page).getAttribute('id')

    await amara.page.goto('/moderation')
    await expect(amara.page.getByText('Ruth Castellano is deciding on this').first()).toBeAttached()
    await expect(open(amara.page)).not.toHaveAttribute('id', first!)
    t.same(await barriers(amara.page), [])
    t.notOk(await isTooWide(amara.page))

    const message = amara.page.getByRole('article').filter({ hasText: 'Private message' })
    await message.locator('[aria-expanded]').click()
    await expect(message.getByRole('button', { name: 'Show message' })).toBeVisible()
    // Keys work once the item is claimed.
    await expect(ruth.page.getByRole('button', { name: 'Dismiss', exact: true })).toBeEnabled()
    await ruth.page.keyboard.press('x')
    await expect(ruth.page.locator(`[id="${first}"]`)).toHaveCount(0)
    await expect(amara.page.locator(`[id="${first}"]`)).toHaveCount(0)
    t.same([await countOf(ruth.page), await countOf(amara.page)], [before - 1, before - 1])
    await ruth.page.keyboard.press('u')
    await expect(amara.page.locator(`[id="${first}"]`)).toHaveCount(1)
    t.equal(await countOf(amara.page), before)

    const spam = ruth.page.getByRole('article').filter({ hasText: 'You will find something else' })
    await spam.locator('[aria-expanded]').click()
    const marked = await open(ruth.page).getAttribute('id')
    await expect(ruth.page.getByRole('button', { name: 'Mark as spam' })).toBeEnabled()
    await ruth.page.keyboard.press('s')
    await expect(ruth.page.getByRole('dialog').getByLabel('Reason')).toHaveValue('SPAM')
    await ruth.page.keyboard.press('Enter')
    for (const { page } of [ruth, amara]) await expect(page.locator(`[id="${marked}"]`)).toHaveCount(0)

    const dialog = ruth.page.getByRole('dialog')
    const left = await open(ruth.page).getAttribute('id')
    const tab = await ruth.context.newPage()
    await tab.goto('/moderation')
    await tab.locator(`[id="${left}"]`).click()
    await expect(tab.getByRole('button', { name: 'Dismiss', exact: true })).toBeEnabled()
    await ruth.page.keyboard.press('w')
    await expect(dialog).toBeVisible()
    await tab.keyboard.press('x')
    await expect(ruth.page.getByText('This report has left the queue, so nothing was decided.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(ruth.page.locator(`[id="${left}"]`)).toHaveCount(0)
    await tab.keyboard.press('u')
    await expect(open(ruth.page)).toHaveAttribute('id', left!)
    await tab.close()

    await ruth.page.route('**/api', (route) =>
      route.request().postData()?.includes('DISMISS')
        ? route.fulfill({ json: { errors: [{ message: STALE, extensions: { code: 'CONFLICT' } }] } })
        : route.continue(),
    )
    await expect(ruth.page.getByRole('button', { name: 'Dismiss', exact: true })).toBeEnabled()
    await ruth.page.keyboard.press('x')
    await expect(ruth.page.getByText(STALE)).toBeVisible()
    await ruth.page.unroute('**/api')

    await ruth.page.getByLabel('Keyboard shortcuts').uncheck()
    const next = await open(ruth.page).getAttribute('id')
    await ruth.page.keyboard.press('x')
    await ruth.page.getByRole('article').filter({ hasText: 'Private message' }).getByRole('checkbox').check()
    await ruth.page.getByRole('group', { name: 'Decisions on selected reports' }).getByText('Dismiss').click()
    await expect(dialog).toContainText('Dismiss: 0 of 1')
    await expect(dialog).toContainText('Amara Osei is deciding on this')
    await amara.page.keyboard.press('x')
    await expect(dialog).toContainText('1 selected report has left the queue.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(ruth.page.locator(`[id="${next}"]`)).toHaveCount(1)

    await ruth.page.getByText('Appeals: 1').press('Enter')
    await ruth.page.getByLabel('Answer to MayaInMotion').fill('A gift is fine.')
    await ruth.page.getByRole('button', { name: 'Overturn decision' }).press('Enter')
    await expect(ruth.page.getByText('Appeals: 1')).toHaveCount(0)
    await expect(ruth.page.getByRole('heading', { name: 'Moderation' })).toBeFocused()

    await amara.page.goto('/moderation/decisions')
    await expect(amara.page.getByText('(opens in a new tab)').first()).toBeAttached()
    t.notOk(await isTooWide(amara.page), 'long texts are cut off')
    t.same([...ruth.problems, ...amara.problems], [])
  },
)

t.test(
  'On a phone, the most urgent report is the first thing to see, and a warning begins with its reason',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const phone = { width: 375, height: 812 }
    const { page, problems } = await visit('ra', phone, { hasTouch: true, isMobile: true })
    await logIn(page, 'Ruth Castellano')
    await page.goto('/moderation')
    const first = page.getByRole('article').first()
    const { y } = (await first.boundingBox())!
    t.ok(y <= 200, `the first report begins at ${y} px`)
    await expect(first).toContainText(
      /Throw away your medicine.*Someone may be in danger.*waiting for \d+ days/,
    )
    await expect(page.getByText('Keyboard shortcuts')).toBeHidden()

    const openId = await open(page).getAttribute('id')
    await page.getByRole('button', { name: 'Warn' }).tap()
    const warning = page.getByRole('dialog', { name: 'Warn the author?' })
    await expect(warning.getByLabel('Reason')).toHaveValue('DANGER')
    // Its author is marked as spam.
    await expect(warning).toContainText(/stays hidden\. .* gets the reason and your message\./)
    await expect(warning.getByRole('textbox')).toHaveValue(/^Members who read this are worried/)
    const reported = await withWorkshop(network!.network.settings, ({ dispatch }) => {
      const thread = ThreadId.parse(openId?.replace('open-FLAGGED:', ''))
      const flag = { name: 'flagContent', item: thread, reason: 'other', note: null } as const
      return dispatch(flags, flag, { ...intentOf(demoIdOf('Amara Osei')), site: siteIdOf('diabetes') })
    })
    t.match(reported, { ok: true })
    await expect(warning.getByRole('status')).toHaveText(
      'Reported again since you opened it. The most severe reason is now: Someone may be in danger.',
    )
    t.same(await barriers(page), [])
    await warning.getByRole('button', { name: 'Cancel' }).tap()
    await page.getByRole('button', { name: 'Dismiss', exact: true }).tap()
    const dismissal = page.getByRole('dialog', { name: 'Dismiss the reports?' })
    await expect(dismissal.getByRole('status')).toHaveText(/^Reported again since you opened it/)
    await expect(dismissal.getByLabel('Reason')).toHaveValue('WITHIN_RULES')
    await dismissal.getByRole('button', { name: 'Cancel' }).tap()

    await page.getByRole('button', { name: 'Filters' }).tap()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Reason').selectOption('Spam or advertising')
    t.same(await barriers(page), [])
    await filters.getByRole('button', { name: 'Show reports' }).tap()
    await expect(page.getByRole('button', { name: 'Filters: 1' })).toBeVisible()
    await expect(filters).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasNotText: 'Spam or advertising' })).toHaveCount(0)
    t.notOk(await isTooWide(page))
    t.same(problems, [])
  },
)

t.test(
  'An administrator tries a rule before it can be saved, and a text that it holds waits in the queue',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const admin = await visit('ra', { width: 375, height: 812 })
    const member = await visit('ra', { width: 1280, height: 900 })
    await logIn(admin.page, 'Amara Osei')
    await logIn(member.page, 'MayaInMotion')
    const { page } = admin
    await page.goto('/moderation/rules?community=ra')
    const words = page.getByRole('group', { name: 'Words' })
    const save = page.getByRole('button', { name: 'Save' })
    await expect(save).toBeDisabled()
    await words.getByLabel('Words and phrases').fill('miracle pills')
    await words.getByRole('switch', { name: 'On' }).click()
    await expect(save).toBeDisabled()
    await page.getByRole('button', { name: 'Try on the last 30 days' }).click()
    await expect(page.getByRole('heading', { name: /^0 of \d+ texts would have been held$/ })).toBeVisible()
    t.same(await barriers(page), [])
    t.notOk(await isTooWide(page))
    await save.click()
    await expect(page.getByText('Saved and live.')).toBeVisible()

    await member.page.goto('/create-thread')
    await member.page.getByLabel('Title').fill('Miracle pills')
    await member.page.getByLabel('Your post').fill('They helped me a lot.')
    await member.page.getByRole('button', { name: 'Post thread' }).click()
    await expect(member.page.getByText(/^Held for a moderator: it contains words/)).toBeVisible()
    await page.goto('/moderation')
    const held = page.getByRole('article').filter({ hasText: 'Held: Words' })
    await held.locator('[aria-expanded]').click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(held).toHaveCount(0)
    await member.page.reload()
    await expect(member.page.getByText('They helped me a lot.')).toBeVisible()
    await expect(member.page.getByText(/^Held for a moderator/)).toHaveCount(0)

    await member.page.goto('/profile/decisions')
    await member.page.getByRole('button', { name: /^Appeal ?: Your thread got a warning/ }).press('Enter')
    await expect(member.page.getByLabel('Why is the decision wrong?')).toBeFocused()
    t.same(await barriers(member.page), [])
    await member.page.keyboard.type('Nobody has to pay.')
    await member.page.keyboard.press('Tab')
    await member.page.keyboard.press('Enter')
    await expect(member.page.locator(':focus')).toHaveText(/^You appealed .*Nobody has to pay/)
    await expect(member.page.getByText('A gift is fine.')).toBeVisible()
    t.same([...admin.problems, ...member.problems], [])
  },
)
