import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import t from 'tap'
import { newEvent } from '../../services/analytics/testing/history.ts'
import { openPool } from '../../services/postgres/sql.ts'
import { withWorkshop } from '../../scripts/command/workshop.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser, { replayer: true }))

const narrow = { width: 375, height: 812 }

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Saves a screenshot in the folder that the variable SHOTS names; does nothing if SHOTS is not set. */
const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

t.test(
  "The operations page shows administrators the network's live state, in windows of every width",
  { skip },
  async (t) => {
    const { network: parts, visit, logIn } = network!
    const { page, problems } = await visit('diabetes')
    await logIn(page, 'Amara Osei')
    await page.goto('/')
    await page.getByRole('button', { name: /Account menu for/ }).click()
    await page.getByRole('link', { name: 'WP Admin' }).click()
    await page.getByRole('link', { name: 'Operations' }).click()
    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor()
    await page.getByText(/All \d+ projections are up to date/).waitFor()
    const written = page.getByRole('region', { name: 'Events written' })
    await written.getByText(/^Nothing was written in the last \d min\.$/).waitFor()
    const at = new Date().toISOString()
    const reaction = newEvent({ type: 'ReactionChosen', by: 1, at, kind: 'sad', item: 1 })
    await withWorkshop(parts.settings, ({ log }) => log.append('other-1', [reaction], 'no_stream'))
    await written.getByRole('img', { name: /^The last \d min: now .* events per second$/ }).waitFor()
    const log = page.getByRole('region', { name: 'Event log' })
    await log.getByText(/^[\d.,]+ [kMGT]B of [\d.,]+ [kMGT]B$/).waitFor()
    await log.getByText('None found').waitFor()
    t.ok(await page.getByRole('heading', { name: 'API' }).isVisible())
    t.ok(await page.getByRole('heading', { name: 'Projector' }).isVisible())
    t.same(await barriers(page), [])
    t.notOk(await isTooWide(page))
    await shot(page, 'wide')
    const api = parts.pids().api ?? 0
    process.kill(api, 'SIGSTOP')
    await page.getByText(/^Reconnecting/).waitFor()
    process.kill(api, 'SIGCONT')
    await page.getByText(/projections are up to date/).waitFor()
    await page.setViewportSize(narrow)
    t.same(await barriers(page), [])
    t.notOk(await isTooWide(page))
    await shot(page, 'narrow')
    t.same(problems, [])
  },
)

t.test('An administrator sees which event stopped a projection, and skips the event', { skip }, async (t) => {
  const { network: parts, visit, logIn } = network!
  const { page } = await visit('diabetes')
  await logIn(page, 'Amara Osei')
  await page.goto('/wp-admin/operations')
  await page.getByText(/projections are up to date/).waitFor()

  const pool = openPool(parts.settings.databaseUrl, [], 1)
  t.teardown(() => pool.end())
  const { rows } = await pool.query<{ schema: string }>(
    `select schema from projector.checkpoint where schema like 'flags_v%' order by schema desc limit 1`,
  )
  const schema = rows[0]?.schema ?? ''
  await pool.query(
    `insert into projector.stop (schema, event_id, type, stream, position, error)
     values ($1, $2, 'ContentFlagged', 'flag-1', 8000000000000017, 'check_violation (23514): new row violates a check')`,
    [schema, randomUUID()],
  )
  await page.getByText('1 projection stopped at an event.').waitFor()
  const projection = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Flags v' }) })
  t.notMatch(
    await projection.textContent(),
    /Position8000000000000017/,
    'the event is not taken for the projection',
  )
  const stop = page.getByRole('listitem').filter({ hasText: 'stopped at ContentFlagged' })
  t.same(await barriers(page), [])
  await stop.getByRole('button', { name: 'Skip' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Skip this event?' })
  await dialog.getByText(/can't be undone/).waitFor()
  t.same(await barriers(page), [])
  await shot(page, 'skip')
  await dialog.getByRole('button', { name: 'Skip event' }).click()
  await page.getByText('Event skipped').waitFor()
  await pool.query('delete from projector.stop where schema = $1', [schema])
  await stop.waitFor({ state: 'detached' })
})

t.test('The operations page passes the contrast checks in every contrast', { skip }, async (t) => {
  const { visit, logIn } = network!
  const { page, context } = await visit('migraine', narrow)
  await logIn(page, 'Amara Osei')
  for (const contrast of ['contrast-low', 'contrast-light', 'contrast-dark']) {
    await context.addCookies([{ name: 'accessibility', value: `font-xl.${contrast}`, url: page.url() }])
    await page.goto('/wp-admin/operations')
    await page.getByText(/projections are up to date/).waitFor()
    t.same(await barriers(page), [], contrast)
    t.notOk(await isTooWide(page), `${contrast} fits`)
    await shot(page, contrast)
  }
})
