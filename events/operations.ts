import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/**
 * Events of operators' decisions on read models and on damaged events in the log. Streams: projection-<schema of the
 * tables>, log-damage.
 */
export const operationEvents = defineEvents({
  /** An event on which a projection failed is omitted from its tables, also when they are rebuilt. */
  ProjectionEventSkipped: v1(
    z.object({
      /** Name of the schema with the projection's tables, `<name>_v<N>`; tables of other versions keep the event. */
      tables: z.string(),
      event: z.uuid(),
      /** Position in the log of the omitted event. */
      position: z.int().min(0),
      /** Administrator who decided; null for an operator at a terminal. */
      by: MemberId.nullable(),
    }),
  ),
  /** Projections and reactors skip an event that is damaged in the log; after its repair, replays include it again. */
  DamagedEventSkipped: v1(
    z.object({
      /** Position of the damaged event in the log. */
      position: z.int().min(0),
      /** Administrator who decided; null for an operator at a terminal. */
      by: MemberId.nullable(),
    }),
  ),
})
