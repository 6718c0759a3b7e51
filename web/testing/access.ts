import type { Test } from 'tap'
import { lookName, pairedLooks, wear } from '../../scripts/checks/axe/looks.ts'
import { openScreen, screens, windows, type Who } from '../../scripts/checks/axe/screens.ts'
import { barriers } from '../../scripts/testing/barriers.ts'
import { htmlProblems } from '../../scripts/testing/html-rules.ts'
import { namesakes } from '../../scripts/testing/namesakes.ts'
import type { testNetwork } from '../../scripts/testing/browser.ts'

/** Size of a window 1280 pixels wide at a zoom of 400 %. */
const magnified = { width: 320, height: 225 }

/** Runs in the page: if the page scrolls sideways, lists the elements wider than the window that are not in a strip. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const scrolls = (element: Element | null): boolean =>
    !!element &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => !scrolls(element.parentElement))
    .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
    .filter(({ right }) => right > clientWidth)
    .map(({ element, right }) => `${element.tagName} ${element.className} reaches to ${right} px`)
  return [`The page is ${scrollWidth} px wide`, ...wide].slice(0, 9)
}

/** Runs in the page: lists hidden words that lengthen what is around the element in which they scroll. */
function looseWords(): string[] {
  const scrollerOf = (element: Element | null): Element | null =>
    !element || element === document.body
      ? null
      : /auto|scroll/.test(getComputedStyle(element).overflowY)
        ? element
        : scrollerOf(element.parentElement)
  return [...document.querySelectorAll<HTMLElement>('.visually-hidden')]
    .filter(
      ({ parentElement, offsetParent }) =>
        offsetParent && !(scrollerOf(parentElement)?.contains(offsetParent) ?? true),
    )
    .map(({ textContent }) => textContent)
}

/**
 * Checks the screens of these users: axe and html-validate report no problems, controls with the same name have the same
 * effect, hidden words stay in what scrolls them, nothing scrolls sideways at a zoom of 400 %, and no script fails, as
 * where server and browser render differently. The twelve combinations of settings that contain each pair of two settings
 * are distributed over the screens (`npm run check -- axe` checks all 36 on each).
 */
export async function examine(
  t: Pick<Test, 'same'>,
  network: Awaited<ReturnType<typeof testNetwork>>,
  people: readonly Who[],
): Promise<void> {
  const window = windows(network, 'diabetes')
  // Users are checked concurrently, each in one window.
  await Promise.all(
    people.map(async (who) => {
      const page = await window(who)
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      for (const [index, screen] of screens.entries()) {
        if (screen.who !== who) continue
        const look = pairedLooks[index % pairedLooks.length]!
        // The window has its final width before the screen opens, because overlays are placed when they open.
        await page.setViewportSize({ width: look.width, height: 900 })
        const document = await openScreen(page, screen)
        const isScripted = screen.open !== undefined
        const html = isScripted ? await page.content() : document
        t.same(await htmlProblems(html, { isScripted }), [], `the HTML of ${screen.name}`)
        await wear(page, look)
        t.same(await barriers(page), [], `${screen.name}: ${lookName(look)}`)
        t.same(await namesakes(page), [], `the names on ${screen.name}`)
        t.same(await page.evaluate(looseWords), [], `hidden words on ${screen.name}`)
        await page.setViewportSize(magnified)
        t.same(await page.evaluate(tooWide), [], `${screen.name} at 400 %`)
        t.same(errors.splice(0), [], `errors on ${screen.name}`)
      }
    }),
  )
}
