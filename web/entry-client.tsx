import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './frame/document/App.tsx'
import { hydrated, readBoot } from './frame/document/boot.ts'
import { repeatEarly } from './frame/document/early.ts'
import { createEnvironment } from './relay/environment.ts'
import { fetchOverHttp } from './relay/http.ts'
import { environmentContext } from './relay/page.ts'
import { seenCookie } from './relay/seen.ts'
import { openSocket } from './relay/socket.ts'
import { routes } from './routes.tsx'
import { noteCourse } from './frame/routing/useFollowUp.ts'

// zod compiles schemas to code from strings, which the Content-Security-Policy forbids
// (services/api/http/security.ts). It reads its settings from this global, which spares most pages its code.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const socket = openSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
const environment = createEnvironment({
  fetch: fetchOverHttp,
  subscribe: socket.subscribe,
  isServer: false,
})

// Time that the server is expected to need, after a reconnection, to resume the subscriptions. Missed data is refetched
// then, because the server does not report the resumption.
const RESUBSCRIPTION_MS = 500

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isFirstPage = true

/** Creates the router for the current address and starts its loaders. */
const openRouter = () =>
  createBrowserRouter(routes, {
    async getContext() {
      // At the start, loaded data is added to the store in a separate task, so that input is handled in between. A later
      // navigation must not wait, because until it has its context, a revalidation would replace it.
      if (isFirstPage) {
        isFirstPage = false
        await nextTask()
      }
      const context = new RouterContextProvider()
      context.set(environmentContext, environment)
      return context
    },
  })

/** Hydrates the document that the server sent. */
function hydrate(router: ReturnType<typeof openRouter>) {
  noteCourse(router.state)
  router.subscribe(noteCourse)
  socket.onReconnect(() => setTimeout(() => void router.revalidate(), RESUBSCRIPTION_MS))
  const onHydrated = () => {
    performance.mark(hydrated)
    repeatEarly()
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <App boot={readBoot(document)} environment={environment} socket={socket} onHydrated={onHydrated}>
        <RouterProvider router={router} />
      </App>,
    )
  })
}

/**
 * Hydrates once the screen's module and data have loaded. Must not be awaited at top level, because screens import from
 * the same chunk as this file, so both would wait for each other.
 */
function start() {
  const router = openRouter()
  if (router.state.initialized) return hydrate(router)
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    hydrate(router)
  })
}

// The event before the request for the next page; `pagehide` comes after the response.
addEventListener('beforeunload', () => {
  const cookie = seenCookie()
  if (cookie) document.cookie = cookie
})

// Hydration starts in a separate task, like every module of a page (startup.ts).
setTimeout(start)
