import t from 'tap'
import { pairedLooks, lookName, wear } from '../scripts/axe/looks.ts'
import { openScreen, screens, windows } from '../scripts/axe/screens.ts'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'

t.setTimeout(110_000)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** Each screen is looked at in two of the twelve looks in which any two settings meet (`npm run axe`: in all). */
const looksOf = (screen: number) => [pairedLooks[screen % 12]!, pairedLooks[(screen + 5) % 12]!]

/** What 1280 pixels are at 400 %. */
const magnified = { width: 320, height: 225 }

t.test('axe finds nothing on any screen, and none scrolls sideways at 400 %', { skip }, async (t) => {
  const window = windows(network!, 'diabetes')
  // A person has one window, and sees one screen at a time.
  const waiting = [...Map.groupBy(screens.entries(), ([, { who }]) => who)]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [who, theirs] = next
      const page = await window(who)
      for (const [index, screen] of theirs) {
        await openScreen(page, screen)
        for (const look of looksOf(index)) {
          await wear(page, look)
          t.same(await barriers(page), [], `${screen.name}: ${lookName(look)}`)
        }
        await page.setViewportSize(magnified)
        const { scrollWidth, clientWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }))
        t.ok(
          scrollWidth <= clientWidth,
          `${screen.name}: ${scrollWidth} px wide in a window of ${clientWidth}`,
        )
      }
    }
  }
  await Promise.all([worker(), worker()])
})
