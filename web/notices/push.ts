/** Push notifications of this browser on this host: impossible, blocked by its settings, off, or on. */
export type PushState = 'impossible' | 'blocked' | 'off' | 'on'

const WORKER = '/push-worker.js'

const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Reads the state; asks the person nothing. */
export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await subscription()) ? 'on' : 'off'
}

/**
 * Asks the person for the permission, and subscribes this browser. Null if the person refused; throws if the browser's
 * push service cannot be reached.
 */
export async function subscribeToPush(
  key: string,
): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  // A new subscription, because a former one may have another key, or be that of another member.
  await (await subscription())?.unsubscribe()
  await navigator.serviceWorker.register(WORKER, { scope: '/' })
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser made no subscription')
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

export async function leavePush(): Promise<void> {
  await (await subscription())?.unsubscribe()
}
