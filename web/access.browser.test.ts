import type { Page } from 'playwright'
import t from 'tap'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'

t.setTimeout(110_000)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** The address of the first link in the page's main part that fits. */
async function linkIn(page: Page, list: string, part: string): Promise<string> {
  await page.goto(list)
  return (await page.locator(`main a[href*="${part}"]`).first().getAttribute('href')) ?? list
}

t.test('axe finds nothing serious', { skip }, async (t) => {
  const { visit, logIn } = network!
  const narrow = { width: 375, height: 812 }
  const visitor = await visit('diabetes', narrow)
  const member = await visit('diabetes', narrow)
  const moderator = await visit('diabetes', narrow)
  await logIn(member.page, 'MayaInMotion')
  await logIn(moderator.page, 'Ruth Castellano')
  const thread = await linkIn(visitor.page, '/forums', '/forums/')
  const conversation = await linkIn(member.page, '/messages', '/messages/conversation_')
  const history = await linkIn(moderator.page, '/moderation', '/moderation/')

  async function look(page: Page, ...paths: string[]) {
    for (const path of paths) {
      await page.goto(path)
      t.same(await barriers(page), [], `${path} at ${page.viewportSize()?.width} px`)
    }
  }
  await Promise.all([
    look(visitor.page, '/', '/forums', '/register', '/member-login', '/not-there'),
    look(member.page, thread, '/create-thread', '/members/tomasz-w', '/profile', '/messages', conversation),
    look(moderator.page, '/moderation', history, thread),
  ])
  await Promise.all([
    look(member.page, '/messages/new', '/messages/archive', '/messages/blocked'),
    look(moderator.page, '/messages'),
  ])
  const wide = { width: 1280, height: 900 }
  for (const { page } of [visitor, member, moderator]) await page.setViewportSize(wide)
  await Promise.all([
    look(visitor.page, '/', '/register'),
    look(member.page, thread, conversation),
    look(moderator.page, '/moderation'),
  ])
})

t.test('every contrast is enough', { skip }, async (t) => {
  const { visit, logIn } = network!
  const contrasts = ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark']
  await Promise.all(
    contrasts.map(async (contrast) => {
      const { page, context } = await visit('migraine')
      await logIn(page, 'MayaInMotion')
      const thread = await linkIn(page, '/forums', '/forums/')
      await context.addCookies([{ name: 'accessibility', value: `font-xl.${contrast}`, url: page.url() }])
      for (const path of [thread, '/messages']) {
        await page.goto(path)
        t.same(await barriers(page), [], `${path} with ${contrast}`)
      }
    }),
  )
})
