import type { Sql } from '../postgres/sql.ts'
import { hashOf } from './secrets.ts'

/** Opens the use of answers that are valid until a time: once each; false if an answer was used before. */
export const openAnswers =
  (sql: Sql, onError: (error: Error) => void) =>
  async (answer: string, expiresAt: Date): Promise<boolean> => {
    void sql`delete from operational.used_answer where expires_at < now()`.catch(onError)
    const rows = await sql`insert into operational.used_answer (key, expires_at)
    values (${hashOf(answer)}, ${expiresAt}) on conflict do nothing returning 1`
    return rows.length > 0
  }
