// Service worker of push notifications, served at /push-worker.js (services/api/rest/site-files.ts). It only shows
// pushes and opens their pages; it answers no requests.

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  // A later push replaces an earlier one, as the list of notices has both.
  const options = { body, tag: 'notices', renotify: true, data: { url } }
  event.waitUntil(self.registration.showNotification(title, options))
})

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((one) => one.url === url)
  return shown ? shown.focus() : self.clients.openWindow(url)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.url))
})
