import type { StoredEvent } from './codec.ts'

/**
 * An event that this release cannot read: of a type or version that it does not know, with data that does not fit,
 * or under a key that does not open it. Whoever needs every event goes no further than the one before it, so that
 * nothing is lost: a release that can read it goes on there.
 */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent'
  /** Place of the event in the whole log. */
  readonly position: bigint

  constructor({ id, type, stream, revision, position, metadata }: StoredEvent, cause: Error) {
    super(
      `Event ${id} (${type} version ${versionOf(metadata)}, ${stream} revision ${revision}, position ${position}) ` +
        `cannot be read: ${cause.message} Nothing is lost: reading goes on from there once that is mended.`,
      { cause },
    )
    this.position = position
  }
}

/** The version as the metadata has it, whatever it is. */
function versionOf(metadata: unknown): string {
  const isObject = typeof metadata === 'object' && metadata !== null
  return isObject && 'version' in metadata ? JSON.stringify(metadata.version) : 'unknown'
}

/** Does what reading an event takes; what it throws says of which event. */
export function orUnreadable<Result>(event: StoredEvent, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new UnreadableEvent(event, error instanceof Error ? error : new Error(String(error)))
  }
}
