import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../events/kinds.ts'
import { sqlOver } from '../postgres/sql.ts'
import { keepGoing, pause } from '../keep-going.ts'
import { migrate } from '../operational/migrate.ts'
import { positionsOf } from '../projector/checkpoint.ts'
import { alone } from './alone.ts'
import { carryOut, type EraserParts } from './carry-out.ts'
import { erasedMembers, erasuresToDo, noteUndone, noteUnknown } from './work.ts'

/** The eraser at work. */
export interface Eraser {
  stop: () => Promise<void>
}

/** What may keep a worker from work. */
export interface Hold {
  /** Resolves when there may be work; at once unless told otherwise. */
  hold?: (signal: AbortSignal) => Promise<void>
}

/** How often, in ms, what is due is looked for; after a failure it is less often. */
const EVERY = 1000
const AFTER_FAILURE = 10_000
/** For so many times as long as the tables were written anew they are left alone afterwards, at most these ms. */
const REST = 3
const LONGEST_REST = 10 * 60_000

/**
 * Keys of who is erased go, whatever brought them back: an older copy of the key store, say. What was read with them
 * since is removed as if they were erased just now.
 */
async function forgetAgain({ keys, pool }: EraserParts): Promise<void> {
  const sql = sqlOver(pool)
  await noteUnknown(sql)
  await noteUndone(sql, await keys.destroy(await erasedMembers(sql)))
}

/** Whether the read models know of everything up to a position. */
async function know({ pool, serving }: EraserParts, position: bigint): Promise<boolean> {
  const positions = await positionsOf(sqlOver(pool), serving)
  return serving.every((schema) => (positions.get(schema) ?? -1n) >= position)
}

/**
 * Starts to carry out erasures when they are due. Any number of processes may do it at the same time: one at a time
 * does.
 */
export async function startEraser(parts: EraserParts & Hold): Promise<Eraser> {
  const { pool, logger, hold = async () => {} } = parts
  await migrate(pool)
  const stopping = new AbortController()
  const { signal } = stopping

  /** Why erasures could not begin, as it was logged last. */
  const told = new LRUCache<MemberId, string>({ max: 1000 })

  async function work() {
    const due = await erasuresToDo(sqlOver(pool))
    if (due.length === 0) return EVERY
    const done = await alone(pool, () => carryOut(parts, due, signal))
    for (const { member, reason } of done?.rejected ?? []) {
      if (told.get(member) === reason) continue
      told.set(member, reason)
      logger.info({ member, reason }, 'an erasure that is due could not begin')
    }
    if (!done?.members.length) return EVERY
    logger.info({ members: done.members.length }, 'members were erased')
    return Math.min(Math.max(done.rewriting * REST, EVERY), LONGEST_REST)
  }

  let forgotten = false
  let head: bigint | null = null
  async function look() {
    await hold(signal)
    head ??= await parts.tools.log.head()
    // Read models that are still behind do not know of all who are erased.
    if (!forgotten && (await know(parts, head))) {
      await alone(pool, () => forgetAgain(parts))
      forgotten = true
    }
    await pause(await work(), signal)
  }

  const running = keepGoing(look, {
    signal,
    afterFailure: AFTER_FAILURE,
    onError: (error) =>
      logger.error({ err: error }, 'erasures could not be carried out; they are tried again'),
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
