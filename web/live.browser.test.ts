import type { Locator, Page, Response } from 'playwright'
import t from 'tap'
import type { MemberId } from '../events/kinds.ts'
import type { ReactionKind } from '../events/reactions.ts'
import { withWorkshop } from '../scripts/command/workshop.ts'
import { demoIdOf } from '../scripts/seed/steps.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'
import { spamming } from '../scripts/testing/spammer.ts'
import { kinds } from './reactions/kinds.ts'
import { counted } from './ui/text/counted.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** Counts the reactions to an item from the log, in the words of its button for a member, whose own is at `own`. */
const reactionsTo = (item: string, viewer: MemberId) =>
  withWorkshop(network!.network.settings, async ({ log }) => {
    const chosen = new Map<MemberId, ReactionKind>()
    for await (const { events } of log.readAll())
      for (const { type, data } of events) {
        if (type === 'ReactionChosen' && data.subject.id === item) chosen.set(data.member, data.kind)
        if (type === 'ReactionRemoved' && data.subject.id === item) chosen.delete(data.member)
      }
    const own = kinds.findIndex(({ type }) => type.toLowerCase() === chosen.get(viewer))
    const counts = kinds.flatMap(({ type, label }, index) => {
      const count = [...chosen.values()].filter((kind) => kind === type.toLowerCase()).length
      return count > 0 ? `, ${label} ${count}${index === own ? ' (your choice)' : ''}` : []
    })
    const total = chosen.size > 0 ? `, ${counted(chosen.size, 'reaction')}` : ''
    return { own, words: counts.join('') + total }
  })

const messagesOf = (page: Page) => page.getByRole('group', { name: 'Messages' })

