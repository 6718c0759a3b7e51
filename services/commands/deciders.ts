import type { EventName } from '../../events/catalogue.ts'
import { accounts } from './accounts.ts'
import { administrators } from './administrators.ts'
import { answers, questions } from './analytics.ts'
import { comments } from './comments.ts'
import { erasures } from './erasure.ts'
import { dismissals, flaggedMessages, flags } from './flags.ts'
import { follows } from './follows.ts'
import { forums } from './forums.ts'
import { conversations, messages, readings } from './messaging.ts'
import { moderation, purges } from './moderation.ts'
import { damage, operations } from './operations.ts'
import { reactions } from './reactions.ts'
import { reservations } from './names/reservations.ts'
import { sites } from './sites.ts'
import { withdrawals } from './withdrawals.ts'

/** Every decider of the network, by name, for who asks what they emit. A new one adds its name here. */
export const deciders: Readonly<Record<string, { emits: Readonly<Record<string, readonly EventName[]>> }>> = {
  accounts,
  administrators,
  erasures,
  reservations,
  sites,
  follows,
  forums,
  comments,
  reactions,
  conversations,
  messages,
  readings,
  flags,
  dismissals,
  flaggedMessages,
  moderation,
  purges,
  withdrawals,
  operations,
  damage,
  questions,
  answers,
}
