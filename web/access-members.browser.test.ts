import t from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { examine } from './testing/access.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

t.test('The screens of members and moderators have no accessibility problems', { skip }, (t) =>
  examine(t, network!, ['member', 'moderator', 'newcomer']),
)
