import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './App.tsx'
import { readBoot } from './boot.ts'
import { createEnvironment } from './relay/environment.ts'
import { fetchOverHttp } from './relay/http.ts'
import { environmentContext } from './relay/page.ts'
import { openSocket } from './relay/socket.ts'
import { routes } from './routes.tsx'

const socket = openSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
const environment = createEnvironment({
  fetch: fetchOverHttp,
  subscribe: socket.subscribe,
  isServer: false,
})
const router = createBrowserRouter(routes, {
  getContext() {
    const context = new RouterContextProvider()
    context.set(environmentContext, environment)
    return context
  },
})

// What was missed while the connection was away is fetched again, once the server has taken up the subscriptions
// anew; they answer nothing that one could wait for.
const resubscribed = 500

/** Takes the document over that the server sent. */
function hydrate() {
  socket.onReconnect(() => setTimeout(() => void router.revalidate(), resubscribed))
  startTransition(() => {
    hydrateRoot(
      document,
      <App boot={readBoot(document)} environment={environment} socket={socket}>
        <RouterProvider router={router} />
      </App>,
    )
  })
}

// The document stands as it was sent until the screen's module and data are there. Nothing here awaits them: a
// screen's module imports from the file that this one is built into, and would wait for it in turn.
if (router.state.initialized) hydrate()
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    hydrate()
  })
}
