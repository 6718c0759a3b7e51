import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { keysOf } from '../../../events/entries.ts'
import { catalogue, type EventName } from '../../../events/catalogue.ts'
import type { RecordedEvent } from '../../../events/event.ts'

/** Maximum number of events that a request names; live updates name fewer types, and each type is named once. */
const MAX_SEEN = 20

/** Schema of an event type with a log position, such as `MessageSent@7`, split at the sign. */
const Seen = z.tuple([
  z.enum(keysOf(catalogue)),
  z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt),
])

/** Extension of a live update that names its event, which the read models may not contain yet. */
export const seenOf = ({ type, position }: Pick<RecordedEvent, 'type' | 'position'>): { seen: string } => ({
  seen: `${type}@${position}`,
})

/** Cookie in which a page names the events that it has shown, for the page that replaces it. */
const cookie = /(?:^|;\s*)seen=([^;\s]+)/

/** Header of a response that may be older than the events which its request names. */
export const BEHIND = 'nex-behind'

/**
 * Events that a request names in the header `nex-seen` or, if the browser loads a page, in the cookie `seen`. The
 * response must take them into account. Invalid names are left out, such as those of a newer release.
 */
export function seenIn({
  'nex-seen': header,
  cookie: cookies = '',
}: IncomingHttpHeaders): readonly [EventName, bigint][] {
  const named = String(header ?? cookie.exec(cookies)?.[1] ?? '')
  if (named === '') return []
  return named.split(',', MAX_SEEN).flatMap((part) => {
    const { data } = Seen.safeParse(part.split('@'))
    return data ? [data] : []
  })
}
