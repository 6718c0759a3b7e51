import type { Page } from 'playwright'
import { hydrated } from '../../web/frame/document/boot.ts'

/** Waits until React has hydrated a page of the app, before which keys and fields have no effect. */
export const alive = (page: Page) =>
  page.waitForFunction(
    (mark) => !('__EARLY__' in window) || performance.getEntriesByName(mark).length > 0,
    hydrated,
    { polling: 50 },
  )
