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

/** Cookie in which a page names the events that it has shown, for the page that replaces it. */
const cookie = /(?:^|;\s*)seen=([^;\s]+)/

/**
 * Events that a request names in the header `nex-seen` or, if the browser loads a page, in the cookie `seen`. The
 * response must take them into account. None if both are missing or invalid.
 */
export function seenIn({
  'nex-seen': header,
  cookie: cookies = '',
}: IncomingHttpHeaders): readonly [EventName, bigint][] {
  const named = header ?? cookie.exec(cookies)?.[1]
  return named === undefined ? [] : (Seen.safeParse(named).data ?? [])
}
