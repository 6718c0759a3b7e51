// Generated from events/**/*.ts by `npm run generate`.
import { accountEvents } from './accounts/accounts.ts'
import { administratorEvents } from './accounts/administrators.ts'
import { authAccountEvents } from './accounts/auth-accounts.ts'
import { awardEvents } from './accounts/awards.ts'
import { badgeEvents } from './accounts/badges.ts'
import { consentEvents } from './accounts/consents.ts'
import { erasureEvents } from './accounts/erasure.ts'
import { mailEvents } from './accounts/mail.ts'
import { noticeEvents } from './accounts/notices.ts'
import { phoneEvents } from './accounts/phones.ts'
import { profilePictureEvents } from './accounts/profile-pictures.ts'
import { profileValueEvents } from './accounts/profile-values.ts'
import { reservationEvents } from './accounts/reservations.ts'
import { secondFactorEvents } from './accounts/second-factors.ts'
import { socialSiteEvents } from './accounts/social-sites.ts'
import { statusEvents } from './accounts/statuses.ts'
import { userDisorderEvents } from './accounts/user-disorders.ts'
import { analyticsEvents } from './analytics.ts'
import { bookmarkEvents } from './bookmarks.ts'
import { commentEvents } from './comments.ts'
import { mediaEvents } from './content/media.ts'
import { contentPictureEvents } from './content/pictures.ts'
import { publishingEvents } from './content/publishing.ts'
import { disorderEvents } from './disorders.ts'
import { followEvents } from './follows.ts'
import { forumEvents } from './forums.ts'
import { messagingEvents } from './messaging.ts'
import { moderationEvents } from './moderation.ts'
import { operationEvents } from './operations.ts'
import { reactionEvents } from './reactions.ts'
import { siteEvents } from './sites.ts'
import { withdrawalEvents } from './withdrawals.ts'
import type { EventOf } from './define.ts'

/** Every event type of the network, by name. */
export const catalogue = {
  ...accountEvents,
  ...administratorEvents,
  ...authAccountEvents,
  ...awardEvents,
  ...badgeEvents,
  ...consentEvents,
  ...erasureEvents,
  ...mailEvents,
  ...noticeEvents,
  ...phoneEvents,
  ...profilePictureEvents,
  ...profileValueEvents,
  ...reservationEvents,
  ...secondFactorEvents,
  ...socialSiteEvents,
  ...statusEvents,
  ...userDisorderEvents,
  ...analyticsEvents,
  ...bookmarkEvents,
  ...commentEvents,
  ...mediaEvents,
  ...contentPictureEvents,
  ...publishingEvents,
  ...disorderEvents,
  ...followEvents,
  ...forumEvents,
  ...messagingEvents,
  ...moderationEvents,
  ...operationEvents,
  ...reactionEvents,
  ...siteEvents,
  ...withdrawalEvents,
}

/** Any event of the network. */
export type CatalogueEvent = EventOf<typeof catalogue>
export type EventName = CatalogueEvent['type']
