import axeCore from 'axe-core'
import type { Page } from 'playwright'

/** What runs in the page once `axeCore.source` is there. */
declare const axe: typeof axeCore

/**
 * What axe finds on the page, or a part of it, as `rule: element`: of any level, its best practices too. It is brought
 * in once a document: that takes as long as a look.
 */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (part) => {
    // What fades in has its colours only then; what spins never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await axe.run(part, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, part)
}
