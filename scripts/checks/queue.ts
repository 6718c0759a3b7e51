import { Command } from 'commander'
import type { Page } from 'playwright'
import { v7 } from 'uuid'
import { streamOf, type MemberId, type ThreadId } from '../../events/kinds.ts'
import { flags } from '../../services/commands/flags.ts'
import { forums } from '../../services/commands/forums.ts'
import { newId } from '../../services/commands/frame/ids.ts'
import { isDecision } from '../../services/rules/decisions.ts'
import type { Settings } from '../../services/settings.ts'
import { buildWeb } from '../build.ts'
import { runCommand } from '../command/run.ts'
import { withWorkshop, type Workshop } from '../command/workshop.ts'
import { caughtUp } from '../network/caught-up.ts'
import { demoIdOf, siteIdOf } from '../seed/steps.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../testing/browser.ts'
import { expect } from '../testing/expect.ts'
import { openListening } from '../testing/listening.ts'
import { spamming } from '../testing/spammer.ts'

// npm run check -- queue: two moderators decide by keyboard on one queue in two browsers. Prints presses per decision, items that were decided
// twice, the time until both see the same count, and the time until a spammer's items have left open pages.

const REPORTS = 200
const DECISIONS_EACH = 25
const DECISIONS_ALONE = 10
const MAX_PRESSES = 3
const MAX_LAG_MS = 1000
const SPAM_ITEMS = 1000

/** Keys of decisions in turn: to dismiss, to mark as spam, and to hide. */
const turns = [['x'], ['s', 'Enter'], ['h', 'Enter']] as const

async function report({ dispatch, log }: Workshop, databaseUrl: string) {
  const site = siteIdOf('ra')
  const intentOf = (actor: MemberId) => ({
    commandId: v7(),
    actor,
    site,
    occurredAt: new Date().toISOString(),
    origin: 'seed' as const,
  })
  for (let n = 0; n < REPORTS; n++) {
    const thread = newId('thread', v7())
    const text = { title: `Offer ${n}`, body: 'Cheap pills here.' }
    const [author, reporter] = [intentOf(demoIdOf('MayaInMotion')), intentOf(demoIdOf('Tomasz W.'))]
    await dispatch(forums, { name: 'createThread', thread, site, ...text }, author)
    await dispatch(flags, { name: 'flagContent', item: thread, reason: 'spam', note: null }, reporter)
  }
  await caughtUp(databaseUrl, log)
}

const countOf = async (page: Page) =>
  Number.parseInt((await page.getByText(/reports? to review$/).textContent()) ?? '', 10)

/**
 * Decides on the open item by keyboard; returns its id and the number of presses. If the other moderator is faster, the
 * queue opens another item, and perhaps no dialog.
 */
async function decide(page: Page, keys: readonly string[]): Promise<{ item: string; presses: number }> {
  const reports = page.getByRole('region', { name: 'Reports' })
  const dialog = page.getByRole('dialog')
  // The last report can leave the list before its dialog closes, in which keys of the queue do nothing.
  await expect(dialog).toHaveCount(0)
  await expect(reports.getByRole('button', { name: 'Dismiss', exact: true })).toBeEnabled()
  const item = (await page.locator('[aria-expanded=true][id^=open-]').getAttribute('id')) ?? ''
  const left = page.locator(`[id="${item}"][aria-expanded=true]`).waitFor({ state: 'detached' })
  // It is awaited at the end, also where a key fails before.
  left.catch(() => {})
  let presses = 0
  for (const key of keys) {
    if (presses > 0) await Promise.race([dialog.waitFor(), left])
    if (presses > 0 && !(await dialog.isVisible())) break
    await page.keyboard.press(key)
    presses++
  }
  await left
  return { item, presses }
}

/** Collects the items of a page's decisions that were carried out; returns a function that resolves to them. */
function carriedOut(page: Page): () => Promise<string[]> {
  const answers: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api') return
    const { variables } = JSON.parse(response.request().postData() ?? '{}')
    if (!variables?.operation) return
    const item = async () =>
      (await response.json()).data?.moderationContentFlag.decision ? String(variables.assocId) : null
    answers.push(item())
  })
  return async () => (await Promise.all(answers)).filter((item) => item !== null)
}

