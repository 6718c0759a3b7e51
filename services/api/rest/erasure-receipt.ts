import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { verified } from '../../erasure/receipt-signature.ts'
import { checked, ProblemError } from '../http/problem.ts'
import type { Receipts } from '../receipts.ts'

/** Maximum size of a receipt that is sent to be checked; a receipt has about 100 bytes for each stream in it. */
const MAX_RECEIPT_BYTES = 2_000_000
const Check = z.strictObject({ file: z.string() })
const Params = z.object({ token: z.string().max(200) })

/**
 * GET /api/erasure-receipts/:token: the signed receipt of an erasure, for everyone with the link, because an erased
 * member has no account. POST /api/erasure-receipts/check {file}: tells anyone if a receipt was signed by this network
 * and is unchanged; white space around it is ignored. `answer` makes the response from the result of `verified`.
 */
export async function erasureReceiptRoute(
  app: FastifyInstance,
  { receipts }: { receipts: Receipts },
): Promise<void> {
  app.post('/api/erasure-receipts/check', { bodyLimit: MAX_RECEIPT_BYTES }, async (request, reply) => {
    const { file } = checked(Check, request.body)
    const found = verified(`${file.replaceAll('\r\n', '\n').trim()}\n`, receipts.publicKey)
    void reply.header('cache-control', 'no-store')
    if (found.answer === 'changed') return { answer: found.answer }
    const { requestedAt, erasedAt, unreadable, keyBackupsExpireAt } = found.receipt
    return {
      answer: found.answer,
      requestedAt,
      erasedAt,
      events: unreadable.events,
      streams: unreadable.streams.length,
      keyBackupsExpireAt,
    }
  })
  app.get('/api/erasure-receipts/:token', async (request, reply) => {
    const { token } = checked(Params, request.params)
    const found = await receipts.find(token)
    if (!found) throw new ProblemError(404, 'NOT_FOUND', "There's no receipt at this address yet")
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="erasure-receipt.json"',
      })
      .send(found.file)
  })
}
