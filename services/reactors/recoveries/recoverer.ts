import { dueAccessRecoveries, nextAccessRecovery } from '../../../projections/access-recoveries/queries.ts'
import { accessRecoveries } from '../../commands/access-recoveries.ts'
import { uuidOf } from '../../commands/frame/ids.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import type { Tools } from '../../commands/frame/tools.ts'
import { factsOf } from '../../commands/names/registration.ts'
import type { Sql } from '../../postgres/sql.ts'
import { startClock, type Clock, type ClockParts } from '../clock.ts'

interface Parts {
  tools: Pick<Tools, 'dispatch' | 'log'>
  /** Database with the read model of changes of members' ways to log in. */
  sql: Sql
}

/** Changes carried out in one round. */
const MAX_AT_ONCE = 100

/**
 * Carries out the changes of members' ways to log in that nobody has stopped in time; resolves with their number. Any
 * number of processes may do this at once, and again: the command of a change has one id, and its stream decides.
 */
export async function recoverDue({ tools, sql }: Parts, now: number = Date.now()): Promise<number> {
  let recovered = 0
  for (const { member, request, by } of await dueAccessRecoveries(sql, new Date(now), MAX_AT_ONCE)) {
    const { home } = await factsOf(tools.log, member)
    const intent = {
      ...liveIntent('system', home, uuidOf(0, `recover ${request}`)),
      occurredAt: new Date(now).toISOString(),
    }
    const command = { name: 'completeRecovery', member, request, by } as const
    const outcome = await tools.dispatch(accessRecoveries, command, intent)
    if (outcome.ok && outcome.events.length > 0 && !outcome.isRepeated) recovered++
  }
  return recovered
}

/** Carries out changes of members' ways to log in when they are due. Can run in several processes. */
export const startRecoverer = (parts: Parts & ClockParts): Clock =>
  startClock(parts, {
    projection: 'access_recoveries',
    table: 'access_recovery',
    next: () => nextAccessRecovery(parts.sql),
    carryOut: () => recoverDue(parts),
    failed: "changes of members' log-ins that are due could not be carried out; trying again",
  })
