import type { Page, Response } from 'playwright'

/** Waits for the response to the page's next command that has this variable. Pages show some changes before that. */
export const answered = (page: Page, variable: string): Promise<Response> =>
  page.waitForResponse((response) => {
    const request = response.request()
    return 'idempotency-key' in request.headers() && variable in request.postDataJSON().variables
  })
