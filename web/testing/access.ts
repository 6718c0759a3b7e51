import type { Test } from 'tap'
import { lookName, pairedLooks, wear } from '../../scripts/checks/axe/looks.ts'
import { openScreen, screens, windows, type Who } from '../../scripts/checks/axe/screens.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { namesakes } from '../../scripts/testing/namesakes.ts'
import type { testNetwork } from '../../scripts/testing/browser.ts'

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

/**
 * Looks at the screens of these people: axe finds nothing, of whatever level, no two things that do not do the same have
 * one name, and none scrolls sideways at 400 %. Each
 * screen wears one of the twelve looks in which any two settings meet (`npm run axe`: all 36).
 */
export async function examine(
  t: Pick<Test, 'same'>,
  network: Awaited<ReturnType<typeof testNetwork>>,
  people: readonly Who[],
): Promise<void> {
  const window = windows(network, 'diabetes')
  // A person has one window, and sees one screen at a time.
  await Promise.all(
    people.map(async (who) => {
      const page = await window(who)
      for (const [index, screen] of screens.entries()) {
        if (screen.who !== who) continue
        const look = pairedLooks[index % pairedLooks.length]!
        // As wide as it will be: what opens beside a button is placed when it opens.
        await page.setViewportSize({ width: look.width, height: 900 })
        await openScreen(page, screen)
        await wear(page, look)
        t.same(await barriers(page), [], `${screen.name}: ${lookName(look)}`)
        t.same(await namesakes(page), [], `the names on ${screen.name}`)
        await page.setViewportSize(magnified)
        t.same(await page.evaluate(tooWide), [], `${screen.name} at 400 %`)
      }
    }),
  )
}
