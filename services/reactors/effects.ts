import type { EventName } from '../../events/catalogue.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId, SiteId } from '../../events/kinds.ts'

/**
 * An effect of an event outside of the network, such as a mail or a text message; for 'device-notice', the event is a
 * sign-in.
 */
export interface Effect {
  eventId: string
  effect:
    | 'verification-mail'
    | 'verification-text'
    | 'reset-mail'
    | 'password-notice'
    | 'email-change-link'
    | 'email-change-notice'
    | 'email-changed-notice'
    | 'device-notice'
    | 'link-notice'
  member: MemberId
  /** Site on which the event happened; links in mails lead to this site. */
  site: SiteId | null
}

const effects: ReadonlyMap<EventName, readonly Effect['effect'][]> = new Map([
  ['MemberRegistered', ['verification-mail']],
  ['EmailVerificationRequested', ['verification-mail']],
  ['PhoneVerificationRequested', ['verification-text']],
  ['PasswordResetRequested', ['reset-mail']],
  ['PasswordReset', ['password-notice']],
  ['EmailChangeRequested', ['email-change-link', 'email-change-notice']],
  ['EmailChanged', ['email-changed-notice']],
  ['AuthAccountLinked', ['link-notice']],
])

/** Types of the events that have effects. */
export const reacting = {
  categories: ['member'],
  types: new Set(effects.keys()),
  passesSkipped: true,
} as const

/** Effects of an event; imported and seeded events have none. */
export function effectsOf({ id, type, data, metadata }: RecordedEvent): Effect[] {
  const caused = effects.get(type)
  if (!caused || metadata.origin !== 'live' || !('member' in data)) return []
  if (type === 'MemberRegistered' && data.email === null) return []
  return caused.map((effect) => ({ eventId: id, effect, member: data.member, site: metadata.site }))
}
