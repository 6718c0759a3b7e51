import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Reach } from '../pages/request-public.ts'
import type { PushTarget } from '../push.ts'

interface Test {
  teardown: (work: () => unknown) => unknown
}

/** A push that a service took in: its headers, and its text as the browser reads it. */
interface Heard {
  headers: Readonly<Record<string, unknown>>
  text: string
}

const derived = (key: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Makes the keys of a browser, and decrypts what it gets: one record of aes128gcm (RFC 8188, RFC 8291). */
export function browserKeys() {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypted(body: Buffer): string {
      const [salt, idLength] = [body.subarray(0, 16), body[20]!]
      const sender = body.subarray(21, 21 + idLength)
      const record = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const key = derived(keys.computeSecret(sender), auth, info, 32)
      const secret = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const cipher = createDecipheriv('aes-128-gcm', secret, nonce).setAuthTag(record.subarray(-16))
      const text = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString()
    },
  }
}

/** Claims of a VAPID header (RFC 8292); null if it is not signed with the network's public key. */
export function vapidClaims(header: unknown, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(header)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return key === publicKey && isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null
}

/**
 * Starts a push service that answers with `status()`. Resolves with a browser that subscribed there, the reach with which
 * the service counts as public, and the pushes that it took in.
 */
export async function pushService(t: Test, status: () => number = () => 201) {
  const heard: Heard[] = []
  const { decrypted, ...keys } = browserKeys()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    heard.push({ headers: request.headers, text: decrypted(Buffer.concat(chunks)) })
    response.writeHead(status()).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = String((server.address() as AddressInfo).port)
  const reach: Reach = {
    ports: [port],
    isPublic: (address) => address === '127.0.0.1',
    lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  }
  const target: PushTarget = { endpoint: `http://push.example:${port}/device`, ...keys }
  return { heard, reach, target, origin: `http://push.example:${port}` }
}
