import type { Rate } from '../../operational/allowances/rate.ts'

/** Rate of a limit, and a lower rate for newcomers if they have one. */
export interface Limit {
  rate: Rate
  newcomer?: Rate
  /** The limited action as a past participle, for messages to people. */
  did?: string
}

/**
 * Table of all rate limits. All sessions and addresses of a member count together; visitors count by the network of
 * their address (`networkOf`). The limits are far above normal use.
 */
export const limits = {
  /** Requests of a member or a visitor's network; a page rendered for one request counts as `PAGE_COST` requests. */
  requests: { rate: { minute: 3000 } },
  /** Registrations per network; many are allowed because all patients of a clinic may share an address. */
  registrations: { rate: { minute: 10, hour: 40, day: 120 } },
  logIns: { rate: { minute: 60, hour: 600 } },
  /** Wrong passwords for an account per device that has logged in to the account before, or otherwise per network. */
  passwords: { rate: { minute: 5, hour: 20, day: 50 } },
  /**
   * Wrong passwords for an account from all devices and addresses together that never logged in to it. Tries of codes
   * of its second factor have the same rate: for all those devices together, and for each known device.
   */
  strangers: { rate: { hour: 60, day: 240 } },
  /** Requests for a link to choose a new password, and uses of such links, per network. */
  resets: { rate: { minute: 10, hour: 60 } },
  /** Requests of a member to use another e-mail address, each of which sends mail. */
  emailChanges: { rate: { hour: 5, day: 12 } },
  /** Changes of a member's passkeys, app and recovery codes, each of which is an event and sends mail. */
  factors: { rate: { hour: 20, day: 60 } },
  /** Requests for a text message with a code, per network, because each message costs money. */
  texts: { rate: { minute: 10, hour: 40, day: 100 } },
  copies: { rate: { hour: 10 } },
  /** Requests of a member for the key of drafts, of which each page sends one. */
  draftsKeys: { rate: { minute: 60, hour: 1200 } },
  /** Searches without results that are counted for analysts; the searches themselves are not limited. */
  missedSearches: { rate: { day: 40 } },

  threads: {
    did: 'started many threads',
    rate: { hour: 15, day: 50 },
    newcomer: { hour: 6, day: 12 },
  },
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
  /** Signals that a member is typing, of which the web sends one in four seconds. */
  typing: { rate: { minute: 30, hour: 900 } },
  /** Texts that are kept before they are saved, of which the web sends one in two seconds. */
  autosaves: { rate: { minute: 60, hour: 2400 } },
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
  bookmarks: {
    did: 'changed many bookmarks',
    rate: { minute: 60, hour: 600, day: 3000 },
    newcomer: { minute: 30, hour: 150, day: 500 },
  },
  /** Uploads of images, refused ones included, because each takes time of the process of images. */
  images: {
    did: 'uploaded many images',
    rate: { minute: 10, hour: 60, day: 200 },
    newcomer: { minute: 5, hour: 20, day: 40 },
  },
  /** Seconds for which the process of images works for a member; an image of a camera takes less than one. */
  imageSeconds: {
    rate: { hour: 60, day: 300 },
    newcomer: { hour: 20, day: 60 },
  },
  /** Uploads of images for content by a member whose address is not verified. */
  unverifiedImages: { rate: { hour: 3 } },
  reports: {
    did: 'sent many reports',
    rate: { hour: 40, day: 120 },
    newcomer: { hour: 12, day: 30 },
  },
  /** All mutations for which the schema names no other limit. */
  changes: {
    did: 'made many changes',
    rate: { minute: 200, hour: 5000 },
    newcomer: { minute: 120, hour: 2000 },
  },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export type CountedLimit = Exclude<LimitName, 'requests'>

/**
 * Limits for sockets of a member or network, counted within each process to protect its computing time. Subscriptions
 * and messages per second are limited both per socket and in total.
 */
export interface SocketLimits {
  sockets: number
  subscriptions: number
  subscriptionsOfAll: number
  messages: number
  messagesOfAll: number
}

/** Visitors have high total limits, because they are counted by address and many people may share an address. */
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

/** Number of requests for which a page counts that is rendered for one request. */
export const PAGE_COST = 10
/** Number of days for which a member counts as a newcomer; unverified members count as newcomers too. */
export const NEW_DAYS = 3
