import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import { streamOf, subjectOf, type Id, type MemberId, type SiteId } from '../../../../events/kinds.ts'
import type { Decider } from '../../../commands/frame/decider.ts'
import { commentsUnder, contentFields } from '../../graphql/frame/content.ts'
import type { Extension } from '../../graphql/schema.ts'

interface PostCommand {
  name: 'createPost'
  post: Id<'post'>
  site: SiteId
  author: MemberId
  title: string
  body: string
}

/** Creates posts. */
export const posts: Decider<null, PostCommand, object> = {
  emits: { createPost: [] },
  initialState: null,
  evolve: () => null,
  stream: ({ post }) => streamOf(post),
  needs: () => ({}),
  creates: () => true,
  decide(_, { post, site, author, title, body }) {
    const subject = subjectOf(post)
    const data = { subject, parent: null, root: subject, site, author, title, body, slug: 'a-post' }
    // The type is in the catalogue only while the test runs.
    return [{ type: 'PostCreated', data } as unknown as CatalogueEvent]
  },
}

/** Posts in the schema. */
export const postExtension: Extension = {
  sdl: `type Post implements Node & Content & Commentable & Reactable & Flaggable {
    id: ID!
    assocType: AssocType!
    title: String
    body: String!
    path: String!
    author: User!
    insertedAt: DateTime!
    editedAt: DateTime
    isRemoved: Boolean!
    restorableUntil: DateTime
    state: ContentState!
    revision: Int!
    viewerCan: ContentActions!
    lastActiveAt: DateTime!
    commentCount: Int!
    comments(first: Int = 20, after: String): CommentConnection!
    reactions: ReactionSummary!
  }`,
  resolvers: { Post: { ...contentFields, comments: commentsUnder } },
}
