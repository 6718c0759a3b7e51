import type { Page } from 'playwright'
import t from 'tap'
import { pause } from '../scripts/checks/faults/blow.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { expect } from '../scripts/testing/expect.ts'
import { testProxy, type Proxy } from '../scripts/testing/proxy.ts'
import { withWorkshop } from '../scripts/command/workshop.ts'
import { unavailable } from '../services/api/http/problem.ts'
import { genericFailure } from './relay/errors.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
let postgres: Proxy | null = null
const through = async (url: string) => (postgres = await testProxy(t, url)).url
const network = browser && (await testNetwork(t, browser, { through }))

/** Pauses a process of the network; for Postgres, which other tests use too, what is sent to it waits. */
const pausePart = (part: (typeof parts)[number]['part']): (() => void) =>
  part === 'postgres' ? postgres!.hold() : pause(network!.network.pids()[part]!)

const thread = 'Walking group, slowest pace wins'
/** Limits for repeating an action until it succeeds, and for each attempt. */
const awaited = { timeout: 60_000 }
const attempt = { timeout: 5000 }
const noEntry = 'An error occurred. Try again or reach out to contact@diabetes.localhost'

/**
 * The services to pause: `says` is the toast that members then see, `lets` the text after an attempt to log in. `delivers`
 * is true if the log still shows members what it accepted, so that messages and reactions are confirmed.
 */
const parts = [
  { part: 'postgres', says: unavailable.message, lets: noEntry, delivers: true },
  { part: 'eventstore', says: unavailable.message, lets: noEntry, delivers: false },
  // While the API is paused, the request times out in the browser.
  { part: 'api', says: genericFailure, lets: noEntry, delivers: false },
] as const

/** Shortens the page's request timeout from 30 seconds to two. */
const hurry = (page: Page) =>
  page.evaluate(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => limit(ms / 15)
  })

/** Counts how often each text is in the log. */
async function timesInLog(texts: readonly string[]): Promise<number[]> {
  const found: unknown[] = []
  await withWorkshop(network!.network.settings, async ({ log }) => {
    for await (const { events } of log.readAll())
      for (const { type, data } of events)
        if (type === 'MessageSent' || type === 'CommentCreated') found.push(data.body)
  })
  return texts.map((text) => found.filter((one) => one === text).length)
}

/** Returns a function that resolves once each request which a page sends from now on has ended. */
function requestsOf(page: Page) {
  const open = new Set<unknown>()
  const close = (request: unknown) => open.delete(request)
  page
    .on('request', (request) => open.add(request))
    .on('requestfinished', close)
    .on('requestfailed', close)
  return () => expect.poll(() => open.size).toBe(0)
}

/** Returns the texts of the toasts on a page. */
const told = (page: Page) => page.getByRole('status').getByRole('paragraph')

