import type { Sql } from '../postgres/sql.ts'
import type { Figures, ProcessKind } from './heartbeat.ts'

/** A process as it tells of itself. */
export interface ProcessRow {
  id: string
  kind: ProcessKind
  pid: number
  host: string
  startedAt: Date
  /** When it was last heard of. */
  at: Date
  figures: Figures
}

/** All processes that were heard of in the last minute. */
export const processesOf = (sql: Sql): Promise<ProcessRow[]> => sql`
  select id, kind, pid, host, started_at as "startedAt", at, figures from projector.process order by kind, started_at`
