import type { Page } from 'playwright'
import t from 'tap'
import { NO_CHROMIUM, tabOf, testBrowser, testNetwork, windowsOn } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
/** Port of a running demo network, in which `npm run check -- apart --journey` makes the journey; otherwise it gets its own. */
const port = process.env.JOURNEY_PORT
const network = browser && (port ? windowsOn(t, browser, port) : await testNetwork(t, browser))

const title = 'First week with a pump'
const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last()

t.test(
  'A new member can use every feature, and moderators see the history of reported content',
  { skip, bail: true },
  async (t) => {
    const { visit, logIn } = network!
    const { page, problems } = await visit('diabetes', { width: 375, height: 812 })

    await t.test('a new member registers and verifies the account', async () => {
      await page.goto('/forums')
      await page.locator('main a[href*="/forums/"]').first().click()
      const write = page.getByLabel(/^Reply to /).first()
      await write.fill('Same here.')
      await page.getByRole('link', { name: 'Log in' }).first().click()
      await page.getByRole('button', { name: 'Create one now.' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill('lena@example.org')
      await page.getByLabel('Password', { exact: true }).fill('slow walks 7')
      await page.getByLabel('Username').fill('Lena Walks')
      await page.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(page.getByText('Please check your email for a verification link.')).toBeVisible()
      const outbox = await page.context().newPage()
      await expect(async () => {
        await outbox.goto('/dev/outbox')
        await expect(outbox.getByText('To lena@example.org')).toHaveCount(1, { timeout: 1000 })
      }).toPass()
      const link = outbox.getByRole('article').filter({ hasText: 'lena@example.org' }).getByRole('link')
      const response = await outbox.goto((await link.getAttribute('href')) ?? '')
      t.equal(response?.ok(), true, 'the link of the mail works')
      await outbox.getByRole('button', { name: 'Verify my account' }).click()
      await expect(outbox.getByText('Account verified.')).toBeVisible()
      await outbox.close()
      await expect(write, 'what a visitor wrote').toHaveValue('Same here.')
      await page.reload()
      await expect(write).toHaveValue('Same here.')
      await write.fill('')
    })

    await t.test('a member starts a thread, edits it, comments, replies and reacts', async () => {
      await page.goto('/create-thread')
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Your post').fill('How did yours go? <b>Mine beeps.</b>')
      await page.reload()
      await expect(page.getByLabel('Title'), 'a draft outlives a reload').toHaveValue(title)
      await page.getByRole('button', { name: 'Post thread' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Mine beeps.')).toBeVisible()
      t.same(await page.evaluate(() => Object.keys(localStorage).filter((name) => /thread-/.test(name))), [])
      await page.getByRole('button', { name: 'More' }).first().click()
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Text').fill('How did yours go? Mine beeps at night.')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Mine beeps at night.')).toBeVisible()

      await page.getByLabel(`Reply to ${title}`).fill('An update: it stopped.')
      await page.getByRole('button', { name: 'Post reply' }).click()
      const comment = article(page, 'An update: it stopped.')
      await comment.getByRole('button', { name: /^Reply to / }).click()
      await page.getByLabel(/^Reply to reply .* by Lena Walks$/).fill('And began again.')
      await page.getByRole('button', { name: 'Post reply' }).last().click()
      await expect(article(page, 'And began again.')).toBeVisible()
      await expect(page.getByRole('heading', { name: '2 replies' })).toBeVisible()

      await article(page, 'And began again.').getByRole('button', { name: 'More' }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('And began again.')).toHaveCount(0)
      await page.reload()
      await page.getByRole('button', { name: 'Undo deleting reply 1.1 by Lena Walks' }).click()
      await expect(article(page, 'And began again.')).toBeFocused()
      await comment
        .getByRole('button', { name: /^React to/ })
        .first()
        .click()
      await page.getByRole('button', { name: /Support/ }).click()
      await expect(comment.getByRole('button', { name: '1 reaction' })).toBeVisible()
      await comment.getByRole('button', { name: '1 reaction' }).click()
      await page.getByRole('button', { name: /Sad/ }).click()
      await expect(comment.getByRole('button', { name: '1 reaction' })).toBeVisible()
    })

    await t.test('a member follows another member, writes to her and reports a comment', async () => {
      await page.goto('/members/mayainmotion')
      await page.getByRole('button', { name: 'Follow' }).click()
      const following = page.getByRole('button', { name: 'Following', exact: true })
      await expect(following).toBeVisible()
      await page.getByRole('heading', { level: 1 }).hover()
      await following.hover()
      await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible()

      const write = page.getByRole('button', { name: 'Message' })
      const dialog = page.getByRole('dialog', { name: 'Private message with MayaInMotion' })
      await write.click()
      await dialog.getByRole('textbox').press('Escape')
      await expect(dialog).toHaveCount(0)
      await write.click()
      await dialog.getByRole('textbox').press('Enter')
      await expect(page.getByText('Please write a message to send')).toBeVisible()
      await dialog.getByRole('textbox').fill('Hello Maya, I walk too.')
      await dialog.getByRole('textbox').press('Enter')
      await expect(
        page.getByRole('group', { name: 'Messages' }).getByText('Hello Maya, I walk too.'),
      ).toBeVisible()

      await page.goto('/messages/new')
      await page.getByLabel('To').fill('Tomasz')
      await page.getByRole('button', { name: 'Tomasz W.' }).click()
      await expect(page.getByLabel('Message to Tomasz W.')).toBeFocused()
      await page.keyboard.type('Where do you walk?')
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('group', { name: 'Messages' }).getByText('Where do you walk?'),
      ).toBeVisible()

      await page.goto('/forums')
      await page.getByRole('link', { name: 'Walking group, slowest pace wins' }).click()
      const comment = article(page, 'Round the football pitch')
      await comment.getByRole('button', { name: 'More' }).click()
      await page.getByRole('button', { name: 'Report' }).click()
      await page.getByLabel('Harmful or wrong medical advice').check()
      await page.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('Thank you! Our moderators will review.')).toBeVisible()
    })

    await t.test('a member declines a conversation, which archives it and blocks its sender', async () => {
      const maya = await visit('diabetes')
      await logIn(maya.page, 'MayaInMotion')
      await maya.page.goto('/messages')
      await maya.page.getByRole('link', { name: /Lena Walks/ }).click()
      await maya.page.getByRole('button', { name: 'Decline' }).click()
      await expect(maya.page.getByText('You have declined this private message.')).toBeVisible()
      await maya.page.goto('/messages/blocked')
      await expect(maya.page.getByRole('link', { name: 'Lena Walks' })).toBeVisible()
      await maya.page.goto('/messages/archive')
      await expect(maya.page.getByRole('link', { name: /Lena Walks/ })).toBeVisible()
      await page.goto('/messages')
      await page.getByRole('link', { name: /MayaInMotion/ }).click()
      const notice = 'This recipient has declined to receive messages from you at this time.'
      await expect(page.getByText(notice)).toBeVisible()
      await expect(page.getByLabel('Message to MayaInMotion')).toBeDisabled()
    })

    await t.test("a moderator sees a report with the item's history and marks the item as spam", async () => {
      const moderator = await visit('diabetes')
      await logIn(moderator.page, 'Ruth Castellano')
      await moderator.page.goto('/moderation')
      const report = article(moderator.page, 'Round the football pitch')
      await report.locator('[aria-expanded]').click()
      await expect(report).toContainText('Harmful or wrong medical advice, Lena Walks')
      await expect(report).toContainText('Diabetes Together')
      await expect(report.getByRole('link', { name: 'View on site' })).toBeVisible()
      await expect(report.getByRole('button', { name: 'Delete' })).toHaveCount(0)
      const history = await tabOf(report.getByRole('link', { name: 'History' }))
      await expect(history.getByText('created').first()).toBeVisible()
      await history.close()
      await article(moderator.page, 'Round the football pitch')
        .getByRole('button', { name: 'Mark as spam' })
        .click()
      await moderator.page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click()
      await expect(moderator.page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/forums')
      await page.getByRole('link', { name: 'Walking group, slowest pace wins' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Round the football pitch')).toHaveCount(0)
    })

    t.same(problems, [])
  },
)

t.test("With restricted messaging, only administrators' profiles offer messaging", { skip }, async (t) => {
  const { page, problems } = await network!.visit('carers')
  const write = page.getByRole('button', { name: 'Message' })
  await page.goto('/members/amara-osei')
  await expect(write).toBeVisible()
  await page.goto('/members/mayainmotion')
  await expect(page.getByRole('button', { name: 'Follow' })).toBeVisible()
  await expect(write).toHaveCount(0)
  t.same(problems, [])
})
