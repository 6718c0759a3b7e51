import type { EditorialId } from '../../../events/kinds.ts'
import type { Asking } from './ask.ts'

const decide = (operation: string) => async (asking: Asking, post: EditorialId) => {
  const decision = `assocId: "${post}", assocType: POST, operation: ${operation}`
  await asking.must(`moderationContentFlag(${decision}) { pending }`)
}

/** A way in which an administrator closes an article. */
interface Closing {
  verb: string
  close: (asking: Asking, post: EditorialId) => Promise<void>
  /**
   * True if members still see the article, and what was accepted below it at the same moment: they only add nothing.
   * Otherwise they see neither (services/commands/README.md#races-across-streams).
   */
  isSeen: boolean
}

const closings: readonly Closing[] = [
  { verb: 'locked', close: decide('LOCK'), isSeen: true },
  { verb: 'hidden', close: decide('HIDE'), isSeen: false },
  {
    verb: 'unpublished',
    close: async (asking, post) => void (await asking.must(`unpublishPost(postId: "${post}") { pending }`)),
    isSeen: false,
  },
  {
    verb: 'closed for comments',
    async close(asking, post) {
      const text = `{ title: "Closed", slug: "closed-${post.slice(-9)}", sections: [], byline: team, comments: closed }`
      await asking.must(`revisePost(postId: "${post}", basedOn: 0, post: ${text}) { pending }`)
      await asking.must(`publishPost(postId: "${post}") { pending }`)
    },
    isSeen: true,
  },
]

/** Something that members try with an article, or with a comment on it. */
interface Try {
  name: string
  /** True if it is refused only where members do not see the article. */
  needsSight?: true
  run: (asking: Asking, post: EditorialId, comment: string) => Promise<string>
}

const tries: readonly Try[] = [
  {
    name: 'comment',
    run: ({ attempt }, post) =>
      attempt(`createComment(assocId: "${post}", assocType: POST, body: "Late") { pending }`),
  },
  {
    name: 'reply',
    run: ({ attempt }, _, comment) =>
      attempt(`createReply(commentId: "${comment}", body: "Late") { pending }`),
  },
  {
    name: 'reaction',
    needsSight: true,
    run: ({ attempt }, post) =>
      attempt(`createReaction(assocId: "${post}", reactedType: POST, type: LIKE) { pending }`),
  },
  {
    name: 'bookmark',
    needsSight: true,
    run: ({ attempt }, post) =>
      attempt(`updateBookmark(assocId: "${post}", assocType: POST, isBookmarked: true) { pending }`),
  },
  {
    name: 'report',
    needsSight: true,
    run: ({ attempt }, post) =>
      attempt(`contentFlag(assocId: "${post}", assocType: POST, reason: SPAM) { pending }`),
  },
]

/** The closing and the try for the nth article, so that all pairs occur equally often for each closing. */
export function pairOf(n: number): { closing: Closing; trying: Try } {
  const closing = closings[n % closings.length]!
  const refused = tries.filter(({ needsSight }) => !(needsSight && closing.isSeen))
  return { closing, trying: refused[Math.floor(n / closings.length) % refused.length]! }
}
