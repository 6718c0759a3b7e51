import t from 'tap'
import { withWorkshop } from '../scripts/command/workshop.ts'
import { caughtUp } from '../scripts/network/caught-up.ts'
import { seedArticles } from '../scripts/seed.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { examine } from './testing/access.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))
if (network) {
  const { settings } = network.network
  await withWorkshop(settings, async (workshop) => {
    await seedArticles(workshop)
    await caughtUp(settings.databaseUrl, workshop.log)
  })
}

t.test('The screens of visitors have no accessibility problems', { skip }, (t) =>
  examine(t, network!, ['visitor', 'unverified']),
)
