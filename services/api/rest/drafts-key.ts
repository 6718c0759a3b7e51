import { hkdfSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseWithin, type Limiter } from '../http/limiter.ts'
import { checked, ProblemError } from '../http/problem.ts'

const KEY_BYTES = 32
const KeyBody = z.strictObject({ member: z.string().max(100) })
const KeyAnswer = z.object({ status: z.literal('success'), key: z.base64() })

/**
 * POST /api/auth/drafts-key {member}: the key (256 bits, base64) with which a browser encrypts the drafts of a member
 * who logs out. It is derived from `secret` and the same on all devices. Only a session of that member gets it.
 */
export async function draftsKeyRoute(
  app: FastifyInstance,
  { secret, limiter }: { secret: Uint8Array; limiter: Limiter },
): Promise<void> {
  app.post('/api/auth/drafts-key', async ({ session, body }, _) => {
    const { member } = checked(KeyBody, body)
    if (session?.member !== member)
      throw new ProblemError(403, 'FORBIDDEN', 'This key is only for its member. Please log in again.')
    refuseWithin(await limiter.take('draftsKeys', member))
    const key = Buffer.from(hkdfSync('sha256', secret, '', `drafts of ${member}`, KEY_BYTES))
    return KeyAnswer.parse({ status: 'success', key: key.toString('base64') })
  })
}
