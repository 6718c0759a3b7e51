import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { catalogue, type EventName } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'

/** Maximum number of events in the header; live updates name four types of events. */
const MAX_SEEN = 5

/** Schema of event types with log positions, such as `MessageSent@7,ReactionChosen@8`. */
const Seen = z
  .string()
  .max(500)
  .transform((text) => text.split(',').map((part) => /^(\w+)@(\d{1,18})$/.exec(part)?.slice(1)))
  .pipe(
    z
      .array(
        z.tuple([
          z.enum(Object.keys(catalogue) as [EventName, ...EventName[]]),
          z.string().transform(BigInt),
        ]),
      )
      .max(MAX_SEEN),
  )

/** Extension of a live update that names its event, which the read models may not contain yet. */
export const seenOf = ({ type, position }: Pick<RecordedEvent, 'type' | 'position'>): { seen: string } => ({
  seen: `${type}@${position}`,
})

/**
 * Events in the header `nex-seen`, which the response must take into account; none if the header is missing or
 * invalid.
 */
export const seenIn = ({ 'nex-seen': header }: IncomingHttpHeaders): readonly [EventName, bigint][] =>
  Seen.safeParse(header).data ?? []
