/** Shown to a member whom the other one has blocked, also as the reason of a rejection (spec §8 Decline). */
export const declinedText = 'This recipient has declined to receive messages from you at this time.'

/** Shown to a member who has blocked the other one (spec §8 Decline). */
export const removedText =
  'This message has been removed and you will not receive future requests from this person.'

const archivedText = 'This message has been archived'

/** Shown instead of the reply box if the other member is erased or a spammer (spec §4 Conversations). */
export const unavailableText = 'This member is no longer available.'

/** State of a conversation as one of its members sees it. */
interface ConversationState {
  amBlocked: boolean
  isBlocked: boolean
  isArchived: boolean
}

/** Notices above the reply box of a conversation (spec §4 Conversations). */
export const noticesOf = ({ amBlocked, isBlocked, isArchived }: ConversationState): string[] => [
  ...(amBlocked ? [declinedText] : []),
  ...(isBlocked ? [removedText] : []),
  ...(isArchived && !isBlocked ? [archivedText] : []),
]

/** Time after sending in which members can edit and delete their messages. */
const CHANGEABLE_MS = 15 * 60_000

/** End of the time in which a message that was sent at `sentAt` can be edited and deleted, in ms since 1970. */
export const changeableUntil = (sentAt: Date | string): number => new Date(sentAt).getTime() + CHANGEABLE_MS
