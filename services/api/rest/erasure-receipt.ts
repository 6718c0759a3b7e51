import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { checked, Problem } from '../problem.ts'
import type { Receipts } from '../receipts.ts'

const Params = z.object({ token: z.string().max(200) })

/**
 * GET /api/erasure-receipts/:token: the signed receipt of an erasure, as a file to keep and to verify. Whoever has
 * the link may read it: who was erased has no account to show.
 */
export async function erasureReceiptRoute(
  app: FastifyInstance,
  { receipts }: { receipts: Receipts },
): Promise<void> {
  app.get('/api/erasure-receipts/:token', async (request, reply) => {
    const { token } = checked(Params, request.params)
    const found = await receipts.find(token)
    if (!found) throw new Problem(404, 'NOT_FOUND', 'There is no receipt at this address yet.')
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="erasure-receipt.json"',
      })
      .send(found.file)
  })
}
