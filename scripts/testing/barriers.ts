import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds on the page, or a part of it, as `rule: element`: of any level, its best practices too. */
export async function barriers(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
