import type { Page } from 'playwright'
import { WAIT_MS } from './expect.ts'

/**
 * Opens a page; resolves once the page has sent a subscription, by default that to changes of its site, and throws if it
 * does not within `WAIT_MS`.
 */
export async function openListening(page: Page, path: string, name = 'useSiteChanges'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Sockets of the previous page are ignored, because it may still be opening one.
  page.once('framenavigated', () =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(name)) resolve()
      }),
    ),
  )
  const late = setTimeout(() => reject(new Error(`${path} has not sent ${name} in time`)), WAIT_MS)
  try {
    await Promise.all([promise, page.goto(path)])
  } finally {
    clearTimeout(late)
  }
}
