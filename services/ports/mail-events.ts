import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

// Reports of a mail provider about mail that it could not deliver, in the format of Resend, signed as the Standard
// Webhooks specification says (https://www.standardwebhooks.com).

/** Maximum age of a report, so that nobody can send a recorded one again later. */
const MAX_AGE_MS = 5 * 60_000

/** An address to which mail came back for good, or whose reader complained about it. */
interface MailEvent {
  email: string
  what: 'bounce' | 'complaint'
}

const Headers = z.object({
  'webhook-id': z.string().min(1).max(200),
  'webhook-timestamp': z.string().regex(/^\d{1,12}$/),
  'webhook-signature': z.string().max(2000),
})

const Report = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string().max(320)).max(100).optional(),
    bounce: z.object({ type: z.string() }).nullish(),
  }),
})

/** True if one of the signatures, of which there are several while the secret is exchanged, is right. */
function isSigned(secret: Uint8Array, headers: z.output<typeof Headers>, body: string): boolean {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', secret).update(text).digest()
  return headers['webhook-signature'].split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
}

/**
 * Reads a report; a kind that stops no mail, such as a mailbox that is full for the moment, results in nothing. Null if
 * the report is not signed with the secret, too old, or malformed.
 */
export function mailEventsIn(
  secret: Uint8Array,
  given: { headers: object; body: string },
  now: number = Date.now(),
): MailEvent[] | null {
  const { data: headers } = Headers.safeParse(given.headers)
  if (!headers || !isSigned(secret, headers, given.body)) return null
  if (Math.abs(now - Number(headers['webhook-timestamp']) * 1000) > MAX_AGE_MS) return null
  let json: unknown
  try {
    json = JSON.parse(given.body)
  } catch {
    return null
  }
  const { data: report } = Report.safeParse(json)
  if (!report) return null
  const { type, data } = report
  const isFinal = (data.bounce?.type ?? 'Permanent') === 'Permanent'
  const what =
    type === 'email.complained' ? 'complaint' : type === 'email.bounced' && isFinal ? 'bounce' : null
  return what === null ? [] : (data.to ?? []).map((email) => ({ email, what }))
}
