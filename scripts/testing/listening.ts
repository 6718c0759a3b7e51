import type { Page } from 'playwright'

/**
 * Opens a page; resolves once it has asked to hear of changes of its site. For pages in which nobody does anything
 * that would tell.
 */
export async function openListening(page: Page, path: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // The page before may still be about to open a socket of its own.
  page.once('framenavigated', () =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('useSiteChanges')) resolve()
      }),
    ),
  )
  await page.goto(path)
  await promise
}
