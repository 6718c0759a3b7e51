import type { StoredEvent } from './codec.ts'
import type { RecordedEvent } from '../event.ts'

/**
 * An event that this release cannot read: of a type or version that it does not know, with data that does not fit,
 * or under a key that does not open it. Whoever needs every event goes no further than the one before it, so that
 * nothing is lost: a release that can read it goes on there.
 */
export class UnreadableEventError extends Error {
  override name = 'UnreadableEventError'
  readonly event: Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'>
  /** The event as it reads without a look at the keys, when that is all that fails: for who needs nothing personal. */
  readonly closed: RecordedEvent | null

  constructor(
    { id, type, stream, revision, position, metadata }: StoredEvent,
    cause: Error,
    closed: RecordedEvent | null = null,
  ) {
    super(
      `Event ${id} (${type} version ${versionOf(metadata)}, ${stream} revision ${revision}, position ${position}) ` +
        `cannot be read: ${cause.message} Nothing is lost: reading goes on from there once that is mended.`,
      { cause },
    )
    this.event = { id, type, stream, position }
    this.closed = closed
  }

  /** Place of the event in the whole log. */
  get position(): bigint {
    return this.event.position
  }
}

/** The version as the metadata has it, whatever it is. */
function versionOf(metadata: unknown): string {
  const isObject = typeof metadata === 'object' && metadata !== null
  return isObject && 'version' in metadata ? JSON.stringify(metadata.version) : 'unknown'
}

/** That an event cannot be read, and why; and how it reads without a look at the keys, where it does. */
export const unreadable = (
  event: StoredEvent,
  why: unknown,
  closed: RecordedEvent | null = null,
): UnreadableEventError =>
  new UnreadableEventError(event, why instanceof Error ? why : new Error(String(why)), closed)
