import type { Sql } from '../postgres/sql.ts'
import type { Figures, ProcessKind } from './heartbeat.ts'

export interface ProcessRow {
  id: string
  kind: ProcessKind
  pid: number
  host: string
  startedAt: Date
  at: Date
  figures: Figures
}

/** Processes that have saved figures in the last minute. */
export const processesOf = (sql: Sql): Promise<ProcessRow[]> => sql`
  select id, kind, pid, host, started_at as "startedAt", at, figures from projector.process order by kind, started_at`
