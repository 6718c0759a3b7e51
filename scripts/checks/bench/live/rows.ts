import { v7 } from 'uuid'
import type { CommentId, ThreadId } from '../../../../events/kinds.ts'
import type { Pair } from '../place.ts'

/** Two members who share a conversation, and a thread with comments by the second member. */
export interface Scene extends Pair {
  cookies: [by: string, other: string]
  /** Slug of the first member's public page. */
  slug: string
  thread: ThreadId
  comments: CommentId[]
}

/** Kinds of measured changes, as another member sees them; one mutation can cause several changes. */
export const rows = ['comment', 'reply', 'reaction', 'message', 'unread', 'notice', 'follow'] as const
export type Row = (typeof rows)[number]
export const isRow = (name: string): name is Row => rows.some((row) => row === name)

/** Kinds of mutations that members send. */
export const deeds = ['comment', 'reply', 'reaction', 'message', 'follow'] as const
/** A kind of mutation; of a notice, the other member then reads the notices. */
export type Deed = (typeof deeds)[number] | 'notice'
export const deedOf = (row: Row): Deed => (row === 'unread' ? 'message' : row)

export interface Request {
  operation: string
  variables: object
}

/** A persisted subscription; `field` is the subscription's field in deliveries. */
export interface Subscription extends Request {
  field: string
}

/** A mutation, and how the other member sees its effect: on the socket, or by a query if nothing is pushed. */
export interface Act extends Request {
  /** Functions, by row, that return true for a delivery which shows the effect. */
  seenIn: Partial<Record<Row, (field: string, text: string) => boolean>>
  seenBy?: Request
  /** True if the delivery identifies the mutation, so that a second one is a repetition. */
  isSigned: boolean
  /** Mutation that the other member sends after having seen the effect; it is not part of the measured times. */
  then?: Request
}

const kinds = ['LIKE', 'SUPPORT', 'SAD', 'WOW', 'SAME']
const MAX_REACTABLES = 100

/** Subscriptions that the web keeps open on the page of a thread and on that of a conversation. */
export function subscriptionsOf({ conversation, thread, comments }: Scene): Subscription[] {
  const watched = Array.from({ length: Math.ceil(comments.length / MAX_REACTABLES) }, (_, n) =>
    comments.slice(n * MAX_REACTABLES, (n + 1) * MAX_REACTABLES),
  )
  return [
    { field: 'siteChanged', operation: 'useSiteChangesSubscription', variables: {} },
    { field: 'unreads', operation: 'useUnreadsSubscription', variables: {} },
    { field: 'maintenance', operation: 'useMaintenanceSubscription', variables: {} },
    {
      field: 'commentsChanged',
      operation: 'useCommentChangesSubscription',
      variables: { assocId: thread, assocType: 'THREAD' },
    },
    ...watched.map((items, n) => ({
      field: `reactionsChanged ${n}`,
      operation: 'ReactionWatchSubscription',
      variables: { reactables: items.map((assocId) => ({ assocId, assocType: 'COMMENT' })) },
    })),
    { field: 'conversations', operation: 'useConversationChangesSubscription', variables: {} },
    {
      field: 'messageCreated',
      operation: 'useMessagesSubscription',
      variables: { conversationId: conversation },
    },
  ]
}

/** Creates the n-th mutation of a kind that a member (0: the first one) sends. */
export function actOf(deed: Deed, scene: Scene, speaker: 0 | 1, n: number): Act {
  const { conversation, thread, comments } = scene
  const body = v7()
  const inComments = (field: string, text: string) => field === 'commentsChanged' && text.includes(body)
  switch (deed) {
    case 'comment':
      return {
        operation: 'useCreateCommentMutation',
        variables: { assocId: thread, assocType: 'THREAD', body },
        seenIn: { comment: inComments },
        isSigned: true,
      }
    case 'reply':
      return {
        operation: 'useCreateReplyMutation',
        variables: { commentId: comments[0], body },
        seenIn: { reply: inComments },
        isSigned: true,
      }
    case 'reaction': {
      const item = comments[n % comments.length]!
      const type = kinds[Math.floor(n / comments.length) % kinds.length]!
      return {
        operation: 'useReactMutation',
        variables: { assocId: item, assocType: 'COMMENT', type },
        seenIn: {
          reaction: (field, text) =>
            field.startsWith('reactionsChanged') && text.includes(item) && text.includes(`"${type}"`),
        },
        isSigned: false,
      }
    }
    case 'message':
      return {
        operation: 'useSendMessageMutation',
        variables: { conversationId: conversation, body },
        seenIn: {
          message: (field, text) => field === 'messageCreated' && text.includes(body),
          unread: (field) => field === 'unreads',
        },
        isSigned: true,
      }
    case 'notice': {
      const item = comments[n % comments.length]!
      // Other kinds than those of the row of reactions, so that each is a change.
      const type = kinds[(Math.floor(n / comments.length) + 1) % kinds.length]!
      return {
        operation: 'useReactMutation',
        variables: { assocId: item, assocType: 'COMMENT', type },
        seenIn: {
          notice: (field, text) => field === 'unreads' && /"notifications":[1-9]/.test(text),
        },
        isSigned: false,
        then: { operation: 'useMarkNoticesMutation', variables: { placeId: null } },
      }
    }
    case 'follow':
      return {
        operation: 'useFollowMutation',
        variables: { isFollowing: n % 2 === 0, userId: speaker === 0 ? scene.other : scene.by },
        seenIn: {},
        seenBy: { operation: 'MemberScreenQuery', variables: { slug: scene.slug } },
        isSigned: false,
      }
  }
}
