import t from 'tap'
import { v7 } from 'uuid'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { demoIdOf, siteIdOf } from '../../scripts/seed/steps.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { expect } from '../../scripts/testing/expect.ts'
import { openInputMethod } from '../../scripts/testing/input-method.ts'
import { conversationIdOf, newId } from '../../services/commands/frame/ids.ts'
import { messages } from '../../services/commands/messaging.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const phone = { width: 375, height: 667 }
/** Window size of a phone whose on-screen keyboard is open. */
const typing = { width: 375, height: 400 }

/** Opens the conversation between two demo members in a window of the first one. */
async function talk(who: 'MayaInMotion' | 'Tomasz W.', other: string, size: typeof phone) {
  const { page, context } = await network!.visit('diabetes', size)
  await network!.logIn(page, who)
  await page.goto('/messages')
  await page.getByRole('link', { name: new RegExp(other.replace('.', '\\.')) }).click()
  const box = page.getByLabel(`Message to ${other}`)
  await expect(box).toBeVisible()
  return { page, context, box, messages: page.getByRole('group', { name: 'Messages' }) }
}

/** Sends many messages from one demo member to another. */
async function writeMany(who: 'Tomasz W.', other: 'MayaInMotion', count: number) {
  const sender = demoIdOf(who)
  const conversation = conversationIdOf(sender, demoIdOf(other))
  const intent = { actor: sender, site: siteIdOf('diabetes'), origin: 'live' } as const
  await withWorkshop(network!.network.settings, async ({ dispatch }) => {
    for (let number = 1; number <= count; number++) {
      const commandId = v7()
      const message = newId('message', commandId)
      const command = { name: 'send', message, conversation, body: `Line ${number}.` } as const
      const occurredAt = new Date().toISOString()
      await dispatch(messages, command, { ...intent, commandId, occurredAt })
    }
  })
}

t.test(
  'Scrolling up in a conversation loads older messages without moving the visible ones',
  { skip },
  async (t) => {
    await writeMany('Tomasz W.', 'MayaInMotion', 45)
    const { page, context, messages } = await talk('MayaInMotion', 'Tomasz W.', phone)
    await expect(messages.getByText(/Line 45\.$/)).toBeInViewport()
    await expect(messages.getByText(/Line 16\.$/)).toBeAttached()
    await messages.evaluate((list) => list.scrollTo(0, 300))
    await expect(messages.getByText(/Line 1\.$/)).toBeAttached()
    const oldest = messages.getByText(/Line 16\.$/)
    const top = await oldest.evaluate((line) => line.getBoundingClientRect().top)
    t.ok(Math.abs(top) < 667, 'the oldest that was there is where it was')
    const scrollable = await messages.evaluate((list) => {
      let [around, count] = [list.parentElement, 0]
      for (; around && around !== document.body; around = around.parentElement)
        if (around.scrollHeight > around.clientHeight && getComputedStyle(around).overflowY === 'auto')
          count++
      return count
    })
    t.equal(scrollable, 0, 'nothing around the messages scrolls')
    await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0)
    await context.close()
  },
)

