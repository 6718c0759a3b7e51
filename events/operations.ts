import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/**
 * What operators decide about read models and about the log. Streams: projection-<schema of the tables>, and log-damage.
 */
export const operationEvents = defineEvents({
  /** An event that a projection could not apply is left out of these tables for good, in a replay as well. */
  ProjectionEventSkipped: v1(
    z.object({
      /** The schema of the tables, `<name>_v<N>`: another version of the projection decides for itself. */
      tables: z.string(),
      event: z.uuid(),
      /** Where in the whole log that event is. */
      position: z.int().min(0),
      /** Null when it was done from a terminal. */
      by: MemberId.nullable(),
    }),
  ),
  /**
   * Projections and reactors go on past an event that is damaged in the log. They read it again once it is mended: a
   * replay then brings it in.
   */
  DamagedEventSkipped: v1(
    z.object({
      /** Where in the whole log that event is. */
      position: z.int().min(0),
      /** Null when it was done from a terminal. */
      by: MemberId.nullable(),
    }),
  ),
})
