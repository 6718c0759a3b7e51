import { z } from 'zod'
import {
  has,
  isCommentable,
  kindOf,
  type CommentableKind,
  type Kind,
  type KindWith,
  type Subject,
  type Trait,
} from './kinds.ts'

// zod schemas of ids, and of subjects (an item's or member's kind with its id).

/** A TypeID: the kind's prefix and a UUID as 26 characters of Crockford's base 32 (lower case). */
export type Id<K extends Kind = Kind> = `${K}_${string}`

const SUFFIX = '_[0-7][0-9a-hjkmnp-tv-z]{25}$'

/** zod schema of strings that match a regular expression. */
function patterned<Of extends string>(pattern: RegExp, error: string) {
  return z
    .custom<Of>((value) => typeof value === 'string' && pattern.test(value), { error })
    .meta({ type: 'string', pattern: pattern.source })
}

const idOf = <K extends Kind>(kind: K) =>
  patterned<Id<K>>(new RegExp(`^${kind}${SUFFIX}`), `must be an id that starts with "${kind}_"`)

export const SiteId = idOf('site')
export const MemberId = idOf('member')
export const ThreadId = idOf('thread')
export const CommentId = idOf('comment')
export const ReplyId = idOf('reply')
export const StatusId = idOf('status')
export const StatusReplyId = idOf('statusreply')
export const ConversationId = idOf('conversation')
export const MessageId = idOf('message')
export const QuestionId = idOf('question')
export const DisorderId = idOf('disorder')
export const MediaId = idOf('media')

export type SiteId = Id<'site'>
export type MemberId = Id<'member'>
export type ThreadId = Id<'thread'>
export type CommentId = Id<'comment'>
export type ReplyId = Id<'reply'>
export type StatusId = Id<'status'>
export type StatusReplyId = Id<'statusreply'>
export type ConversationId = Id<'conversation'>
export type MessageId = Id<'message'>
export type QuestionId = Id<'question'>
export type DisorderId = Id<'disorder'>
export type MediaId = Id<'media'>

const anyId = new RegExp(`^[a-z]+${SUFFIX}`)

/** True if a string is an id of a kind that `isOne` accepts. */
function isIdOf(value: unknown, isOne: (kind: Kind) => boolean): boolean {
  if (typeof value !== 'string' || !anyId.test(value)) return false
  try {
    return isOne(kindOf(value))
  } catch {
    return false
  }
}

/** zod schema of the ids of kinds that `isOne` accepts; its error messages call such an id `what`. */
const idOfSome = <K extends Kind>(isOne: (kind: Kind) => kind is K, what: string) =>
  z
    .custom<Id<K>>((value) => isIdOf(value, isOne), { error: `must be an id of ${what}` })
    .meta({ type: 'string', pattern: anyId.source })

const withTrait =
  <T extends Trait>(trait: T) =>
  (kind: Kind): kind is KindWith<T> =>
    has(kind, trait)

/** zod schema of ids of content, which always has a site and an author and can be moderated. */
export const ContentId = idOfSome(withTrait('moderated'), 'content')
export type ContentId = Id<KindWith<'moderated'>>

/** zod schema of ids of what editors write and publish. */
export const EditorialId = idOfSome(withTrait('editorial'), 'what editors publish')
export type EditorialId = Id<KindWith<'editorial'>>

export const CommentableId = idOfSome(isCommentable, 'what can be commented')
export type CommentableId = Id<CommentableKind>

/** zod schema of ids that members can report: content and messages of others, and members (spec §3 Content flag). */
export const FlaggableId = idOfSome(withTrait('flaggable'), 'what can be reported')
export type FlaggableId = Id<KindWith<'flaggable'>>

const isDecided = (kind: Kind): kind is KindWith<'moderated'> | KindWith<'flaggable'> =>
  has(kind, 'moderated') || has(kind, 'flaggable')

/** zod schema of ids of what moderators decide on: content, messages and members. */
export const DecidedId = idOfSome(isDecided, 'what can be decided on')
export type DecidedId = Id<KindWith<'moderated'> | KindWith<'flaggable'>>

/** zod schema of ids of items that members can react to (spec §3 Reaction). */
export const ReactableId = idOfSome(withTrait('reactable'), 'what can be reacted to')
export type ReactableId = Id<KindWith<'reactable'>>

export const BookmarkableId = idOfSome(withTrait('bookmarkable'), 'what can be kept')
export type BookmarkableId = Id<KindWith<'bookmarkable'>>

/** zod schema of a subject (kind and id) that allows a single kind. */
export const subjectOfKind = <K extends Kind>(kind: K) => z.object({ kind: z.literal(kind), id: idOf(kind) })

/**
 * zod schema of a subject (kind and id) that allows several kinds. Its JSON Schema omits the kinds, so that a new kind
 * of content needs no new event version.
 */
const subjectOfSome = <K extends Kind>(isOne: (kind: Kind) => kind is K, example: Subject<K>) =>
  z
    .custom<Subject<K>>((value) => {
      if (typeof value !== 'object' || value === null || !('kind' in value && 'id' in value)) return false
      return (
        Object.keys(value).length === 2 && isIdOf(value.id, isOne) && kindOf(String(value.id)) === value.kind
      )
    })
    .meta({
      type: 'object',
      properties: { kind: { type: 'string' }, id: { type: 'string', pattern: anyId.source } },
      required: ['kind', 'id'],
      additionalProperties: false,
      examples: [example],
    })

const exampleOf = <K extends Kind>(kind: K): Subject<K> => ({
  kind,
  id: `${kind}_01jd0000000000000000000001`,
})

/**
 * zod schema of a subject (kind and id) of any kind with a trait; its example in golden files has the kind `example`.
 */
export const subjectWith = <T extends Trait>(
  trait: T,
  example: KindWith<T>,
): z.ZodType<Subject<KindWith<T>>> => subjectOfSome(withTrait(trait), exampleOf(example))

export const ContentSubject = subjectWith('moderated', 'thread')
export type ContentSubject = z.output<typeof ContentSubject>
export const ReactableSubject = subjectWith('reactable', 'message')
export const FlaggableSubject = subjectWith('flaggable', 'comment')
/** zod schema of subjects on which moderators decide: all content, and what members can report. */
export const DecidedSubject = subjectOfSome(isDecided, exampleOf('comment'))
export const EditorialSubject = subjectWith('editorial', 'post')
export const MessageSubject = subjectOfKind('message')
export const MemberSubject = subjectOfKind('member')
