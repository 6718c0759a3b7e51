// Generated from events/**/*.ts by `npm run generate`.
import { accessRecoveryEvents } from './access-recoveries.ts'
import { accountEvents } from './accounts.ts'
import { administratorEvents } from './administrators.ts'
import { analyticsEvents } from './analytics.ts'
import { authAccountEvents } from './auth-accounts.ts'
import { awardEvents } from './awards.ts'
import { badgeEvents } from './badges.ts'
import { bookmarkEvents } from './bookmarks.ts'
import { commentEvents } from './comments.ts'
import { consentEvents } from './consents.ts'
import { disorderEvents } from './disorders.ts'
import { erasureEvents } from './erasure.ts'
import { followEvents } from './follows.ts'
import { forumEvents } from './forums.ts'
import { mailEvents } from './mail.ts'
import { mediaEvents } from './media.ts'
import { messagingEvents } from './messaging.ts'
import { moderationEvents } from './moderation.ts'
import { noticeEvents } from './notices.ts'
import { operationEvents } from './operations.ts'
import { phoneEvents } from './phones.ts'
import { contentPictureEvents } from './pictures.ts'
import { profilePictureEvents } from './profile-pictures.ts'
import { profileValueEvents } from './profile-values.ts'
import { publishingEvents } from './publishing.ts'
import { reactionEvents } from './reactions.ts'
import { reservationEvents } from './reservations.ts'
import { secondFactorEvents } from './second-factors.ts'
import { siteEvents } from './sites.ts'
import { socialSiteEvents } from './social-sites.ts'
import { statusEvents } from './statuses.ts'
import { userDisorderEvents } from './user-disorders.ts'
import { withdrawalEvents } from './withdrawals.ts'
import type { EventOf } from './define.ts'

/** Every event type of the network, by name. */
export const catalogue = {
  ...accessRecoveryEvents,
  ...accountEvents,
  ...administratorEvents,
  ...analyticsEvents,
  ...authAccountEvents,
  ...awardEvents,
  ...badgeEvents,
  ...bookmarkEvents,
  ...commentEvents,
  ...consentEvents,
  ...disorderEvents,
  ...erasureEvents,
  ...followEvents,
  ...forumEvents,
  ...mailEvents,
  ...mediaEvents,
  ...messagingEvents,
  ...moderationEvents,
  ...noticeEvents,
  ...operationEvents,
  ...phoneEvents,
  ...contentPictureEvents,
  ...profilePictureEvents,
  ...profileValueEvents,
  ...publishingEvents,
  ...reactionEvents,
  ...reservationEvents,
  ...secondFactorEvents,
  ...siteEvents,
  ...socialSiteEvents,
  ...statusEvents,
  ...userDisorderEvents,
  ...withdrawalEvents,
}

/** Any event of the network. */
export type CatalogueEvent = EventOf<typeof catalogue>
export type EventName = CatalogueEvent['type']
