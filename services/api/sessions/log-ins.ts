import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import { networkOf } from '../http/address.ts'
import type { Devices } from './devices.ts'
import { inWords, type Limiter } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'

/** A try to log in that may be made. */
export interface Try {
  /** The password was right. */
  succeeded: (reply: FastifyReply, member: MemberId) => Promise<void>
}

/** Tries to log in, which could be guesses. */
export interface LogIns {
  /**
   * Takes a try at an e-mail address, which `holder` has, if anybody; throws a 429 when there is none left for now. It does
   * the same whether or not somebody has the address.
   */
  begin: (request: FastifyRequest, email: string, holder: MemberId | null) => Promise<Try>
}

const NOBODY: MemberId = 'member_nobody'

const refuse = (wait: number) => {
  if (wait === 0) return
  throw new ProblemError(429, 'TOO_MANY', `Too many attempts. Please try again in ${inWords(wait)}.`, wait)
}

/**
 * Tries count by e-mail address and device, where the account knows the device, else by e-mail address and network: a stranger's
 * guesses lock nobody else out. What all strangers may guess together is limited as well; that holds for no device that
 * has logged in before, and at no address where the member is signed in.
 */
export function openLogIns({
  limiter,
  devices,
  isHome,
}: {
  limiter: Limiter
  devices: Devices
  /** Whether a member is signed in at an address (`networkOf`). */
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
