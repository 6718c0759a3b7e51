import type { CatalogueEvent } from '../../../../events/catalogue.ts'
import { streamOf, subjectOf, type Id, type SiteId } from '../../../../events/kinds.ts'
import { actingMember, type Decider } from '../../../commands/frame/decider.ts'
import { bookmarkFields } from '../../graphql/bookmarks/resolvers.ts'
import { commentsUnder } from '../../graphql/comments/under.ts'
import { contentFields } from '../../graphql/frame/content.ts'
import type { Extension } from '../../graphql/schema.ts'

interface StoryText {
  story: Id<'story'>
  body: string
}
type StoryCommand =
  | (StoryText & { name: 'createStory'; site: SiteId; title: string })
  | (StoryText & { name: 'editStory' })

/** Creates stories and edits their bodies. */
export const stories: Decider<null, StoryCommand, object> = {
  emits: { createStory: [], editStory: [] },
  initialState: null,
  evolve: () => null,
  stream: ({ story }) => streamOf(story),
  needs: () => ({}),
  creates: ({ name }) => name === 'createStory',
  decide(_, command, __, intent) {
    const author = actingMember(intent)
    const { story, body } = command
    const subject = subjectOf(story)
    const common = { subject, root: subject, author, body }
    const event =
      command.name === 'editStory'
        ? { type: 'StoryEdited', data: common }
        : {
            type: 'StoryCreated',
            data: { ...common, parent: null, site: command.site, title: command.title, slug: 'a-story' },
          }
    // The type of the catalogue of events lacks the events that only this test adds.
    return [event as unknown as CatalogueEvent]
  },
}

export const storyExtension: Extension = {
  sdl: `type Story implements Node & Content & Commentable & Reactable & Flaggable & Bookmarkable {
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
    Story: { ...contentFields, ...bookmarkFields, comments: commentsUnder, isLocked: () => false },
  },
}
