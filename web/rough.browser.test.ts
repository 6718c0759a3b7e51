import type { Page, Request } from 'playwright'
import t from 'tap'
import { pause } from '../scripts/checks/faults/blow.ts'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'
import { openListening } from '../scripts/testing/listening.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

const narrow = { width: 375, height: 700 }

async function openThread(page: Page, title: string) {
  await page.goto('/forums')
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** Logs out; `choice` answers the question about half-written texts. */
async function logOut(page: Page, username: string, choice?: 'Keep and log out' | 'Delete and log out') {
  await page.getByRole('button', { name: `Account menu for ${username}` }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  if (choice) await page.getByRole('button', { name: choice }).click()
  await expect(page.getByText('You have been logged out, see you next time.')).toBeVisible()
}

t.test('A message that could not be sent is kept after a reload and sent once', { skip }, async () => {
  const { visit, logIn } = network!
  const { page, context } = await visit('diabetes')
  await logIn(page, 'MayaInMotion')
  await page.goto('/messages')
  await page.getByRole('link', { name: /Tomasz W\./ }).click()
  const write = page.getByLabel('Message to Tomasz W.')
  await expect(write).toBeVisible()
  const messages = page.getByRole('group', { name: 'Messages' })
  const unconfirmed = page.getByText('Not confirmed yet.')
  const refuse = () => page.route('**/api', (route) => route.fulfill({ status: 503, body: 'later' }))
  await refuse()
  await write.fill('Out of the tunnel in a minute.')
  await write.press('Enter')
  await expect(unconfirmed).toBeVisible()
  await page.unroute('**/api')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(unconfirmed).toHaveCount(0)
  await expect(page.getByText('Sending…')).toHaveCount(0)
  await expect(messages.getByText('Out of the tunnel in a minute.')).toHaveCount(1)

  // A reload tries again; with its conversation closed, any page sends it.
  await refuse()
  await write.fill('And into the next one.')
  await write.press('Enter')
  await expect(unconfirmed).toBeVisible()
  const refused = page.waitForResponse(
    (response) => response.request().postData()?.includes('And into the next one.') ?? false,
  )
  await page.reload()
  await refused
  await expect(unconfirmed).toBeVisible()
  await page.goto('/forums')
  await page.waitForLoadState('networkidle') // The code that notices a lost connection is loaded last.
  await context.setOffline(true)
  await page.unroute('**/api')
  await expect(page.getByText('Waiting: 1 message.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your message was sent.')).toBeVisible()
  await page.goBack()
  await expect(messages.getByText('And into the next one.')).toHaveCount(1)
  await expect(messages.getByText('Out of the tunnel in a minute.')).toHaveCount(1)
  await expect(unconfirmed).toHaveCount(0)
  await context.close()
})

t.test('A draft outlives the session for its writer, and nobody else sees it', { skip }, async (t) => {
  const { visit, logIn, logInByForm } = network!
  const { page, context } = await visit('diabetes')
  await logIn(page, 'Tomasz W.')
  const title = 'Walking group, slowest pace wins'
  await openThread(page, title)
  const write = page.getByLabel(`Reply to ${title}`)
  await write.fill('Twice round the block.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Post reply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('tomasz.w@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill('together-2026')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(write).toHaveValue('Twice round the block.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  const comment = page.getByRole('article').filter({ hasText: 'Twice round the block.' }).last()
  await expect(comment).toBeFocused()
  await expect(comment).toBeInViewport()
  await expect(write).toHaveValue('')

  await comment.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByLabel(/^Edit reply/).press('Escape')
  await expect(comment).toBeFocused()

  // Other people may use the same browser: they see no drafts, and a log-out can delete the member's own.
  await write.fill('Not for the next one.')
  await context.clearCookies()
  await logInByForm(page, 'MayaInMotion')
  await openThread(page, title)
  await expect(page.getByRole('button', { name: 'Account menu for MayaInMotion' })).toBeVisible()
  await expect(write).toHaveValue('')
  await logOut(page, 'MayaInMotion')
  await write.fill('But we could.')
  await logInByForm(page, 'Tomasz W.')
  await openThread(page, title)
  await expect(write, 'with what was written before the log-in').toHaveValue(
    'Not for the next one.\n\nBut we could.',
  )
  await logOut(page, 'Tomasz W.', 'Delete and log out')
  await expect(write).toHaveValue('')
  t.same(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('drafts:'))),
    [],
  )
  await context.close()
})

t.test('What is half-written at a log-out waits for its writer alone, or is deleted', { skip }, async (t) => {
  const { visit, logIn, logInByForm } = network!
  const { page, context } = await visit('diabetes')
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  await logIn(page, 'Tomasz W.')
  const title = 'Walking group, slowest pace wins'
  const write = page.getByLabel(`Reply to ${title}`)
  await openThread(page, title)
  await write.fill('Half a reply about knees.')
  const other = await context.newPage()
  const openTalk = async (of: Page) => {
    await of.goto('/messages')
    await of.getByRole('link', { name: /MayaInMotion/ }).click()
  }
  await openTalk(other)
  const say = other.getByLabel('Message to MayaInMotion')
  await say.fill('Half a message about hips.')

  const account = other.getByRole('button', { name: 'Account menu for Tomasz W.' })
  const logOutByKeyboard = async () => {
    await account.press('Enter')
    await other.getByRole('button', { name: 'Log out' }).press('Enter')
  }
  await logOutByKeyboard()
  const question = other.getByRole('dialog', { name: 'You have something half-written' })
  await expect(question).toContainText('Half a reply about knees.')
  await expect(question).toContainText('Half a message about hips.')
  await expect(question).toContainText(`Reply to ${title}`)
  t.same(await barriers(other), [])
  await other.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(account).toBeFocused()
  await expect(say, 'a cancelled log-out changes nothing').toHaveValue('Half a message about hips.')
  await logOutByKeyboard()
  await question.getByRole('button', { name: 'Keep and log out' }).press('Enter')
  await expect(other.getByText('You have been logged out, see you next time.')).toBeVisible()
  await expect(page.getByText('You logged out in another tab.')).toBeVisible()
  await expect(write).toHaveValue('')
  t.notMatch(await stored(), /knees|hips/)

  await logInByForm(page, 'MayaInMotion')
  await openThread(page, title)
  await expect(page.getByRole('button', { name: 'Account menu for MayaInMotion' })).toBeVisible()
  await expect(write).toHaveValue('')
  t.notMatch(await stored(), /knees|hips/)
  await logOut(page, 'MayaInMotion')

  await logInByForm(page, 'Tomasz W.')
  await openThread(page, title)
  await expect(write).toHaveValue('Half a reply about knees.')
  await openTalk(other)
  await expect(say).toHaveValue('Half a message about hips.')
  await logOut(page, 'Tomasz W.', 'Delete and log out')
  await logInByForm(page, 'Tomasz W.')
  await openThread(page, title)
  await expect(page.getByRole('button', { name: 'Account menu for Tomasz W.' })).toBeVisible()
  await expect(write).toHaveValue('')
  t.notMatch(await stored(), /knees|hips|drafts:/)

  // A session that ends elsewhere takes no draft along, and leaves none that others can read.
  await openListening(page, page.url())
  const key = page.waitForResponse('**/api/auth/drafts-key')
  await write.fill('Half a reply about elbows.')
  t.ok((await key).ok())
  await other.evaluate(() => fetch('/api/auth/log-out'))
  await expect.poll(stored).not.toContain('elbows')
  await expect(write).toHaveValue('')
  await logInByForm(page, 'Tomasz W.')
  await openThread(page, title)
  await expect(write).toHaveValue('Half a reply about elbows.')
  await logOut(page, 'Tomasz W.', 'Delete and log out')
  await context.close()
})

t.test('Signing up to post a reply says that it is kept, and leads back to it', { skip }, async (t) => {
  const { page, context } = await network!.visit('diabetes', narrow)
  const title = 'Walking group, slowest pace wins'
  await openThread(page, title)
  const write = page.getByLabel(`Reply to ${title}`)
  await write.fill('Once round the house.')
  const post = page.getByRole('button', { name: 'Post reply' })
  await post.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('What you wrote is kept.')
  t.same(await barriers(page, '[role=dialog]'), [])
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rounds@diabetes.example')
  await dialog.getByLabel('Password', { exact: true }).fill('slow walks 7')
  await dialog.getByRole('textbox', { name: 'Username' }).fill('Rounds')
  await dialog.getByRole('button', { name: /^(Sign up|Continue)$/ }).click()
  await dialog.getByRole('button', { name: 'Skip this step' }).click()
  await expect(dialog).toContainText('What you wrote is kept, but not posted yet.')
  await dialog.getByRole('button', { name: 'Go back and post it' }).click()
  await expect(write).toHaveValue('Once round the house.')
  await post.click()
  await expect(page.getByRole('article').filter({ hasText: 'Once round the house.' }).last()).toBeFocused()
  await expect(write).toHaveValue('')
  await context.close()
})

t.test('Two tabs keep a text each, and a posted one leaves both with its key', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context } = await visit('diabetes')
  await logIn(page, 'Tomasz W.')
  const title = 'Small wins: tell us about one from this week'
  await openThread(page, title)
  const second = await context.newPage()
  await second.goto(page.url())
  const boxOf = (of: Page) => of.getByLabel(`Reply to ${title}`)
  await boxOf(page).fill('I walked to the shop and back without a rest.')
  await boxOf(second).fill('I slept.')
  await page.reload()
  await expect(boxOf(page)).toHaveValue('I walked to the shop and back without a rest.')
  await expect(second.getByText('You also wrote here: “I walked to the shop')).toBeVisible()
  t.same(await barriers(second), [])
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(boxOf(second), 'the other tab has deleted it').toHaveValue('')
  await second.reload()
  await expect(boxOf(second)).toHaveValue('I walked to the shop and back without a rest.')

  await page.evaluate(() => {
    const remove = Storage.prototype.removeItem
    Storage.prototype.removeItem = function (name) {
      remove.call(this, name)
      if (name.includes('unsettled'))
        queueMicrotask(() => {
          const left = Object.keys(localStorage).filter((entry) => entry.startsWith('drafts:'))
          document.documentElement.dataset.left = String(left.length)
        })
    }
  })
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'I walked to the shop' })).toBeFocused()
  await expect(boxOf(page)).toHaveValue('')
  await expect(boxOf(second)).toHaveValue('')
  await expect(page.locator('html'), 'no reload finds the text without its key').toHaveAttribute(
    'data-left',
    '0',
  )

  // Offline, a reply is kept and sent later, once, though two tabs are open.
  const offline = page.getByText("You're offline.")
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await boxOf(page).fill('Written on the train.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(boxOf(page)).toHaveValue('')
  await expect(page.getByText('Waiting: 1 reply.')).toBeVisible()
  t.same(await barriers(page), [])
  await page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(boxOf(page)).toHaveValue('Written on the train.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expect(page.getByText('Waiting: 1 reply.')).toBeVisible()
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  const late = page.getByRole('article').filter({ hasText: 'Written on the train.' })
  await expect(late).toHaveCount(1)
  await page.reload()
  await expect(late).toHaveCount(1)
  await expect(boxOf(page)).toHaveValue('')
  await context.close()
})

