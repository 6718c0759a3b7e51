import { subjectOf, type ContentId, type ContentKind, type Id } from '../kinds.ts'

/** Subject and root of an event about root content. */
export const about = <K extends ContentKind>(id: Id<K>) => ({ subject: subjectOf(id), root: subjectOf(id) })

/** Subject and root of an event about content below a root. */
export const within = <K extends ContentKind>(id: Id<K>, root: ContentId) => ({
  subject: subjectOf(id),
  root: subjectOf(root),
})

/** Subject, root and parent of new root content. */
export const alone = <K extends ContentKind>(id: Id<K>) => ({ ...about(id), parent: null })

/** Subject, root and parent of new content under a parent. */
export const under = <K extends ContentKind>(id: Id<K>, parent: ContentId, root: ContentId = parent) => ({
  ...within(id, root),
  parent: subjectOf(parent),
})
