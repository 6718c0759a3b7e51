import t from 'tap'
import { pause } from '../../scripts/checks/faults/blow.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../../scripts/testing/browser.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser, { replayer: true }))

t.test(
  'An administrator can rebuild all projections and follow the progress until the rebuild is complete',
  { skip },
  async (t) => {
    const { network: parts, visit, logIn } = network!
    const { page, problems } = await visit('diabetes')
    await logIn(page, 'Amara Osei')
    await page.goto('/wp-admin/operations')
    await page.getByRole('heading', { name: 'Replayer' }).waitFor()
    await page.getByRole('button', { name: 'Rebuild' }).click()
    await page.getByLabel('All', { exact: true }).check()
    t.same(await barriers(page), [])
    const replays = page.getByRole('region', { name: 'Replays' })
    const goOn = pause(parts.pids().replayer!)
    try {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Rebuild \d+ projections/ })
        .click()
      await replays.getByRole('progressbar', { name: /^Replay of \d+ projections/ }).waitFor()
    } finally {
      goOn()
    }
    await replays.getByText(/rows unchanged, 0 different$/).waitFor({ timeout: 60_000 })

    const kept = page.getByRole('region', { name: 'Old tables' })
    const old = kept.getByRole('listitem').filter({ hasText: /Follows v/ })
    await old.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete tables' }).click()
    await old.waitFor({ state: 'detached' })
    t.same(await barriers(page), [])
    t.same(problems, [])
  },
)