t.test('A reply stays on the page when a response from before it arrives later', { skip }, async () => {
  const { visit, logIn } = network!
  const { page, context } = await visit('diabetes')
  await logIn(page, 'Tomasz W.')
  const title = 'Small wins: tell us about one from this week'
  await openThread(page, title)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forums' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible()
  const released = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const isThread = (request: Request) => request.postDataJSON()?.variables?.slug !== undefined
  await page.route('**/api', async (route, request) => {
    if (!isThread(request)) return route.continue()
    // Browsers resolve names under localhost; Node does so only on some machines.
    const { host, port, pathname } = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host }
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers })
    held.resolve()
    await released.promise
    const body = (await response.text()).replace('What went well for you?', 'What went better?')
    await route.fulfill({ response, body })
  })
  await page.goBack()
  await held.promise
  await page.getByLabel(`Reply to ${title}`).fill('The cat let me sleep.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  const comment = page.getByRole('article').filter({ hasText: 'The cat let me sleep.' })
  await expect(comment).toBeFocused()
  released.resolve()
  await expect(page.getByText('What went better?')).toBeVisible()
  await expect(comment).toBeFocused()
  // A request that is repeated because of the reply may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

t.test('A reply that the page shows after the response gets the focus then', { skip }, async () => {
  const { network: parts, visit, logIn } = network!
  const { page, context } = await visit('diabetes')
  await logIn(page, 'MayaInMotion')
  const title = 'Walking group, slowest pace wins'
  await openThread(page, title)
  const goOn = pause(parts.pids().projector!)
  try {
    await page.getByLabel(`Reply to ${title}`).fill('Twice round the pond.')
    await page.getByRole('button', { name: 'Post reply' }).click()
    await expect(page.getByText('Your reply was saved and will appear in a moment.')).toBeVisible()
  } finally {
    goOn()
  }
  await expect(page.getByRole('article').filter({ hasText: 'Twice round the pond.' }).last()).toBeFocused()
  await context.close()
})

t.test('With the largest font size on a small screen, no control is cut off', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context, problems } = await visit('migraine', narrow)
  await logIn(page, 'MayaInMotion')
  await context.addCookies([{ name: 'accessibility', value: 'font-xl.contrast-dark', url: page.url() }])
  const isWithin = async () => {
    const panel = await page.getByRole('group').last().boundingBox()
    t.ok(panel && panel.x >= 0 && panel.x + panel.width <= narrow.width, 'the panel is in the window')
    await page.keyboard.press('Escape')
  }
  const isNoWider = async () =>
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)

  await page.goto('/forums')
  await page.getByRole('button', { name: 'Accessibility menu' }).click()
  await isWithin()
  await page.locator('main a[href*="/forums/"]').first().click()
  await page
    .getByRole('button', { name: /^React to/ })
    .first()
    .click()
  await isWithin()
  await isNoWider()

  await page.goto('/messages')
  await isNoWider()
  await page.getByRole('link', { name: /Tomasz W\./ }).click()
  await expect(page.getByLabel('Message to Tomasz W.')).toBeInViewport({ ratio: 1 })
  await page.goto('/messages/new')
  await page.getByRole('link', { name: 'All messages' }).click()
  await expect(page.getByRole('navigation', { name: 'Folders' })).toBeVisible()
  t.same(problems, [])
})

