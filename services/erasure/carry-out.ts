import type pg from 'pg'
import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../events/kinds.ts'
import { administratorsIn } from '../../projections/members/queries.ts'
import { personalStreamsOf, type PersonalStream } from '../../projections/personal-data/queries.ts'
import { sqlOver, type Sql } from '../postgres/sql.ts'
import type { Intent, Rejection } from '../commands/frame/decider.ts'
import { stepDown } from '../commands/administrators.ts'
import { erasures } from '../commands/erasure.ts'
import { releaseNames, type Tools } from '../commands/names/registration.ts'
import type { KeyStore } from '../keys/store.ts'
import { emptied, forgetOperational } from './operational.ts'
import { projectionsPassed } from './passed.ts'
import { purgePostgres } from './rewrite-postgres.ts'
import { receiptToken, signed, type Receipt } from './receipt.ts'
import { noteBegun, noteFinished, noteRefused } from './work.ts'

/** What erasures are carried out with. */
export interface EraserParts {
  tools: Tools
  keys: Pick<KeyStore, 'destroy' | 'lastBackupExpiry'>
  /** Looks tables up in the read models. */
  pool: pg.Pool
  /** Schemas of the read models that members are served from. */
  serving: readonly string[]
  receiptKey: Uint8Array
  logger: Pick<Logger, 'info' | 'error'>
}

/** Streams with something personal that are asked for at a time. */
const PAGE = 1000

const intent = (): Intent => ({
  commandId: v7(),
  actor: 'system',
  site: null,
  occurredAt: new Date().toISOString(),
  origin: 'live',
})

/**
 * Begins an erasure, from which on there is no way back. Gives why not when it was cancelled, is held, or is that of the
 * only administrator.
 */
async function begin({ tools, pool }: EraserParts, member: MemberId): Promise<Rejection | null> {
  const sql = sqlOver(pool)
  await noteBegun(sql, member)
  // Done already by whoever asked for it, unless they were made an administrator since.
  await stepDown(tools.dispatch, { member, others: await administratorsIn(sql) }, intent())
  const outcome = await tools.dispatch(erasures, { name: 'beginErasure', member }, intent())
  if (outcome.ok) return null
  await noteRefused(sql, member)
  return outcome.rejection
}

/** Appends that the member is erased; when it was asked for, when it was done, and where that stands in the log. */
async function erase({ dispatch, log }: Tools, member: MemberId) {
  const outcome = await dispatch(erasures, { name: 'eraseMember', member }, intent())
  if (!outcome.ok) throw new Error(`The erasure of ${member} was refused: ${outcome.rejection.message}`)
  const events = await log.read(streamOf(member))
  const asked = events.findLast(({ type }) => type === 'ErasureRequested' || type === 'AccountLapsed')
  const erased = events.findLast(({ type }) => type === 'MemberErased')
  if (!asked || !erased) throw new Error(`The log does not tell of the erasure of ${member}`)
  const { position, recordedAt } = erased
  return { member, position, requestedAt: asked.metadata.occurredAt, erasedAt: recordedAt.toISOString() }
}

async function unreadable(sql: Sql, member: MemberId): Promise<Receipt['unreadable']> {
  const streams: PersonalStream[] = []
  for (let more = true; more;) {
    const page = await personalStreamsOf(sql, member, { after: streams.at(-1)?.stream ?? null, limit: PAGE })
    streams.push(...page)
    more = page.length === PAGE
  }
  return { events: streams.reduce((sum, { events }) => sum + events, 0), streams }
}

/** What is in memory of processes, and ends with the key: each drops it when it sees that, or MemberErased. */
const caches = ['keys', 'streams of commands']

/** An erasure that is due and could not begin. */
export interface RejectedErasure {
  member: MemberId
  reason: string
}

/** What was carried out. */
export interface CarriedOut {
  /** The members who were erased. */
  members: MemberId[]
  rejected: RejectedErasure[]
  /** How long the tables were being written anew, in ms. */
  rewriting: number
}

/**
 * Carries out erasures, all of them together: whatever it takes is done once. Every step can be done again, so that
 * whoever takes up what was cut short begins at the first.
 */
export async function carryOut(
  parts: EraserParts,
  due: readonly MemberId[],
  signal: AbortSignal,
): Promise<CarriedOut> {
  const { tools, keys, pool, serving, receiptKey } = parts
  const sql = sqlOver(pool)
  const members: MemberId[] = []
  const rejected: RejectedErasure[] = []
  for (const member of due) {
    const rejection = await begin(parts, member)
    if (rejection) rejected.push({ member, reason: rejection.message })
    else members.push(member)
  }
  if (members.length === 0) return { members, rejected, rewriting: 0 }

  await forgetOperational(sql, members)
  // While they can still be read.
  for (const member of members) await releaseNames(tools, member, intent())
  await keys.destroy(members)
  const erased = []
  for (const member of members) erased.push(await erase(tools, member))

  const position = erased.reduce((last, { position }) => (position > last ? position : last), -1n)
  const projections = await projectionsPassed(pool, { position, serving }, signal)
  // Who signed in, and what letter went out, just before it began.
  await forgetOperational(sql, members)
  const began = performance.now()
  const database = await purgePostgres(pool, serving, signal)
  const rewriting = performance.now() - began
  const keyBackupsExpireAt = keys.lastBackupExpiry()?.toISOString() ?? null
  for (const { member, requestedAt, erasedAt } of erased) {
    const receipt = signed(
      {
        version: 1,
        member,
        requestedAt,
        erasedAt,
        unreadable: await unreadable(sql, member),
        purged: { projections, operational: [...emptied], caches, database },
        keyBackupsExpireAt,
      },
      receiptKey,
    )
    await noteFinished(pool, { member, token: receiptToken(receiptKey, member), receipt })
  }
  return { members, rejected, rewriting }
}
