import type { ConversationId, MemberId } from '../../../../events/kinds.ts'
import type { PageOf } from '../../reads.ts'
import { defineLoaders } from '../frame/batching.ts'

export const messagingLoaders = defineLoaders(({ reads, byKey, byArgs }) => ({
  messages: byKey(({ id }) => id, reads.messagesByIds),
  conversations: byArgs(async (member: MemberId, ids: ConversationId[]) => {
    const rows = await reads.conversationsByIds(member, ids)
    return new Map(rows.map((row) => [row.id, row]))
  }),
  messagesIn: byArgs(
    ({ page, member }: { page: PageOf; member: MemberId }, conversations: ConversationId[]) =>
      reads.messagesPages(member, conversations, page),
  ),
}))
