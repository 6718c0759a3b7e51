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

/** Until the screen's module and data are there, the document stands as the server sent it. */
const initialized = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve()
  const stop = router.subscribe((state) => {
    if (!state.initialized) return
    stop()
    resolve()
  })
})

await initialized
// What was missed while the connection was away is fetched again, once the server has taken up the subscriptions
// anew; they answer nothing that one could wait for.
const resubscribed = 500
socket.onReconnect(() => setTimeout(() => void router.revalidate(), resubscribed))
startTransition(() => {
  hydrateRoot(
    document,
    <App boot={readBoot(document)} environment={environment} socket={socket}>
      <RouterProvider router={router} />
    </App>,
  )
})