t.test("A search in one's messages leads to the place of an old message by keyboard", { skip }, async (t) => {
  const { page, context, problems } = await network!.visit('diabetes', phone)
  await network!.logIn(page, 'MayaInMotion')
  await page.goto('/messages')
  const result = page.getByRole('link', { name: /Tomasz W\..*Line 2\./ })
  const box = page.getByRole('searchbox', { name: 'Search your messages' })
  // The words of a message are indexed up to a second after it was sent.
  await expect(async () => {
    await box.fill('lines 2')
    await box.press('Enter')
    await expect(result).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('status').filter({ hasText: '1 message found' })).toBeVisible()
  await expect(result.locator('mark')).toHaveText(['Line', '2'])
  await result.focus()
  await page.keyboard.press('Enter')
  const found = page.getByRole('group', { name: 'Messages' }).locator('li:focus')
  await expect(found).toContainText('Tomasz W.: Line 2.')
  await expect(found).toBeInViewport()

  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(box).toHaveValue('lines 2')
  await page.goto('/messages?s=xylophone')
  await expect(page.getByText("We didn't find any messages.")).toBeVisible()
  t.same(await barriers(page), [])
  await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(page.getByRole('link', { name: /Tomasz W\./ })).toBeVisible()
  await expect(box).toHaveValue('')
  t.same(problems, [])
  await context.close()
})

t.test('A conversation fills the screen of a phone', { skip }, async (t) => {
  const maya = await talk('MayaInMotion', 'Tomasz W.', phone)
  const tomasz = await talk('Tomasz W.', 'MayaInMotion', phone)
  const { page, context, box, messages } = maya

  await t.test('the message box stays visible above the keyboard, however long the draft is', async (t) => {
    await page.setViewportSize(typing)
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part).locator('visible=true')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Tomasz W.' }).last()).toBeInViewport({ ratio: 1 })
    for (const text of ['', 'A line.\n'.repeat(30)]) {
      await box.fill(text)
      await expect(box).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
      t.ok((await box.boundingBox())!.height <= 0.4 * typing.height)
    }
    await box.fill('')
    const page_ = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight])
    t.equal(page_[0], page_[1], 'only the messages scroll')
  })

  await t.test(
    'messages that arrive below the visible part are announced, and a button scrolls to them',
    async () => {
      for (const line of ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']) {
        await tomasz.box.fill(line)
        await tomasz.box.press('Enter')
        await expect(messages.getByText(line)).toBeInViewport()
      }
      await messages.evaluate((list) => list.scrollTo(0, 0))
      await tomasz.box.fill('Are you still there?')
      await tomasz.box.press('Enter')
      await page.getByRole('button', { name: '1 new message' }).click()
      await expect(messages.getByText('Are you still there?')).toBeInViewport()
      await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0)
    },
  )

  await t.test('a long press, or the menu by keyboard, shows who reacted to a message', async (t) => {
    const line = messages.getByRole('listitem').filter({ hasText: 'Are you still there?' })
    const react = line.getByRole('button', { name: /^React to/ })
    await react.press('Enter')
    await page.getByRole('button', { name: 'Like', exact: true }).press('ArrowLeft')
    await page.getByRole('button', { name: 'Same' }).press('Enter')
    await expect(react).toHaveAccessibleName(/Same 1 \(your choice\)/)
    await react.hover()
    await page.mouse.down()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem')).toHaveText(/MayaInMotion.*Same/)
    await page.mouse.up()
    t.same(await barriers(page), [])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await react.press('Enter')
    await page.getByRole('button', { name: 'Like', exact: true }).press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('link', { name: 'MayaInMotion' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(react).toBeFocused()
  })

  await t.test(
    'a message that its sender edits and then deletes changes on the screen of the other',
    async (t) => {
      await box.fill('See you tomorow.')
      await box.press('Enter')
      await page.getByRole('button', { name: /^Options for your message “See you/ }).click()
      await page.getByRole('button', { name: 'Edit' }).click()
      const text = page.getByLabel(/^Edit your message/)
      await text.fill('See you tomorrow.')
      t.same(await barriers(page), [])
      await text.press('Control+Enter')
      const received = tomasz.messages.getByRole('listitem').filter({ hasText: 'See you tomorrow.' })
      await expect(received).toContainText('Edited')
      await expect(messages.locator('li:focus')).toContainText('See you tomorrow.')
      await page.getByRole('button', { name: /^Options for your message “See you/ }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(received).toHaveCount(0)
      await expect(messages.locator('li:focus')).toContainText('This message was removed.')
      for (const list of [messages, tomasz.messages])
        await expect(list.getByText('This message was removed.')).toBeVisible()
      const removed = tomasz.messages.getByRole('listitem').filter({ hasText: 'This message was removed.' })
      await expect(removed.getByRole('button', { name: /^Report the message/ })).toBeVisible()
      t.same(await barriers(page), [])
    },
  )

  await t.test(
    'Enter that ends the composition of a word sends nothing, also in the order of Safari',
    async () => {
      const method = await openInputMethod(page)
      await box.focus()
      await method.compose('ひざ')
      await method.press('Enter')
      await method.accept('膝')
      await method.pressAfterwards(box, 'Enter')
      await box.press('Shift+Enter')
      await box.pressSequentially('ok')
      await expect(box).toHaveValue('膝\nok')
      await box.press('Enter')
      await expect(messages.getByText('膝')).toContainText('ok')
    },
  )

  await t.test('a message written offline is sent once the device is online', async () => {
    await context.setOffline(true)
    await box.fill('From the tunnel.')
    await box.press('Enter')
    const waits = page.getByText("Will be sent when you're back online.")
    await expect(waits).toBeVisible()
    await context.setOffline(false)
    await expect(waits).toHaveCount(0)
    await expect(tomasz.messages.getByText('From the tunnel.')).toHaveCount(1)
  })

  await t.test(
    'blocking a member asks for confirmation, and then shows a link to the blocked members',
    async () => {
      await page.getByRole('button', { name: 'Conversation options' }).click()
      await page.getByRole('button', { name: 'Block Tomasz W.' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
      await page.getByRole('link', { name: 'Manage blocked members' }).click()
      const unblock = page.getByRole('button', { name: 'Unblock Tomasz W.' })
      await unblock.click()
      await expect(unblock).toHaveCount(0)
    },
  )
})
