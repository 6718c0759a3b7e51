import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { keyedHash } from '../../commands/frame/ids.ts'
import { newSecret } from '../../operational/secrets.ts'

/** Recognises devices that have logged in to an account before, by a cookie that remains after logging out. */
export interface Devices {
  /** Id of the device that sent the request, if that device has logged in to the account before; otherwise null. */
  known: (request: FastifyRequest, member: MemberId) => string | null
  /** Sets the cookie with which the device is known to an account; returns the device's id. */
  remember: (request: FastifyRequest, reply: FastifyReply, member: MemberId) => string
}

/** Maximum number of accounts that a device's cookie contains; the latest ones are kept. */
const MAX_ACCOUNTS = 5
/** Lifetime of the cookie: the longest that browsers allow. */
const LIFETIME_SECONDS = 400 * 86_400

/** Content of the cookie: the device's id, and a signature for each account. */
const Cookie = z
  .string()
  .max(500)
  .transform((text) => text.split('.'))
  .pipe(z.tuple([z.string().length(43)], z.string().length(43)))

/** Opens the recognition of devices; their cookies are signed with a key derived from `secret`. */
export function openDevices({ secret, https }: { secret: Uint8Array; https: boolean }): Devices {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cookies of devices', 32))
  const name = https ? '__Host-device' : 'device'
  const signatureOf = (device: string, member: MemberId) =>
    keyedHash(key, `${device} ${member}`).toString('base64url')

  function read({ cookies }: FastifyRequest) {
    const { data } = Cookie.safeParse(cookies[name])
    if (!data) return null
    const [device, ...signatures] = data
    return { device, signatures }
  }
  return {
    known(request, member) {
      const found = read(request)
      if (!found) return null
      const wanted = Buffer.from(signatureOf(found.device, member))
      return found.signatures.some((signature) => {
        const given = Buffer.from(signature)
        return given.length === wanted.length && timingSafeEqual(given, wanted)
      })
        ? found.device
        : null
    },
    remember(request, reply, member) {
      const { device, signatures } = read(request) ?? { device: newSecret(), signatures: [] }
      const mine = signatureOf(device, member)
      const kept = [mine, ...signatures.filter((signature) => signature !== mine)].slice(0, MAX_ACCOUNTS)
      reply.setCookie(name, [device, ...kept].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
        maxAge: LIFETIME_SECONDS,
      })
      return device
    },
  }
}
