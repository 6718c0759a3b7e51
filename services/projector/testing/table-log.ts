import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewEvent, RecordedEvent } from '../../../events/event.ts'
import type { Batch, Log } from '../../../events/log.ts'

export type TestLog = Pick<Log, 'append' | 'readAll' | 'tail' | 'head'>

/** A log in a table, for the tests of the projector alone: several processes can share it. */
export async function openTableLog(pool: pg.Pool): Promise<TestLog> {
  await pool.query(`create table if not exists test_log (
    position bigint generated always as identity primary key, stream text, revision int, event jsonb)`)

  async function after(position: bigint): Promise<Batch> {
    const { rows } = await pool.query<{
      position: bigint
      stream: string
      revision: number
      event: NewEvent
    }>('select * from test_log where position > $1 order by position limit 1000', [position])
    const events = rows.map(({ event, ...place }) => ({
      ...event,
      ...place,
      recordedAt: new Date(0),
    })) as RecordedEvent[]
    return { events, position: events.at(-1)?.position ?? position }
  }

  async function* readAll({ after: from = -1n, signal }: { after?: bigint; signal?: AbortSignal } = {}) {
    for (let batch = await after(from); batch.events.length > 0; batch = await after(batch.position)) {
      if (signal?.aborted) return
      yield batch
    }
  }

  return {
    async append(stream, events) {
      const { rows } = await pool.query<{ position: bigint }>(
        `insert into test_log (stream, revision, event)
         select $1, n - 1, event from unnest($2::jsonb[]) with ordinality e (event, n) returning position`,
        [stream, events.map((event) => JSON.stringify(event))],
      )
      return { position: rows.at(-1)?.position ?? -1n, revision: events.length - 1 }
    },
    readAll,
    async *tail({ after: from = -1n, signal }) {
      while (!signal.aborted) {
        const batch = await after(from)
        if (batch.events.length > 0) yield { ...batch, live: batch.events.length < 1000 }
        else await sleep(10, undefined, { signal }).catch(() => {})
        from = batch.position
      }
    },
    async head() {
      const { rows } = await pool.query<{ head: bigint }>(
        'select coalesce(max(position), -1) head from test_log',
      )
      return rows[0]?.head ?? -1n
    },
  }
}
