import pg from 'pg'
import type { StoredEvent } from '../../events/log/codec.ts'
import { UnreadableEventError } from '../../events/log.ts'
import { ConnectionLostError } from '../postgres/sql.ts'
import { FencedError } from './checkpoint.ts'
import { ClaimLostError } from './replay/claim.ts'

type EventPlace = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'>

/** An event whose application would fail again. The message contains no values of the event. */
export class PoisonEventError extends Error {
  override name = 'PoisonEventError'
  readonly event: EventPlace

  constructor({ id, type, stream, position }: EventPlace, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.event = { id, type, stream, position }
  }
}

/** SQLSTATE classes: connection, transaction rollback, insufficient resources, operator intervention, system error. */
const transientClasses = ['08', '40', '53', '57', '58']
/** SQLSTATE codes: lock not available; server still read-only after a failover. */
const transientCodes = ['55P03', '25006']

/** True if the failed step may succeed when repeated. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ConnectionLostError || error instanceof FencedError || error instanceof ClaimLostError)
    return true
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (transientClasses.includes(code.slice(0, 2)) || transientCodes.includes(code))
}

const MAX_REASON_CHARACTERS = 500

/** Removes the values, possibly personal, that Postgres and JavaScript quote in messages. */
const withoutValues = (message: string) =>
  message.replaceAll(/(["'`]).*?\1/gs, '…').slice(0, MAX_REASON_CHARACTERS)

/** Describes an error for operators, with names and codes but without values. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnreadableEventError) return error.message
  if (!(error instanceof Error)) return 'it threw a value other than an Error'
  const summary = `${error.name}: ${withoutValues(error.message)}`
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint } = error
    const names = Object.entries({ code, table, column, constraint }).filter(([, name]) => name)
    return `${summary} (${names.map(([kind, name]) => `${kind} ${name}`).join(', ')})`
  }
  const [place] = /[\w-]+\/[\w-]+\.ts:\d+/.exec(error.stack ?? '') ?? []
  return place ? `${summary} (${place})` : summary
}