t.test("What one member does appears on another member's screen without a reload", { skip }, async (t) => {
  const { visit, logIn } = network!
  const [maya, tomasz] = [await visit('diabetes'), await visit('diabetes')]
  let thread = ''
  // Live updates name their event only while the server has the facts for early deliveries.
  await tomasz.page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text))
      const extensions = { seen: 'CommentCreated@1' }
      if (message.type === 'next') message.payload = { ...message.payload, extensions }
      socket.send(JSON.stringify(message))
    })
  })
  await Promise.all([logIn(maya.page, 'MayaInMotion'), logIn(tomasz.page, 'Tomasz W.')])

  await t.test("a new comment and a reaction to it appear on another member's screen", async () => {
    const title = 'Small wins: tell us about one from this week'
    for (const { page } of [maya, tomasz]) {
      await page.goto('/forums')
      await page.getByRole('link', { name: title }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    thread = maya.page.url()
    await maya.page.getByLabel(`Reply to ${title}`).fill('Mine: I slept until the alarm.')
    await maya.page.getByRole('button', { name: 'Post reply' }).click()
    const comment = (page: Page) => page.getByRole('article').filter({ hasText: 'Mine: I slept' }).last()
    await expect(comment(tomasz.page)).toBeVisible()
    const [request] = await Promise.all([
      tomasz.page.waitForRequest((one) => one.isNavigationRequest()),
      tomasz.page.reload(),
    ])
    const { cookie } = await request.allHeaders()
    expect(cookie, 'a reload names the event that the page has shown').toContain('seen=CommentCreated@1')
    await comment(tomasz.page)
      .getByRole('button', { name: /^React to/ })
      .click()
    await tomasz.page.getByRole('button', { name: 'Wow', exact: true }).click()
    await expect(comment(maya.page).getByRole('button', { name: '1 reaction' })).toBeVisible()
  })

  await t.test('a comment that is posted while a page is loading appears on it', async (t) => {
    const { page, problems } = await visit('diabetes')
    const posted = Promise.withResolvers<void>()
    await page.routeWebSocket(/\/api\/socket/, async (socket) => {
      await posted.promise
      socket.connectToServer()
    })
    await page.goto(maya.page.url())
    await expect(page.getByText('Mine: I slept')).toBeVisible()
    await maya.page.getByLabel(/^Reply to Small wins/).fill('And a second one.')
    await maya.page.getByRole('button', { name: 'Post reply' }).click()
    await expect(tomasz.page.getByText('And a second one.')).toBeVisible()
    await expect(page.getByText('And a second one.')).toHaveCount(0)
    posted.resolve()
    await expect(page.getByText('And a second one.')).toBeVisible()
    t.same(problems, [])
  })

  await t.test(
    'a notice rings the bell of an open page, leads to the exact place and is read there',
    async () => {
      const { page } = maya
      await page.goto('/profile/notifications')
      const markAll = page.getByRole('button', { name: 'Mark all as read' })
      await markAll.click()
      await expect(markAll).toHaveCount(0)
      await expect(page.getByText(/^\d+ unread$/)).toHaveCount(0)
      const comment = tomasz.page.getByRole('article').filter({ hasText: 'Mine: I slept' }).last()
      await comment.getByRole('button', { name: /^React to/ }).click()
      await tomasz.page.getByRole('button', { name: 'Like', exact: true }).click()
      await expect(page.getByText('1 unread')).toBeAttached()
      await expect(page).toHaveTitle(/^\(1\) Notifications/)
      await page.getByRole('link', { name: /^Tomasz W\. reacted to your reply.*Unread$/ }).click()
      await expect(page).toHaveURL(/#comment_/)
      await expect(page.getByText('1 unread')).toHaveCount(0)
      await expect(page).toHaveTitle(/^Small wins/)
    },
  )

  await t.test(
    'a status update and the replies to it appear in a second browser, also when they go',
    async (t) => {
      const { page, problems } = tomasz
      await maya.page.goto('/profile')
      await maya.page.getByRole('link', { name: 'Your status updates' }).click()
      await page.goto('/members/mayainmotion/status')
      await expect(page.getByRole('heading', { name: 'Status updates of MayaInMotion' })).toBeVisible()
      await maya.page.getByLabel('Write a status update').fill('Two kilometres before breakfast.')
      const otherTab = await maya.context.newPage()
      await otherTab.goto(maya.page.url())
      const same = otherTab.getByLabel('Write a status update')
      await expect(same).toHaveValue('Two kilometres before breakfast.')
      await maya.page.getByRole('button', { name: 'Post status update' }).click()
      const update = page.getByRole('article', { name: 'Status update 1 by MayaInMotion' })
      await expect(update).toContainText('Two kilometres')
      await expect(same, 'what is posted leaves the box of another tab').toHaveValue('')
      await otherTab.close()
      await update.getByRole('button', { name: /^Reply to/ }).click()
      await update.getByRole('textbox').fill('With or without coffee?')
      await update.getByRole('button', { name: 'Post reply' }).click()
      const reply = maya.page.getByRole('article', { name: 'Reply 1.1 by Tomasz W.' })
      await expect(reply).toContainText('With or without coffee?')
      await reply.getByRole('button', { name: /^React to/ }).click()
      await maya.page.getByRole('button', { name: 'Like', exact: true }).click()
      await expect(update.getByRole('button', { name: '1 reaction' })).toBeVisible()
      await update.getByRole('link', { name: /status update 1/ }).click()
      await expect(page.getByRole('heading', { name: 'Status update of MayaInMotion' })).toBeVisible()
      await expect(page).toHaveURL(/\/members\/mayainmotion\/status\/status_/)
      const mine = page.getByRole('article', { name: 'Reply 1.1 by Tomasz W.' })
      await mine.getByRole('button', { name: /^More options/ }).click()
      await page.getByRole('button', { name: 'Edit' }).click()
      await mine.getByRole('textbox').fill('With coffee, I hope.')
      await mine.getByRole('button', { name: 'Save changes' }).click()
      await expect(reply).toContainText('With coffee, I hope.')
      await mine.getByRole('button', { name: /^More options/ }).click()
      await page.getByRole('button', { name: 'Delete' }).click()
      await expect(reply).toContainText('This message was removed.')
      t.same(problems, [])
    },
  )

  await t.test('an unread count appears in the header, and the message in the conversation', async () => {
    await maya.page.goto('/')
    await expect(maya.page.getByText('unread', { exact: true })).toHaveCount(0)
    await tomasz.page.goto('/messages')
    await tomasz.page.getByRole('link', { name: /MayaInMotion/ }).click()
    const write = tomasz.page.getByLabel('Message to MayaInMotion')
    await write.fill('Are you there?')
    await write.press('Enter')
    await expect(maya.page.getByText('1 unread')).toBeAttached()

    await maya.page.goto('/messages')
    await maya.page.getByRole('link', { name: /Tomasz W\./ }).click()
    await expect(messagesOf(maya.page).getByText('Are you there?')).toHaveCount(1)
    await expect(maya.page.getByText('1 unread')).toHaveCount(0)
    await write.fill('The hats have come.')
    await write.press('Enter')
    await expect(messagesOf(maya.page).getByText('The hats have come.')).toHaveCount(1)
  })

  await t.test('everything by a member who is marked as spam leaves the open pages of others', async (t) => {
    const { own, others, mark, undo } = await spamming(network!.network.settings, 'diabetes', 20, 1)
    const visitor = await visit('diabetes')
    const open = async (path: string, { context } = visitor) => {
      const page = await context.newPage()
      await page.goto(path)
      return page
    }
    const [thread, its, home, forums, search, member] = [
      await open(`/forums/${others[0]}`),
      await open(`/forums/${own}`),
      await open('/'),
      await open('/forums'),
      await open('/search?s=Pills'),
      await open('/members/tomasz-w', maya),
    ]
    const offers = thread.getByRole('article').filter({ hasText: 'Offer' })
    const row = home.getByRole('listitem').filter({ hasText: 'Thread 18' })
    const listed = forums
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: forums.getByRole('heading') })
    await forums.getByRole('button', { name: 'More threads' }).click()
    await expect.poll(() => listed.count()).toBeGreaterThan(20)
    const all = await listed.count()
    const last = listed.filter({ hasNotText: 'Tomasz W.' }).last().getByRole('link').first()
    const read = forums.getByRole('link', { name: (await last.textContent()) ?? '', exact: true })
    await read.focus()
    const lists = async (isShown: boolean) => {
      await expect(offers).toHaveCount(isShown ? 1 : 0)
      await expect(thread.getByRole('heading', { name: isShown ? '1 reply' : '0 replies' })).toBeVisible()
      await expect(row).toContainText(isShown ? '1 reply' : 'no replies yet')
      await expect(listed.filter({ hasText: 'Cheap pills' })).toHaveCount(isShown ? 1 : 0)
      await expect(read).toBeFocused()
      await expect(search.getByRole('main').getByRole('status')).toHaveText(
        isShown ? '20 results' : '19 results',
      )
      const write = maya.page.getByLabel('Message to Tomasz W.')
      await expect(write).toHaveCount(isShown ? 1 : 0)
      const name = isShown ? /Tomasz W\./ : /Removed member/
      await expect(
        maya.page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name }),
      ).toHaveCount(1)
    }
    await lists(true)
    await expect(member.getByRole('heading', { name: 'Tomasz W.' })).toBeVisible()
    await mark()
    await lists(false)
    for (const page of [its, member])
      await expect(page.getByRole('heading', { name: /^Oops!/ })).toBeVisible()
    await undo()
    await lists(true)
    await expect(listed).toHaveCount(all)
    t.same(visitor.problems, [])
  })

  await t.test(
    'reactions that a member sets, changes and removes by keyboard on two devices at once are as in the log on both',
    async (t) => {
      const second = await visit('diabetes', { width: 375, height: 667 })
      await logIn(second.page, 'MayaInMotion')
      const devices = [second.page, maya.page]
      const isReaction = (response: Response) =>
        !!response.request().postData()?.includes('"variables":{"assocId"')
      const shown = /(, \w+ \d+( \(your choice\))?)*(, \d+ reactions?)?$/
      /** Opens the menu of an item's reactions and moves the focus to one of the five. */
      const choose = async (page: Page, button: Locator, index: number) => {
        await button.press('Enter')
        await expect(page.getByRole('button', { name: /^Like/ })).toBeFocused()
        for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight')
      }
      /** Presses one of the five on each device that has one, and awaits what the log then has on both devices. */
      const react = async (button: (page: Page) => Locator, chosen: ReadonlyMap<Page, number>) => {
        const pressed = [...chosen.keys()]
        for (const [page, index] of chosen) await choose(page, button(page), index)
        const answers = pressed.map((page) => page.waitForResponse(isReaction))
        await Promise.all(pressed.map((page) => page.keyboard.press('Enter')))
        const [answer] = await Promise.all(answers)
        const { assocId } = answer!.request().postDataJSON().variables
        const { own, words } = await reactionsTo(assocId, demoIdOf('MayaInMotion'))
        for (const page of devices)
          await expect
            .poll(async () => shown.exec((await button(page).getAttribute('aria-label')) ?? '')?.[0])
            .toBe(words)
        for (const page of pressed) await expect(button(page)).toBeFocused()
        return own
      }
      /** Sets a reaction on both devices at once, then changes it on one and removes it on the other. */
      const change = async (button: (page: Page) => Locator, first: number) => {
        const [one, other] = [second.page, maya.page]
        const atOnce = [first, first + 1]
        t.ok(atOnce.includes(await react(button, new Map([one, other].map((page, n) => [page, atOnce[n]!])))))
        t.equal(await react(button, new Map([[other, first + 2]])), first + 2)
        t.equal(await react(button, new Map([[one, first + 2]])), -1)
      }
      const named = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).last()
      await second.page.goto(maya.page.url())
      await change(named(/^React to Tomasz W\.'s message/), 0)
      for (const page of devices) await page.goto(thread)
      for (const [index, item] of [/this thread/, /reply 1 by/, /reply 1\.1 by/].entries())
        await change(named(new RegExp(`^React to ${item.source}`)), index)
      await tomasz.page.goto('/members/mayainmotion/status')
      const update = tomasz.page.getByRole('article', { name: 'Status update 1 by MayaInMotion' })
      await update.getByRole('button', { name: /^Reply to/ }).click()
      await update.getByRole('textbox').fill('Well done.')
      await update.getByRole('button', { name: 'Post reply' }).click()
      await expect(tomasz.page.getByRole('article', { name: 'Reply 1.2 by Tomasz W.' })).toBeVisible()
      for (const page of devices) await page.goto('/members/mayainmotion/status')
      for (const [index, item] of [/status update 1 by/, /reply 1\.2 by/].entries())
        await change(named(new RegExp(`^React to ${item.source}`)), index)
      t.same(second.problems, [])
    },
  )
  t.same([...maya.problems, ...tomasz.problems], [])
})

