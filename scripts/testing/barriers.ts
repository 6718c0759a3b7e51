import axeCore from 'axe-core'
import type { Page } from 'playwright'

/** Global variable that axe defines in a page. */
declare const axe: typeof axeCore

/** Finds accessibility problems on a page or a part of it, as `rule: element`; axe's best practices are included. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (part) => {
    // Waits until animations, which change colors, have ended; endless animations are ignored.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await axe.run(part, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, part)
}
