import type { Sql } from '../postgres/sql.ts'
import type { Topic } from '../../projections/projection.ts'
import type { Announcer } from './channel.ts'

/** Announces a change that no projection causes, such as the end of a session. */
export async function announce(announcer: Announcer, sql: Sql, topic: Topic, id: string): Promise<void> {
  const news = { schema: topic, position: -1n, changes: [{ topic, id }] }
  await announcer.inCommit(sql, news)
  announcer.afterCommit(news)
}
