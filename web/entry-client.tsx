import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config as configureZod } from 'zod/v4/core'
import { App } from './App.tsx'
import { hydrated, readBoot } from './boot.ts'
import { repeatEarly } from './early.ts'
import { createEnvironment } from './relay/environment.ts'
import { fetchOverHttp } from './relay/http.ts'
import { environmentContext } from './relay/page.ts'
import { openSocket } from './relay/socket.ts'
import { routes } from './routes.tsx'

// Pages may not run code made of text (services/api/plugins/security.ts): not even to find out whether they may.
configureZod({ jitless: true })

const socket = openSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
const environment = createEnvironment({
  fetch: fetchOverHttp,
  subscribe: socket.subscribe,
  isServer: false,
})

// What was missed while the connection was away is fetched again, once the server has taken up the subscriptions
// anew; they answer nothing that one could wait for.
const resubscribed = 500

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Finds the screen of the address, and asks for what it shows. */
const openRouter = () =>
  createBrowserRouter(routes, {
    // What is asked for and stored has a task of its own too.
    async getContext() {
      await nextTask()
      const context = new RouterContextProvider()
      context.set(environmentContext, environment)
      return context
    },
  })

/** Takes the document over that the server sent. */
function hydrate(router: ReturnType<typeof openRouter>) {
  socket.onReconnect(() => setTimeout(() => void router.revalidate(), resubscribed))
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
 * The document stands as it was sent until the screen's module and data are there. Nothing here awaits them: a screen's
 * module imports from the file that this one is built into, and would wait for it in turn.
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

// In a task of its own, as all that brings a page to life (startup.ts).
setTimeout(start)
