import type { EventName } from '../../events/catalogue.ts'
import {
  contentEvents,
  isContentCreation,
  isContentEdit,
  type ContentCreation,
  type ContentEdit,
} from '../../events/content.ts'
import { isErased } from '../../events/define.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { ContentId, MediaId, MemberId, SiteId } from '../../events/kinds.ts'
import { firstLinkIn } from '../rules/marks/links-in.ts'

/**
 * An effect of an event outside of the network, such as a mail or a text message; for 'device-notice', the event is a
 * sign-in, and for 'digest' and 'push' a row of the table of digests.
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
    | 'factor-notice'
    | 'factor-removal'
    | 'recovery-notice'
    | 'recovery-confirmation'
    | 'decision-notice'
    | 'appeal-notice'
    | 'link-preview'
    | 'digest'
    | 'push'
    | 'outcome-notices'
    | 'picture-removal'
    | 'media-removal'
  /** Member who gets the mail or text, who wrote the item, or who changed the picture. */
  member: MemberId
  /** Item with a link, or picture of the library; null for other effects. */
  item: ContentId | MediaId | null
  /** Site on which the event happened; links in mails lead to this site. */
  site: SiteId | null
  /** Position of the event; omitted if the effect does not need it. */
  position?: bigint | null
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
  ['SecondFactorChanged', ['factor-notice']],
  ['PasskeyAdded', ['factor-notice']],
  ['PasskeyRemoved', ['factor-notice']],
  ['RecoveryCodeUsed', ['factor-notice']],
  ['RecoveryCodesRenewed', ['factor-notice']],
  ['SecondFactorsReset', ['factor-notice']],
  ['AccessRecoveryRequested', ['recovery-notice', 'recovery-confirmation']],
  ['AccessRecoveryConfirmed', ['recovery-notice']],
  ['AccessRecoveryStopped', ['recovery-notice']],
  ['AccessRecovered', ['factor-removal']],
  ['ProfilePictureChanged', ['picture-removal']],
  ['ProfilePictureRemoved', ['picture-removal']],
  ['MediaReplaced', ['media-removal']],
  ['MediaRemoved', ['media-removal']],
  ['FlagsDismissed', ['outcome-notices']],
  ['AuthorWarned', ['decision-notice', 'outcome-notices']],
  ['ContentHidden', ['decision-notice', 'outcome-notices']],
  ['ContentReinstated', ['decision-notice', 'outcome-notices']],
  ['ContentLocked', ['decision-notice', 'outcome-notices']],
  ['ContentPinned', ['decision-notice', 'outcome-notices']],
  ['ContentMoved', ['decision-notice', 'outcome-notices']],
  ['ContentMerged', ['decision-notice', 'outcome-notices']],
  ['ContentMarkedAsSpam', ['decision-notice', 'outcome-notices']],
  ['ContentDeleted', ['decision-notice', 'outcome-notices']],
  ['MemberMarkedAsSpam', ['decision-notice', 'outcome-notices']],
  ['PictureRemoved', ['decision-notice', 'outcome-notices']],
  ['MemberPictureRemoved', ['decision-notice', 'outcome-notices']],
  ['ContentPurged', ['outcome-notices']],
  ['AppealAnswered', ['appeal-notice']],
])

/** Types of the events that have effects. */
export const reacting = {
  sendsTypesOnly: true,
  types: new Set([...effects.keys(), ...contentEvents()]),
  passesSkipped: true,
} as const

function previewsOf({ id, data, metadata }: RecordedEvent & (ContentCreation | ContentEdit)): Effect[] {
  const hasLink =
    metadata.origin === 'live' && !data.heldBy && !isErased(data.body) && firstLinkIn(data.body) !== null
  const { subject, author } = data
  return hasLink
    ? [{ eventId: id, effect: 'link-preview', member: author, item: subject.id, site: metadata.site }]
    : []
}

/** Effects of an event; imported and seeded events have none. */
export function effectsOf(event: RecordedEvent): Effect[] {
  const { id, type, data, metadata, position } = event
  if (isContentCreation(event) || isContentEdit(event)) return previewsOf(event)
  const caused = effects.get(type)
  if (!caused || metadata.origin !== 'live') return []
  const item = 'media' in data ? data.media : null
  const actor = metadata.actor === 'system' ? null : metadata.actor
  const member = 'member' in data ? data.member : 'author' in data ? data.author : item && actor
  if (!member || (type === 'MemberRegistered' && data.email === null)) return []
  return caused.map((effect) => ({
    eventId: id,
    effect,
    member,
    item,
    site: metadata.site,
    ...(effect === 'outcome-notices' && { position }),
  }))
}
