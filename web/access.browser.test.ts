import t from 'tap'
import { pairedLooks, lookName, wear } from '../scripts/axe/looks.ts'
import { openScreen, screens, windows } from '../scripts/axe/screens.ts'
import { barriers } from '../scripts/testing/barriers.ts'
import { NO_CHROMIUM, testBrowser, testNetwork } from '../scripts/testing/browser.ts'

t.setTimeout(110_000)
const browser = await testBrowser(t)
const skip = browser ? false : NO_CHROMIUM
const network = browser && (await testNetwork(t, browser))

/** Each screen is looked at in one of the twelve looks in which any two settings meet (`npm run axe`: in all 36). */
const lookOf = (screen: number) => pairedLooks[screen % pairedLooks.length]!

/** What 1280 pixels are at 400 %. */
const magnified = { width: 320, height: 225 }

/** In the page: what reaches out of the window where the page scrolls sideways. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .map(({ element, right }) => `${element.tagName} ${element.className} reaches to ${right} px`)
    .slice(0, 8)
}

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
        const look = lookOf(index)
        await wear(page, look)
        t.same(await barriers(page), [], `${screen.name}: ${lookName(look)}`)
        await page.setViewportSize(magnified)
        t.same(await page.evaluate(tooWide), [], `${screen.name} at 400 %`)
      }
    }
  }
  await Promise.all([worker(), worker()])
})
