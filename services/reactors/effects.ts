import type { EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'

/** Something that an event makes go out into the world. */
export interface Effect {
  eventId: string
  effect: 'verification-mail'
  member: MemberId
  /** Where it began: links lead back there. */
  site: SiteId | null
}

/** What of the log is read for effects: whatever else happens costs nothing here. */
export const reacting = {
  categories: ['member'],
  types: new Set<EventName>(['MemberRegistered', 'EmailVerificationRequested']),
  passesSkipped: true,
} as const

/** What has to go out because of an event. Imports and seeds are silent. */
export function effectsOf({ id, type, data, metadata }: RecordedEvent): Effect[] {
  if (metadata.origin !== 'live') return []
  const wanted = (type === 'MemberRegistered' && data.email !== null) || type === 'EmailVerificationRequested'
  return wanted
    ? [{ eventId: id, effect: 'verification-mail', member: data.member, site: metadata.site }]
    : []
}
