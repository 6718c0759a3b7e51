// Imports only types, because the browser loads this table too.
import type { Id } from './ids.ts'
import { routes, type RoutedKind } from './routes.ts'

export type {
  BookmarkableId,
  CommentableId,
  CommentId,
  ContentId,
  ConversationId,
  DecidedId,
  DisorderId,
  EditorialId,
  FlaggableId,
  Id,
  MediaId,
  MemberId,
  MessageId,
  QuestionId,
  ReactableId,
  ReplyId,
  SiteId,
  StatusId,
  StatusReplyId,
  ThreadId,
} from './ids.ts'

/** Properties of a kind of item; the key of the kind in the table is the prefix of its ids. */
interface KindRow {
  /** Name of the kind in the API and the specification (spec §3 Reaction, Content flag). */
  name: string
  /** Name of the kind's type in the GraphQL schema; all editorial kinds share one. */
  type: string
  /** Singular and plural of the kind's name as shown to people, such as 'reply' and 'replies'. */
  words: readonly [one: string, many: string]
  /** Kinds that can be the parent of an item; omitted for kinds that have pages of their own. */
  under?: readonly string[]
  /** Path of an item's page, with `:slug` for its slug; items with a parent appear on the parent's page instead. */
  route?: string
  /** Members can react to items of this kind (spec §3 Reaction, §9 engagement). */
  reactable?: true
  /** Members can report items of this kind. */
  flaggable?: true
  /** Members can bookmark items of this kind (spec §3 User). */
  bookmarkable?: true
  /** Items of this kind have a site and an author, and can be moderated. */
  moderated?: true
  /** Items of this kind can appear in search results and recommendations (spec §3 Search result). */
  searched?: true
  /** Editors write and publish items of this kind, which belong to their site rather than to a member. */
  editorial?: true
  /** Name of the feature without which a site shows no items of this kind, nor what is below them (spec §1). */
  feature?: string
  /** True if the network has a capability that creates items of this kind. */
  built: boolean
}

/** Kinds that members can comment on (spec §9 engagement). */
const commented = ['post', 'story', 'recipe', 'thread'] as const

/** Traits shared by all kinds of content that members can react to, report and bookmark. */
const engaging = { reactable: true, flaggable: true, bookmarkable: true, moderated: true } as const

/** Table of all kinds of items and members that have ids (spec §3, §6, §9). */
export const kinds = {
  site: { name: 'SITE', type: 'Site', words: ['site', 'sites'], built: true },
  member: {
    name: 'USER',
    type: 'User',
    words: ['member', 'members'],
    route: routes.member,
    flaggable: true,
    built: true,
  },
  conversation: {
    name: 'CONVERSATION',
    type: 'Conversation',
    words: ['conversation', 'conversations'],
    built: true,
  },
  message: {
    name: 'MESSAGE',
    type: 'Message',
    words: ['private message', 'private messages'],
    reactable: true,
    flaggable: true,
    feature: 'private_messaging',
    built: true,
  },
  disorder: {
    name: 'DISORDER',
    type: 'Disorder',
    words: ['condition', 'conditions'],
    route: routes.disorder,
    searched: true,
    built: true,
  },
  media: { name: 'MEDIA', type: 'Media', words: ['library picture', 'library pictures'], built: true },
  question: { name: 'QUESTION', type: 'Question', words: ['question', 'questions'], built: true },
  post: {
    name: 'POST',
    type: 'Post',
    words: ['post', 'posts'],
    route: routes.post,
    ...engaging,
    searched: true,
    editorial: true,
    built: true,
  },
  page: {
    name: 'PAGE',
    type: 'Post',
    words: ['page', 'pages'],
    route: routes.page,
    moderated: true,
    searched: true,
    editorial: true,
    built: true,
  },
  sponsored: {
    name: 'SPONSORED_ARTICLE',
    type: 'Post',
    words: ['sponsored article', 'sponsored articles'],
    route: routes.sponsored,
    moderated: true,
    searched: true,
    editorial: true,
    built: true,
  },
  gallery: {
    name: 'GALLERY',
    type: 'Post',
    words: ['gallery', 'galleries'],
    route: routes.gallery,
    bookmarkable: true,
    moderated: true,
    searched: true,
    editorial: true,
    built: true,
  },
  infographic: {
    name: 'GRAPHIC',
    type: 'Post',
    words: ['infographic', 'infographics'],
    route: routes.infographic,
    bookmarkable: true,
    moderated: true,
    searched: true,
    editorial: true,
    built: true,
  },
  hub: {
    name: 'CAS',
    type: 'Post',
    words: ['content hub', 'content hubs'],
    route: routes.hub,
    moderated: true,
    searched: true,
    editorial: true,
    built: true,
  },
  quiz: {
    name: 'QUIZ',
    type: 'Quiz',
    words: ['quiz', 'quizzes'],
    route: routes.quiz,
    moderated: true,
    searched: true,
    built: false,
  },
  story: {
    name: 'STORY',
    type: 'Story',
    words: ['story', 'stories'],
    route: routes.story,
    ...engaging,
    searched: true,
    feature: 'stories',
    built: false,
  },
  recipe: {
    name: 'RECIPE',
    type: 'Recipe',
    words: ['recipe', 'recipes'],
    route: routes.recipe,
    ...engaging,
    searched: true,
    feature: 'recipes',
    built: false,
  },
  poll: {
    name: 'POLL',
    type: 'Poll',
    words: ['poll', 'polls'],
    route: routes.poll,
    moderated: true,
    built: false,
  },
  thread: {
    name: 'THREAD',
    type: 'Thread',
    words: ['thread', 'threads'],
    route: routes.thread,
    ...engaging,
    searched: true,
    feature: 'Forums',
    built: true,
  },
  comment: {
    name: 'COMMENT',
    type: 'Comment',
    words: ['comment', 'comments'],
    under: commented,
    ...engaging,
    feature: 'Comments',
    built: true,
  },
  reply: {
    name: 'REPLY',
    type: 'Reply',
    words: ['reply', 'replies'],
    under: ['comment'],
    reactable: true,
    flaggable: true,
    moderated: true,
    feature: 'Comments',
    built: true,
  },
  status: {
    name: 'USER_PROFILE_STATUS',
    type: 'UserProfileStatus',
    words: ['status update', 'status updates'],
    reactable: true,
    flaggable: true,
    moderated: true,
    feature: 'status_updates',
    built: true,
  },
  statusreply: {
    name: 'USER_PROFILE_STATUS_REPLY',
    type: 'UserProfileStatusReply',
    words: ['reply to a status update', 'replies to status updates'],
    under: ['status'],
    reactable: true,
    flaggable: true,
    moderated: true,
    feature: 'status_updates',
    built: true,
  },
} as const satisfies Record<string, KindRow>

