import { z } from 'zod'
import { FlagReason } from '../../events/moderation.ts'
import { ReactionKind } from '../../events/reactions.ts'
import { By, Site } from './data.ts'

export const Reactions = z.partialRecord(ReactionKind, z.array(By))
export type DemoReactions = z.output<typeof Reactions>

const Flag = z.strictObject({ by: By, reason: FlagReason, note: z.string().optional() })
export type DemoFlag = z.output<typeof Flag>

export const Reply = z.strictObject({
  by: By,
  /** Time of creation, in hours after that of the parent item. */
  after: z.number(),
  body: z.string(),
  reactions: Reactions.optional(),
})
export type DemoReply = z.output<typeof Reply>

/** A later edit of an item; `after` is the number of hours since the item was written. */
const Edit = z.strictObject({ after: z.number(), body: z.string() })

const Comment = Reply.extend({
  replies: z.array(Reply).optional(),
  edited: z.array(Edit).optional(),
  flags: z.array(Flag).optional(),
})
export type DemoComment = z.output<typeof Comment>

const Thread = z.strictObject({
  site: Site,
  by: By,
  /** Time of creation, in days before the end of the demo's history. */
  daysAgo: z.number(),
  title: z.string(),
  body: z.string(),
  category: z.string().optional(),
  tags: z.array(z.string()).optional(),
  reactions: Reactions.optional(),
  edited: z.array(Edit).optional(),
  flags: z.array(Flag).optional(),
  comments: z.array(Comment),
  isWithdrawn: z.boolean().optional(),
})
export type DemoThread = z.output<typeof Thread>
export const Threads = z.array(Thread)

const Conversation = z.strictObject({
  site: Site,
  /** The one who starts it, and the one who receives it. */
  between: z.tuple([By, By]),
  daysAgo: z.number(),
  messages: z.array(Reply.extend({ flags: z.array(Flag).optional() })),
  afterwards: z
    .array(z.strictObject({ by: By, name: z.enum(['allow', 'archive', 'decline', 'block']) }))
    .optional(),
  /** Members who have read all messages of the conversation but have not replied to the last one. */
  readBy: z.array(By).optional(),
})
export type DemoConversation = z.output<typeof Conversation>
export const Conversations = z.array(Conversation)
