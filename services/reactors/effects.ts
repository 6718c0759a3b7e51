import type { EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'

/** An external side effect of an event. */
export interface Effect {
  eventId: string
  effect: 'verification-mail'
  member: MemberId
  /** The site of the event, to which links in mail lead. */
  site: SiteId | null
}

/** Types of the events that reactors read. */
export const reacting = {
  categories: ['member'],
  types: new Set<EventName>(['MemberRegistered', 'EmailVerificationRequested']),
  passesSkipped: true,
} as const

/** Effects of an event; none for imports and seeds. */
export function effectsOf({ id, type, data, metadata }: RecordedEvent): Effect[] {
  if (metadata.origin !== 'live') return []
  const wanted = (type === 'MemberRegistered' && data.email !== null) || type === 'EmailVerificationRequested'
  return wanted
    ? [{ eventId: id, effect: 'verification-mail', member: data.member, site: metadata.site }]
    : []
}
