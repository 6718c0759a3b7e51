import type { Test } from 'tap'
import { lookName, pairedLooks, wear } from '../../scripts/checks/axe/looks.ts'
import { openScreen, screens, windows, type Who } from '../../scripts/checks/axe/screens.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { namesakes } from '../../scripts/testing/namesakes.ts'
import type { testNetwork } from '../../scripts/testing/browser.ts'

/** 1280 pixels at 400 % zoom. */
const magnified = { width: 320, height: 225 }

/** Runs in the page: lists elements wider than the window if the page scrolls sideways. */
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
 * Checks these people's screens: axe finds nothing at any level, names are unique unless two things do the same, and
 * nothing scrolls sideways at 400 %. Screens share the twelve looks that cover all pairs of settings (`npm run axe`
 * checks all 36).
 */
export async function examine(
  t: Pick<Test, 'same'>,
  network: Awaited<ReturnType<typeof testNetwork>>,
  people: readonly Who[],
): Promise<void> {
  const window = windows(network, 'diabetes')
  // Each person has one window, and checks one screen at a time.
  await Promise.all(
    people.map(async (who) => {
      const page = await window(who)
      for (const [index, screen] of screens.entries()) {
        if (screen.who !== who) continue
        const look = pairedLooks[index % pairedLooks.length]!
        // Set the final width first: overlays are placed when they open.
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