/** Marks a spammer; returns the times in ms until visitors' open thread and list show nothing of the spammer. */
async function leaving(settings: Settings, { thread, list }: { thread: Page; list: Page }) {
  const { others, mark } = await spamming(settings, 'diabetes', SPAM_ITEMS)
  await thread.goto(`/forums/${others[0]}`)
  await openListening(list, '/forums', 'useListPage')
  const offers = thread.getByRole('article').filter({ hasText: 'Offer' })
  await expect(offers).toHaveCount(50)
  const own = list.getByRole('link', { name: 'Cheap pills' })
  await expect(own).toBeVisible()
  const after = async (gone: Promise<void>) => {
    await gone
    return performance.now()
  }
  const times = [offers, own].map((items) => after(items.first().waitFor({ state: 'detached' })))
  const began = await mark()
  const [threadMs = 0, listMs = 0] = (await Promise.all(times)).map((time) => Math.round(time - began))
  await expect(offers).toHaveCount(0)
  return { threadMs, listMs }
}

async function run() {
  await buildWeb((line) => console.error(line))
  await using stack = new AsyncDisposableStack()
  const t = { teardown: (work: () => unknown) => stack.defer(async () => void (await work())) }
  const browser = await testBrowser(t)
  if (!browser) throw new Error(`This check needs a browser, but ${NO_CHROMIUM}.`)
  const { network, visit, logIn } = await testNetwork(t, browser)
  const { settings } = network
  await withWorkshop(settings, (workshop) => report(workshop, settings.databaseUrl))
  const [ruth, amara] = [(await visit('ra')).page, (await visit('ra')).page]
  await logIn(ruth, 'Ruth Castellano')
  await logIn(amara, 'Amara Osei')
  for (const page of [ruth, amara]) await page.goto('/moderation?kind=THREAD')
  const carried = [ruth, amara].map(carriedOut)
  const decidedItems = async () => (await Promise.all(carried.map((items) => items()))).flat()
  const before = await countOf(ruth)

  const began = performance.now()
  const work = async (page: Page) => {
    const made = []
    for (let n = 0; n < DECISIONS_EACH; n++) made.push(await decide(page, turns[n % turns.length]!))
    return made
  }
  const made = (await Promise.all([work(ruth), work(amara)])).flat()
  const seconds = (performance.now() - began) / 1000
  // A press on a report that the other moderator began to decide on in the same moment decides nothing.
  const atOnce = (await decidedItems()).length
  const missed = made.length - atOnce
  const measureLagMs = async () => {
    const from = performance.now()
    const left = before - (await decidedItems()).length
    const seen = [ruth, amara].map((page) =>
      expect(page.getByText(`${left} reports to review`)).toBeVisible(),
    )
    await Promise.all(seen)
    return performance.now() - from
  }
  const lags = [await measureLagMs()]
  for (let n = 0; n < DECISIONS_ALONE; n++) {
    const one = await decide(ruth, turns[n % turns.length]!)
    await expect(ruth.locator(`[id="${one.item}"]`)).toHaveCount(0)
    made.push(one)
    lags.push(await measureLagMs())
  }
  const lagMs = Math.round(Math.max(...lags))
  const [thread, list] = [(await visit('diabetes')).page, (await visit('diabetes')).page]
  const { threadMs, listMs } = await leaving(settings, { thread, list })
  const items = await decidedItems()
  const twice = await withWorkshop(settings, async ({ log }) => {
    const streams = await Promise.all(items.map((item) => log.read(streamOf(item as ThreadId))))
    return streams.filter((events) => events.filter(isDecision).length !== 1).length
  })
  const presses = made.reduce((sum, one) => sum + one.presses, 0) / made.length
  console.log(
    [
      `${items.length} of ${before} reports decided, ${atOnce} of them by two moderators at once in ${seconds.toFixed(1)} s`,
      `${presses.toFixed(2)} presses per decision (at most ${MAX_PRESSES})`,
      `${missed} presses for a report that the other moderator decided in the same moment`,
      `${twice} items not decided exactly once`,
      `both counts are equal at most ${lagMs} ms after the item left the list (at most ${MAX_LAG_MS} ms)`,
      `${SPAM_ITEMS} items of a spammer: an open thread has none after ${threadMs} ms (at most ${MAX_LAG_MS} ms), an open list after ${listMs} ms (at most ${MAX_LAG_MS} ms)`,
    ].join('\n'),
  )
  if (twice > 0 || presses > MAX_PRESSES || Math.max(lagMs, threadMs, listMs) > MAX_LAG_MS)
    process.exitCode = 1
}

const command = new Command('queue')
  .description(
    'Let two moderators decide by keyboard on one queue in two browsers, and count presses and conflicts.',
  )
  .action(run)

await runCommand(command)
