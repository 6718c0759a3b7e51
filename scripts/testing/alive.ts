import type { Page } from 'playwright'
import { hydrated } from '../../web/boot.ts'

/** Waits until React has hydrated the page, because fields that are filled in earlier would be reset. */
export const alive = (page: Page) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydrated, {
    polling: 50,
  })
