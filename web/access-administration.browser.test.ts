import t from 'tap'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'
import { examine } from './testing/access.ts'

const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser, { replayer: true, articles: true }))

t.test('The screens of administrators and analysts have no accessibility problems', { skip }, (t) =>
  examine(t, network!, ['admin', 'analyst']),
)
