import type { Page } from 'playwright'
import { hydrated } from '../../web/boot.ts'

/**
 * Waits until React has hydrated the page, because fields that are filled in earlier would be reset. Pages that are not
 * part of the app, which have no script for early clicks, are not waited for.
 */
export const alive = (page: Page) =>
  page.waitForFunction(
    (mark) => !('__EARLY__' in window) || performance.getEntriesByName(mark).length > 0,
    hydrated,
    { polling: 50 },
  )
