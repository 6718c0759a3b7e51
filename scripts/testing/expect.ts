import type { Locator, Page } from 'playwright'
import { expect as withDefaults } from 'playwright/test'

/** Maximum time in ms for a page to reach an expected state, while several browsers and networks share two cores. */
export const WAIT_MS = 30_000

/** Maximum length of the page's accessibility tree in a failure, in characters. */
const MAX_TREE = 3000

const configured = withDefaults.configure({ timeout: WAIT_MS })

const pageOf = (actual: unknown): Page | null => {
  if (typeof actual !== 'object' || actual === null) return null
  if ('ariaSnapshot' in actual && 'page' in actual) return (actual as Locator).page()
  return 'goto' in actual ? (actual as Page) : null
}

/** Address, toasts and accessibility tree of a page, for the message of a failure that may not happen again. */
async function shownOn(page: Page): Promise<string> {
  const toasts = await page.getByRole('status').allInnerTexts()
  const tree = await page.locator('body').ariaSnapshot({ timeout: 2000 })
  return [page.url(), `Status: ${toasts.join(' | ')}`, tree.slice(-MAX_TREE)].join('\n')
}

/** Makes failures of asynchronous assertions say what the page shows. */
const telling = <Assertions extends object>(assertions: Assertions, page: Page): Assertions =>
  new Proxy(assertions, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name === 'not' && value instanceof Object) return telling(value, page)
      if (typeof value !== 'function') return value
      return async (...args: unknown[]) => {
        try {
          await value.apply(target, args)
        } catch (error) {
          if (error instanceof Error) error.message += `\n${await shownOn(page).catch(String)}`
          throw error
        }
      }
    },
  })

/** Playwright's assertions, which wait for at most `WAIT_MS` by default, and whose failures say what the page shows. */
export const expect = new Proxy(configured, {
  apply(target, self, args) {
    const assertions = Reflect.apply(target, self, args)
    const page = pageOf(args[0])
    return page ? telling(assertions, page) : assertions
  },
})
