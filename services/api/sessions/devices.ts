import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { keyedHash } from '../../commands/frame/ids.ts'
import { privateCookie } from '../http/cookies.ts'
import { newSecret } from '../../operational/secrets.ts'

/** Recognises devices that have logged in to an account before, by a cookie that remains after logging out. */
export interface Devices {
  /** Id of the device that sent the request, if that device has logged in to the account before; otherwise null. */
  known: (request: FastifyRequest, member: MemberId) => string | null
  /** True if the last account in the browser of the request is not the member's, and has not logged out. */
  isOthers: (request: FastifyRequest, member: MemberId) => boolean
  /** Notes that the last account has logged out. */
  leave: (request: FastifyRequest, reply: FastifyReply) => void
  /** Sets the cookie with which the device is known to an account; returns the device's id. */
  remember: (request: FastifyRequest, reply: FastifyReply, member: MemberId) => string
}

/** Maximum number of accounts, with `NOBODY`, that a device's cookie contains; the latest ones are kept. */
const MAX_ACCOUNTS = 6
/** Stands for the last account after it has logged out. */
const NOBODY: MemberId = 'member_nobody'
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
  const { name, attributes } = privateCookie('device', https)
  const signatureOf = (device: string, member: MemberId) =>
    keyedHash(key, `${device} ${member}`).toString('base64url')

  function read({ cookies }: FastifyRequest) {
    const { data } = Cookie.safeParse(cookies[name])
    if (!data) return null
    const [device, ...signatures] = data
    return { device, signatures }
  }
  function hasSigned(device: string, signatures: readonly string[], member: MemberId) {
    const wanted = Buffer.from(signatureOf(device, member))
    return signatures.some((signature) => {
      const given = Buffer.from(signature)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    })
  }
  const devices: Devices = {
    known(request, member) {
      const found = read(request)
      return found && hasSigned(found.device, found.signatures, member) ? found.device : null
    },
    isOthers(request, member) {
      const found = read(request)
      const isLast = (one: MemberId) =>
        found !== null && hasSigned(found.device, found.signatures.slice(0, 1), one)
      return found !== null && !isLast(member) && !isLast(NOBODY)
    },
    leave: (request, reply) => void devices.remember(request, reply, NOBODY),
    remember(request, reply, member) {
      const { device, signatures } = read(request) ?? { device: newSecret(), signatures: [] }
      const mine = signatureOf(device, member)
      const kept = [mine, ...signatures.filter((signature) => signature !== mine)].slice(0, MAX_ACCOUNTS)
      const value = [device, ...kept].join('.')
      reply.setCookie(name, value, { ...attributes, maxAge: LIFETIME_SECONDS })
      return device
    },
  }
  return devices
}
