import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import t from 'tap'
import { ReactionKind } from '../../events/reactions.ts'
import { pause } from '../../scripts/checks/faults/blow.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { weekOf } from '../../services/analytics/count.ts'
import { newEvent } from '../../services/analytics/testing/history.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser, { replayer: true }))

const DAY_MS = 86_400_000
/** Start of the tested time range, half a year before the demo's history, so that no other members are counted. */
const BEGIN = Date.UTC(2026, 0, 5)
const WEEKS = 8
const MEMBERS = 15

/** In each week, every member reacts with each kind of reaction, with some kinds more often than with others. */
const reactions = Array.from({ length: WEEKS * 5 * MEMBERS }, (_, n) => {
  const [by, kind, week] = [n % MEMBERS, Math.floor(n / MEMBERS) % 5, Math.floor(n / MEMBERS / 5)]
  const at = new Date(BEGIN + week * 7 * DAY_MS + (n % 7) * DAY_MS).toISOString()
  const times = 4 + kind * 2 + ((week * (kind + 3)) % 7)
  return Array.from({ length: times }, (_, time) =>
    newEvent({ type: 'ReactionChosen', by, at, kind: ReactionKind.options[kind]!, item: n * 100 + time }),
  )
}).flat()

/** Counts reactions of the time range by kind and week, directly from the log. */
async function counted() {
  const counts = new Map<string, number>()
  await withWorkshop(network!.network.settings, async ({ log }) => {
    for await (const { events } of log.readAll()) {
      for (const { type, data, metadata } of events) {
        const day = metadata.occurredAt.slice(0, 10)
        if (type !== 'ReactionChosen' || day < '2026-01-05' || day > '2026-03-01') continue
        const key = `${data.kind} ${weekOf(day)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  })
  return counts
}

/** Submits the analytics form with a question about reactions by kind and week. */
async function ask(page: Page, title: string) {
  await page.goto('/wp-admin/analytics')
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Reacted').check()
  await page.getByLabel('Reaction', { exact: true }).check()
  await page.getByLabel('Week', { exact: true }).check()
  await page.getByLabel('First day (UTC)').fill('2026-01-05')
  await page.getByLabel('Last day (UTC)').fill('2026-03-01')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

t.test(
  'An analyst asks a question, follows its progress, sees the chart and downloads the CSV file',
  { skip },
  async (t) => {
    const { visit, logIn, network: up } = network!
    await withWorkshop(up.settings, async ({ log }) => {
      for (let from = 0; from < reactions.length; from += 500)
        await log.append(`other-${from}`, reactions.slice(from, from + 500), 'no_stream')
    })
    const { page, problems } = await visit('migraine')
    await logIn(page, 'Carlos Medina')
    const goOn = pause(up.pids().replayer!)
    try {
      await ask(page, 'Reactions by kind and week')
      await page.getByRole('heading', { name: 'Reactions by kind and week' }).waitFor()
      await page.getByRole('progressbar', { name: 'History counted' }).waitFor()
    } finally {
      goOn()
    }
    await page.getByRole('img', { name: /Reactions by kind and week/ }).waitFor()
    const download = page.getByRole('link', { name: 'Download CSV' })
    await download.waitFor()
    t.equal(await page.getByRole('progressbar', { name: 'History counted' }).count(), 0, 'it is complete')
    t.same(await barriers(page, 'main'), [])

    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    t.equal(file.suggestedFilename(), 'reactions-by-kind-and-week.csv')
    const [head, ...lines] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    t.equal(head, 'Reaction,"Week (from Monday, UTC)",Number of events,Note')
    const told = lines.map((line) => line.split(',')).filter(([, , count]) => count !== '0')
    t.same(
      new Map(told.map(([kind = '', week, count]) => [`${kind.toLowerCase()} ${week}`, Number(count)])),
      await counted(),
      'the sums are those of the raw events',
    )

    await page.getByRole('button', { name: 'Keep up to date' }).click()
    await page.getByText(/This answer is kept up to date\.$/).waitFor()
    const late = newEvent({
      type: 'ReactionChosen',
      by: 3,
      at: '2026-02-10T10:00:00.000Z',
      kind: 'sad',
      item: 99_999,
    })
    await withWorkshop(up.settings, ({ log }) => log.append('other-late', [late], 'no_stream'))
    const total = new Intl.NumberFormat('en').format(reactions.length + 1)
    await page.getByText(`Total for the groups shown: ${total}`).waitFor()

    await page.getByRole('button', { name: 'Delete…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('No questions yet.').waitFor()
    t.same(problems, [])
  },
)

t.test(
  'The form for a question reports missing fields, and all analytics pages have no accessibility problems',
  { skip },
  async (t) => {
    const { visit, logIn, network: up } = network!
    const { page, context } = await visit('diabetes', { width: 375, height: 812 })
    await logIn(page, 'Carlos Medina')
    await page.goto('/wp-admin/analytics/new')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await page.getByText('Please choose what to count').waitFor()
    await page.getByText('Please choose how to group').waitFor()
    await page.getByRole('button', { name: 'Last 30 days' }).press('Enter')
    const days = ['First day (UTC)', 'Last day (UTC)'].map((label) => page.getByLabel(label).inputValue())
    const [from = '', to = ''] = await Promise.all(days)
    t.equal(Date.parse(to) - Date.parse(from), 29 * DAY_MS)
    await page.getByLabel('Title').focus()
    t.equal(await page.getByLabel('Title').evaluate((input) => input === document.activeElement), true)
    await ask(page, 'Kinds')
    await page.getByRole('link', { name: 'Download CSV' }).waitFor()
    const question = page.url()
    const missed = 'hydroxychloroquinesulfate and photosensitivity of the eyes'
    await withWorkshop(
      up.settings,
      (_, sql) => sql`insert into operational.missed_term
        select date_trunc('week', now() at time zone 'utc'), id, ${missed}, 12 from site where prefix = 'diabetes'`,
    )
    await page.goto('/wp-admin/analytics')
    await page.getByRole('row', { name: new RegExp(missed) }).waitFor()
    const looks = [
      ['contrast-reg', ['/wp-admin/analytics', '/wp-admin/analytics/new', question]],
      ['contrast-low', [question]],
      ['contrast-light', [question]],
      ['contrast-dark', ['/wp-admin/analytics/new', question]],
    ] as const
    for (const [contrast, paths] of looks) {
      const url = new URL('/', question).href
      await context.addCookies([{ name: 'accessibility', value: `font-xl.${contrast}`, url }])
      for (const path of paths) {
        await page.goto(path)
        t.same(await barriers(page), [], `${path} with ${contrast}`)
        const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        t.notOk(overflows, `${path} fits the screen with ${contrast}`)
      }
    }
  },
)

t.test("An administrator without the analysts' permission cannot open analytics", { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page } = await visit('migraine')
  await logIn(page, 'Amara Osei')
  for (const path of ['/wp-admin/analytics', '/wp-admin/analytics/new', '/wp-admin/analytics/question_1']) {
    t.equal((await page.goto(path))?.status(), 403, path)
  }
})
