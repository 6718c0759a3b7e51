import type { Page } from 'playwright'
import { hydrated } from '../../web/boot.ts'

/** Waits until React has taken the page over: fields that are filled before that may be empty again. */
export const alive = (page: Page) =>
  page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydrated, {
    polling: 50,
  })
