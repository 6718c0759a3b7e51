import { streamOf } from '../../../events/kinds.ts'
import { claimLetter } from '../../operational/letters.ts'
import { notePush, pushDevicesOf, removeEndpoint, type PushDevice } from '../../operational/push/devices.ts'
import type { Pusher } from '../../ports/push.ts'
import type { Effect } from '../effects.ts'
import { addresseeOf, placeOf, receives, type SendTools } from '../letter.ts'
import { pushOf } from './letter.ts'
import { liveOf, noticesIn } from './send.ts'

export interface PushTools {
  /** Null if the network has no push notifications. */
  pusher: Pusher | null
}

/** Time after which news is told to no device any more. */
const MAX_LATE_MS = 24 * 3_600_000

/**
 * Tells the devices of a member what happened in a minute, each once: one that got the push is left out when the effect is
 * repeated for another. Sends nothing that the member has seen meanwhile.
 */
export async function sendPush(
  { pusher, ...tools }: SendTools & PushTools,
  { eventId, member }: Effect,
): Promise<void> {
  const { sql } = tools
  const [minute] = await sql<{ since: Date; until: Date }>`
    select since, until from operational.digest where event_id = ${eventId}`
  if (!pusher || !minute || minute.until.getTime() < Date.now() - MAX_LATE_MS) return
  const devices = (await pushDevicesOf(sql, member)).filter(({ sent }) => sent !== eventId)
  if (devices.length === 0) return
  if (!receives(addresseeOf(await tools.log.read(streamOf(member))), 'push')) return
  const notices = await liveOf(tools, await noticesIn(tools, member, { every: 'push', ...minute }), member)
  if (notices.length === 0) return
  if (!(await claimLetter(sql, { eventId, kind: 'push', member, address: Buffer.from(member) }))) return
  async function tell({ session, site, ...target }: PushDevice) {
    const push = await pushOf(sql, notices, await placeOf(tools, site))
    const result = await pusher!.send(target, push, { eventId, device: session })
    if (result === 'gone') await removeEndpoint(sql, target.endpoint)
    else await notePush(sql, { session, eventId })
  }
  const told = await Promise.allSettled(devices.map(tell))
  const failed = told.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
