import type { StoredEvent } from './codec.ts'
import type { RecordedEvent } from '../event.ts'
import { errorFrom } from '../../services/thrown.ts'

/**
 * An event of an unknown type or version, with invalid data, or encrypted with another key. Readers that need all
 * events stop before it, so that a newer release that can read it continues at that event.
 */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError'
  readonly event: Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'>
  /** The event with its personal fields read as erased, if missing keys are the only problem; otherwise null. */
  readonly closed: RecordedEvent | null

  constructor(
    { id, type, stream, revision, position, metadata }: StoredEvent,
    cause: Error,
    closed: RecordedEvent | null = null,
  ) {
    super(
      `Event ${id} (${type} version ${versionOf(metadata)}, ${stream} revision ${revision}, position ${position}) ` +
        `cannot be read: ${cause.message} Nothing is lost: reading continues there once this is fixed.`,
      { cause },
    )
    this.event = { id, type, stream, position }
    this.closed = closed
  }

  get position(): bigint {
    return this.event.position
  }
}

function versionOf(metadata: unknown): string {
  const isObject = typeof metadata === 'object' && metadata !== null
  return isObject && 'version' in metadata ? JSON.stringify(metadata.version) : 'unknown'
}

/** Makes an UnreadableEventError from the reason for which an event cannot be read. */
export const unreadable = (
  event: StoredEvent,
  why: unknown,
  closed: RecordedEvent | null = null,
): UnreadableEventError => new UnreadableEventError(event, errorFrom(why), closed)
