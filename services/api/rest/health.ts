import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Log } from '../../../events/log.ts'
import type { Sql } from '../../postgres/sql.ts'
import { FRESH, reasonAgainst, shared } from '../../telemetry/ready.ts'

interface Parts {
  sql: Sql
  log: Pick<Log, 'head'>
}

const State = z.enum(['ok', 'unavailable'])
const Health = z.object({ status: State, postgres: State, log: State })

const stateOf = async (part: string, ask: () => Promise<unknown>): Promise<z.output<typeof State>> =>
  (await reasonAgainst(part, ask)) === null ? 'ok' : 'unavailable'

/** GET /api/health: status 503 unless both database and log respond. GET /ok: status 200 while the process responds. */
export async function healthRoutes(app: FastifyInstance, { sql, log }: Parts): Promise<void> {
  const look = shared(
    () => Promise.all([stateOf('Postgres', () => sql`select 1`), stateOf('The event log', log.head)]),
    FRESH,
  )
  app.get('/api/health', async (_, reply) => {
    const [postgres, events] = await look()
    const status = postgres === 'ok' && events === 'ok' ? 'ok' : 'unavailable'
    if (status !== 'ok') reply.code(503)
    return Health.parse({ status, postgres, log: events })
  })
  app.get('/ok', async (_, reply) => reply.type('text/plain').send('ok'))
}
