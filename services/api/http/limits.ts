import type { Rate } from '../../operational/allowances/rate.ts'

/** A limit: how often, and how often to members who are new, where that is another. */
export interface Limit {
  rate: Rate
  newcomer?: Rate
  /** What a member is told that they have done. */
  did?: string
}

/**
 * Every limit on how often somebody may do something. A member counts as one, whatever their sessions, addresses and
 * requests; a visitor counts by address (`networkOf`). The numbers are far above what an eager person does.
 */
export const limits = {
  /** Requests of a member, or of an address. A page that is made for one request counts as `PAGE`. */
  requests: { rate: { minute: 3000 } },
  /** Accounts made at an address: a clinic may have one for all its patients. */
  registrations: { rate: { minute: 10, hour: 40, day: 120 } },
  /** Tries to log in from an address. */
  logIns: { rate: { minute: 60, hour: 600 } },
  /** Wrong passwords for an account from one device that it knows, or else from one address. */
  passwords: { rate: { minute: 5, hour: 20, day: 50 } },
  /** Wrong passwords for an account from all devices and addresses that it does not know. */
  strangers: { rate: { hour: 60, day: 240 } },
  /** Copies of all that is held of a member. */
  copies: { rate: { hour: 10 } },

  threads: {
    did: 'started many threads',
    rate: { hour: 15, day: 50 },
    newcomer: { hour: 6, day: 12 },
  },
  /** Replies are comments. */
  comments: {
    did: 'written many comments',
    rate: { minute: 15, hour: 150, day: 800 },
    newcomer: { minute: 8, hour: 50, day: 150 },
  },
  conversations: {
    did: 'started many conversations',
    rate: { hour: 20, day: 60 },
    newcomer: { hour: 6, day: 15 },
  },
  messages: {
    did: 'sent many messages',
    rate: { minute: 40, hour: 500, day: 3000 },
    newcomer: { minute: 20, hour: 150, day: 500 },
  },
  reactions: {
    did: 'added many reactions',
    rate: { minute: 60, hour: 900, day: 5000 },
    newcomer: { minute: 40, hour: 300, day: 1000 },
  },
  follows: {
    did: 'followed many members',
    rate: { minute: 30, hour: 120, day: 500 },
    newcomer: { minute: 15, hour: 40, day: 100 },
  },
  reports: {
    did: 'sent many reports',
    rate: { hour: 40, day: 120 },
    newcomer: { hour: 12, day: 30 },
  },
  /** Every other mutation. */
  changes: {
    did: 'made many changes',
    rate: { minute: 200, hour: 5000 },
    newcomer: { minute: 120, hour: 2000 },
  },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
/** Limits that each take a question to what all processes count in. */
export type CountedLimit = Exclude<LimitName, 'requests'>

/**
 * Limits on the sockets of a holder, in one process: it is its own time that they protect, so that with more processes
 * there may be more sockets. A socket may have so many subscriptions, and all of its holder together; so many messages a
 * second as well.
 */
export interface SocketLimits {
  sockets: number
  subscriptions: number
  subscriptionsOfAll: number
  messages: number
  messagesOfAll: number
}

/** Of visitors at one address, which many may share, and of members. */
export const socketLimits = {
  visitor: {
    sockets: 500,
    subscriptions: 10,
    subscriptionsOfAll: 1500,
    messages: 20,
    messagesOfAll: 200,
  },
  member: {
    sockets: 60,
    subscriptions: 50,
    subscriptionsOfAll: 1000,
    messages: 100,
    messagesOfAll: 200,
  },
} satisfies Record<string, SocketLimits>

/** What a page costs that is made for one request, in requests. */
export const PAGE = 10
/** How long a member is new, in days. Who is not verified is new as well. */
export const NEW_DAYS = 3

const byField: Readonly<Record<string, CountedLimit>> = {
  createThread: 'threads',
  createComment: 'comments',
  createReply: 'comments',
  createConversation: 'conversations',
  sendMessage: 'messages',
  createReaction: 'reactions',
  removeReaction: 'reactions',
  reactToMessage: 'reactions',
  updateFollow: 'follows',
  contentFlag: 'reports',
}

/** The limit on a mutation, by its field. */
export const limitOn = (field: string): CountedLimit => byField[field] ?? 'changes'
