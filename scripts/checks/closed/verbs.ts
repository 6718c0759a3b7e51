import type { EditorialId } from '../../../events/kinds.ts'
import type { Asking } from './ask.ts'

type Close = (asking: Asking, post: EditorialId) => Promise<void>

const decide =
  (operation: string): Close =>
  async (asking, post) => {
    const decision = `assocId: "${post}", assocType: POST, operation: ${operation}`
    await asking.must(`moderationContentFlag(${decision}) { pending }`)
  }

/** Ways in which an administrator closes an article. */
export const closings: readonly [verb: string, close: Close][] = [
  ['locked', decide('LOCK')],
  ['hidden', decide('HIDE')],
  [
    'unpublished',
    async (asking, post) => void (await asking.must(`unpublishPost(postId: "${post}") { pending }`)),
  ],
  [
    'closed for comments',
    async (asking, post) => {
      const text = `{ title: "Closed", slug: "closed-${post.slice(-9)}", sections: [], byline: TEAM, commentStatus: CLOSED }`
      await asking.must(`revisePost(postId: "${post}", basedOn: 0, post: ${text}) { pending }`)
      await asking.must(`publishPost(postId: "${post}") { pending }`)
    },
  ],
]

const anyWay = closings.map(([verb]) => verb)
/** Closings after which members do not see the article. */
const unseen = ['hidden', 'unpublished']

/** Things that members try with an article, or with a comment on it, and the closings after which they are refused. */
export const tries: readonly {
  name: string
  after: readonly string[]
  run: (asking: Asking, post: EditorialId, comment: string) => Promise<string>
}[] = [
  {
    name: 'comment',
    after: anyWay,
    run: ({ attempt }, post) =>
      attempt(`createComment(assocId: "${post}", assocType: POST, body: "Late") { pending }`),
  },
  {
    name: 'reply',
    after: anyWay,
    run: ({ attempt }, _, comment) =>
      attempt(`createReply(commentId: "${comment}", body: "Late") { pending }`),
  },
  {
    name: 'reaction',
    after: unseen,
    run: ({ attempt }, post) =>
      attempt(`createReaction(assocId: "${post}", reactedType: POST, type: LIKE) { pending }`),
  },
  {
    name: 'bookmark',
    after: unseen,
    run: ({ attempt }, post) =>
      attempt(`updateBookmark(assocId: "${post}", assocType: POST, isBookmarked: true) { pending }`),
  },
  {
    name: 'report',
    after: unseen,
    run: ({ attempt }, post) =>
      attempt(`contentFlag(assocId: "${post}", assocType: POST, reason: SPAM) { pending }`),
  },
]
