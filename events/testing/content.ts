import { subjectOf, type ContentId, type ContentKind, type Id } from '../kinds.ts'

/** Subject and root of an event about content that stands by itself. */
export const about = <K extends ContentKind>(id: Id<K>) => ({ subject: subjectOf(id), root: subjectOf(id) })

/** Subject and root of an event about content that stands under another. */
export const within = <K extends ContentKind>(id: Id<K>, root: ContentId) => ({
  subject: subjectOf(id),
  root: subjectOf(root),
})

/** Place of new content that stands by itself. */
export const alone = <K extends ContentKind>(id: Id<K>) => ({ ...about(id), parent: null })

/** Place of new content that is written under something. */
export const under = <K extends ContentKind>(id: Id<K>, parent: ContentId, root: ContentId = parent) => ({
  ...within(id, root),
  parent: subjectOf(parent),
})
