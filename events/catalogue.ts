// Made of events/*.ts by npm run generate.
import { accountEvents } from './accounts.ts'
import { administratorEvents } from './administrators.ts'
import { analyticsEvents } from './analytics.ts'
import { commentEvents } from './comments.ts'
import { erasureEvents } from './erasure.ts'
import { followEvents } from './follows.ts'
import { forumEvents } from './forums.ts'
import { messagingEvents } from './messaging.ts'
import { moderationEvents } from './moderation.ts'
import { operationEvents } from './operations.ts'
import { reactionEvents } from './reactions.ts'
import { reservationEvents } from './reservations.ts'
import { siteEvents } from './sites.ts'
import { withdrawalEvents } from './withdrawals.ts'
import type { EventOf } from './define.ts'

/** Every event type of the network, by name. */
export const catalogue = {
  ...accountEvents,
  ...administratorEvents,
  ...analyticsEvents,
  ...commentEvents,
  ...erasureEvents,
  ...followEvents,
  ...forumEvents,
  ...messagingEvents,
  ...moderationEvents,
  ...operationEvents,
  ...reactionEvents,
  ...reservationEvents,
  ...siteEvents,
  ...withdrawalEvents,
}

/** Any event of the network. */
export type CatalogueEvent = EventOf<typeof catalogue>
export type EventName = CatalogueEvent['type']
