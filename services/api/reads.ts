import type {
  ContentId,
  ConversationId,
  FlaggableId,
  MemberId,
  MessageId,
  QuestionId,
  ReactableId,
  SiteId,
} from '../../events/kinds.ts'
import type { ReactionKind } from '../../events/reactions.ts'
import type { ConversationRow, Folder, MessageRow } from '../../projections/conversations/queries.ts'
import type { ErasureRow } from '../../projections/erasures/queries.ts'
import type { FlagRow } from '../../projections/flags/queries.ts'
import type { MemberRow, MemberSearch } from '../../projections/members/queries.ts'
import type { Page, PageOf } from '../../projections/page.ts'
import type { QuestionRow } from '../../projections/questions/queries.ts'
import type { ReactionRow } from '../../projections/reaction-aggregates/queries.ts'
import type { SiteDetails, SiteRow } from '../../projections/sites/queries.ts'
import type { ContentRow } from '../../projections/content/queries.ts'
import type { ThreadAddress } from '../../projections/threads/queries.ts'
import type { Viewer } from '../rules/visibility.ts'

export type {
  ContentRow,
  ConversationRow,
  ErasureRow,
  FlagRow,
  MemberRow,
  MessageRow,
  QuestionRow,
  ReactionRow,
  SiteDetails,
  SiteRow,
}
export type { Listed, Page, PageOf } from '../../projections/page.ts'

/**
 * All that the API asks of the read models. Rows by id come as they are, in any order, without those that there
 * are not: the API applies services/rules/visibility.ts to them. Lists come with that rule applied, by viewer.
 * Whatever may be asked for many parents at once takes them all.
 */
export interface Reads {
  /** By name. */
  sites: () => Promise<SiteRow[]>
  siteDetails: (id: SiteId) => Promise<SiteDetails | null>

  membersByIds: (ids: readonly MemberId[]) => Promise<MemberRow[]>
  /** By the current slug or a former one. */
  memberBySlug: (slug: string) => Promise<MemberRow | null>
  membersNamed: (search: MemberSearch, limit: number) => Promise<MemberRow[]>
  /** Wishes to be forgotten, and holds; members who have none are missing. */
  erasuresOf: (members: readonly MemberId[]) => Promise<ErasureRow[]>
  /** When a member's account lapses unless it is verified; null: never. */
  lapseOf: (member: MemberId) => Promise<Date | null>
  /** Those of the members that the follower follows. */
  followedBy: (follower: MemberId, members: readonly MemberId[]) => Promise<MemberId[]>

  /** Content of any kind. */
  contentByIds: (ids: readonly ContentId[]) => Promise<ContentRow[]>
  threadBySlug: (site: SiteId, slug: string) => Promise<ContentRow | null>
  /** Where the threads of a site are that a visitor sees, by id, after one. */
  threadAddresses: (site: SiteId, after: string, limit: number) => Promise<ThreadAddress[]>
  /** After which threads the pages of such a list begin, '' the first; none where there is no thread. */
  threadAddressPages: (site: SiteId, size: number) => Promise<string[]>
  /** The most recently active first. */
  threadsPage: (site: SiteId, page: PageOf, viewer: Viewer) => Promise<Page<ContentRow>>
  /** Threads by authors on one site, the newest first. */
  threadsPagesByAuthors: (
    authors: readonly MemberId[],
    site: SiteId,
    page: PageOf,
    viewer: Viewer,
  ) => Promise<Map<MemberId, Page<ContentRow>>>
  /** Comments directly under content, or replies under a comment, oldest first. */
  commentsPages: (
    parents: readonly ContentId[],
    page: PageOf,
    viewer: Viewer,
  ) => Promise<Map<ContentId, Page<ContentRow>>>

  reactionsTo: (items: readonly ReactableId[]) => Promise<ReactionRow[]>
  /** What a member chose. */
  reactionsOf: (
    member: MemberId,
    items: readonly ReactableId[],
  ) => Promise<{ item: ReactableId; kind: ReactionKind }[]>

  /** Those of the conversations that the member takes part in. */
  conversationsByIds: (member: MemberId, ids: readonly ConversationId[]) => Promise<ConversationRow[]>
  /** By their newest messages. */
  conversationsPage: (member: MemberId, folder: Folder, page: PageOf) => Promise<Page<ConversationRow>>
  messagesByIds: (ids: readonly MessageId[]) => Promise<MessageRow[]>
  /** The newest before the cursor, oldest first; of conversations that the member takes part in. */
  messagesPages: (
    member: MemberId,
    conversations: readonly ConversationId[],
    page: PageOf,
  ) => Promise<Map<ConversationId, Page<MessageRow>>>
  unreadMessages: (member: MemberId) => Promise<number>
  blockedBy: (member: MemberId, limit: number) => Promise<MemberId[]>

  /** Open reports, of one site or of all, the newest first. */
  flagsPage: (page: PageOf, site: SiteId | null) => Promise<Page<FlagRow>>
  flagsByItems: (items: readonly FlaggableId[]) => Promise<FlagRow[]>

  /** The questions that an analyst has open, the newest first. */
  questionsOf: (analyst: MemberId) => Promise<QuestionRow[]>
  questionById: (id: QuestionId) => Promise<QuestionRow | null>
}
