import pg from 'pg'
import type { StoredEvent } from '../../events/log/codec.ts'
import { UnreadableEventError } from '../../events/log.ts'
import { ConnectionLostError } from '../postgres/sql.ts'
import { FencedError } from './checkpoint.ts'
import { ClaimLostError } from './replay/claim.ts'

/** What is told of an event that a projection stands still at. */
export type EventPlace = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'>

/** An event that a projection cannot apply: it would fail the next time as well. */
export class PoisonEventError extends Error {
  override name = 'PoisonEventError'
  readonly event: EventPlace

  constructor({ id, type, stream, position }: EventPlace, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.event = { id, type, stream, position }
  }
}

/**
 * Classes of SQLSTATE that tell of the server and not of what it was given: connection, rollback for want of order
 * (serialisation, deadlock), want of resources, an operator's intervention (also a statement's time that ran out),
 * system errors.
 */
const passing = ['08', '40', '53', '57', '58']
/** Two more of other classes: a lock that was not to be had, a server that only reads until it has taken over. */
const passingCodes = ['55P03', '25006']

/** Whether a step that failed may succeed when it is repeated as it is. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionLostError || error instanceof FencedError || error instanceof ClaimLostError)
    return true
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code !== undefined && (passing.includes(code.slice(0, 2)) || passingCodes.includes(code))
}

const LONGEST = 500

/** Values stand between quotation marks in what Postgres and JavaScript say, and may be personal. */
const withoutValues = (message: string) => message.replaceAll(/(["'`]).*?\1/gs, '…').slice(0, LONGEST)

/** Why an event could not be applied, for operators: names and codes, never a value. */
export function reasonOf(error: unknown): string {
  // Says of itself that it names fields, and no value.
  if (error instanceof UnreadableEventError) return error.message
  if (!(error instanceof Error)) return 'it threw what is no error'
  const what = `${error.name}: ${withoutValues(error.message)}`
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint } = error
    const names = Object.entries({ code, table, column, constraint }).filter(([, name]) => name)
    return `${what} (${names.map(([kind, name]) => `${kind} ${name}`).join(', ')})`
  }
  const [place] = /[\w-]+\/[\w-]+\.ts:\d+/.exec(error.stack ?? '') ?? []
  return place ? `${what} (${place})` : what
}
