import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { test } from 'tap'

const script = readFileSync(new URL('worker.js', import.meta.url), 'utf8')

/** A service worker with the script, in a browser with some pages open. */
function started(pages: { url: string }[]) {
  const did: unknown[] = []
  const handlers = new Map<string, (event: object) => void>()
  const windows = pages.map(({ url }) => ({ url, focus: () => did.push(['focus', url]) }))
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: { showNotification: (title: string, options: object) => did.push([title, options]) },
    clients: { matchAll: async () => windows, openWindow: (url: string) => did.push(['open', url]) },
  }
  runInNewContext(script, { self })
  return {
    did,
    async happens(name: string, event: object) {
      let work: Promise<unknown> | undefined
      handlers.get(name)!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
      await work
    },
  }
}

test('the service worker shows a push in the place of an earlier one, and opens its page once', async (t) => {
  const push = { title: 'Somebody replied to you', body: 'Open it.', url: 'https://lupus.example/forums/1' }
  for (const [pages, deed] of [
    [[], 'open'],
    [[{ url: push.url }, { url: 'https://lupus.example/' }], 'focus'],
  ] as const) {
    const { did, happens } = started([...pages])
    await happens('push', { data: { json: () => push } })
    const [[title, options]] = did as [[string, { data: object }]]
    t.equal(title, push.title)
    t.match(options, { body: push.body, tag: 'notices', renotify: true })
    await happens('notificationclick', {
      notification: { data: options.data, close: () => did.push('closed') },
    })
    t.same(did.slice(1), ['closed', [deed, push.url]])
  }
})
