import { isErased } from '../../../events/define.ts'
import type { Log } from '../../../events/log.ts'
import { projections } from '../../../projections/index.ts'
import { openPool } from '../../../services/postgres/sql.ts'
import { driftOf, verify } from '../../../services/projector/audit/verify.ts'

/** Counts the events of a log, in all and by id, command and body of a message. */
export async function countLog(log: Log) {
  const bodies = new Map<string, number>()
  const commands = new Map<string, number>()
  const events = new Set<string>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  let length = 0
  for await (const batch of log.readAll()) {
    for (const event of batch.events) {
      count(commands, event.metadata.commandId)
      if (event.type === 'MessageSent' && !isErased(event.data.body)) count(bodies, event.data.body)
      events.add(event.id)
      length += 1
    }
  }
  return { bodies, commands, length, distinct: events.size }
}

/** Number of rows in which the read models differ from the log. */
export async function drift(databaseUrl: string, log: Log) {
  const pool = openPool(databaseUrl, [], projections.length + 3)
  try {
    return Number(driftOf(await verify({ projections, log, pool, signal: new AbortController().signal })))
  } finally {
    await pool.end()
  }
}
