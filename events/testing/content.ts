import { subjectOf, type ContentId, type ContentKind, type Id } from '../kinds.ts'

/** Subject and root fields for an event about a root item, such as a thread. */
export const about = <K extends ContentKind>(id: Id<K>) => ({ subject: subjectOf(id), root: subjectOf(id) })

/** Subject and root fields for an event about an item below a root, such as a comment. */
export const within = <K extends ContentKind>(id: Id<K>, root: ContentId) => ({
  subject: subjectOf(id),
  root: subjectOf(root),
})

/** Subject, root and parent fields for an event that creates a root item. */
export const alone = <K extends ContentKind>(id: Id<K>) => ({ ...about(id), parent: null })

/** Subject, root and parent fields for an event that creates an item under a parent. */
export const under = <K extends ContentKind>(id: Id<K>, parent: ContentId, root: ContentId = parent) => ({
  ...within(id, root),
  parent: subjectOf(parent),
})

/** Fields of a decision without a reason and words for the author. */
export const withoutReason = { author: null, reason: null, words: null }
