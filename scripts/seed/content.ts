import type { FlagReason } from '../../events/moderation.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { Member } from './members.ts'
import type { DemoSite } from './sites.ts'

export type DemoReactions = Partial<Record<ReactionKind, readonly Member[]>>

export interface DemoFlag {
  by: Member
  reason: FlagReason
  note?: string | undefined
}

export interface DemoReply {
  by: Member
  /** Time of creation, in hours after that of the parent item. */
  after: number
  body: string
  reactions?: DemoReactions
}

export interface DemoComment extends DemoReply {
  replies?: readonly DemoReply[]
  edited?: readonly { after: number; body: string }[]
  flags?: readonly DemoFlag[]
}

export interface DemoThread {
  site: DemoSite
  by: Member
  /** Time of creation, in days before the end of the demo's history. */
  daysAgo: number
  title: string
  body: string
  category?: string
  tags?: readonly string[]
  reactions?: DemoReactions
  /** Later edits of the item; `after` is the number of hours since the item was written. */
  edited?: readonly { after: number; body: string }[]
  flags?: readonly DemoFlag[]
  comments: readonly DemoComment[]
  isWithdrawn?: boolean
}

export interface DemoConversation {
  site: DemoSite
  between: readonly [starter: Member, receiver: Member]
  daysAgo: number
  messages: readonly {
    by: Member
    after: number
    body: string
    reactions?: DemoReactions
    flags?: readonly DemoFlag[]
  }[]
  afterwards?: readonly { by: Member; name: 'allow' | 'archive' | 'decline' | 'block' }[]
  /** Members who have read all messages of the conversation but have not replied to the last one. */
  readBy?: readonly Member[]
}
