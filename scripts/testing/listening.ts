import type { Page } from 'playwright'

/** Opens a page; resolves once the page has sent a subscription, by default that to changes of its site. */
export async function openListening(page: Page, path: string, name = 'useSiteChanges'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Sockets of the previous page are ignored, because it may still be opening one.
  page.once('framenavigated', () =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(name)) resolve()
      }),
    ),
  )
  await page.goto(path)
  await promise
}
