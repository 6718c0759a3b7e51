import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import { streamOf, subjectOf, type Id, type SiteId } from '../../../../events/kinds.ts'
import { actingMember, type Decider } from '../../../commands/frame/decider.ts'
import { bookmarkFields } from '../../graphql/bookmarks/resolvers.ts'
import { commentsUnder } from '../../graphql/comments/under.ts'
import { contentFields } from '../../graphql/frame/content.ts'
import type { Extension } from '../../graphql/schema.ts'

interface PostText {
  post: Id<'post'>
  body: string
}
type PostCommand =
  | (PostText & { name: 'createPost'; site: SiteId; title: string })
  | (PostText & { name: 'editPost' })

/** Creates posts and edits their bodies. */
export const posts: Decider<null, PostCommand, object> = {
  emits: { createPost: [], editPost: [] },
  initialState: null,
  evolve: () => null,
  stream: ({ post }) => streamOf(post),
  needs: () => ({}),
  creates: ({ name }) => name === 'createPost',
  decide(_, command, __, intent) {
    const author = actingMember(intent)
    const { post, body } = command
    const subject = subjectOf(post)
    const common = { subject, root: subject, author, body }
    const event =
      command.name === 'editPost'
        ? { type: 'PostEdited', data: common }
        : {
            type: 'PostCreated',
            data: { ...common, parent: null, site: command.site, title: command.title, slug: 'a-post' },
          }
    // The type of the catalogue of events lacks the events that only this test adds.
    return [event as unknown as CatalogueEvent]
  },
}

export const postExtension: Extension = {
  sdl: `type Post implements Node & Content & Commentable & Reactable & Flaggable & Bookmarkable {
    id: ID!
    assocType: AssocType!
    title: String
    body: String!
    html: String
    linkPreview: LinkPreview
    heldBy: ContentRule
    picture: ContentPicture
    path: String!
    author: User!
    insertedAt: DateTime!
    editedAt: DateTime
    isRemoved: Boolean!
    restorableUntil: DateTime
    state: ContentState!
    revision: Int!
    viewerCan: ContentActions!
    isLocked: Boolean!
    lastActiveAt: DateTime!
    commentCount: Int!
    comments(first: Int = 20, after: String, last: Int, before: String, around: ID): CommentConnection!
    reactions: ReactionSummary!
    bookmark: Bookmark!
  }`,
  resolvers: {
    Post: { ...contentFields, ...bookmarkFields, comments: commentsUnder, isLocked: () => false },
  },
}
