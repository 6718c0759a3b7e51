import type { EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'

/** An effect of an event outside of the network, such as a mail. */
export interface Effect {
  eventId: string
  effect: 'verification-mail'
  member: MemberId
  /** Site on which the event happened; links in mails lead to this site. */
  site: SiteId | null
}

/** Types of the events that have effects. */
export const reacting = {
  categories: ['member'],
  types: new Set<EventName>(['MemberRegistered', 'EmailVerificationRequested']),
  passesSkipped: true,
} as const

/** Effects of an event; imported and seeded events have none. */
export function effectsOf({ id, type, data, metadata }: RecordedEvent): Effect[] {
  if (metadata.origin !== 'live') return []
  const wanted = (type === 'MemberRegistered' && data.email !== null) || type === 'EmailVerificationRequested'
  return wanted
    ? [{ eventId: id, effect: 'verification-mail', member: data.member, site: metadata.site }]
    : []
}
