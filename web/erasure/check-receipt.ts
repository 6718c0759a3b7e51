import { z } from 'zod'
import { urlFor } from '../../services/rules/routes/links.ts'
import { genericFailure } from '../relay/errors.ts'

const Checked = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('changed') }),
  z.object({
    answer: z.enum(['valid', 'unknown key']),
    requestedAt: z.string(),
    erasedAt: z.string(),
    events: z.number(),
    streams: z.number(),
    keyBackupsExpireAt: z.string().nullable(),
  }),
])
const Refusal = z.object({ message: z.string() })

/** Result of checking a receipt; contains the receipt's contents if the receipt is unchanged. */
export type Checked = z.output<typeof Checked>

/** Checks a receipt with this network's key. Throws an error with a message for the reader. */
export async function checkReceipt(file: string): Promise<Checked> {
  const response = await fetch(urlFor.receiptCheck(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  }).catch(() => null)
  const body: unknown = await response?.json().catch(() => null)
  if (!response?.ok) throw new Error(Refusal.safeParse(body).data?.message ?? genericFailure)
  return Checked.parse(body)
}
