import type { Page, Response } from 'playwright'

/** Waits for the response to the page's next command. Pages show some changes before that. */
export const answered = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => 'idempotency-key' in response.request().headers())