t.test(
  'While a service is paused, members see a correct error message, and a repeated action happens once',
  { skip },
  async (t) => {
    const { visit, logIn } = network!
    const { page: messages, context } = await visit('diabetes')
    await logIn(messages, 'MayaInMotion')
    await messages.goto('/messages')
    await messages.getByRole('link', { name: /Tomasz W\./ }).click()
    const write = messages.getByLabel('Message to Tomasz W.')
    const sent = messages.getByRole('group', { name: 'Messages' })
    const openThread = async () => {
      const page = await context.newPage()
      await page.goto('/forums')
      await page.getByRole('link', { name: thread }).click()
      await expect(page.getByRole('heading', { level: 1, name: thread })).toBeVisible()
      return page
    }
    const [comments, reactions] = [await openThread(), await openThread()]
    const reply = comments.getByLabel(`Reply to ${thread}`)
    const post = comments.getByRole('button', { name: 'Post reply' })
    const sad = reactions.getByRole('button', { name: /^Sad/ })

    for (const [n, { part, says, lets, delivers }] of parts.entries()) {
      const text = `Written while the ${part} was paused.`
      const reaction = reactions
        .getByRole('article')
        .nth(n)
        .getByRole('button', { name: /^React to/ })
        .first()
      const before = (await reaction.textContent()) ?? ''
      await reaction.click()
      await expect(sad).toHaveAttribute('aria-pressed', 'false')
      const { page: entrance, context: own } = await visit('diabetes')
      await entrance.goto('/member-login')
      // Modules and challenge of the captcha, which come while the form is filled in, would wait for a paused API.
      const challenge = entrance.waitForResponse('**/api/auth/challenge')
      const ended = requestsOf(entrance)
      await entrance.getByLabel('Email').fill('tomasz.w@example.org')
      await entrance.getByLabel('Password', { exact: true }).fill('together-2026')
      const enter = entrance.getByRole('button', { name: 'Log in', exact: true })
      await challenge
      await ended()
      if (part === 'api') await Promise.all([messages, comments, reactions, entrance].map(hurry))

      // Waits until the toasts of the previous pause have disappeared.
      await Promise.all([messages, comments].map((page) => expect(told(page)).toHaveCount(0)))

      const goOn = pausePart(part)
      try {
        await Promise.all([
          (async () => {
            await write.fill(text)
            await write.press('Enter')
            if (part === 'api') await expect(sent.getByText('Sending…')).toBeVisible()
            await expect(told(messages)).toHaveText(says)
            if (delivers) {
              await expect(sent.getByText('Sending…')).toHaveCount(0)
              await expect(sent.getByText(text)).toHaveCount(1)
            } else await expect(sent.getByText('Not confirmed yet.')).toBeVisible()
          })(),
          (async () => {
            await reply.fill(text)
            await post.click()
            await expect(told(comments)).toHaveText(says)
            await expect(reply).toHaveValue(text)
          })(),
          (async () => {
            const answer = delivers ? reactions.waitForResponse('**/api') : undefined
            await sad.click()
            if (answer) {
              await answer
              await expect(reaction).not.toHaveText(before)
              await expect(told(reactions)).toHaveCount(0)
            } else {
              await expect(told(reactions)).toHaveText(says)
              await expect(reaction).toHaveText(before)
            }
          })(),
          (async () => {
            await enter.click()
            await expect(told(entrance)).toHaveText(lets)
            await expect(entrance.getByText(/did not match/)).toHaveCount(0)
          })(),
        ])
      } finally {
        goOn()
      }
      await expect.poll(async () => (await fetch(`${network!.network.url}/ready`)).ok).toBe(true)

      // Each member repeats the action until it succeeds, although the first attempt may have succeeded late.
      await Promise.all([
        expect(async () => {
          const again = sent.getByRole('button', { name: 'Try again' })
          if (await again.isVisible()) await again.click({ timeout: 500 })
          await expect(sent.getByText(/^(Sending…|Not confirmed yet\.)/)).toHaveCount(0, attempt)
          await expect(sent.getByText(text)).toHaveCount(1, attempt)
        }).toPass(awaited),
        expect(async () => {
          if ((await reply.inputValue()) === text) await post.click({ timeout: 500 })
          await expect(reply).toHaveValue('', attempt)
          await expect(comments.getByRole('article').filter({ hasText: text })).toHaveCount(1, attempt)
        }).toPass(awaited),
        expect(async () => {
          await reactions.reload()
          await reaction.click()
          const pressed = await sad.getAttribute('aria-pressed')
          if (pressed === 'false') await Promise.all([reactions.waitForResponse('**/api'), sad.click()])
          expect(pressed).toBe('true')
        }).toPass(awaited),
        expect(async () => {
          if (await enter.isVisible()) await enter.click({ timeout: 500 })
          await expect(entrance.getByText('Account menu for Tomasz W.')).toBeAttached(attempt)
        }).toPass(awaited),
      ])
      await own.close()
    }
    const texts = parts.map(({ part }) => `Written while the ${part} was paused.`)
    // Each text must be in the log twice: once as a message and once as a comment.
    t.same(await timesInLog(texts), [2, 2, 2])
  },
)
