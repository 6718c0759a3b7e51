import type { FlagReason } from '../../events/moderation.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { Member } from './members.ts'
import type { DemoSite } from './sites.ts'

/** Who reacted to an item, and how. */
export type DemoReactions = Partial<Record<ReactionKind, readonly Member[]>>

/** A report to the moderators. */
export interface DemoFlag {
  by: Member
  reason: FlagReason
  note?: string | undefined
}

/** What a demo member wrote under something else. */
export interface DemoReply {
  by: Member
  /** Hours after what it is written under. */
  after: number
  body: string
  reactions?: DemoReactions
}

export interface DemoComment extends DemoReply {
  replies?: readonly DemoReply[]
  /** What the author made of it later on, edit by edit; hours after it was written. */
  edited?: readonly { after: number; body: string }[]
  flags?: readonly DemoFlag[]
}

/** A thread of the demo network, with all that is written under it. */
export interface DemoThread {
  site: DemoSite
  by: Member
  /** Days before the day on which the demo's history ends. */
  daysAgo: number
  title: string
  body: string
  reactions?: DemoReactions
  /** As in a comment. */
  edited?: readonly { after: number; body: string }[]
  flags?: readonly DemoFlag[]
  comments: readonly DemoComment[]
  /** Its author takes it back when all of it is written. */
  isWithdrawn?: boolean
}

/** The private conversation of two demo members; the first of them starts it. */
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
  /** What a participant did after the last message. */
  afterwards?: readonly { by: Member; name: 'allow' | 'archive' | 'decline' | 'block' }[]
  /** Who has read it to its end without answering. */
  readBy?: readonly Member[]
}
