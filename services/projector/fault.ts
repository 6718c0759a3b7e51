import pg from 'pg'
import type { StoredEvent } from '../../events/log/codec.ts'
import { UnreadableEventError } from '../../events/log.ts'
import { ConnectionLostError } from '../postgres/sql.ts'
import { FencedError } from './checkpoint.ts'
import { ClaimLostError } from './claim.ts'

type EventPlace = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'>

/** An event that a projection cannot apply, even if it tries again. The message contains no values of the event. */
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
/** Codes of SQLSTATE: a lock is not available; the server is still read-only after a failover. */
const transientCodes = ['55P03', '25006']

/** True for an error that may be temporary, so that the step that failed may succeed when it is repeated. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ConnectionLostError || error instanceof FencedError || error instanceof ClaimLostError)
    return true
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (transientClasses.includes(code.slice(0, 2)) || transientCodes.includes(code))
}

const MAX_REASON_CHARACTERS = 500

/** Removes values from error messages of Postgres and JavaScript, because they may be personal data. */
const withoutValues = (message: string) =>
  message.replaceAll(/(["'`]).*?\1/gs, '…').slice(0, MAX_REASON_CHARACTERS)

/** Describes an error for operators by names and codes, without values. */
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