type Kinds = typeof kinds
export type Kind = keyof Kinds

/** An ability that a kind may have, such as being commentable. */
export type Trait = 'reactable' | 'flaggable' | 'bookmarkable' | 'moderated' | 'searched' | 'editorial'
export type KindWith<T extends Trait> = { [K in Kind]: Kinds[K] extends Record<T, true> ? K : never }[Kind]
export type ContentKind = KindWith<'moderated'>
/** Kinds that editors write and publish. */
export type EditorialKind = KindWith<'editorial'>
export type CommentableKind = (typeof commented)[number]
/** Kinds that have a name in the API (spec §3 Reaction, Content flag). */
export type ItemKind = KindWith<'reactable'> | KindWith<'flaggable'> | KindWith<'moderated'>

/** Entry of a kind in the table, typed with all optional properties. */
export const rowOf = (kind: Kind): KindRow => kinds[kind]

export const has = <T extends Trait>(kind: Kind, trait: T): kind is KindWith<T> => rowOf(kind)[trait] === true

export const isCommentable = (kind: Kind): kind is CommentableKind =>
  commented.some((commentable) => commentable === kind)

/** True if a site with some features shows items of a kind; the kinds above an item must be shown too. */
export function isOffered(kind: Kind, features: readonly string[]): boolean {
  const { built, feature } = rowOf(kind)
  return built && (feature === undefined || features.includes(feature))
}

/** True if each item of the kind has a page of its own. */
export const isRouted = (kind: Kind): kind is RoutedKind => Object.hasOwn(routes, kind)

/** Kinds that have a trait, in the order of the table of kinds. */
export const kindsWith = <T extends Trait>(trait: T): KindWith<T>[] =>
  kindNames().filter((kind): kind is KindWith<T> => has(kind, trait))

export const itemKinds = (): ItemKind[] =>
  kindNames().filter(
    (kind): kind is ItemKind => has(kind, 'reactable') || has(kind, 'flaggable') || has(kind, 'moderated'),
  )

const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)
export const kindNames = (): Kind[] => Object.keys(kinds).filter(isKind)

/** Kind of an id, from its prefix. Throws a RangeError for a string that is not an id. */
export function kindOf<K extends Kind>(id: Id<K>): K
export function kindOf(id: string): Kind
export function kindOf(id: string): Kind {
  const prefix = id.slice(0, id.indexOf('_'))
  if (!isKind(prefix)) throw new RangeError(`${id.slice(0, 40)} is not an id of this network`)
  return prefix
}

/** Name of a kind, capitalised to start a sentence ('Private message'); words that name no kind are unchanged. */
export function headingOf(kind: string): string {
  if (!isKind(kind)) return kind
  const [word] = kinds[kind].words
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Subject: a reference in an event to an item or a member, by kind and id. */
export type Subject<K extends Kind = Kind> = { [P in K]: { kind: P; id: Id<P> } }[K]

export const subjectOf = <K extends Kind>(id: Id<K>): Subject<K> => ({ kind: kindOf(id), id })

/** Name of a stream: `<category>-<id>`, where the category is the part before the first dash. */
export type StreamName = `${string}-${string}`

/** Name of the stream of an item or member: `member-01h…` for the id `member_01h…`. */
export function streamOf(id: Id): StreamName {
  const kind = kindOf(id)
  return `${kind}-${id.slice(kind.length + 1)}`
}
