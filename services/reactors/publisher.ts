import { duePosts, nextPost } from '../../projections/publishing/queries.ts'
import type { Dispatch } from '../commands/frame/decider.ts'
import { uuidOf } from '../commands/frame/ids.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { publishing } from '../commands/publishing.ts'
import type { Sql } from '../postgres/sql.ts'
import { startClock, type Clock, type ClockParts } from './clock.ts'

interface Parts {
  dispatch: Dispatch
  /** Database with the read model of what editors write. */
  sql: Sql
}

/** Items published in one round, so that the longest waiting ones come first after a standstill. */
const MAX_AT_ONCE = 100

/**
 * Publishes the items whose time has come; resolves with their number. Any number of processes may do this at once, and
 * again: the command of an item has one id for each time for which it was scheduled, and its stream decides. An item that
 * is incomplete by then becomes a draft again. If some fail, the others are published; then an AggregateError is thrown.
 */
export async function publishDue({ dispatch, sql }: Parts, now: number = Date.now()): Promise<number> {
  const due = await duePosts(sql, new Date(now), MAX_AT_ONCE)
  const failures: unknown[] = []
  let published = 0
  for (const { id: post, scheduled } of due) {
    const commandId = uuidOf(0, `publish ${post} ${scheduled}`)
    const intent = { ...liveIntent('system', null, commandId), occurredAt: new Date(now).toISOString() }
    try {
      const outcome = await dispatch(publishing, { name: 'publishDuePost', post, scheduled }, intent)
      const isPublished = outcome.ok && outcome.events.some(({ type }) => type === 'PostPublished')
      if (isPublished && !outcome.isRepeated) published++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Scheduled items that could not be published: ${failures.length}`)
  return published
}

/** Publishes scheduled items when they are due. Can run in several processes. */
export const startPublisher = (parts: Parts & ClockParts): Clock =>
  startClock(parts, {
    projection: 'publishing',
    table: 'post',
    next: () => nextPost(parts.sql),
    carryOut: () => publishDue(parts),
    failed: 'scheduled items could not be published; trying again',
  })