t.test('After a reconnection, each message sent in the meantime appears once', { skip }, async (t) => {
  const { visit, logIn } = network!
  const [maya, tomasz] = [await visit('diabetes'), await visit('diabetes')]
  const cuts: (() => Promise<void>)[] = []
  let isCut = false
  let tries = 0
  await maya.page.routeWebSocket(/\/api\/socket/, (socket) => {
    tries++
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    cuts.push(async () => {
      await socket.close({ code: 1001 })
      await server.close()
    })
  })
  await Promise.all([logIn(maya.page, 'MayaInMotion'), logIn(tomasz.page, 'Tomasz W.')])
  for (const [{ page }, other] of [
    [maya, /Tomasz W\./],
    [tomasz, /MayaInMotion/],
  ] as const) {
    await page.goto('/messages')
    await page.getByRole('link', { name: other }).click()
  }
  const write = tomasz.page.getByLabel('Message to MayaInMotion')
  const send = async (body: string) => {
    await write.fill(body)
    await write.press('Enter')
  }
  await send('Before.')
  await expect(messagesOf(maya.page).getByText('Before.')).toHaveCount(1)

  isCut = true
  await maya.context.setOffline(true)
  await Promise.all(cuts.map((cut) => cut()))
  const triedBefore = tries
  for (const body of ['First.', 'Second.', 'Third.']) await send(body)
  await expect(tomasz.page.getByText('Sending…')).toHaveCount(0)
  await expect.poll(() => tries, { message: 'the page tries again meanwhile' }).toBeGreaterThan(triedBefore)
  await expect(messagesOf(maya.page).getByText('Third.')).toHaveCount(0)
  isCut = false
  await maya.context.setOffline(false)

  const messages = messagesOf(maya.page)
  for (const body of ['First.', 'Second.', 'Third.']) await expect(messages.getByText(body)).toHaveCount(1)
  await send('After.')
  await expect(messages.getByText('After.')).toHaveCount(1)
  const told = await messages.getByRole('listitem').allInnerTexts()
  const order = ['Before.', 'First.', 'Second.', 'Third.', 'After.']
  t.same(
    told.flatMap((text) => order.filter((body) => text.includes(body))),
    order,
  )

  await t.test('a connection that was lost for 100 seconds is opened again on user activity', async (t) => {
    const { page } = maya
    await page.clock.install()
    isCut = true
    await Promise.all(cuts.map((cut) => cut()))
    const wait = async (seconds: number) => {
      for (let left = seconds; left > 0; left -= 10) await page.clock.runFor(10_000)
    }
    await wait(200)
    const tried = tries
    await wait(60)
    t.equal(tries, tried, 'nothing is tried any more')
    isCut = false
    await send('While nobody looked.')
    await page.mouse.move(100, 100)
    await expect(messages.getByText('While nobody looked.')).toHaveCount(1)
  })
})
