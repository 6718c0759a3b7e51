import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Operators' decisions on read models and on the log. Streams: projection-<schema of the tables>, log-damage. */
export const operationEvents = defineEvents({
  /** Tables of a projection omit an event that the projection failed on, permanently and also in replays. */
  ProjectionEventSkipped: v1(
    z.object({
      /** Schema of the tables, `<name>_v<N>`: other versions of the projection are not affected. */
      tables: z.string(),
      event: z.uuid(),
      /** Position of the skipped event in the log. */
      position: z.int().min(0),
      /** Null for an operator at a terminal. */
      by: MemberId.nullable(),
    }),
  ),
  /** Projections and reactors skip an event that is damaged in the log. A replay includes it once it is repaired. */
  DamagedEventSkipped: v1(
    z.object({
      /** Position of the damaged event in the log. */
      position: z.int().min(0),
      /** Null for an operator at a terminal. */
      by: MemberId.nullable(),
    }),
  ),
})
