import type pg from 'pg'
import type { Logger } from 'pino'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { administratorsIn } from '../../projections/members/queries.ts'
import { personalStreamsOf, type PersonalStream } from '../../projections/personal-data/queries.ts'
import { sqlOver, type Sql } from '../postgres/sql.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import type { Rejection } from '../commands/frame/decider.ts'
import { stepDown } from '../commands/administrators.ts'
import { erasures } from '../commands/erasure.ts'
import type { Tools } from '../commands/frame/tools.ts'
import { releaseNames } from '../commands/names/registration.ts'
import type { ImageStore } from '../ports/images/store.ts'
import { imagesOf } from '../rules/images/sizes.ts'
import type { KeyStore } from '../keys/store.ts'
import { clearedTables, deleteOperational } from './operational.ts'
import { awaitProjections } from './await-projections.ts'
import { rewritePostgres } from './rewrite-postgres.ts'
import { receiptToken, signed, type Receipt } from './receipt-signature.ts'
import { recordStart, recordFinish, recordRejection } from './erasure-queue.ts'

export interface EraserParts {
  tools: Tools
  keys: Pick<KeyStore, 'destroy' | 'lastBackupExpiry'>
  images: Pick<ImageStore, 'remove'>
  pool: pg.Pool
  serving: readonly string[]
  receiptKey: Uint8Array
  logger: Pick<Logger, 'info' | 'error'>
}

const PAGE_STREAMS = 1000

const intent = () => liveIntent('system', null)

/**
 * Starts an erasure; returns a rejection if it was cancelled or is on hold, or the member is the only administrator.
 */
async function startErasure({ tools, pool }: EraserParts, member: MemberId): Promise<Rejection | null> {
  const { dispatch } = tools
  const sql = sqlOver(pool)
  await recordStart(sql, member)
  // The member stepped down when requesting erasure, but may have become an administrator again.
  await stepDown(dispatch, { member, others: await administratorsIn(sql) }, intent())
  const outcome = await dispatch(erasures, { name: 'beginErasure', member }, intent())
  if (outcome.ok) return null
  await recordRejection(sql, member)
  return outcome.rejection
}

/** Appends MemberErased; returns the event's position and the times for the receipt. */
async function appendErased({ dispatch, log }: Tools, member: MemberId) {
  const outcome = await dispatch(erasures, { name: 'eraseMember', member }, intent())
  if (!outcome.ok) throw new Error(`The erasure of ${member} was rejected: ${outcome.rejection.message}`)
  const events = await log.read(streamOf(member))
  const asked = events.findLast(({ type }) => type === 'ErasureRequested' || type === 'AccountLapsed')
  const erased = events.findLast(({ type }) => type === 'MemberErased')
  if (!asked || !erased) throw new Error(`The log has no erasure of ${member}`)
  const { position, recordedAt } = erased
  return { member, position, requestedAt: asked.metadata.occurredAt, erasedAt: recordedAt.toISOString() }
}

async function unreadableStreams(sql: Sql, member: MemberId): Promise<Receipt['unreadable']> {
  const streams: PersonalStream[] = []
  for (let more = true; more;) {
    const page = await personalStreamsOf(sql, member, {
      after: streams.at(-1)?.stream ?? null,
      limit: PAGE_STREAMS,
    })
    streams.push(...page)
    more = page.length === PAGE_STREAMS
  }
  return { events: streams.reduce((sum, { events }) => sum + events, 0), streams }
}

/** Names, for the receipt, of the caches that processes empty after a key is destroyed or a member erased. */
const caches = ['keys', 'streams of commands']
/** Names, for the receipt, of what is deleted besides rows: the files of a member's pictures, in all sizes. */
const files = ['pictures']

interface RejectedErasure {
  member: MemberId
  reason: string
}

interface ErasureResult {
  members: MemberId[]
  rejected: RejectedErasure[]
  rewriteMs: number
}

/**
 * Erases several members together, so that Postgres is rewritten once. All steps can be repeated: after an
 * interruption, the next run starts again with the first step.
 */
export async function runErasures(
  parts: EraserParts,
  due: readonly MemberId[],
  signal: AbortSignal,
): Promise<ErasureResult> {
  const { tools, keys, images, pool, serving, receiptKey } = parts
  const sql = sqlOver(pool)
  const members: MemberId[] = []
  const rejected: RejectedErasure[] = []
  for (const member of due) {
    const rejection = await startErasure(parts, member)
    if (rejection) rejected.push({ member, reason: rejection.message })
    else members.push(member)
  }
  if (members.length === 0) return { members, rejected, rewriteMs: 0 }

  await deleteOperational(sql, members, tools.pepper)
  for (const member of members) await releaseNames(tools, member, intent())
  await keys.destroy(members)
  const erased = []
  for (const member of members) erased.push(await appendErased(tools, member))

  const position = erased.reduce((last, { position }) => (position > last ? position : last), -1n)
  const projections = await awaitProjections(pool, { position, serving }, signal)
  // Deletes operational data again, because logins and mails shortly before the start of the erasure may have added
  // some.
  await deleteOperational(sql, members, tools.pepper)
  for (const member of members) await images.remove(imagesOf(member))
  const startedAt = performance.now()
  const database = await rewritePostgres(pool, serving, signal)
  const rewriteMs = performance.now() - startedAt
  const keyBackupsExpireAt = (await keys.lastBackupExpiry())?.toISOString() ?? null
  for (const { member, requestedAt, erasedAt } of erased) {
    const receipt = signed(
      {
        version: 1,
        member,
        requestedAt,
        erasedAt,
        unreadable: await unreadableStreams(sql, member),
        purged: { projections, operational: [...clearedTables], caches, files, database },
        keyBackupsExpireAt,
      },
      receiptKey,
    )
    await recordFinish(pool, { member, token: receiptToken(receiptKey, member), receipt })
  }
  return { members, rejected, rewriteMs }
}
