import { createHmac, randomUUID } from 'node:crypto'

/** A report as a mail provider sends it, signed with a secret. */
export function signedReport(secret: Uint8Array, report: object) {
  const body = JSON.stringify(report)
  const [id, timestamp] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,wrong v1,${signature}`,
  }
  return { headers, body }
}
