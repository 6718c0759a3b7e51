import { createECDH, ECDH } from 'node:crypto'
import type { Sql } from '../postgres/sql.ts'
import { saveSent } from './outbox.ts'
import { checkAddress, NotPublicError, requestPublic, type Reach } from './pages/request-public.ts'

// Web push (RFC 8030): the network hands a message to the push service of a browser, encrypted for that browser only
// (RFC 8291), and shows the service who it is by its key (VAPID, RFC 8292).

const CURVE = 'prime256v1'
const TIMEOUT_MS = 5000
/** Time for which a push service keeps a message for a device that is off. */
const KEPT_S = 24 * 3600

/** A browser that takes pushes: the address at its push service, its public key, and its secret, as base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  title: string
  body: string
  /** Page that the push opens. */
  url: string
}

/** Identifies a push, the same at every attempt: the event that it is about, and the device. */
interface PushId {
  eventId: string
  device: string
}

/** Sends pushes. `send` throws if it is not certain that the push service accepted the push. */
export interface Pusher {
  /** Resolves with 'gone' if the browser takes pushes no longer. */
  send: (target: PushTarget, push: Push, id: PushId) => Promise<'sent' | 'gone'>
}

/** Public key of the network, as base64url, with which browsers subscribe. */
export function publicPushKey(key: Uint8Array): string {
  const curve = createECDH(CURVE)
  curve.setPrivateKey(key)
  return curve.getPublicKey('base64url')
}

/** True for an address that pushes can be sent to; hosts are looked up when one is sent. */
export function isPushAddress(endpoint: string): boolean {
  try {
    const url = new URL(endpoint)
    checkAddress(url)
    return url.protocol === 'https:'
  } catch {
    return false
  }
}

/** True for a public key that messages can be encrypted for. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url')
    return Buffer.from(p256dh, 'base64url').length === 65
  } catch {
    return false
  }
}

/** Sends pushes to the push services of browsers. `contact` is an address for these services, such as `mailto:…`. */
export const webPusher = (key: Uint8Array, contact: string, reach: Reach = {}): Pusher => ({
  async send({ endpoint, p256dh, auth }, push, { eventId }) {
    // Imported on demand, because a network that shows its pushes on a page does not need it.
    const { default: webPush } = await import('web-push')
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(push),
      {
        TTL: KEPT_S,
        // A push that no device has got yet is replaced by the same at another attempt.
        topic: eventId.replaceAll('-', ''),
        vapidDetails: {
          subject: contact,
          publicKey: publicPushKey(key),
          privateKey: Buffer.from(key).toString('base64url'),
        },
      },
    )
    // The message must not contain the endpoint, because errors are logged.
    const answer = await requestPublic(new URL(endpoint), reach, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      if (error instanceof NotPublicError) return null
      throw new Error('The push service did not answer', { cause: error })
    })
    answer?.destroy()
    const status = answer?.statusCode ?? 410
    if (status === 404 || status === 410) return 'gone'
    if (status < 200 || status > 299) throw new Error(`The push service answered with status ${status}`)
    return 'sent'
  },
})

/** Stores pushes, which are shown on a page instead of being sent. */
export const outboxPusher = (sql: Sql): Pusher => ({
  async send({ endpoint }, { title, body, url }, { eventId, device }) {
    await saveSent(sql, {
      to: `a device at ${new URL(endpoint).hostname}`,
      subject: title,
      text: `${body}\n\n${url}`,
      messageId: `<${eventId}.push@${device}>`,
    })
    return 'sent'
  },
})

/** The pusher of the settings; null without a key. */
export function openPusher(
  {
    pushKey,
    storesPush,
    publicUrl,
  }: { pushKey?: Uint8Array | null; storesPush?: boolean; publicUrl: string },
  sql: Sql,
): Pusher | null {
  if (!pushKey) return null
  return storesPush ? outboxPusher(sql) : webPusher(pushKey, `mailto:no-reply@${new URL(publicUrl).hostname}`)
}
