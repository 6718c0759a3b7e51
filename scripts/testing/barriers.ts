import axeCore from 'axe-core'
import type { Page } from 'playwright'

/** Global of the page after `axeCore.source` has run. */
declare const axe: typeof axeCore

/** Violations that axe finds on a page or a part of it, as `rule: element`, including best practices. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (part) => {
    // Waits for animations, which change colours; endless ones are ignored.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await axe.run(part, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, part)
}