t.test('Closing a dialog returns the focus, and a new page opens at its top', { skip }, async (t) => {
  const { visit } = network!
  const { page } = await visit('diabetes', narrow)
  await openThread(page, 'Walking group, slowest pace wins')
  const react = page.getByRole('button', { name: /^React to/ }).first()
  await react.press('Enter')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Please create an account or log in to continue.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(react).toBeFocused()

  await page.goto('/forums')
  await page.evaluate(() => scrollTo(0, 400))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  t.equal(await page.evaluate(() => scrollY), 0)
})

t.test(
  'Without JavaScript, all pages can be read, and forms put no password into an address',
  { skip },
  async (t) => {
    const { visit } = network!
    const { page, context } = await visit('diabetes', narrow, { javaScriptEnabled: false })
    await openThread(page, 'Walking group, slowest pace wins')
    await expect(
      page.getByRole('article').filter({ hasText: 'Round the football pitch' }).last(),
    ).toBeVisible()
    await expect(page.locator('noscript')).toBeVisible()
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill('tomasz.w@example.org')
    await page.getByLabel('Password', { exact: true }).fill('together-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    t.equal(new URL(page.url()).search, '')
    await context.close()
  },
)

t.test('The longest name and a word of eighty letters fit the smallest window', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context } = await visit('diabetes', { width: 320, height: 700 })
  await logIn(page, 'Tomasz W.')
  await page.goto('/profile/account')
  await page.getByRole('textbox', { name: 'Username' }).fill('W'.repeat(60))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Account menu for ${'W'.repeat(60)}`)).toBeAttached()
  const word = 'w'.repeat(80)
  await page.goto('/create-thread')
  await page.getByLabel('Title').fill(word)
  await page.getByLabel('Your post').fill(word)
  await page.getByRole('button', { name: 'Post thread' }).click()
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible()
  for (const path of [page.url(), '/', '/forums', '/profile', '/profile/account', '/messages']) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    t.ok(width <= 320, `${path} is ${width} px wide`)
  }
  await context.close()
})
