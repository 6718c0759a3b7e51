import type { ConversationId, MemberId } from '../../../../events/kinds.ts'
import type { PageOf } from '../../reads.ts'
import { defineLoaders } from '../frame/batching.ts'

export const messagingLoaders = defineLoaders(({ reads, byKey, byPair, byArgs }) => ({
  messages: byKey(({ id }) => id, reads.messagesByIds),
  conversations: byPair(({ member, id }) => `${member} ${id}`, reads.conversationsByIds),
  activity: byPair(({ member, id }) => `${member} ${id}`, reads.activityIn),
  /** True for members between whom and the given one there is a block. */
  blocks: byArgs(async (member: MemberId, others: MemberId[]) => {
    const blocked = await reads.blockedWith(member, others)
    return new Map(blocked.map((other) => [other, true as const]))
  }),
  messagesIn: byArgs(
    ({ page, member }: { page: PageOf; member: MemberId }, conversations: ConversationId[]) =>
      reads.messagesPages(member, conversations, page),
  ),
}))
