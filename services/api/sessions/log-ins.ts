import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import { networkOf } from '../http/address.ts'
import type { Devices } from './devices.ts'
import { inWords, type Limiter } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'

/** An attempt to log in that the limits have admitted. */
interface Try {
  /** Must be called if the password was correct. */
  succeeded: (reply: FastifyReply, member: MemberId) => Promise<void>
}

/** Limits on attempts to log in, each of which could be a guess. */
export interface LogIns {
  /** Counts an attempt for an e-mail address with the account `holder`, if any. Throws a 429 error beyond the limit. */
  begin: (request: FastifyRequest, email: string, holder: MemberId | null) => Promise<Try>
}

const NOBODY: MemberId = 'member_nobody'

const refuse = (wait: number) => {
  if (wait === 0) return
  throw new ProblemError(429, 'TOO_MANY', `Too many attempts. Please try again in ${inWords(wait)}.`, wait)
}

/**
 * Limits attempts per e-mail address and device if the device has logged in to the account before; otherwise per e-mail
 * address and network, so that a stranger's guesses do not lock out anyone else. Attempts of all strangers together are
 * limited too; this limit affects neither known devices nor IP addresses at which the member has a session.
 */
export function openLogIns({
  limiter,
  devices,
  isHome,
}: {
  limiter: Limiter
  devices: Devices
  /** True if a member has a session at an IP address (`networkOf`). */
  isHome: (member: MemberId, network: string) => Promise<boolean>
}): LogIns {
  return {
    async begin(request, email, holder) {
      const network = networkOf(request.ip)
      refuse(await limiter.take('logIns', network))
      const device = devices.known(request, holder ?? NOBODY)
      const who = `${email} ${device ?? network}`
      refuse(await limiter.take('passwords', who))
      if (device === null) {
        const wait = await limiter.take('strangers', email)
        if (wait > 0 && !(await isHome(holder ?? NOBODY, network))) refuse(wait)
      }
      return {
        async succeeded(reply, member) {
          devices.remember(request, reply, member)
          await limiter.restore('passwords', who)
        },
      }
    },
  }
}
