import type { FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import { networkOf } from '../http/address.ts'
import type { Devices } from './devices.ts'
import { refuseWithin, type Limiter } from '../http/limiter.ts'

/** An attempt to log in that the rate limits have allowed. */
interface Try {
  /** Must be called if the password was correct, to reset the limits. */
  succeeded: () => Promise<void>
}

/** Rate limits on attempts to log in, which could be guesses of a password or of a code. */
export interface LogIns {
  /** Counts an attempt for an e-mail address, whose account is `holder`, if any. Throws a 429 error beyond a limit. */
  begin: (request: FastifyRequest, email: string, holder: MemberId | null) => Promise<Try>
  /** Counts a try of a code of a second factor. Throws a 429 error beyond a limit. */
  tryCode: (request: FastifyRequest, member: MemberId) => Promise<void>
}

const NOBODY: MemberId = 'member_nobody'

/**
 * Limits login attempts per e-mail address and device if the device has logged in to the account before; otherwise per
 * e-mail address and network, so that guesses by strangers do not lock out the member. All attempts by strangers
 * together are limited too, which does not affect known devices or IP addresses at which the member has a session.
 * Codes are counted per known device, or for all strangers together, who have the password already.
 */
export function openLogIns({
  limiter,
  devices,
  isHome,
}: {
  limiter: Limiter
  devices: Devices
  /** True if a member has a session at an IP address, given as its network (`networkOf`). */
  isHome: (member: MemberId, network: string) => Promise<boolean>
}): LogIns {
  return {
    async begin(request, email, holder) {
      const network = networkOf(request.ip)
      refuseWithin(await limiter.take('logIns', network))
      const device = devices.known(request, holder ?? NOBODY)
      const who = `${email} ${device ?? network}`
      refuseWithin(await limiter.take('passwords', who))
      if (device === null) {
        const wait = await limiter.take('strangers', email)
        if (wait > 0 && !(await isHome(holder ?? NOBODY, network))) refuseWithin(wait)
      }
      return {
        async succeeded() {
          await limiter.restore('passwords', who)
        },
      }
    },
    async tryCode(request, member) {
      const device = devices.known(request, member) ?? 'unknown'
      refuseWithin(await limiter.take('strangers', `factor ${member} ${device}`))
    },
  }
}
