// Generated from services/api/graphql/**/schema.graphql and web/sections/*/ by `npm run generate`.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DisorderRow } from '../../../../projections/disorders/queries.ts';
import type { MemberRow, AccessRecoveryRow, ErasureRow, SiteRow, ContentRow, ConversationRow, NoticeRow, FlagRow, QuestionRow } from '../../reads.ts';
import type { Session as SessionRow } from '../../../operational/sessions.ts';
import type { PushDevice as PushDeviceRow } from '../../../operational/push/devices.ts';
import type { SiteChangeRow } from '../../../../projections/sites/queries.ts';
import type { ShownContent, ShownMessage } from '../../live/early.ts';
import type { PostRow, PostList } from '../publishing/posts.ts';
import type { ManuscriptRow, PostChangeRow } from '../../../../projections/publishing/queries.ts';
import type { PostText as RevisionRow } from '../../../../events/publishing.ts';
import type { MediaRow } from '../../../../projections/media/queries.ts';
import type { EditingNow } from '../editing/resolvers.ts';
import type { AutosaveHead } from '../../../operational/publishing/autosaves.ts';
import type { Summary } from '../reactions/summary.ts';
import type { ReactorRow } from '../../../../projections/reaction-aggregates/queries.ts';
import type { ChannelsRow } from '../../../../projections/notices/queries.ts';
import type { HeldText as HeldRow } from '../moderation/rules.ts';
import type { DecisionRow, OwnReportRow, NoteRow, MemberRecord as RecordRow, Report } from '../../../../projections/flags/queries.ts';
import type { AppealRow } from '../../../../projections/appeals/queries.ts';
import type { Claim as ClaimRow } from '../../../operational/claims.ts';
import type { Entry } from '../moderation/history.ts';
import type { Operations as OperationsNow } from '../operations/watch.ts';
import type { ProjectionState } from '../../../projector/state.ts';
import type { Stop } from '../../../projector/live/stops.ts';
import type { Replay as ReplayRow } from '../../../projector/replay/replay-jobs.ts';
import type { Kept } from '../../../projector/replay/kept-tables.ts';
import type { AuditRow } from '../../../projector/audit/audits.ts';
import type { ProcessRow } from '../../../telemetry/processes.ts';
import type { Concern as ConcernNow } from '../../../telemetry/log-health.ts';
import type { ServerHealth, Damage } from '../../../../events/log.ts';
import type { Run } from '../../../analytics/runs.ts';
import type { NamedAnswer, NamedGroup } from '../analytics/answers.ts';
import type { Typed } from '../search/resolvers.ts';
import type { Moment } from '../moderation/moments.ts';
import type { Walled, Undrawn } from '../sections/shown-sections.ts';
import type { IncompleteSection as IncompleteSectionRow } from '../../../rules/sections/incomplete-section.ts';
import type { ContentSection as DrawnSection } from '../../../rules/sections/sections.ts';
import type { GraphContext } from '../frame/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 instant, UTC. */
  DateTime: { input: Date; output: Date; }
  /** A position in the event log; later ones are larger. A decimal number in a string. */
  Position: { input: bigint; output: bigint; }
  /** Any JSON, validated by the field. */
  JSON: { input: unknown; output: unknown; }
};

/** Names of the kinds of items (spec §3). */
export type AssocType =
  | 'USER'
  | 'MESSAGE'
  | 'POST'
  | 'PAGE'
  | 'SPONSORED_ARTICLE'
  | 'GALLERY'
  | 'GRAPHIC'
  | 'CAS'
  | 'QUIZ'
  | 'STORY'
  | 'RECIPE'
  | 'POLL'
  | 'THREAD'
  | 'COMMENT'
  | 'REPLY'
  | 'USER_PROFILE_STATUS'
  | 'USER_PROFILE_STATUS_REPLY';

export type Node = {
  id: Scalars['ID']['output'];
};

export type PageInfo = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor: Maybe<Scalars['String']['output']>;
  endCursor: Maybe<Scalars['String']['output']>;
};

export type Query = {
  node: Maybe<Node>;
  /** All open changes of members on whom the viewer may act, at most fifty, the oldest first. */
  accessRecoveries: Array<AccessRecovery>;
  /** The logged-in member; null for visitors. */
  viewer: Maybe<User>;
  /**
   * 'not found' for an unknown member, or null with `ignore404`. Members are the same on every site, so `originalSite`
   * has no effect.
   */
  user: Maybe<User>;
  unreads: Unreads;
  /** Privacy settings of the viewer, or only the named one; none of other members. */
  userPrivacySettings: Array<PrivacySetting>;
  /**
   * Members whose username contains the text, at most 10; only administrators with `adminsOnly`. `type` and `id` name
   * the item for which a member is searched, and have no effect, as members are the same everywhere.
   */
  userSearch: Array<User>;
  /** Terms that were searched and not found in the last weeks, most searched first. Analysts only. */
  missedSearches: Array<MissedSearch>;
  /** The viewer's open questions, newest first. */
  questions: Array<Question>;
  question: Question;
  /** Sites to which a question can be limited. Analysts only. */
  questionSites: Array<Site>;
  /**
   * What the viewer has typed into an item of this site and not saved, by the id of the item or the UUID of one that is
   * not written yet.
   */
  autosave: Maybe<Autosave>;
  /** What the viewer has typed into items of this site that are not written yet, last changed first. */
  unwrittenPosts: Array<UnwrittenPost>;
  /** Awards of a member, latest first; none of members whom the viewer cannot see. */
  userAwards: Array<UserAward>;
  disorderDetail: Maybe<Disorder>;
  /** Featured disorders of this site, by name. */
  featuredDisorders: Array<Disorder>;
  /** Conditions that administrators chose for this site, by name. */
  siteConditions: Array<Disorder>;
  /**
   * Disorders that a text means, by name, synonym or ORPHA code (spec §4 Condition search). Slips, diacritics, hyphens and
   * the order of words are forgiven.
   */
  disorderSearch: DisorderSearchResult;
  /**
   * Texts that an item had, oldest first, the last being the present one; at most 50. Those that a moderator removed or
   * its author took back are left out, and so are all texts of an item that is not shown to everybody.
   */
  contentVersions: Array<ContentVersion>;
  /** Days between the request and the deletion. */
  deletionGraceDays: Scalars['Int']['output'];
  /** Null until the erasure is complete, and for an invalid token. */
  erasureReceipt: Maybe<ErasureReceipt>;
  /** Administrators only. */
  eventTypes: Array<EventType>;
  /**
   * Visible threads of this site: all, or those in a category (by its slug) or with a tag, which must exist. `isUnanswered`
   * leaves out those with visible replies, and orders the others by their creation.
   */
  threads: ThreadConnection;
  /** Visible threads that moderators put first in the lists of this site, or of one of its categories, at most 10. */
  pinnedThreads: Array<Thread>;
  thread: Maybe<Thread>;
  /**
   * All members whose username contains the text, and who meet the other conditions; only for administrators. Of those who
   * can recover access, a text with @ finds the member with exactly this proven email address.
   */
  members: MemberConnection;
  /** Null unless the network is read-only. */
  maintenance: Maybe<Maintenance>;
  /** A picture of the library of this site, for its editors. */
  media: Maybe<Media>;
  /**
   * Pictures of the library of this site, newest first, for its editors; `text` is a part of the name, of the words for the
   * picture, or of the illustrator's name.
   */
  mediaLibrary: MediaConnection;
  /** 'not found' for conversations of others. */
  conversation: Maybe<Conversation>;
  /** The viewer's conversations, newest message first. */
  conversations: ConversationConnection;
  /**
   * The viewer's messages, sent and received, with all words of a text, newest first; without those of conversations with
   * a blocked member.
   */
  messageSearch: MessageSearchConnection;
  /** Members whom the viewer has blocked, in the order of their ids; `after` is the last member of the previous page. */
  blockedUsers: Array<User>;
  /**
   * Moderators and administrators only: the most severe reason first, and of those the item that has waited longest.
   * `community` is the prefix of a site, `member` a username, and `before` a time before which it was first reported.
   */
  contentFlags: FlaggedContentConnection;
  /** Administrators only. Of private messages, only those that were reported are found. */
  contentFlagPage: ContentFlagPage;
  contentHistory: ContentHistory;
  /**
   * Threads into which a thread can be merged, at most 5: by the words of their titles, or by the link in the text.
   * Administrators only.
   */
  mergeTargets: Array<Thread>;
  /** Rules of a community that hold texts back, by default of this one; `community` is its prefix. Moderators only. */
  contentRules: CommunityRules;
  /** Tries rules on past texts, without changing anything. Moderators only. */
  contentRulesTrial: ContentRulesTrial;
  /**
   * Decisions of all moderators, newest first; `community` is the prefix of a site, `by` the username of a moderator.
   * Moderators only.
   */
  decisions: DecisionConnection;
  /**
   * An item at a time, or after the event of a revision: give one of the two. Null before its creation, and after a
   * purge.
   */
  contentAt: Maybe<ContentMoment>;
  /** Open appeals that the viewer can answer, newest first: those against decisions of others. Moderators only. */
  appeals: AppealConnection;
  transparency: Transparency;
  /** Public key (base64url) with which browsers subscribe to push notifications; null if the network has none. */
  pushKey: Maybe<Scalars['String']['output']>;
  /** Administrators only. */
  operations: Operations;
  publicProfile: Array<PublicProfileField>;
  /**
   * An item of this site, or one that is published on it too, by its slug, permalink or id. An address that it had before
   * finds it too, and `id` can be the number of an item of this site. `preview` reads its newest text, for those who may.
   */
  post: Maybe<Post>;
  /**
   * What is published on this site, newest first: of all kinds, or of some; in a category (by its slug), with a tag, or by
   * an author (by the member's slug). `page` reads a page by its number, from 1.
   */
  posts: PostConnection;
  /** An item of this site for its editors. */
  manuscript: Maybe<Manuscript>;
  /** A page of this site by the slug of its newest text, for those who may read it, to be looked at as the home page. */
  homepagePreview: Maybe<Manuscript>;
  /**
   * Items of this site that the viewer may read, those changed last first: in some states (all but BINNED, if left out), of
   * some kinds, in a category, with a part of their title, or `mine`, of which the viewer is an author.
   */
  manuscripts: ManuscriptConnection;
  /** At most 100 items. */
  reactions: Array<ReactionSummary>;
  /**
   * Items like one item, by the words of their titles, best first. `docResultType` limits them to a kind, `limit` their
   * number, up to 20. Without items alike, others that helped people lately.
   */
  recommend: Array<SearchResult>;
  /** Items with recent activity that helped people, best first. */
  recentsAsRecommendations: Array<SearchResult>;
  /**
   * Items like those that the viewer wrote, commented on, reacted to or bookmarked, without these; for visitors, recent
   * ones. `cacheKey` names a list in the client's cache and has no effect.
   */
  userRecommendations: Array<SearchResult>;
  /**
   * Content with all words of a text, best first, and after it content with another name of a condition. For a question, and if nothing has all words, the best item of each page
   * with the most telling words. Words in quotes stand together, words after a minus are excluded.
   * `types` limits the kinds, `since` the age, and `family` includes this site's parent, its children and its siblings.
   */
  search: SearchConnection;
  searchSuggestions: SearchSuggestions;
  /** The site of the request's host; with a prefix, another site of the network. */
  site: Site;
  siteSummaries: Array<SiteSummary>;
  /** All sites with all properties that administrators can change, by name. Administrators only. */
  sites: Array<Site>;
  /** Sections as they would be stored and shown on this site, with cleaned HTML. Administrators only. */
  sectionsPreview: Array<ContentSection>;
  /** The menu of this site. */
  menu: Array<MenuItem>;
  /** The categories of this site, by name; `taxonomy` is an alias. */
  categories: Array<Category>;
  taxonomy: Array<Category>;
  userSocialSites: Array<SocialSite>;
  /** A status update; with `slug` only if it is on the profile of that member. */
  userProfileStatus: Maybe<UserProfileStatus>;
  /** The newest status updates of a member that the viewer can see, at most 100. */
  userProfileStatusHistory: Array<UserProfileStatus>;
  /** Disorders that a member names, by name; null if the viewer is not in their audience. */
  userDisorders: Maybe<Array<UserDisorder>>;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  originalSite?: InputMaybe<Scalars['ID']['input']>;
  ignore404?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryUserPrivacySettingsArgs = {
  userId: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUserSearchArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<AssocType>;
  id?: InputMaybe<Scalars['ID']['input']>;
  adminsOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryMissedSearchesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAutosaveArgs = {
  item: Scalars['ID']['input'];
};


export type QueryUserAwardsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryDisorderDetailArgs = {
  slug: Scalars['String']['input'];
};


export type QueryDisorderSearchArgs = {
  offset?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
  type?: InputMaybe<DisorderSearchType>;
};


export type QueryContentVersionsArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type QueryErasureReceiptArgs = {
  token: Scalars['String']['input'];
};


export type QueryThreadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ThreadSort>;
  isUnanswered?: InputMaybe<Scalars['Boolean']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPinnedThreadsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThreadArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMembersArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  roleId?: InputMaybe<Scalars['Int']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  badge?: InputMaybe<GivenBadge>;
  sort?: InputMaybe<MemberSort>;
  reversed?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMediaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMediaLibraryArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationsArgs = {
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ConversationSort>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMessageSearchArgs = {
  text: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlockedUsersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryContentFlagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  community?: InputMaybe<Scalars['String']['input']>;
  assocType?: InputMaybe<AssocType>;
  reason?: InputMaybe<FlagReason>;
  minReports?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['DateTime']['input']>;
  member?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentFlagPageArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type QueryContentHistoryArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type QueryMergeTargetsArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type QueryContentRulesArgs = {
  community?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentRulesTrialArgs = {
  community: Scalars['String']['input'];
  rules: Scalars['JSON']['input'];
};


export type QueryDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  community?: InputMaybe<Scalars['String']['input']>;
  operation?: InputMaybe<ModerationOperation>;
  by?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContentAtArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  at?: InputMaybe<Scalars['DateTime']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAppealsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPublicProfileArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryPostArgs = {
  slug?: InputMaybe<Scalars['String']['input']>;
  permalink?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  preview?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryPostsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<AssocType>>;
  category?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  author?: InputMaybe<Scalars['String']['input']>;
};


export type QueryManuscriptArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHomepagePreviewArgs = {
  slug: Scalars['String']['input'];
};


export type QueryManuscriptsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  states?: InputMaybe<Array<PostState>>;
  types?: InputMaybe<Array<AssocType>>;
  category?: InputMaybe<Scalars['String']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReactionsArgs = {
  reactables: Array<ReactableInput>;
};


export type QueryRecommendArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  docResultType?: InputMaybe<AssocType>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRecentsAsRecommendationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserRecommendationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cacheKey?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchArgs = {
  text: Scalars['String']['input'];
  types?: InputMaybe<Array<AssocType>>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  family?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


export type QuerySiteArgs = {
  prefix?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySectionsPreviewArgs = {
  sections: Array<ContentSectionInput>;
};


export type QueryUserSocialSitesArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryUserProfileStatusArgs = {
  id: Scalars['ID']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUserProfileStatusHistoryArgs = {
  slug: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserDisordersArgs = {
  userId: Scalars['ID']['input'];
};

export type Mutation = {
  /**
   * Asks to let a member back in: with `email` under another address, without it without the second factor. Needs a second
   * factor of the viewer, used within the last 15 minutes. The member has 72 hours to stop it.
   */
  recoverAccess: AccessRecoveryPayload;
  /** Confirms, as a second administrator, what another one asked for; needs a second factor as well. */
  confirmAccessRecovery: AccessRecoveryPayload;
  /** Stops it as an administrator. */
  stopAccessRecovery: AccessRecoveryPayload;
  /** Stops it as the member: with the token of the mail, or logged in. */
  keepAccess: KeepAccessPayload;
  setFirstAndLastName: UpdateUserPayload;
  /**
   * Chooses who may read a field of the viewer's profile: with `isPrivate` only the viewer, otherwise everyone, or a finer
   * `audience`.
   */
  updateUserPrivacySetting: UpdateUserPayload;
  /**
   * Changes the settings that are given. Another email address needs the password or a recent log-in, and is used only
   * once its link is opened (`updateEmail`).
   */
  updateGeneralSettings: UpdateGeneralSettingsPayload;
  /**
   * Uses the mailed `token` to complete a change of email address or, with `clearToken`, to stop it. Without a token,
   * `clearToken` stops the viewer's own change.
   */
  updateEmail: UpdateEmailPayload;
  /** Sends the verification mail again; its link continues to `verificationRedirect`, an address of this host. */
  resendEmailVerification: ResendEmailVerificationPayload;
  /** Ends a session of the viewer. */
  removeSession: RemoveSessionPayload;
  /** Sets the viewer's phone number (+1 and ten digits) and, if the account is not verified, sends a code to it. */
  setPhone: SetPhonePayload;
  /** Sends another code to the viewer's phone number. */
  resendPhoneVerification: ResendPhoneVerificationPayload;
  /** Verifies the account if the code is correct; otherwise false. */
  verifyPhone: Scalars['Boolean']['output'];
  askQuestion: QuestionPayload;
  /** Keeps its answer up to date from now on. */
  keepQuestion: QuestionPayload;
  dropQuestion: DropQuestionPayload;
  /**
   * Keeps what the viewer has typed into an item, based on the text of the revision `basedOn`. If another page of the
   * viewer has kept a text since `version` (0 for none), the error is CONFLICT, and nothing is changed; `writer` names the
   * page.
   */
  keepAutosave: KeepAutosavePayload;
  /** Forgets what the viewer has typed into an item, unless another page has kept a text since `version`. */
  dropAutosave: DropAutosavePayload;
  /** `earnedAt` is a day, such as 2026-11-23. */
  giveAward: GivenPayload;
  takeAward: GivenPayload;
  updateBookmark: UpdateBookmarkPayload;
  /** `picture` is the id in the answer of POST /api/upload-image. */
  createComment: CreateCommentPayload;
  updateComment: UpdateCommentPayload;
  createReply: CreateReplyPayload;
  updateReply: UpdateReplyPayload;
  /** Adds a condition that is not in the directory. */
  createDisorder: DisorderPayload;
  updateDisorder: DisorderPayload;
  /** Retires a disorder. Its addresses and names lead to the successor, if there is one. */
  retireDisorder: DisorderPayload;
  updateFeaturedDisorder: DisorderPayload;
  updateSiteCondition: DisorderPayload;
  /** Requests deletion of the account (spec §7): after the grace period, or at once. */
  delete_user: DeleteUserPayload;
  /** Cancels the viewer's request. */
  cancelDeletion: CancelDeletionPayload;
  /** Holds the deletion of a member's data until it is released. Administrators only. */
  holdDeletion: HoldDeletionPayload;
  releaseDeletion: ReleaseDeletionPayload;
  updateFollow: UpdateFollowPayload;
  /**
   * Starts a thread in a category (by its slug) of this site and with at most 5 tags of at most 30 characters. `picture`
   * is the id in the answer of POST /api/upload-image.
   */
  createThread: CreateThreadPayload;
  /** Edits a thread; tags that are left out stay as they are. */
  updateThread: UpdateThreadPayload;
  /** Gives a member another role (1, 2, 3, 5 or 6), with a reason. The last administrator stays one. */
  changeRole: GivenPayload;
  /** Grants or revokes the permission to use analytics, with a reason. */
  changeAnalyst: GivenPayload;
  /** A badge replaces another of its rank. */
  giveBadge: GivenPayload;
  takeBadge: GivenPayload;
  /** Without `legacyRole`, takes it. */
  setLegacyRole: GivenPayload;
  /**
   * Stops all mail that the account does not need (spec §7). The `hash` of a mailed link, or the `legacyHash` of a mail
   * of the earlier network, shows that the link was sent to `email`; without either, the viewer's own mail stops.
   */
  unsubscribe: ChooseMailPayload;
  /** Allows or stops the viewer's mail that the account does not need. */
  chooseMail: ChooseMailPayload;
  /** Starts or ends maintenance, in all processes within a second. Administrators only. */
  updateMaintenance: UpdateMaintenancePayload;
  describeMedia: DescribeMediaPayload;
  /** Removes a picture that nothing uses. */
  removeMedia: RemoveMediaPayload;
  /**
   * The pair's conversation, started if there is none; with a body, also its first message. Before its first message, it
   * is in no list and invisible to the receiver.
   */
  createConversation: CreateConversationPayload;
  sendMessage: SendMessagePayload;
  /** Changes the text of one's own message, for 15 minutes. */
  updateMessage: UpdateMessagePayload;
  /** Deletes one's own message, for 15 minutes; its place stays. */
  deleteMessage: UpdateMessagePayload;
  /** True accepts; false declines, which archives and blocks. */
  updateConversation: UpdateConversationPayload;
  blockUser: BlockUserPayload;
  /**
   * Shows the other participant for some seconds that the viewer is typing, unless one of them hides this. False if it is
   * not shown.
   */
  setTyping: Scalars['Boolean']['output'];
  /** Marks everything up to and including the message as read. */
  updateConversationRead: UpdateConversationPayload;
  /** Reports content, a message received, or another member. */
  contentFlag: ContentFlagPayload;
  /** Withdraws the viewer's report. */
  withdrawFlag: ContentFlagPayload;
  /** Reads a reported private message. Moderators only; every reading is recorded. */
  readFlaggedMessage: ReadFlaggedMessagePayload;
  /**
   * Decides on content, a private message or a member; `revision` is the one that was shown, by default the current one.
   * If it is not the newest, the decision is rejected. `words` are for the author. `category` is the slug of the category
   * for MOVE; without it, the item leaves its category. `into` is the thread with which MERGE shows this one.
   */
  moderationContentFlag: ModerationContentFlagPayload;
  /** Claims a reported item for two minutes, or renews the claim; `claim` may be another moderator's. */
  claimFlagged: ClaimPayload;
  /** Ends the viewer's claim of an item. */
  releaseFlagged: ClaimPayload;
  /** Writes a note about an item or a member for other moderators. Moderators only. */
  writeNote: WriteNotePayload;
  /** Undoes a decision; of those that change the same property of an item, the newest first. */
  undoDecision: ModerationContentFlagPayload;
  /** Removes illegal content and all its copies permanently. Administrators only. */
  purgeContent: PurgeContentPayload;
  /** Appeals against a decision about the viewer, once. */
  appealDecision: AppealPayload;
  /** Answers the appeal against the decision with this id; OVERTURNED undoes the decision. Moderators only. */
  answerAppeal: AppealPayload;
  /** Marks the notices that lead to a place as read, or all of them. */
  updateNoticesRead: UpdateNoticesReadPayload;
  updateNoticeChannels: UpdateNoticeChannelsPayload;
  updateDigestTime: UpdateDigestTimePayload;
  updateThreadFollow: UpdateThreadChoicePayload;
  /** Stops notices that lead to a thread, or lets them come again. */
  updateThreadSilence: UpdateThreadChoicePayload;
  /** Stops notices of what a member does, or lets them come again. The member does not hear of it. */
  updateMemberSilence: UpdateMemberSilencePayload;
  /** Turns push notifications on for the device of this request: the endpoint and keys (base64url) of its browser. */
  addPushDevice: PushDevicesPayload;
  /** Turns them off for a device of the viewer. */
  removePushDevice: PushDevicesPayload;
  /** Retries a stopped projection at once. Like all mutations here, for administrators only. */
  retryProjection: OperationsPayload;
  /** Skips the event at which a projection stopped, permanently. The log records it. */
  skipEvent: OperationsPayload;
  /** Lets projections and reactors pass a damaged event of the log until it is repaired. The log records it. */
  skipDamagedEvent: OperationsPayload;
  /** Rebuilds tables beside the serving ones and takes them into service. Joins pending replays of them. */
  createReplay: OperationsPayload;
  updateReplay: OperationsPayload;
  /** Requests that tables are dropped that a replay replaced. */
  dropTables: OperationsPayload;
  /** Compares the tables of these projections with the log; all by default. */
  createAudit: OperationsPayload;
  /** Removes the viewer's picture. It is chosen with POST /api/upload-image. */
  deleteProfilePicture: DeleteProfilePicturePayload;
  /** Changes what is given of the viewer's account and profile; an empty text clears a field of the profile. */
  updateUser: UpdateUserPayload;
  /** Answers questions about the viewer. */
  answerQuestions: UpdateUserPayload;
  writePost: PostPayload;
  /**
   * Saves a new text of an item, based on the text of the revision `basedOn`. If somebody else has saved one since, the
   * error is CONFLICT with the newest `revision` in its extensions, and nothing is changed.
   */
  revisePost: PostPayload;
  submitPost: PostPayload;
  /** Makes a submitted or scheduled item a draft again. */
  returnPost: PostPayload;
  schedulePost: PostPayload;
  /** Publishes the newest text; with `basedOn` only if it is that of this revision. */
  publishPost: PostPayload;
  unpublishPost: PostPayload;
  binPost: PostPayload;
  unbinPost: PostPayload;
  createReaction: ReactionPayload;
  removeReaction: ReactionPayload;
  /** Null removes the reaction. */
  reactToMessage: ReactionPayload;
  /** Keeps up to which reply directly below it the viewer has read a thread; without one, a thread without replies. */
  updateReadPlace: UpdateReadPlacePayload;
  /**
   * Like all mutations below, for administrators only. Prefix and host are unique in the network; the prefix is
   * permanent. The community begins with what its purpose needs, and is hidden until `openSite`.
   */
  createSite: SitePayload;
  /** Shows a hidden community to everybody, and lists it in the others. */
  openSite: SitePayload;
  renameSite: SitePayload;
  describeSite: SitePayload;
  chooseSiteHost: SitePayload;
  chooseSiteAccent: SitePayload;
  chooseSiteLogo: SitePayload;
  /** Null makes it a site without a parent. */
  chooseSiteParent: SitePayload;
  changeSiteFlag: SitePayload;
  /** Changes a setting by name; without a value, resets it to the default. */
  changeSiteSetting: SitePayload;
  /** The complete menu, as a list of {menuId, title, url, items}. */
  arrangeSiteMenu: SitePayload;
  /** All sections of the home page, top to bottom. */
  arrangeSiteHomepage: SitePayload;
  /** Wording for registrations from now on, as {language, sentence, terms: {title, url}, privacy: {title, url}}. */
  publishSiteWording: SitePayload;
  addSiteRedirect: SitePayload;
  removeSiteRedirect: SitePayload;
  /** Replaces a category with the same slug. */
  addCategory: SitePayload;
  removeCategory: SitePayload;
  /** Adds links, and changes those whose id is given; others stay. */
  setSocialSites: SocialSitesPayload;
  deleteSocialSite: SocialSitesPayload;
  createUserProfileStatus: CreateUserProfileStatusPayload;
  updateUserProfileStatus: UpdateUserProfileStatusPayload;
  createUserProfileStatusReply: CreateUserProfileStatusReplyPayload;
  updateUserProfileStatusReply: UpdateUserProfileStatusReplyPayload;
  /** Names a disorder as the viewer's own, or changes the relationship to it. A social network requires the relationship. */
  setDisorderRelationship: UserDisordersPayload;
  /** Removes a disorder from those that the viewer names; `id` is the id of the UserDisorder. */
  deleteUserDisorder: UserDisordersPayload;
  /** Withdraws the viewer's own content. Nobody can read it; answers of others stay. */
  withdrawContent: WithdrawalPayload;
  /** Restores the viewer's withdrawn content, within ten minutes. */
  restoreContent: WithdrawalPayload;
};


export type MutationRecoverAccessArgs = {
  userId: Scalars['ID']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationConfirmAccessRecoveryArgs = {
  userId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationStopAccessRecoveryArgs = {
  userId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationKeepAccessArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetFirstAndLastNameArgs = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};


export type MutationUpdateUserPrivacySettingArgs = {
  name: Scalars['String']['input'];
  isPrivate: Scalars['Boolean']['input'];
  audience?: InputMaybe<Audience>;
};


export type MutationUpdateGeneralSettingsArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  subscribed?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateEmailArgs = {
  clearToken?: InputMaybe<Scalars['Boolean']['input']>;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResendEmailVerificationArgs = {
  verificationRedirect?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationSetPhoneArgs = {
  phoneNumber: Scalars['String']['input'];
};


export type MutationVerifyPhoneArgs = {
  code: Scalars['String']['input'];
};


export type MutationAskQuestionArgs = {
  title: Scalars['String']['input'];
  events: Array<Scalars['String']['input']>;
  sites: Array<Scalars['ID']['input']>;
  reactions: Array<Scalars['String']['input']>;
  origins: Array<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  groupBy: Array<Scalars['String']['input']>;
  measure: Scalars['String']['input'];
};


export type MutationKeepQuestionArgs = {
  questionId: Scalars['ID']['input'];
};


export type MutationDropQuestionArgs = {
  questionId: Scalars['ID']['input'];
};


export type MutationKeepAutosaveArgs = {
  item: Scalars['ID']['input'];
  type: AssocType;
  basedOn: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
  writer: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationDropAutosaveArgs = {
  item: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationGiveAwardArgs = {
  userId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  year: Scalars['Int']['input'];
  status: AwardStatus;
  earnedAt: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationTakeAwardArgs = {
  userId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationUpdateBookmarkArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  isBookmarked: Scalars['Boolean']['input'];
};


export type MutationCreateCommentArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  body: Scalars['String']['input'];
  picture?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateCommentArgs = {
  commentId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationCreateReplyArgs = {
  commentId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  picture?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateReplyArgs = {
  replyId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationCreateDisorderArgs = {
  disorder: DisorderInput;
};


export type MutationUpdateDisorderArgs = {
  disorderId: Scalars['ID']['input'];
  disorder: DisorderInput;
};


export type MutationRetireDisorderArgs = {
  disorderId: Scalars['ID']['input'];
  successorId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateFeaturedDisorderArgs = {
  disorderId: Scalars['ID']['input'];
  isFeatured: Scalars['Boolean']['input'];
};


export type MutationUpdateSiteConditionArgs = {
  disorderId: Scalars['ID']['input'];
  isOfSite: Scalars['Boolean']['input'];
};


export type MutationDelete_UserArgs = {
  password: Scalars['String']['input'];
  skipGracePeriod: Scalars['Boolean']['input'];
};


export type MutationHoldDeletionArgs = {
  userId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationReleaseDeletionArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationUpdateFollowArgs = {
  isFollowing: Scalars['Boolean']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationCreateThreadArgs = {
  title: Scalars['String']['input'];
  body: Scalars['String']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  picture?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateThreadArgs = {
  threadId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
  body: Scalars['String']['input'];
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationChangeRoleArgs = {
  userId: Scalars['ID']['input'];
  roleId: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationChangeAnalystArgs = {
  userId: Scalars['ID']['input'];
  granted: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


export type MutationGiveBadgeArgs = {
  userId: Scalars['ID']['input'];
  badge: GivenBadge;
  reason: Scalars['String']['input'];
};


export type MutationTakeBadgeArgs = {
  userId: Scalars['ID']['input'];
  badge: GivenBadge;
  reason: Scalars['String']['input'];
};


export type MutationSetLegacyRoleArgs = {
  userId: Scalars['ID']['input'];
  legacyRole?: InputMaybe<LegacyRole>;
  reason: Scalars['String']['input'];
};


export type MutationUnsubscribeArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  hash?: InputMaybe<Scalars['String']['input']>;
  legacyHash?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChooseMailArgs = {
  wanted: Scalars['Boolean']['input'];
};


export type MutationUpdateMaintenanceArgs = {
  isOn: Scalars['Boolean']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDescribeMediaArgs = {
  mediaId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  alt: Scalars['String']['input'];
  illustrator?: InputMaybe<Scalars['String']['input']>;
  focus: MediaFocus;
};


export type MutationRemoveMediaArgs = {
  mediaId: Scalars['ID']['input'];
};


export type MutationCreateConversationArgs = {
  userId: Scalars['ID']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendMessageArgs = {
  conversationId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationUpdateMessageArgs = {
  messageId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationDeleteMessageArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationUpdateConversationArgs = {
  conversationId: Scalars['ID']['input'];
  isAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  isMuted?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationBlockUserArgs = {
  userId: Scalars['ID']['input'];
  isBlocked: Scalars['Boolean']['input'];
};


export type MutationSetTypingArgs = {
  conversationId: Scalars['ID']['input'];
};


export type MutationUpdateConversationReadArgs = {
  conversationId: Scalars['ID']['input'];
  messageId: Scalars['ID']['input'];
};


export type MutationContentFlagArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  reason?: InputMaybe<FlagReason>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWithdrawFlagArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type MutationReadFlaggedMessageArgs = {
  messageId: Scalars['ID']['input'];
};


export type MutationModerationContentFlagArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  operation: ModerationOperation;
  revision?: InputMaybe<Scalars['Int']['input']>;
  reason?: InputMaybe<DecisionReason>;
  words?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  into?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationClaimFlaggedArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type MutationReleaseFlaggedArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type MutationWriteNoteArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  text: Scalars['String']['input'];
};


export type MutationUndoDecisionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPurgeContentArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
  revision: Scalars['Int']['input'];
  reason: PurgeReason;
};


export type MutationAppealDecisionArgs = {
  id: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};


export type MutationAnswerAppealArgs = {
  id: Scalars['ID']['input'];
  outcome: AppealOutcome;
  words: Scalars['String']['input'];
};


export type MutationUpdateNoticesReadArgs = {
  placeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateNoticeChannelsArgs = {
  kind: NoticeKind;
  onSite: Scalars['Boolean']['input'];
  mail: MailTime;
  push: Scalars['Boolean']['input'];
};


export type MutationUpdateDigestTimeArgs = {
  hour: Scalars['Int']['input'];
  weekday: Scalars['Int']['input'];
  zone: Scalars['String']['input'];
};


export type MutationUpdateThreadFollowArgs = {
  threadId: Scalars['ID']['input'];
  isFollowing: Scalars['Boolean']['input'];
};


export type MutationUpdateThreadSilenceArgs = {
  threadId: Scalars['ID']['input'];
  isSilenced: Scalars['Boolean']['input'];
};


export type MutationUpdateMemberSilenceArgs = {
  userId: Scalars['ID']['input'];
  isSilenced: Scalars['Boolean']['input'];
};


export type MutationAddPushDeviceArgs = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
};


export type MutationRemovePushDeviceArgs = {
  deviceId: Scalars['ID']['input'];
};


export type MutationRetryProjectionArgs = {
  schema: Scalars['ID']['input'];
};


export type MutationSkipEventArgs = {
  schema: Scalars['ID']['input'];
  eventId: Scalars['ID']['input'];
};


export type MutationSkipDamagedEventArgs = {
  position: Scalars['Position']['input'];
};


export type MutationCreateReplayArgs = {
  projections: Array<Scalars['String']['input']>;
};


export type MutationUpdateReplayArgs = {
  replayId: Scalars['ID']['input'];
  wish: ReplayWish;
};


export type MutationDropTablesArgs = {
  schema: Scalars['ID']['input'];
};


export type MutationCreateAuditArgs = {
  projections?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationUpdateUserArgs = {
  username?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  ethnicity?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Scalars['String']['input']>;
  birthday?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAnswerQuestionsArgs = {
  answers: Array<AnswerInput>;
};


export type MutationWritePostArgs = {
  type: AssocType;
  post: PostInput;
};


export type MutationRevisePostArgs = {
  postId: Scalars['ID']['input'];
  basedOn: Scalars['Int']['input'];
  post: PostInput;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSubmitPostArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationReturnPostArgs = {
  postId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSchedulePostArgs = {
  postId: Scalars['ID']['input'];
  at: Scalars['DateTime']['input'];
};


export type MutationPublishPostArgs = {
  postId: Scalars['ID']['input'];
  basedOn?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUnpublishPostArgs = {
  postId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBinPostArgs = {
  postId: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUnbinPostArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationCreateReactionArgs = {
  assocId: Scalars['ID']['input'];
  reactedType: AssocType;
  type: ReactionType;
};


export type MutationRemoveReactionArgs = {
  assocId: Scalars['ID']['input'];
  reactedType: AssocType;
};


export type MutationReactToMessageArgs = {
  messageID: Scalars['ID']['input'];
  reaction?: InputMaybe<ReactionType>;
};


export type MutationUpdateReadPlaceArgs = {
  threadId: Scalars['ID']['input'];
  commentId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateSiteArgs = {
  name: Scalars['String']['input'];
  prefix: Scalars['String']['input'];
  host: Scalars['String']['input'];
  description: Scalars['String']['input'];
  accent: Scalars['String']['input'];
  purpose: Scalars['String']['input'];
};


export type MutationOpenSiteArgs = {
  siteId: Scalars['ID']['input'];
};


export type MutationRenameSiteArgs = {
  siteId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationDescribeSiteArgs = {
  siteId: Scalars['ID']['input'];
  description: Scalars['String']['input'];
};


export type MutationChooseSiteHostArgs = {
  siteId: Scalars['ID']['input'];
  host: Scalars['String']['input'];
};


export type MutationChooseSiteAccentArgs = {
  siteId: Scalars['ID']['input'];
  accent: Scalars['String']['input'];
};


export type MutationChooseSiteLogoArgs = {
  siteId: Scalars['ID']['input'];
  logo?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChooseSiteParentArgs = {
  siteId: Scalars['ID']['input'];
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationChangeSiteFlagArgs = {
  siteId: Scalars['ID']['input'];
  flag: Scalars['String']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationChangeSiteSettingArgs = {
  siteId: Scalars['ID']['input'];
  setting: Scalars['String']['input'];
  value?: InputMaybe<Scalars['JSON']['input']>;
};


export type MutationArrangeSiteMenuArgs = {
  siteId: Scalars['ID']['input'];
  items: Scalars['JSON']['input'];
};


export type MutationArrangeSiteHomepageArgs = {
  siteId: Scalars['ID']['input'];
  sections: Array<ContentSectionInput>;
};


export type MutationPublishSiteWordingArgs = {
  siteId: Scalars['ID']['input'];
  wording: Scalars['JSON']['input'];
};


export type MutationAddSiteRedirectArgs = {
  siteId: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  redirect: Scalars['String']['input'];
};


export type MutationRemoveSiteRedirectArgs = {
  siteId: Scalars['ID']['input'];
  path: Scalars['String']['input'];
};


export type MutationAddCategoryArgs = {
  siteId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
  name: Scalars['String']['input'];
  hasPost: Scalars['Boolean']['input'];
  indexType: Scalars['String']['input'];
};


export type MutationRemoveCategoryArgs = {
  siteId: Scalars['ID']['input'];
  slug: Scalars['String']['input'];
};


export type MutationSetSocialSitesArgs = {
  sites: Array<SocialSiteInput>;
};


export type MutationDeleteSocialSiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateUserProfileStatusArgs = {
  body: Scalars['String']['input'];
};


export type MutationUpdateUserProfileStatusArgs = {
  statusId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationCreateUserProfileStatusReplyArgs = {
  statusId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationUpdateUserProfileStatusReplyArgs = {
  replyId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationSetDisorderRelationshipArgs = {
  disorderId: Scalars['ID']['input'];
  relationship?: InputMaybe<DisorderRelationship>;
};


export type MutationDeleteUserDisorderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationWithdrawContentArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type MutationRestoreContentArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};

export type Subscription = {
  unreads: Unreads;
  questionChanged: Question;
  /** Ends with the error NOT_FOUND once the viewer can no longer see the item. */
  commentsChanged: CommentsChange;
  /**
   * Shows others that the viewer has an item of this site open in the editor, and the viewer who else has: at first, and
   * whenever somebody opens, leaves or changes it. `page` is an id that the page has chosen.
   */
  editing: Editing;
  maintenance: MaintenanceChange;
  messageCreated: MessageEdge;
  /** A conversation of the viewer changed: a new message, or a new state. */
  conversations: Conversation;
  conversationActivity: ConversationActivity;
  /** Changes of the moderators' queue. Moderators only. */
  moderationQueue: ModerationChange;
  /**
   * A member's role has changed, so lists may have gained or lost items and members. The value is a time in ms, over which
   * the subscribers' requests for their lists should be spread.
   */
  listsChanged: Scalars['Int']['output'];
  /** At most twice a second after changes, and every two seconds. */
  operationsChanged: Operations;
  /** Changes of any of the items; at most 100 items. */
  reactionsChanged: ReactionSummary;
  /** This site now, and after changes of it, its family or the list of sites: browsers then refetch the shell. */
  siteChanged: Site;
  /** Ends with the error NOT_FOUND once the viewer can no longer see the member's status updates. */
  userProfileStatusesChanged: UserProfileStatusesChange;
};


export type SubscriptionQuestionChangedArgs = {
  questionId: Scalars['ID']['input'];
};


export type SubscriptionCommentsChangedArgs = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};


export type SubscriptionEditingArgs = {
  postId: Scalars['ID']['input'];
  page: Scalars['ID']['input'];
};


export type SubscriptionMessageCreatedArgs = {
  conversationId: Scalars['ID']['input'];
};


export type SubscriptionConversationActivityArgs = {
  conversationId: Scalars['ID']['input'];
};


export type SubscriptionReactionsChangedArgs = {
  reactables: Array<ReactableInput>;
};


export type SubscriptionUserProfileStatusesChangedArgs = {
  userId: Scalars['ID']['input'];
};

/**
 * Payload of every mutation, besides the nodes it changed. `position` is that of the change in the log; `pending` is
 * true if the nodes may not show it yet.
 */
export type Payload = {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** Content with a site and an author, moderated; of any kind (spec §3, §6). */
export type Content = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  /** Null if the kind has none. */
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists, quotes or mentions; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  /** Path of its page on its site, with an anchor for items with a parent. */
  path: Scalars['String']['output'];
  author: User;
  insertedAt: Scalars['DateTime']['output'];
  /** Null if never edited. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** True if nobody can read its text any more: withdrawn by its author, or the author is erased. */
  isRemoved: Scalars['Boolean']['output'];
  /** Deadline for the viewer to restore their deleted item; null for other viewers and after that time. */
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  /** The rule that holds it; null unless it is HELD. */
  heldBy: Maybe<ContentRule>;
  /** Null without one, and for viewers who cannot see it because no moderator has allowed it. */
  picture: Maybe<ContentPicture>;
  /** Revision of the item's stream, which a moderation decision refers to. */
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  /** Preview of the first link in the text; null without a link, and for pages that cannot be read. */
  linkPreview: Maybe<LinkPreview>;
};

/** A picture that its author added to content: addresses of its files, which fit into squares. */
export type ContentPicture = {
  /** At most 1600 pixels wide and high. */
  full: Scalars['String']['output'];
  /** At most 800 pixels wide and high. */
  medium: Scalars['String']['output'];
  /** Size of the largest file in pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Words of the author that describe the picture. */
  alt: Maybe<Scalars['String']['output']>;
  /** Average color as #rrggbb, for the time until the picture is there. */
  color: Scalars['String']['output'];
  state: PictureState;
};

export type PictureState =
  /** Only its author and moderators see it. */
  | 'WAITING'
  | 'ALLOWED'
  /** A moderator removed it; only its author and moderators see it. */
  | 'REMOVED';

/** Content that members can comment on. */
export type Commentable = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists, quotes or mentions; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  author: User;
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  /** The rule that holds it; null unless it is HELD. */
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  /** True if nobody can comment or reply. */
  isLocked: Scalars['Boolean']['output'];
  /** Time of the newest visible comment or reply, or of the item itself. */
  lastActiveAt: Scalars['DateTime']['output'];
  /** Visible comments and replies. */
  commentCount: Scalars['Int']['output'];
  /** Oldest first. `around` starts the list at the page with the comment or reply that has this id; a cursor reads on from there. */
  comments: CommentConnection;
  linkPreview: Maybe<LinkPreview>;
};


/** Content that members can comment on. */
export type CommentableCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

/** Something that members can react to (spec §3 Reaction). */
export type Reactable = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  reactions: ReactionSummary;
};

/** Something that members can report (spec §3 Content flag). */
export type Flaggable = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
};

/** HELD (by a rule, until a moderator has looked at it) and SPAM are visible to its author and to moderators, DELETED to moderators only (spec §6). */
export type ContentState =
  | 'VISIBLE'
  | 'HIDDEN'
  | 'HELD'
  | 'SPAM'
  | 'DELETED';

/** Rule of a site that holds a text back until a moderator has looked at it. */
export type ContentRule =
  | 'WORDS'
  | 'LINKS'
  | 'RATE'
  | 'REPEATS';

/** Actions on an item that the server permits to the viewer. */
export type ContentActions = {
  edit: Scalars['Boolean']['output'];
  /** Withdraw the viewer's own item. */
  withdraw: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  markAsSpam: Scalars['Boolean']['output'];
  hide: Scalars['Boolean']['output'];
  restore: Scalars['Boolean']['output'];
  lock: Scalars['Boolean']['output'];
  pin: Scalars['Boolean']['output'];
  allowPicture: Scalars['Boolean']['output'];
  removePicture: Scalars['Boolean']['output'];
  move: Scalars['Boolean']['output'];
  merge: Scalars['Boolean']['output'];
  flag: Scalars['Boolean']['output'];
  purge: Scalars['Boolean']['output'];
};

export type AccessRecoveryWay =
  /** Another email address takes the place of a lost one. */
  | 'EMAIL'
  /** A lost second factor is removed. */
  | 'SECOND_FACTOR';

/** A change of a member's ways to log in that an administrator asked for, until it is complete or stopped. */
export type AccessRecovery = {
  /** RECOVERY:018f… */
  id: Scalars['ID']['output'];
  user: User;
  way: AccessRecoveryWay;
  /** Administrator who asked for it; null for the member. */
  by: Maybe<User>;
  at: Scalars['DateTime']['output'];
  /** Time at which it happens unless it is stopped; null while a second administrator must confirm it. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** Time until which a second administrator can confirm it; null if none is needed any more. */
  lapsesAt: Maybe<Scalars['DateTime']['output']>;
  /** New address; for administrators who may act on the member, else null. */
  email: Maybe<Scalars['String']['output']>;
  /** How the administrator checked who the member is; for the same. */
  reason: Maybe<Scalars['String']['output']>;
  /** True if it waits for a confirmation that the viewer may give. */
  canConfirm: Scalars['Boolean']['output'];
};

export type AccessRecoveryPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type KeepAccessPayload = Payload & {
  /** Null without a session. */
  viewer: Maybe<User>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type User = Node & Flaggable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  /** 'Removed member' for unavailable members: erased ones, and spammers (role 4) except to moderators. */
  username: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  /** Shown to the member and, on a social network, to others if the member does not hide the name; otherwise null. */
  firstName: Maybe<Scalars['String']['output']>;
  lastName: Maybe<Scalars['String']['output']>;
  roleId: Scalars['Int']['output'];
  /** Label of the primary badge (spec §3 Badges). */
  badge: Scalars['String']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** True if the member is unavailable. */
  isDeleted: Scalars['Boolean']['output'];
  /** True if the viewer follows this member. */
  isFollowed: Scalars['Boolean']['output'];
  followerCount: Scalars['Int']['output'];
  followingCount: Scalars['Int']['output'];
  /** True if the viewer may start or continue a private conversation with this member (spec §5 Messages). */
  canMessage: Scalars['Boolean']['output'];
  /** Threads by this member on this site, newest first; none if the viewer may not see the member's activity. */
  threads: ThreadConnection;
  /**
   * What this member wrote on this site and the viewer can read, newest first; none if the viewer may not see the member's
   * activity.
   */
  contributions: ContributionConnection;
  /** This and the next field are null except for the member. */
  email: Maybe<Scalars['String']['output']>;
  isVerified: Maybe<Scalars['Boolean']['output']>;
  /** Phone number of ten digits, without the country code +1; null except for the member. */
  phoneNumber: Maybe<Scalars['String']['output']>;
  /** This and the next three fields are null except for the member. True while a change of email address waits for its link. */
  isUpdatingEmail: Maybe<Scalars['Boolean']['output']>;
  /** Address that waits for its link, if any. */
  wantedEmail: Maybe<Scalars['String']['output']>;
  /** True if the member chose to receive newsletters. */
  receiveEmails: Maybe<Scalars['Boolean']['output']>;
  /** True if settings of the account need the password, because the log-in was some time ago. */
  mustConfirm: Maybe<Scalars['Boolean']['output']>;
  /** True if the member may query the history (/wp-admin/analytics). Null, like the next two fields, except for the member. */
  isAnalyst: Maybe<Scalars['Boolean']['output']>;
  sessions: Maybe<Array<Session>>;
  /** True if the member can use the role only after adding a second factor. Null except for the member. */
  needsSecondFactor: Maybe<Scalars['Boolean']['output']>;
  privacySettings: Maybe<Array<PrivacySetting>>;
  /** The open change of the member's own ways to log in, for the member alone; null without one, and for others. */
  accessRecovery: Maybe<AccessRecovery>;
  /** Linked accounts, by provider; null except for the member. */
  authAccounts: Maybe<Array<AuthAccount>>;
  awards: Array<UserAward>;
  /** Bookmarks of items on this site, newest first: for the member alone, null for others. */
  bookmarks: Maybe<BookmarkConnection>;
  /** Request or hold, visible to the member and administrators; else null. */
  deletion: Maybe<Deletion>;
  /**
   * Time at which an unverified account is deleted. Visible to the member; null for others, and for verified or
   * permanent accounts.
   */
  lapsesAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * Members whom this member follows, most recent first, without those who are unavailable and without blocks in either
   * direction. Like the next field, null except for the member.
   */
  following: Maybe<FollowConnection>;
  /** Members who follow this member. */
  followers: Maybe<FollowConnection>;
  /** Label of the secondary badge (spec §3 Badges); null if the member has none. */
  secondaryBadge: Maybe<Scalars['String']['output']>;
  /** Role in the system before this one; null if there was none. */
  legacyRole: Maybe<LegacyRole>;
  /** Badges that administrators gave. */
  givenBadges: Array<GivenBadge>;
  /** Roles, badges and awards that the member got or lost, latest first; null except to administrators. */
  givenChanges: Maybe<Array<GivenChange>>;
  /** For administrators; null for others. */
  administration: Maybe<MemberAdministration>;
  /** True while the member gets only mail that the account needs. Null except for the member. */
  refusesMail: Maybe<Scalars['Boolean']['output']>;
  /** True if mail to the member's address came back, so that none is sent any more. Null except for the member. */
  mailReturns: Maybe<Scalars['Boolean']['output']>;
  /** Decisions about the viewer, newest first; null for other members. */
  ownDecisions: Maybe<OwnDecisionConnection>;
  /** Reports by the viewer, newest first; null for other members. */
  ownReports: Maybe<OwnReportConnection>;
  /** What concerns the member, newest first: for the member alone, null for others. */
  notices: Maybe<NoticeConnection>;
  /** Channels of all kinds of notices, chosen or by default: for the member alone, null for others. */
  noticeChannels: Maybe<Array<NoticeChannels>>;
  digestTime: Maybe<DigestTime>;
  /** True if the viewer wants no notices of what this member does. */
  isSilenced: Scalars['Boolean']['output'];
  /** Members of whom the member wants no notices: for the member alone, null for others. */
  silencedMembers: Maybe<SilencedConnection>;
  /** Threads of this site that the member follows, those last followed first: for the member alone, null for others. */
  followedThreads: Maybe<ThreadConnection>;
  /** Devices with push notifications, the newest first: for the member alone, null for others. */
  pushDevices: Maybe<Array<PushDevice>>;
  /** Null without a picture, and for unavailable members. */
  avatar: Maybe<Avatar>;
  /**
   * What the member says in a few words, also called shortBio. Null, like the next fields, if the member says nothing or
   * the viewer is not in the field's audience.
   */
  description: Maybe<Scalars['String']['output']>;
  shortBio: Maybe<Scalars['String']['output']>;
  bio: Maybe<Scalars['String']['output']>;
  ethnicity: Maybe<Scalars['String']['output']>;
  gender: Maybe<Scalars['String']['output']>;
  /** Date (ISO 8601). */
  birthday: Maybe<Scalars['String']['output']>;
  zipcode: Maybe<Scalars['String']['output']>;
  /** Fields of the profile, with answers to questions, that have a value and that the viewer may read. */
  publicProfile: Array<PublicProfileField>;
  /**
   * The member's links; none if the viewer is not in their audience or, except to themselves, if the member is not
   * verified.
   */
  socialSites: Array<SocialSite>;
  /** True if the member has a link; null except for the member. */
  hasSocialSite: Maybe<Scalars['Boolean']['output']>;
  /** Status updates that the viewer can see, newest first; none if the audience leaves the viewer out. */
  statuses: UserProfileStatusConnection;
  /** True if the viewer can see the member's status updates. */
  showsStatuses: Scalars['Boolean']['output'];
  /** Disorders that the member names, by name; null if the viewer is not in their audience. */
  disorders: Maybe<Array<UserDisorder>>;
  /** True if the member names a disorder; null except for the member. */
  hasDisorder: Maybe<Scalars['Boolean']['output']>;
};


export type UserThreadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserContributionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserBookmarksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserFollowingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserFollowersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserOwnDecisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserOwnReportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserNoticesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserSilencedMembersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserFollowedThreadsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


export type UserStatusesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Those who may read a field of a profile. Moderators also read what is shown to FOLLOWED, except facts about health and
 * origin. Members between whom there is a block read nothing of each other.
 */
export type Audience =
  | 'EVERYONE'
  | 'MEMBERS'
  /** Members whom the owner of the profile follows. */
  | 'FOLLOWED'
  | 'ME';

/** A field of a profile, or an activity, that the member can hide from others (spec §3 User). */
export type PrivacySetting = {
  /** PRIVACY:<name>:<member> */
  id: Scalars['ID']['output'];
  /**
   * Name of a field, such as `name` (first and last name), `bio` or `conditions`; `seen` and `typing` are the member's
   * activity in private messages.
   */
  name: Scalars['String']['output'];
  /** True if the audience is ME. */
  isPrivate: Scalars['Boolean']['output'];
  audience: Audience;
};

export type ContributionConnection = {
  edges: Array<ContributionEdge>;
  pageInfo: PageInfo;
};

export type ContributionEdge = {
  cursor: Scalars['String']['output'];
  node: Content;
};

export type Session = Node & {
  id: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  /** Browser and system in a few words. */
  device: Scalars['String']['output'];
  isCurrent: Scalars['Boolean']['output'];
};

export type Unreads = {
  messages: Scalars['Int']['output'];
  notifications: Scalars['Int']['output'];
};

export type UpdateUserPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateGeneralSettingsPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateEmailPayload = Payload & {
  /** The logged-in member; null for visitors and after the change ended this session. */
  viewer: Maybe<User>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ResendEmailVerificationPayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type SetPhonePayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ResendPhoneVerificationPayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type RemoveSessionPayload = {
  sessionId: Scalars['ID']['output'];
  viewer: Maybe<User>;
};

/**
 * An analyst's query of the whole history, visible to that analyst only. services/rules/questions.ts defines valid
 * lists; an empty filter matches everything.
 */
export type Question = Node & {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  /** True if its answer is kept up to date; other answers do not change and are dropped after a week. */
  isKept: Scalars['Boolean']['output'];
  events: Array<Scalars['String']['output']>;
  sites: Array<Site>;
  reactions: Array<Scalars['String']['output']>;
  origins: Array<Scalars['String']['output']>;
  /** First and last day, UTC. */
  from: Maybe<Scalars['String']['output']>;
  to: Maybe<Scalars['String']['output']>;
  groupBy: Array<Scalars['String']['output']>;
  measure: Scalars['String']['output'];
  /** Progress of the answer; null until it is processed. */
  run: Maybe<QuestionRun>;
  /** The answer so far. Every view is recorded. */
  answer: Maybe<Answer>;
};

export type QuestionState =
  | 'RUNNING'
  | 'DONE'
  | 'LIVE'
  | 'FAILED'
  /** Stopped at an event that this release cannot read; continues after an update. */
  | 'STOPPED';

export type QuestionRun = {
  state: QuestionState;
  /** Events read so far. */
  done: Scalars['Float']['output'];
  /** Events per second. */
  rate: Scalars['Float']['output'];
  /** Progress from 0 to 1. */
  share: Scalars['Float']['output'];
  /** Seconds to go; null if unknown. */
  remaining: Maybe<Scalars['Float']['output']>;
};

export type Answer = {
  /** In the order of their keys. */
  groups: Array<AnswerGroup>;
  /** Sum of the visible groups; null where sums are meaningless. */
  total: Maybe<Scalars['Float']['output']>;
  /** True if there are too many groups: then none is listed. */
  isTooLarge: Scalars['Boolean']['output'];
};

export type AnswerGroup = {
  /** One for each grouping; days, and the first days of weeks and months, as 2026-11-21. */
  keys: Array<Scalars['String']['output']>;
  labels: Array<Scalars['String']['output']>;
  /** Null if the group's value is hidden. */
  value: Maybe<Scalars['Float']['output']>;
  showing: Showing;
};

export type Showing =
  | 'SHOWN'
  /** Hidden: fewer than ten members. */
  | 'FEW'
  /** Hidden, so that a group with few members cannot be calculated by subtraction. */
  | 'BESIDE';

/** A term that people on a site searched in a week without finding anything. */
export type MissedSearch = {
  term: Scalars['String']['output'];
  site: Site;
  /** First day of the week, UTC, as 2026-11-16. */
  week: Scalars['String']['output'];
  /** Number of people who searched it, at least ten. */
  people: Scalars['Int']['output'];
};

export type QuestionPayload = Payload & {
  question: Question;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type DropQuestionPayload = Payload & {
  questionId: Scalars['ID']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type AuthProvider =
  | 'google'
  | 'facebook';

/** An account at a provider with which the member can log in (spec §3 User). */
export type AuthAccount = {
  id: Scalars['ID']['output'];
  provider: AuthProvider;
};

/** What an editor has typed into an item and not saved yet. Only this editor reads it. */
export type Autosave = {
  /** Revision of the text on which it is based. */
  basedOn: Scalars['Int']['output'];
  /** Number of its last change, from 1. */
  version: Scalars['Int']['output'];
  /** Fields of the editor's form as JSON. */
  text: Scalars['String']['output'];
};

/** An item that is not written yet, of which something is typed. */
export type UnwrittenPost = {
  /** UUID of its autosave. */
  item: Scalars['ID']['output'];
  assocType: AssocType;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  modifiedAt: Scalars['DateTime']['output'];
};

export type KeepAutosavePayload = Payload & {
  version: Scalars['Int']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type DropAutosavePayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type AwardStatus =
  | 'NOMINEE'
  | 'FINALIST'
  | 'WINNER';

/** An award as a member received it (spec §3 Award). */
export type UserAward = {
  /** AWARD:<UUID> */
  id: Scalars['ID']['output'];
  status: AwardStatus;
  /** Day, such as 2026-11-23. */
  earnedAt: Scalars['String']['output'];
  award: Award;
};

export type Award = {
  /** The same for all members with an award of this name and year. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  year: Scalars['Int']['output'];
};

/** Something that members bookmark (spec §3 User). */
export type Bookmarkable = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  bookmark: Bookmark;
};

/** The viewer's bookmark of an item, or its absence. */
export type Bookmark = {
  /** BOOKMARK:thread_01… */
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  isBookmarked: Scalars['Boolean']['output'];
};

export type BookmarkConnection = {
  edges: Array<BookmarkEdge>;
  pageInfo: PageInfo;
};

export type BookmarkEdge = {
  cursor: Scalars['String']['output'];
  node: Bookmark;
  bookmarkedAt: Scalars['DateTime']['output'];
  /** Null if the viewer can no longer see it. */
  item: Maybe<Content>;
};

export type UpdateBookmarkPayload = Payload & {
  bookmark: Bookmark;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type Comment = Node & Content & Reactable & Flaggable & Bookmarkable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists, quotes or mentions; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  author: User;
  /** The item with this comment. */
  subject: Commentable;
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  replyCount: Scalars['Int']['output'];
  /** Oldest first. `around` starts the list at the page with the reply that has this id; a cursor reads on from there. */
  replies: ReplyConnection;
  bookmark: Bookmark;
  linkPreview: Maybe<LinkPreview>;
};


export type CommentRepliesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

export type Reply = Node & Content & Reactable & Flaggable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists, quotes or mentions; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  author: User;
  comment: Comment;
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  linkPreview: Maybe<LinkPreview>;
};

export type CommentConnection = {
  edges: Array<CommentEdge>;
  pageInfo: PageInfo;
};

export type CommentEdge = {
  cursor: Scalars['String']['output'];
  node: Comment;
};

export type ReplyConnection = {
  edges: Array<ReplyEdge>;
  pageInfo: PageInfo;
};

export type ReplyEdge = {
  cursor: Scalars['String']['output'];
  node: Reply;
};

export type CreateCommentPayload = Payload & {
  /** Id of the new comment, also while pending. */
  commentId: Scalars['ID']['output'];
  /** Null while pending. */
  commentEdge: Maybe<CommentEdge>;
  subject: Maybe<Commentable>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateCommentPayload = Payload & {
  comment: Maybe<Comment>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type CreateReplyPayload = Payload & {
  /** Id of the new reply, also while pending. */
  replyId: Scalars['ID']['output'];
  replyEdge: Maybe<ReplyEdge>;
  comment: Maybe<Comment>;
  subject: Maybe<Commentable>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateReplyPayload = Payload & {
  reply: Maybe<Reply>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A change of a commentable item or below it: it changed, or a comment or reply is new, edited or no longer visible. */
export type CommentsChange = {
  subject: Commentable;
  commentEdge: Maybe<CommentEdge>;
  replyEdge: Maybe<ReplyEdge>;
  /** Id of a comment or reply that the viewer can no longer see, or of a member of whom the viewer can no longer see any. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** True if a thread was merged into the item or separated from it, so that lists must be read again. */
  isRearranged: Scalars['Boolean']['output'];
  /** Path that shows the item, if moderators merged it into another one. */
  movedTo: Maybe<Scalars['String']['output']>;
};

/** A disorder of the directory, or a condition that administrators added (spec §3 Disorder). */
export type Disorder = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Plain text; null if the source has none. */
  summary: Maybe<Scalars['String']['output']>;
  /** First sentence of the summary. */
  cream: Maybe<Scalars['String']['output']>;
  /** Data for tag managers: an object of texts. */
  datalayer: Scalars['JSON']['output'];
  synonyms: Array<Scalars['String']['output']>;
  /** True for a group of disorders. */
  isGroup: Scalars['Boolean']['output'];
  /** Ages at which it begins, in the source's words; empty if unknown. */
  onsetAge: Array<Scalars['String']['output']>;
  /** Digits; null for a condition that is not rare. */
  orphaCode: Maybe<Scalars['String']['output']>;
  /** Sections of its page, in order. */
  tableOfContents: Array<TableOfContentsItem>;
  prevalences: Array<Prevalence>;
  /** Ways of inheritance, in the source's words; empty if unknown. */
  inheritanceType: Array<Scalars['String']['output']>;
  seo: DisorderSeo;
  /** Groups and disorders that it belongs to, by name. */
  parents: Array<DisorderLink>;
  /** Disorders that belong to it, by name. */
  children: Array<DisorderLink>;
  /** Questions that a public source answers. */
  questions: Array<DisorderQuestion>;
  /** A question by the last part of its address; null if there is none. */
  question: Maybe<DisorderQuestion>;
  /** Public source of the facts; null for a condition that administrators added. */
  source: Maybe<DisorderSource>;
  /** True if it is one of the featured disorders of this site. */
  isFeatured: Scalars['Boolean']['output'];
  /** True if it is one of the conditions of this site. */
  isOfSite: Scalars['Boolean']['output'];
  /** Threads of this site with all words of its name, best first, at most 5. */
  threads: Array<Thread>;
  /** Members who show everyone that they name this disorder, and whose profile the viewer may read; at most 30. */
  members: Array<User>;
};


/** A disorder of the directory, or a condition that administrators added (spec §3 Disorder). */
export type DisorderQuestionArgs = {
  slug: Scalars['String']['input'];
};

/** A related disorder. It has no relations of its own, so that an operation stays small. */
export type DisorderLink = {
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  isGroup: Scalars['Boolean']['output'];
};

export type TableOfContentsItem = {
  /** Anchor of the section. */
  id: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Prevalence = {
  /** A range as the source has it, such as '1-9 / 100 000'. */
  class: Scalars['String']['output'];
  geographic: Scalars['String']['output'];
  /** The figure counted, such as 'Point prevalence'. */
  measure: Scalars['String']['output'];
};

export type DisorderSeo = {
  allowIndexing: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  metaDescription: Scalars['String']['output'];
  /** Path. */
  canonical: Scalars['String']['output'];
  ogTitle: Scalars['String']['output'];
  ogDescription: Scalars['String']['output'];
  ogImage: Maybe<Scalars['String']['output']>;
  twitterTitle: Scalars['String']['output'];
  twitterDescription: Scalars['String']['output'];
  twitterImage: Maybe<Scalars['String']['output']>;
  keywords: Array<Scalars['String']['output']>;
};

export type DisorderQuestion = {
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  question: Scalars['String']['output'];
  /** Plain text: paragraphs, and lines that begin with a dash. */
  answer: Scalars['String']['output'];
  /** Page of the source. */
  url: Scalars['String']['output'];
  source: DisorderSource;
};

/** A public source, with the credit that its licence asks for. */
export type DisorderSource = {
  name: Scalars['String']['output'];
  credit: Scalars['String']['output'];
  url: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  licenceUrl: Scalars['String']['output'];
  /** Release of the facts; null if the source has none. */
  release: Maybe<Scalars['String']['output']>;
};

export type DisorderSearchType =
  /** Everything in the directory. */
  | 'ALL'
  /** Disorders without groups. */
  | 'DISORDER'
  | 'GROUP'
  /** Conditions of this site; everything, if it has chosen none. */
  | 'SITE';

/** Result of a search in the directory. */
export type DisorderSearchResult = {
  /** Number of disorders that match, counted up to 400 names. */
  total: Scalars['Int']['output'];
  /** The best first, at most 10 from the offset. */
  disorders: Array<Disorder>;
};

export type DisorderInput = {
  name: Scalars['String']['input'];
  summary?: InputMaybe<Scalars['String']['input']>;
  synonyms: Array<Scalars['String']['input']>;
  /** Null leaves it to the page's content. */
  allowIndexing?: InputMaybe<Scalars['Boolean']['input']>;
};

export type DisorderPayload = Payload & {
  /** Null once it is retired, or while `pending`. */
  disorder: Maybe<Disorder>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A text of an item, as its author wrote it then. */
export type ContentVersion = {
  /** Revision of the item's stream with this text. */
  revision: Scalars['Int']['output'];
  writtenAt: Scalars['DateTime']['output'];
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
};

/** Who has an item open in the editor besides the viewer, and which text of it is the newest. */
export type Editing = {
  /** Other members. */
  others: Array<User>;
  /** True if the viewer has it open on another page or device too. */
  isElsewhere: Scalars['Boolean']['output'];
  /** Revision of the newest text. */
  revision: Scalars['Int']['output'];
  state: PostState;
  /** Member who changed it last; null for the network itself. */
  changedBy: Maybe<User>;
};

/** A member's request for deletion, an administrator's hold on the member's data, or both. */
export type Deletion = {
  requestedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time at which it starts; null for a hold without a request. */
  due: Maybe<Scalars['DateTime']['output']>;
  /** True while an administrator holds the data: nothing is deleted meanwhile. */
  held: Scalars['Boolean']['output'];
  /** This and the next two fields are for administrators; null for the member. */
  heldAt: Maybe<Scalars['DateTime']['output']>;
  heldBy: Maybe<User>;
  holdReason: Maybe<Scalars['String']['output']>;
  /** Page of the future receipt, for the member; null for administrators. */
  receiptUrl: Maybe<Scalars['String']['output']>;
};

/** Signed receipt of a completed erasure. */
export type ErasureReceipt = {
  /** URL of the receipt as a file that can be verified. */
  url: Scalars['String']['output'];
  /** Public key that verifies receipts of this network (base64). */
  publicKey: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
  erasedAt: Scalars['DateTime']['output'];
  /** Number of log streams with personal data that can no longer be read; `events` counts the events in them. */
  streams: Scalars['Int']['output'];
  events: Scalars['Int']['output'];
  /** Expiry of the last backup of keys with which the data can still be read; null without one. */
  backupsExpireAt: Maybe<Scalars['DateTime']['output']>;
};

export type DeleteUserPayload = Payload & {
  user: User;
  /** Page of the future receipt. */
  receiptUrl: Scalars['String']['output'];
  /** True if deletion has started: all sessions of the member have ended. */
  isSignedOut: Scalars['Boolean']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type CancelDeletionPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type HoldDeletionPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ReleaseDeletionPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A type of event in the network. */
export type EventType = {
  name: Scalars['String']['output'];
  /** Oldest first; older ones are upcast to the newest. */
  versions: Array<EventVersion>;
  emittedBy: Array<EventEmitter>;
  /** Projections that handle it. */
  projectedBy: Array<Scalars['String']['output']>;
};

export type EventVersion = {
  version: Scalars['Int']['output'];
  fields: Array<EventField>;
};

export type EventField = {
  name: Scalars['String']['output'];
  /** For people: 'member id', 'text or nothing'. */
  type: Scalars['String']['output'];
  /** Field with the member whose data it is; null for data that is not personal. */
  subject: Maybe<Scalars['String']['output']>;
};

export type EventEmitter = {
  decider: Scalars['String']['output'];
  command: Scalars['String']['output'];
};

export type FollowConnection = {
  edges: Array<FollowEdge>;
  pageInfo: PageInfo;
};

export type FollowEdge = {
  cursor: Scalars['String']['output'];
  node: User;
  followedAt: Scalars['DateTime']['output'];
};

export type UpdateFollowPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type Thread = Node & Content & Commentable & Reactable & Flaggable & Bookmarkable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Scalars['String']['output'];
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists, quotes or mentions; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  path: Scalars['String']['output'];
  author: User;
  site: Site;
  /** True if nobody can comment or reply. */
  isLocked: Scalars['Boolean']['output'];
  /** True if moderators put it first in lists. */
  isPinned: Scalars['Boolean']['output'];
  /** Null if it is in none. */
  category: Maybe<Category>;
  /** Tags in the order that the author gave them. */
  tags: Array<Tag>;
  insertedAt: Scalars['DateTime']['output'];
  /** Null if never edited. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the newest visible comment or reply, or of the thread itself. */
  lastActiveAt: Scalars['DateTime']['output'];
  /** Visible comments and replies. */
  commentCount: Scalars['Int']['output'];
  /** The thread whose page shows this one and its comments, because moderators merged it; null if it stands alone. */
  mergedInto: Maybe<Thread>;
  /** Threads that this one shows too, oldest first, at most 50. */
  merged: Array<Thread>;
  comments: CommentConnection;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  bookmark: Bookmark;
  linkPreview: Maybe<LinkPreview>;
  /** True if the viewer follows it, and hears of replies by others. */
  isFollowed: Scalars['Boolean']['output'];
  /** True if the viewer wants no notices that lead to it. */
  isSilenced: Scalars['Boolean']['output'];
  /** Null if the viewer has not been there before, or if nothing is new. */
  news: Maybe<ThreadNews>;
};


export type ThreadCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

/** A word by which an author sorts a thread: lower-case letters, digits and dashes. */
export type Tag = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ThreadSort =
  /** The most recently active first. */
  | 'ACTIVE'
  | 'NEWEST'
  /** Those with the most visible comments and replies first. */
  | 'REPLIES';

export type ThreadConnection = {
  edges: Array<ThreadEdge>;
  pageInfo: PageInfo;
};

export type ThreadEdge = {
  cursor: Scalars['String']['output'];
  node: Thread;
};

export type CreateThreadPayload = Payload & {
  thread: Maybe<Thread>;
  /** Slug of the thread's URL, also while `pending`. */
  slug: Scalars['String']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateThreadPayload = Payload & {
  thread: Maybe<Thread>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type GivenBadge =
  | 'contributor'
  | 'digital_creator'
  | 'healthcare_provider'
  | 'patient_leader';

export type LegacyRole =
  | 'administrator'
  | 'editor'
  | 'author'
  | 'contributor'
  | 'subscriber';

/** A role, badge or award that a member got or lost. */
export type GivenChange = {
  id: Scalars['ID']['output'];
  /** What changed, such as 'Role: Moderator'. */
  words: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Null for the network itself. */
  by: Maybe<User>;
  /** Reason of the administrator; null if none was stated. */
  reason: Maybe<Scalars['String']['output']>;
};

/**
 * What administrators see of a member's account, and what the viewer may change about it. A refusal is the reason for which
 * the viewer may not; null if the viewer may.
 */
export type MemberAdministration = {
  /** ADMINISTRATION:member_01… */
  id: Scalars['ID']['output'];
  isVerified: Scalars['Boolean']['output'];
  isAnalyst: Scalars['Boolean']['output'];
  /** First letters of the address; for administrators who can recover access, else null. */
  maskedEmail: Maybe<Scalars['String']['output']>;
  /** Number of open reports about the member and the member's content. */
  openReports: Scalars['Int']['output'];
  /** To the minute; null if the member has not been seen since the network records it. */
  lastSeenAt: Maybe<Scalars['DateTime']['output']>;
  /** Roles that the viewer may give to the member. */
  givableRoleIds: Array<Scalars['Int']['output']>;
  roleRefusal: Maybe<Scalars['String']['output']>;
  badgeRefusal: Maybe<Scalars['String']['output']>;
  awardRefusal: Maybe<Scalars['String']['output']>;
  analystRefusal: Maybe<Scalars['String']['output']>;
  /** The open change of the member's ways to log in; null without one, and for those who may not act on the member. */
  recovery: Maybe<AccessRecovery>;
  /**
   * The reason for which the viewer cannot ask to let the member back in, such as that nobody could confirm it; null if the
   * viewer can.
   */
  recoveryRefusal: Maybe<Scalars['String']['output']>;
  /** True if a second administrator must confirm it. */
  recoveryNeedsSecond: Scalars['Boolean']['output'];
  /** True if the member's log-ins need a second factor; null for those who may not act on the member. */
  hasSecondFactor: Maybe<Scalars['Boolean']['output']>;
};

/** Order of the list of members: the newest, A to Z, the highest role, verified, most open reports, last seen. */
export type MemberSort =
  | 'NEWEST'
  | 'NAME'
  | 'ROLE'
  | 'VERIFIED'
  | 'REPORTS'
  | 'LAST_SEEN';

export type MemberConnection = {
  edges: Array<MemberEdge>;
  pageInfo: PageInfo;
};

export type MemberEdge = {
  cursor: Scalars['String']['output'];
  node: User;
};

export type GivenPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** What a page to which an item links says of itself; plain text. */
export type LinkPreview = {
  url: Scalars['String']['output'];
  /** Host of the page. */
  host: Scalars['String']['output'];
  title: Scalars['String']['output'];
  description: Maybe<Scalars['String']['output']>;
  siteName: Maybe<Scalars['String']['output']>;
};

export type ChooseMailPayload = Payload & {
  /** The logged-in member; null for visitors. */
  viewer: Maybe<User>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A time in which everything can be read and nothing changed. */
export type Maintenance = {
  since: Scalars['DateTime']['output'];
  /** Message for members; can be empty. */
  message: Scalars['String']['output'];
};

export type MaintenanceChange = {
  /** Null once it has ended. */
  maintenance: Maybe<Maintenance>;
};

export type UpdateMaintenancePayload = {
  maintenance: Maybe<Maintenance>;
};

/** A picture of the library of a site, for its editors. What they publish uses it by `path`. */
export type Media = Node & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Words for people who do not see it; empty for a decorative picture. */
  alt: Scalars['String']['output'];
  illustrator: Maybe<Scalars['String']['output']>;
  /** Part that a cut keeps. */
  focus: MediaFocus;
  /** Path of the largest file. */
  path: Scalars['String']['output'];
  /** Size of the largest file in pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Average color as #rrggbb. */
  color: Scalars['String']['output'];
  /** Null for the network. */
  addedBy: Maybe<User>;
  insertedAt: Scalars['DateTime']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  /** Texts and home pages with the picture that the viewer can open, at most 50. */
  uses: Array<MediaUse>;
  /** Number of all texts and home pages with the picture. */
  useCount: Scalars['Int']['output'];
  viewerCan: MediaActions;
};

export type MediaFocus =
  | 'TOP_LEFT'
  | 'TOP'
  | 'TOP_RIGHT'
  | 'LEFT'
  | 'CENTER'
  | 'RIGHT'
  | 'BOTTOM_LEFT'
  | 'BOTTOM'
  | 'BOTTOM_RIGHT';

/** A text or a home page with a picture. */
export type MediaUse = {
  title: Scalars['String']['output'];
  /** Path at which editors change it. */
  path: Scalars['String']['output'];
};

/** What the viewer can do with a picture of the library. */
export type MediaActions = {
  describe: Scalars['Boolean']['output'];
  replace: Scalars['Boolean']['output'];
  remove: Scalars['Boolean']['output'];
};

export type MediaConnection = {
  edges: Array<MediaEdge>;
  pageInfo: PageInfo;
};

export type MediaEdge = {
  cursor: Scalars['String']['output'];
  node: Media;
};

export type DescribeMediaPayload = Payload & {
  media: Media;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type RemoveMediaPayload = Payload & {
  mediaId: Scalars['ID']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A conversation as the viewer sees it: the other participant, and the viewer's own state (spec §3). */
export type Conversation = Node & {
  id: Scalars['ID']['output'];
  /** The other participant. */
  user: User;
  insertedAt: Scalars['DateTime']['output'];
  isAccepted: Scalars['Boolean']['output'];
  isArchived: Scalars['Boolean']['output'];
  /** True if the viewer muted it: its messages do not count as unread in `unreads`. */
  isMuted: Scalars['Boolean']['output'];
  /** True if the other participant has blocked the viewer. */
  amBlocked: Scalars['Boolean']['output'];
  /** True if the viewer has blocked the other participant. */
  isBlocked: Scalars['Boolean']['output'];
  isRead: Scalars['Boolean']['output'];
  /** True for the receiver of a conversation that is not accepted, who sees Allow and Decline (spec §4). */
  canAnswerRequest: Scalars['Boolean']['output'];
  unreadCount: Scalars['Int']['output'];
  lastMessageAt: Maybe<Scalars['DateTime']['output']>;
  lastMessageBody: Maybe<Scalars['String']['output']>;
  lastMessageUserId: Maybe<Scalars['ID']['output']>;
  /** The viewer's last message that the other participant has seen; null if one of them hides this. */
  seenThrough: Maybe<Scalars['ID']['output']>;
  /** Newest page first when read with `last`; always oldest to newest within a page. */
  messages: MessageConnection;
};


/** A conversation as the viewer sees it: the other participant, and the viewer's own state (spec §3). */
export type ConversationMessagesArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  minPosition?: InputMaybe<Scalars['Position']['input']>;
};

export type Message = Node & Flaggable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  /** 'This message was removed.' once it is deleted or its sender erased. */
  body: Scalars['String']['output'];
  /** True if it is deleted or its sender erased. */
  isRemoved: Scalars['Boolean']['output'];
  /** Time of the last edit. */
  editedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when the viewer can edit and delete the message; null if this is not possible. */
  changeableUntil: Maybe<Scalars['DateTime']['output']>;
  userId: Scalars['ID']['output'];
  conversationId: Scalars['ID']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** Each member's reaction (spec §3 Message). */
  reactions: Array<Reaction>;
  /** Counts of the reactions. */
  reactionSummary: ReactionSummary;
};

/** A message that a search found. */
export type MessageSearchResult = {
  message: Message;
  conversation: Conversation;
  /** The part of the text around its first match. */
  excerpt: Array<TextPart>;
};

export type MessageSearchConnection = {
  edges: Array<MessageSearchEdge>;
  pageInfo: PageInfo;
};

export type MessageSearchEdge = {
  cursor: Scalars['String']['output'];
  node: MessageSearchResult;
};

/** The other participant is typing, or has seen messages. */
export type ConversationActivity = {
  conversation: Conversation;
  isTyping: Scalars['Boolean']['output'];
};

export type ConversationSort =
  | 'NEWEST'
  | 'OLDEST';

export type ConversationConnection = {
  edges: Array<ConversationEdge>;
  pageInfo: PageInfo;
};

export type ConversationEdge = {
  cursor: Scalars['String']['output'];
  node: Conversation;
};

export type MessageConnection = {
  edges: Array<MessageEdge>;
  pageInfo: PageInfo;
};

export type MessageEdge = {
  cursor: Scalars['String']['output'];
  node: Message;
};

export type CreateConversationPayload = Payload & {
  conversationId: Scalars['ID']['output'];
  conversation: Maybe<Conversation>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type SendMessagePayload = Payload & {
  messageEdge: Maybe<MessageEdge>;
  conversation: Maybe<Conversation>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateMessagePayload = Payload & {
  message: Maybe<Message>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateConversationPayload = Payload & {
  conversation: Maybe<Conversation>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type BlockUserPayload = Payload & {
  user: User;
  conversation: Maybe<Conversation>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** Reason of a purge. */
export type PurgeReason =
  | 'ABUSE'
  | 'PRIVACY'
  | 'COURT_ORDER'
  | 'OTHER';

/**
 * A moderator's decision (spec §3 Content flag). HIDE lasts until the author edits the item, WARN only tells the author,
 * DISMISS closes the reports, RESTORE shows the item again, LOCK closes it to new comments and replies, PIN puts it
 * first in lists, MOVE puts it into another category, and ALLOW_PICTURE and REMOVE_PICTURE are about its picture, or that
 * of a member's profile.
 */
export type ModerationOperation =
  | 'DELETE'
  | 'SPAM'
  | 'HIDE'
  | 'WARN'
  | 'DISMISS'
  | 'RESTORE'
  | 'LOCK'
  | 'PIN'
  | 'MOVE'
  | 'MERGE'
  | 'ALLOW_PICTURE'
  | 'REMOVE_PICTURE';

/** Reason of a decision. */
export type DecisionReason =
  | 'SPAM'
  | 'HARASSMENT'
  | 'DANGER'
  | 'MISINFORMATION'
  | 'PRIVACY'
  | 'OFF_TOPIC'
  | 'WITHIN_RULES'
  | 'OTHER';

/** A moderator's decision on content, a private message or a member. */
export type Decision = {
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  /** Null for a purge. */
  operation: Maybe<ModerationOperation>;
  by: User;
  decidedAt: Scalars['DateTime']['output'];
  /** Null without a reason, and for a purge. */
  reason: Maybe<DecisionReason>;
  /** The moderator's words to the author. */
  words: Maybe<Scalars['String']['output']>;
  /** Null unless it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  undoneBy: Maybe<User>;
  /** Author of the content, sender of the message, or the member; null for decisions of the first releases. */
  author: Maybe<User>;
  /** Null for a private message and for a member. */
  item: Maybe<Content>;
  site: Maybe<SiteSummary>;
  /** True if the viewer may undo it, unless a newer decision on the same property of the item stands. */
  canUndo: Scalars['Boolean']['output'];
};

export type DecisionConnection = {
  edges: Array<DecisionEdge>;
  pageInfo: PageInfo;
};

export type DecisionEdge = {
  cursor: Scalars['String']['output'];
  node: Decision;
};

/** Reason of a report. */
export type FlagReason =
  | 'SPAM'
  | 'HARASSMENT'
  | 'DANGER'
  | 'MISINFORMATION'
  | 'PRIVACY'
  | 'OTHER';

/** A member's report. */
export type Flag = {
  flagger: User;
  /** Null without a reason. */
  reason: Maybe<FlagReason>;
  note: Maybe<Scalars['String']['output']>;
  flaggedAt: Scalars['DateTime']['output'];
};

/** A moderator's claim of a reported item, until it expires or the moderator decides. */
export type Claim = {
  by: User;
  isOwn: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

/** A member's record in moderation. */
export type MemberRecord = {
  /** Decisions that stand, without dismissals. */
  decisions: Scalars['Int']['output'];
  reportsReceived: Scalars['Int']['output'];
  reportsMade: Scalars['Int']['output'];
  /** Number of other members who logged in from the same address within the last 30 days. */
  sharedAddresses: Scalars['Int']['output'];
  /** Notes of moderators about the member and the member's items, newest first, at most 20; none about the viewer. */
  notes: Array<ModeratorNote>;
};

/** A note of a moderator for other moderators. */
export type ModeratorNote = {
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  by: User;
  writtenAt: Scalars['DateTime']['output'];
  /** Null once the account of the member is deleted. */
  text: Maybe<Scalars['String']['output']>;
};

export type WriteNotePayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/**
 * A reported item that is not decided on: content, a private message or a member; or content that a rule holds, or whose
 * picture waits.
 */
export type FlaggedContent = Node & {
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  /** Null for a private message and for a member. */
  item: Maybe<Content>;
  /** The member, or the sender of the message; null for content. */
  user: Maybe<User>;
  /** Site of the first report. */
  site: Maybe<SiteSummary>;
  /** At most five: the most severe reasons first, and of those the newest reports. */
  flags: Array<Flag>;
  /** The most severe reason of its open reports; null if none has one. */
  reason: Maybe<FlagReason>;
  flagCount: Scalars['Int']['output'];
  /** At most five, in the order of their reports. */
  flaggers: Array<User>;
  /** Revision to name in a decision. */
  revision: Scalars['Int']['output'];
  /** Null if no moderator is deciding on it. */
  claim: Maybe<Claim>;
  /** Record of the author, of the sender, or of the member. */
  record: Maybe<MemberRecord>;
  /** The items above it, topmost first. */
  above: Array<Content>;
  /** Decisions that the viewer may take on it. */
  operations: Array<ModerationOperation>;
  firstFlaggedAt: Scalars['DateTime']['output'];
  lastFlaggedAt: Scalars['DateTime']['output'];
};

export type FlaggedContentConnection = {
  /** Number of all items that meet the filter. */
  totalCount: Scalars['Int']['output'];
  edges: Array<FlaggedContentEdge>;
  pageInfo: PageInfo;
};

export type FlaggedContentEdge = {
  cursor: Scalars['String']['output'];
  node: FlaggedContent;
};

/** An entry of an item's history, read from its stream. */
export type HistoryEntry = {
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  /** Name of the event type. */
  type: Scalars['String']['output'];
  /** Action for people: 'edited', 'deleted', … */
  action: Scalars['String']['output'];
  actor: Maybe<User>;
  occurredAt: Scalars['DateTime']['output'];
  /** Reason of a purge. */
  reason: Maybe<PurgeReason>;
  /** For a decision: the revision that the moderator saw. */
  seenRevision: Maybe<Scalars['Int']['output']>;
  /** For a decision: the reason, and the words to the author. */
  decisionReason: Maybe<DecisionReason>;
  words: Maybe<Scalars['String']['output']>;
  before: Maybe<ContentText>;
  after: Maybe<ContentText>;
};

export type ContentText = {
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
};

export type ContentHistory = {
  /** Null once it is purged. */
  item: Maybe<Content>;
  /** Record of the author; null once it is purged. */
  record: Maybe<MemberRecord>;
  /** Oldest first; at most 500. A purged item has only the purge: by whom, when and why. */
  entries: Array<HistoryEntry>;
};

/** An item at a revision or time. */
export type ContentMoment = {
  /** Its last entry at that point, which contains its text. */
  entry: HistoryEntry;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  state: ContentState;
};

/** The reports of an item and all decisions on it. */
export type ContentFlagPage = {
  /** Null if no report is open, and for an item of the viewer's own. */
  flagged: Maybe<FlaggedContent>;
  /** Null for a private message, for a member, and after a purge. */
  item: Maybe<Content>;
  /** Author, sender or member; null after a purge. */
  user: Maybe<User>;
  record: Maybe<MemberRecord>;
  /** At most fifty, newest first. */
  decisions: Array<Decision>;
  /**
   * Each time that a moderator read the private message, at most fifty, newest first; none for other items, and for a
   * message of the viewer's own.
   */
  readings: Array<MessageReading>;
};

/** A moderator's access to a reported private message. */
export type MessageReading = {
  id: Scalars['ID']['output'];
  by: User;
  readAt: Scalars['DateTime']['output'];
};

/** Texts of a community that its rules would have held in the 30 days before its newest text. */
export type ContentRulesTrial = {
  since: Scalars['DateTime']['output'];
  until: Scalars['DateTime']['output'];
  /** Number of texts in these days, without those of moderators. */
  texts: Scalars['Int']['output'];
  /** Number of texts by the first rule that applies; rules without any are left out. */
  held: Array<RuleCount>;
  /** The newest of them, at most 20. */
  examples: Array<HeldText>;
};

export type CommunityRules = {
  siteId: Scalars['ID']['output'];
  /** Prefix of the site. */
  community: Scalars['String']['output'];
  rules: Scalars['JSON']['output'];
};

export type RuleCount = {
  rule: ContentRule;
  texts: Scalars['Int']['output'];
};

export type HeldText = {
  rule: ContentRule;
  item: Maybe<Content>;
};

export type PurgeContentPayload = Payload & {
  /** Id of the purged item. */
  purgedId: Scalars['ID']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ContentFlagPayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ModerationContentFlagPayload = Payload & {
  /** Null for a private message and for a member. */
  item: Maybe<Content>;
  decision: Maybe<Decision>;
  /** Id of the FlaggedContent. */
  flaggedId: Scalars['ID']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type ReadFlaggedMessagePayload = Payload & {
  body: Scalars['String']['output'];
  sentAt: Scalars['DateTime']['output'];
  /** The message as sent, and each edit and deletion by its sender, oldest first. */
  versions: Array<MessageVersion>;
  /** Revision to name in a decision on what was read. */
  revision: Scalars['Int']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type MessageVersion = {
  /** 'sent', 'edited' or 'deleted by its sender'. */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** The text that replaced the previous one; null for a deletion. */
  body: Maybe<Scalars['String']['output']>;
};

export type ClaimPayload = {
  flaggedId: Scalars['ID']['output'];
  /** Null once it has ended. */
  claim: Maybe<Claim>;
};

export type ModerationChange = {
  /** Id of the FlaggedContent that was reported, claimed or decided on. */
  flaggedId: Scalars['ID']['output'];
  /** The item if only its claim changed; null after a report or a decision, which change the queue. */
  claimed: Maybe<FlaggedContent>;
};

/** A decision about the viewer, or about something that the viewer wrote. It does not tell who decided. */
export type OwnDecision = {
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  /** Null if it was removed permanently. */
  operation: Maybe<ModerationOperation>;
  reason: Maybe<DecisionReason>;
  words: Maybe<Scalars['String']['output']>;
  decidedAt: Scalars['DateTime']['output'];
  /** Null unless it was undone. */
  undoneAt: Maybe<Scalars['DateTime']['output']>;
  /** Null if the viewer cannot see it any more, and for messages and members. */
  item: Maybe<Content>;
  canAppeal: Scalars['Boolean']['output'];
  /** Null if the viewer has not appealed. */
  appeal: Maybe<OwnAppeal>;
};

export type OwnDecisionConnection = {
  edges: Array<OwnDecisionEdge>;
  pageInfo: PageInfo;
};

export type OwnDecisionEdge = {
  cursor: Scalars['String']['output'];
  node: OwnDecision;
};

export type AppealOutcome =
  /** The decision stands. */
  | 'UPHELD'
  /** The decision was undone. */
  | 'OVERTURNED';

/** An author's appeal against a decision, which another moderator answers. */
export type Appeal = {
  decision: Decision;
  /** The author's words; null once the author is erased. */
  words: Maybe<Scalars['String']['output']>;
  appealedAt: Scalars['DateTime']['output'];
};

export type AppealConnection = {
  edges: Array<AppealEdge>;
  pageInfo: PageInfo;
};

export type AppealEdge = {
  cursor: Scalars['String']['output'];
  node: Appeal;
};

/** The viewer's appeal. It does not tell who answered. */
export type OwnAppeal = {
  words: Maybe<Scalars['String']['output']>;
  appealedAt: Scalars['DateTime']['output'];
  /** Null while it is open. */
  outcome: Maybe<AppealOutcome>;
  answer: Maybe<Scalars['String']['output']>;
  answeredAt: Maybe<Scalars['DateTime']['output']>;
};

export type AppealPayload = Payload & {
  decisionId: Scalars['ID']['output'];
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** Numbers about moderation on this site since its start. */
export type Transparency = {
  /** Reports that were not withdrawn. */
  reports: Scalars['Int']['output'];
  /** Decisions by operation, most frequent first, without purges. */
  decisions: Array<DecisionCount>;
  /** Items that were removed permanently. */
  purges: Scalars['Int']['output'];
  appeals: Scalars['Int']['output'];
  upheld: Scalars['Int']['output'];
  overturned: Scalars['Int']['output'];
  /** Median time from a report to the first decision after it, in hours; null without any. */
  medianHours: Maybe<Scalars['Float']['output']>;
};

export type DecisionCount = {
  operation: ModerationOperation;
  count: Scalars['Int']['output'];
  /** Number of these decisions that were undone. */
  undone: Scalars['Int']['output'];
};

export type ReportOutcome =
  | 'OPEN'
  | 'NO_ACTION'
  | 'ACTION';

/** The viewer's report, with its outcome. */
export type OwnReport = {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  reason: Maybe<FlagReason>;
  note: Maybe<Scalars['String']['output']>;
  reportedAt: Scalars['DateTime']['output'];
  outcome: ReportOutcome;
};

export type OwnReportConnection = {
  edges: Array<OwnReportEdge>;
  pageInfo: PageInfo;
};

export type OwnReportEdge = {
  cursor: Scalars['String']['output'];
  node: OwnReport;
};

/**
 * What a notice is about: an answer to the member's text, a text that names the member, reactions to the member's text,
 * news in a followed thread, status updates of followed members, followers, an allowed conversation, a decision on the member's text, or a change of somebody's ways to log in.
 */
export type NoticeKind =
  | 'ANSWER'
  | 'MENTION'
  | 'REACTION'
  | 'THREAD'
  | 'STATUS'
  | 'FOLLOW'
  | 'ALLOWED'
  | 'AWARD'
  | 'DECISION'
  | 'ACCESS';

/** What happened to one item or member, by any number of members. */
export type Notice = {
  /** NOTICE:answer:thread_01… */
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** Time of the newest event. */
  at: Scalars['DateTime']['output'];
  isRead: Scalars['Boolean']['output'];
  /** Number of members who acted; 0 for decisions. */
  people: Scalars['Int']['output'];
  /** Up to three of them, the latest first. */
  latest: Array<User>;
  /** The place that it leads to, which marks it as read; argument of `updateNoticesRead`. */
  placeId: Scalars['ID']['output'];
  /** The member's text that it is about, or the followed thread; null for other kinds. */
  about: Maybe<Content>;
  /** The member's article that editors decided on, as its authors see it; null for others, and if the member may not read it. */
  manuscript: Maybe<Manuscript>;
  /** Path of the exact place: of the oldest text that the member has not seen. */
  path: Scalars['String']['output'];
  /** Site with that path; null if each site has it. */
  originalSite: Maybe<Site>;
};

export type NoticeConnection = {
  edges: Array<NoticeEdge>;
  pageInfo: PageInfo;
};

export type NoticeEdge = {
  cursor: Scalars['String']['output'];
  node: Notice;
};

export type UpdateNoticesReadPayload = Payload & {
  unreads: Unreads;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** How often notices of a kind are mailed. */
export type MailTime =
  | 'NEVER'
  | 'NOW'
  | 'DAILY'
  | 'WEEKLY';

/** Where the viewer's notices of a kind go. */
export type NoticeChannels = {
  /** CHANNELS:answer */
  id: Scalars['ID']['output'];
  kind: NoticeKind;
  /** True if the list on the site has them. */
  onSite: Scalars['Boolean']['output'];
  mail: MailTime;
  /** True if devices with push notifications get them. */
  push: Scalars['Boolean']['output'];
};

/** When the viewer's digests are mailed. */
export type DigestTime = {
  /** Hour of the day, 0 to 23. */
  hour: Scalars['Int']['output'];
  /** Day of the weekly digest: 1 is Monday. */
  weekday: Scalars['Int']['output'];
  /** Name of a time zone, such as Pacific/Auckland. */
  zone: Scalars['String']['output'];
};

export type UpdateNoticeChannelsPayload = Payload & {
  channels: NoticeChannels;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateDigestTimePayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateThreadChoicePayload = Payload & {
  thread: Maybe<Thread>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type SilencedConnection = {
  edges: Array<SilencedEdge>;
  pageInfo: PageInfo;
};

export type SilencedEdge = {
  cursor: Scalars['String']['output'];
  node: User;
};

export type UpdateMemberSilencePayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A device of the viewer on which push notifications are turned on. It ends with its log-in. */
export type PushDevice = {
  /** PUSH:01… */
  id: Scalars['ID']['output'];
  /** Browser and system. */
  name: Scalars['String']['output'];
  /** True for the device of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Site on which they were turned on, and whose address the device shows. */
  site: Maybe<Site>;
};

export type PushDevicesPayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** State of the network for its operators, at one time. Administrators only. */
export type Operations = {
  /** Constant. */
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  /** End of the log; null if it does not respond. */
  head: Maybe<Scalars['Position']['output']>;
  projections: Array<ProjectionStatus>;
  /** Projections that stopped at an event. */
  stops: Array<ProjectionStop>;
  /** Newest first. */
  replays: Array<Replay>;
  /** Tables that a replay replaced. */
  keptTables: Array<KeptTables>;
  /** Newest first. */
  audits: Array<Audit>;
  processes: Array<Process>;
  series: OperationsSeries;
  /** Problems of the event log, most urgent first. */
  concerns: Array<Concern>;
  /** Servers of the event log, as far as they report; [] if their address leaves them to discovery. */
  logServers: Array<LogServer>;
};

export type ConcernKind =
  | 'BEHIND'
  | 'DAMAGE'
  | 'DISK'
  | 'CHECK';

export type Concern = {
  id: Scalars['ID']['output'];
  kind: ConcernKind;
  /** The problem, with advice. */
  sentence: Scalars['String']['output'];
};

export type LogServer = {
  /** Host and port. */
  id: Scalars['ID']['output'];
  /** Free and total bytes of its disk; null if unknown. */
  availableBytes: Maybe<Scalars['Float']['output']>;
  totalBytes: Maybe<Scalars['Float']['output']>;
  /** True for the embedded node, which checks its file for damage. */
  isChecked: Scalars['Boolean']['output'];
  /** Start of the running check; null between checks. */
  checkStartedAt: Maybe<Scalars['DateTime']['output']>;
  /** End of the last check; null before the first. */
  checkFinishedAt: Maybe<Scalars['DateTime']['output']>;
  damage: Array<LogDamage>;
};

/** Damage in the file of a server. Readers do not get damaged events. */
export type LogDamage = {
  id: Scalars['ID']['output'];
  /** Position of the event; null for damage outside events. */
  position: Maybe<Scalars['Position']['output']>;
  what: Scalars['String']['output'];
  foundAt: Scalars['DateTime']['output'];
};

export type ProjectionCondition =
  | 'LIVE'
  | 'BEHIND'
  | 'STOPPED'
  | 'BUILDING';

export type ProjectionStatus = {
  /** Schema of its tables. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  condition: ProjectionCondition;
  position: Maybe<Scalars['Position']['output']>;
  /** Events that it has not handled; approximate on EventStoreDB. Null if unknown. */
  behindEvents: Maybe<Scalars['Int']['output']>;
  behindSeconds: Maybe<Scalars['Float']['output']>;
  /** Milliseconds from the log's storing of the newest handled event to its commit. */
  lagMs: Maybe<Scalars['Float']['output']>;
  /** Handled events of the last step. */
  stepEvents: Maybe<Scalars['Int']['output']>;
  stepMs: Maybe<Scalars['Float']['output']>;
  auditedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rows that differed in the last audit. */
  drift: Maybe<Scalars['Int']['output']>;
};

export type ProjectionStop = {
  id: Scalars['ID']['output'];
  /** Schema of the tables. */
  schema: Scalars['ID']['output'];
  eventId: Scalars['ID']['output'];
  eventType: Scalars['String']['output'];
  stream: Scalars['String']['output'];
  position: Scalars['Position']['output'];
  /** Contains no personal data. */
  error: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
  triedAt: Maybe<Scalars['DateTime']['output']>;
  tries: Scalars['Int']['output'];
};

export type ReplayState =
  | 'WAITING'
  | 'RUNNING'
  | 'PAUSED'
  | 'COMPARING'
  | 'SWAPPING'
  | 'DONE'
  | 'FAILED'
  | 'CANCELLED';

export type ReplayWish =
  | 'RUN'
  | 'PAUSE'
  | 'CANCEL';

export type Replay = {
  id: Scalars['ID']['output'];
  projections: Array<Scalars['String']['output']>;
  /** A username, or another source. */
  askedBy: Scalars['String']['output'];
  /** Members who requested the same later, or added projections. */
  joinedBy: Array<Scalars['String']['output']>;
  askedAt: Scalars['DateTime']['output'];
  state: ReplayState;
  /** Last request to it, which it may not have followed yet. */
  wish: ReplayWish;
  /** Events read, and the estimated total. */
  done: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  /** Progress from 0 to 1. */
  share: Scalars['Float']['output'];
  /** Events per second. */
  rate: Maybe<Scalars['Float']['output']>;
  /** Seconds. */
  remaining: Maybe<Scalars['Float']['output']>;
  /** True if it gives way to live updates that lag. */
  isYielding: Scalars['Boolean']['output'];
  error: Maybe<Scalars['String']['output']>;
  /** Rows of the new tables that equal those of the serving ones, and rows that differ. */
  equal: Scalars['Int']['output'];
  different: Scalars['Int']['output'];
  startedAt: Maybe<Scalars['DateTime']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type KeptTables = {
  /** Their schema. */
  id: Scalars['ID']['output'];
  /** Schema under which they served. */
  of: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
  bytes: Scalars['Float']['output'];
};

export type AuditState =
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  | 'FAILED';

export type Audit = {
  id: Scalars['ID']['output'];
  projections: Array<Scalars['String']['output']>;
  /** True for all events, false for a part of them. */
  isWhole: Scalars['Boolean']['output'];
  state: AuditState;
  askedBy: Scalars['String']['output'];
  askedAt: Scalars['DateTime']['output'];
  /** Progress from 0 to 1. */
  share: Scalars['Float']['output'];
  /** Rows that differ; null before the end. */
  drift: Maybe<Scalars['Int']['output']>;
  error: Maybe<Scalars['String']['output']>;
  finishedAt: Maybe<Scalars['DateTime']['output']>;
};

export type Process = {
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  pid: Scalars['Int']['output'];
  host: Scalars['String']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** Last sign of life: every second in normal operation. */
  at: Scalars['DateTime']['output'];
  /** Bytes. */
  memory: Scalars['Float']['output'];
  /** 99th percentile of its event loop's delay in milliseconds. */
  loopLagMs: Scalars['Float']['output'];
  sockets: Scalars['Int']['output'];
  subscriptions: Scalars['Int']['output'];
};

/** Recent samples: oldest first, one every `every` seconds. */
export type OperationsSeries = {
  every: Scalars['Float']['output'];
  /** New events of the log per second. */
  events: Array<Scalars['Float']['output']>;
  /** Deliveries to sockets per second. */
  deliveries: Array<Scalars['Float']['output']>;
  /** Events not handled by the projection that is furthest behind. */
  behind: Array<Scalars['Float']['output']>;
};

export type OperationsPayload = {
  operations: Operations;
};

/** A member's picture: addresses of square files, named by their place (spec §3 User), at the widths of the specification. */
export type Avatar = {
  /** 28 pixels wide. */
  header: Scalars['String']['output'];
  /** 44 pixels wide. */
  thumb: Scalars['String']['output'];
  /** 100 pixels wide. */
  profileTooltip: Scalars['String']['output'];
  /** 125 pixels wide. */
  medium: Scalars['String']['output'];
  /** This and the next one are 150 pixels wide. */
  large: Scalars['String']['output'];
  full: Scalars['String']['output'];
  /** Words of the member that describe the picture. */
  alt: Maybe<Scalars['String']['output']>;
  /** Average color as #rrggbb, for the time until the picture is there. */
  color: Scalars['String']['output'];
};

export type DeleteProfilePicturePayload = Payload & {
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A field of a profile (spec §3). */
export type PublicProfileField = {
  /** PROFILE:<name>:<member> */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Text for people: a date is written out. */
  value: Scalars['String']['output'];
  /** Name of an icon. */
  icon: Scalars['String']['output'];
};

export type AnswerInput = {
  question: Scalars['String']['input'];
  /** An empty answer removes the former one. */
  answer: Scalars['String']['input'];
};

/**
 * An item that editors publish (spec §3 Post), as its readers get it. Its kind is its `assocType`: POST, PAGE,
 * SPONSORED_ARTICLE, GALLERY, GRAPHIC or CAS, which says if members can comment on it, react to it and keep it.
 */
export type Post = Node & Content & Commentable & Reactable & Flaggable & Bookmarkable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Scalars['String']['output'];
  /** Words of those sections that everybody may read. */
  body: Scalars['String']['output'];
  /** Always null, as `sections` have the text. */
  html: Maybe<Scalars['String']['output']>;
  linkPreview: Maybe<LinkPreview>;
  slug: Scalars['String']['output'];
  /** Path that its editors chose instead of one by its slug, without the leading slash. */
  permalink: Maybe<Scalars['String']['output']>;
  /** Path of its page on its original site. */
  path: Scalars['String']['output'];
  /** The first author who has a name, otherwise 'Editorial Team'. */
  author: User;
  /** Authors who have a name; none if it appears under the name of the editorial team. */
  authors: Array<User>;
  /** True if 'Editorial Team' is shown, alone or beside the authors, because an erased author chose so. */
  isByTeam: Scalars['Boolean']['output'];
  excerpt: Scalars['String']['output'];
  /** Time of the first publication. */
  date: Scalars['DateTime']['output'];
  /** Time of the last publication. */
  modified: Scalars['DateTime']['output'];
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  sections: Array<ContentSection>;
  seo: PostSeo;
  featuredMedia: Maybe<FeaturedMedia>;
  /** Those that its original site has. */
  categories: Array<Category>;
  tags: Array<Tag>;
  commentStatus: CommentStatus;
  originalSite: Site;
  /** All sites on which it appears, the original one first. */
  crossPublishedSites: Array<Site>;
  /** At least 1. */
  readingMinutes: Scalars['Int']['output'];
  /** True for the newest text of an item, which its editors look at before they publish it. */
  isPreview: Scalars['Boolean']['output'];
  /** True if nobody can comment or reply. */
  isLocked: Scalars['Boolean']['output'];
  lastActiveAt: Scalars['DateTime']['output'];
  commentCount: Scalars['Int']['output'];
  comments: CommentConnection;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  bookmark: Bookmark;
  /** Headings of those sections that the viewer may read; none if there are few. */
  tableOfContents: Array<Heading>;
};


/**
 * An item that editors publish (spec §3 Post), as its readers get it. Its kind is its `assocType`: POST, PAGE,
 * SPONSORED_ARTICLE, GALLERY, GRAPHIC or CAS, which says if members can comment on it, react to it and keep it.
 */
export type PostCommentsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

/** How search engines and links elsewhere show an item; a field is null if its editors leave it to the site. */
export type PostSeo = {
  title: Maybe<Scalars['String']['output']>;
  metadesc: Maybe<Scalars['String']['output']>;
  canonical: Maybe<Scalars['String']['output']>;
  metakeywords: Maybe<Scalars['String']['output']>;
};

/** Picture at the top of an item and in its teasers. */
export type FeaturedMedia = {
  path: Scalars['String']['output'];
  /** Complete URL. */
  url: Scalars['String']['output'];
  urlMedium: Scalars['String']['output'];
  urlLarge: Scalars['String']['output'];
  urlRecommended: Scalars['String']['output'];
  name: Maybe<Scalars['String']['output']>;
  /** Empty for a decorative picture. */
  alt: Scalars['String']['output'];
  /** Size in pixels. */
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  huIllustratorName: Maybe<Scalars['String']['output']>;
  /** Part of a picture of the library that a cut keeps; null for any other picture. */
  focus: Maybe<MediaFocus>;
};

export type CommentStatus =
  | 'open'
  | 'closed';

export type PostConnection = {
  edges: Array<PostEdge>;
  pageInfo: PageInfo;
  /** Number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

export type PostEdge = {
  cursor: Scalars['String']['output'];
  node: Post;
};

/** State of an item in publishing. */
export type PostState =
  | 'DRAFT'
  | 'SUBMITTED'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNPUBLISHED'
  | 'BINNED';

/** Names under which an item appears. */
export type PostByline =
  | 'authors'
  | 'team';

/** Name that stands for an author whose account is deleted. */
export type ErasedByline =
  | 'team'
  | 'none';

/** An item as its editors have it: the newest text, also while readers get an earlier one. */
export type Manuscript = Node & PostText & {
  /** MANUSCRIPT:post_01… */
  id: Scalars['ID']['output'];
  postId: Scalars['ID']['output'];
  /** Number in its site, by which /post/{number} leads to it. */
  number: Scalars['String']['output'];
  assocType: AssocType;
  site: Site;
  state: PostState;
  /** Revision of the newest text, on which the next one is based. */
  revision: Scalars['Int']['output'];
  /** True if readers get an earlier text. */
  hasUnpublishedChanges: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  permalink: Maybe<Scalars['String']['output']>;
  excerpt: Scalars['String']['output'];
  sections: Array<ContentSection>;
  seo: PostSeo;
  featuredMedia: Maybe<ManuscriptPicture>;
  /** Slugs. */
  categories: Array<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  authors: Array<User>;
  byline: PostByline;
  afterErasure: ErasedByline;
  comments: CommentStatus;
  /** Ids of other sites on which it appears, or will. */
  crossPublished: Array<Scalars['ID']['output']>;
  /** Null unless it is scheduled. */
  scheduledAt: Maybe<Scalars['DateTime']['output']>;
  /** Time of the first publication; null before it. */
  publishedAt: Maybe<Scalars['DateTime']['output']>;
  insertedAt: Scalars['DateTime']['output'];
  modifiedAt: Scalars['DateTime']['output'];
  /** Comments and replies below it. */
  commentCount: Scalars['Int']['output'];
  /** Path of its page; null unless it is published. */
  path: Maybe<Scalars['String']['output']>;
  /** Sites on which readers get it, its own first; none unless it is published. */
  publishedOn: Array<SiteSummary>;
  viewerCan: PostActions;
  /** Changes, newest first. */
  revisions: PostRevisionConnection;
  /** The newest text as readers would get it. */
  preview: Post;
};


/** An item as its editors have it: the newest text, also while readers get an earlier one. */
export type ManuscriptRevisionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What the viewer can do with an item in publishing. */
export type PostActions = {
  revise: Scalars['Boolean']['output'];
  submit: Scalars['Boolean']['output'];
  return: Scalars['Boolean']['output'];
  schedule: Scalars['Boolean']['output'];
  publish: Scalars['Boolean']['output'];
  unpublish: Scalars['Boolean']['output'];
  bin: Scalars['Boolean']['output'];
  unbin: Scalars['Boolean']['output'];
};

export type PostChange =
  | 'WRITTEN'
  | 'REVISED'
  | 'SUBMITTED'
  | 'RETURNED'
  | 'SCHEDULED'
  | 'PUBLISHED'
  | 'UNPUBLISHED'
  | 'BINNED'
  | 'UNBINNED';

/** A change of an item; those that wrote or revised it have a text. */
export type PostRevision = {
  id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  change: PostChange;
  /** Null for the network itself, which publishes scheduled items. */
  by: Maybe<User>;
  insertedAt: Scalars['DateTime']['output'];
  reason: Maybe<Scalars['String']['output']>;
  /** Time for which it was scheduled. */
  scheduledAt: Maybe<Scalars['DateTime']['output']>;
  /** The text that the change gave the item; null if it gave none. */
  text: Maybe<RevisionText>;
};

/** A text as its editors wrote it. */
export type PostText = {
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  permalink: Maybe<Scalars['String']['output']>;
  excerpt: Scalars['String']['output'];
  sections: Array<ContentSection>;
  seo: PostSeo;
  featuredMedia: Maybe<ManuscriptPicture>;
  /** Slugs. */
  categories: Array<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  authors: Array<User>;
  byline: PostByline;
  afterErasure: ErasedByline;
  comments: CommentStatus;
  /** Ids of other sites on which it appears, or will. */
  crossPublished: Array<Scalars['ID']['output']>;
};

/** An earlier text of an item. */
export type RevisionText = PostText & {
  title: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  permalink: Maybe<Scalars['String']['output']>;
  excerpt: Scalars['String']['output'];
  sections: Array<ContentSection>;
  seo: PostSeo;
  featuredMedia: Maybe<ManuscriptPicture>;
  categories: Array<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  authors: Array<User>;
  byline: PostByline;
  afterErasure: ErasedByline;
  comments: CommentStatus;
  crossPublished: Array<Scalars['ID']['output']>;
};

export type PostRevisionConnection = {
  edges: Array<PostRevisionEdge>;
  pageInfo: PageInfo;
};

export type PostRevisionEdge = {
  cursor: Scalars['String']['output'];
  node: PostRevision;
};

export type ManuscriptConnection = {
  edges: Array<ManuscriptEdge>;
  pageInfo: PageInfo;
};

export type ManuscriptEdge = {
  cursor: Scalars['String']['output'];
  node: Manuscript;
};

/** The picture at the top of an item, with its present file. */
export type ManuscriptPicture = {
  url: Scalars['String']['output'];
  alt: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  name: Maybe<Scalars['String']['output']>;
  illustrator: Maybe<Scalars['String']['output']>;
};

export type PostSeoInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  metadesc?: InputMaybe<Scalars['String']['input']>;
  canonical?: InputMaybe<Scalars['String']['input']>;
  metakeywords?: InputMaybe<Scalars['String']['input']>;
};

export type FeaturedMediaInput = {
  /** A path on the host. */
  url: Scalars['String']['input'];
  alt: Scalars['String']['input'];
  width: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  illustrator?: InputMaybe<Scalars['String']['input']>;
};

/**
 * The whole text of an item, which need not be complete or valid until it is published. What is left out is empty, except
 * the slug, which follows from the first title and then stays, and the authors, which stay: those of a new item are the
 * viewer.
 */
export type PostInput = {
  title: Scalars['String']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
  permalink?: InputMaybe<Scalars['String']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  sections: Array<DraftSectionInput>;
  seo?: InputMaybe<PostSeoInput>;
  featuredMedia?: InputMaybe<FeaturedMediaInput>;
  /** Slugs of categories of this site. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  authors?: InputMaybe<Array<Scalars['ID']['input']>>;
  byline?: InputMaybe<PostByline>;
  afterErasure?: InputMaybe<ErasedByline>;
  comments?: InputMaybe<CommentStatus>;
  /** Ids of other sites on which it appears. */
  crossPublished?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type PostPayload = Payload & {
  postId: Scalars['ID']['output'];
  /** Null while pending. */
  manuscript: Maybe<Manuscript>;
  /** Revision of the newest text; null while pending. */
  revision: Maybe<Scalars['Int']['output']>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type Heading = {
  /** Id of its element on the page. */
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type ReactionType =
  | 'LIKE'
  | 'SUPPORT'
  | 'SAD'
  | 'WOW'
  | 'SAME';

/** The reactions to an item. */
export type ReactionSummary = Node & {
  /** THREAD:thread_01… (spec §3: type:id). */
  id: Scalars['ID']['output'];
  assocId: Scalars['ID']['output'];
  assocType: AssocType;
  total: Scalars['Int']['output'];
  /** An entry for each of the five kinds; with `chosen`, only for kinds that were chosen. */
  reactionAggregates: Array<ReactionAggregate>;
  /**
   * Members who reacted, for members only; without those between whom and the viewer there is a block. A `type` selects
   * one kind.
   */
  reactors: ReactorConnection;
};


/** The reactions to an item. */
export type ReactionSummaryReactionAggregatesArgs = {
  chosen?: InputMaybe<Scalars['Boolean']['input']>;
};


/** The reactions to an item. */
export type ReactionSummaryReactorsArgs = {
  type?: InputMaybe<ReactionType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A member's reaction to an item. */
export type Reaction = {
  type: ReactionType;
  user: User;
};

export type ReactorConnection = {
  edges: Array<ReactorEdge>;
  pageInfo: PageInfo;
};

export type ReactorEdge = {
  cursor: Scalars['String']['output'];
  node: Reaction;
};

export type ReactionAggregate = {
  type: ReactionType;
  count: Scalars['Int']['output'];
  isSelected: Scalars['Boolean']['output'];
};

export type ReactableInput = {
  assocId: Scalars['ID']['input'];
  assocType: AssocType;
};

export type ReactionPayload = Payload & {
  reactions: ReactionSummary;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** What others wrote in a thread since the viewer was there. */
export type ThreadNews = {
  /** Number of replies, at most 100. */
  count: Scalars['Int']['output'];
  /** Path of the first of them. */
  path: Scalars['String']['output'];
};

export type UpdateReadPlacePayload = Payload & {
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** An item that a search found (spec §3 Search result). */
export type SearchResult = {
  id: Scalars['ID']['output'];
  type: AssocType;
  /** The title, as content has no other name. */
  name: Scalars['String']['output'];
  /** Title of the item; for a comment or reply, of the item that has the page. */
  title: Scalars['String']['output'];
  /** The title in parts, of which those that match the search are marked. */
  titleParts: Array<TextPart>;
  /** The part of the text around its first match. */
  excerpt: Array<TextPart>;
  body: Scalars['String']['output'];
  author: User;
  tags: Array<Tag>;
  commentCount: Scalars['Int']['output'];
  date: Scalars['DateTime']['output'];
  /** Null if never edited. */
  modified: Maybe<Scalars['DateTime']['output']>;
  lastActiveAt: Scalars['DateTime']['output'];
  slug: Scalars['String']['output'];
  /** True for content hubs, which /featured lists. */
  isFeatured: Scalars['Boolean']['output'];
  originalSite: Site;
  /** All sites on which it appears, the original one first. */
  crossPublishedSites: Array<Site>;
  /** Name of a condition in the search, as typed, if the item has another name of the condition in its place. */
  otherNameOf: Maybe<Scalars['String']['output']>;
  /** Null for items without one, and for comments. */
  featuredMedia: Maybe<FeaturedMedia>;
  /** Path of the item's place on its original site; if that is another one, a post has the query `original_site`. */
  permalink: Scalars['String']['output'];
};

export type TextPart = {
  text: Scalars['String']['output'];
  isMatch: Scalars['Boolean']['output'];
};

export type SearchConnection = {
  edges: Array<SearchEdge>;
  pageInfo: PageInfo;
  /** Number of results, at most 300. */
  total: Scalars['Int']['output'];
  /** True if results on this or another page have only some of the words. */
  isPartial: Scalars['Boolean']['output'];
};

export type SearchEdge = {
  cursor: Scalars['String']['output'];
  node: SearchResult;
};

export type SearchSuggestions = {
  /** Titles that contain the words, of which the last may be incomplete, with the permalinks. */
  content: Array<SearchSuggestion>;
  /** Members whose name contains the text; none for visitors. */
  members: Array<User>;
};

export type SearchSuggestion = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  permalink: Scalars['String']['output'];
};

/**
 * A typed part of a page (spec §3 Content section). Each type has an object type of its own, generated from its folder in
 * `web/sections`.
 */
export type ContentSection = {
  /** The name of spec §9, such as Quote. */
  type: Scalars['String']['output'];
  /** True if only members get its options. */
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
};

/** Background of a section. */
export type SectionBackground =
  | 'plain'
  | 'soft'
  | 'accent';

/** A section whose options only members get; the viewer is a visitor. */
export type WalledSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
};

/** A section that does not match its type any more, or whose type is not known. */
export type UndrawnSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
};

/** A section of a draft that its editor has not completed. Only its editors get it. */
export type IncompleteSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  /** JSON of the texts of its form, by the paths of their fields. */
  typed: Scalars['String']['output'];
};

export type ContentSectionInput = {
  options: SectionOptionsInput;
  isAuthwalled: Scalars['Boolean']['input'];
  sectionBackgroundColor: SectionBackground;
};

export type IncompleteSectionInput = {
  type: Scalars['String']['input'];
  /** JSON of the texts of its form, by the paths of their fields. */
  typed: Scalars['String']['input'];
};

/** A section of a draft: its options, or while something is missing, the texts of its form. */
export type DraftSectionInput = {
  options?: InputMaybe<SectionOptionsInput>;
  incomplete?: InputMaybe<IncompleteSectionInput>;
  isAuthwalled: Scalars['Boolean']['input'];
  sectionBackgroundColor: SectionBackground;
};

/** A community of the network (spec §3 Site), with everything that its pages need. Nothing here is for members only. */
export type Site = Node & {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  prefix: Scalars['String']['output'];
  host: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Accent colour, as #rrggbb. */
  accent: Scalars['String']['output'];
  /** URL of the logo; null: drawn from the name and the accent colour. */
  logo: Maybe<Scalars['String']['output']>;
  /** Names of the features that are on (spec §1). */
  features: Array<Scalars['String']['output']>;
  settings: SiteSettings;
  defaultMeta: SiteMeta;
  /** Data for tag managers on every page: an object of texts. */
  dataLayer: Scalars['JSON']['output'];
  recaptchaKey: Maybe<Scalars['String']['output']>;
  og_image_default: Maybe<Scalars['String']['output']>;
  /** True until the community is opened: only its administrators know it. */
  isHidden: Scalars['Boolean']['output'];
  /** What a community is for that was created here (services/rules/sites/purposes.ts); null for others. */
  purpose: Maybe<Scalars['String']['output']>;
  parentSite: Maybe<Site>;
  /** By name. */
  childSites: Array<Site>;
  /** The other children of the same parent, by name. */
  siblingSites: Array<Site>;
  menu: Array<MenuItem>;
  /** Without redirects that would form a circle. */
  yoastRedirects: Array<SiteRedirect>;
  categories: Array<Category>;
  /** Wording that people agree to at registration. */
  wording: Wording;
  /** Sections of the home page, top to bottom; null for the default. */
  homepage: Maybe<Array<ContentSection>>;
  /** Groups of other companies' services for which the site asks consent; empty if it loads none. */
  consentGroups: Array<ConsentGroup>;
  /** Steps from a new community to an open one: for those who administer sites. */
  checklist: Array<ChecklistStep>;
  /** Changes to the site, newest first: for those who administer sites. */
  changes: SiteChangeConnection;
  /** True if accounts can be verified by text message. */
  verifiesByText: Scalars['Boolean']['output'];
  /** Providers with which people can log in and register here. */
  authProviders: Array<AuthProvider>;
};


/** A community of the network (spec §3 Site), with everything that its pages need. Nothing here is for members only. */
export type SiteChangesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

export type ChecklistStep = {
  /** look, picture, categories, menu, text, rules or open (services/rules/sites/checklist.ts). */
  step: Scalars['String']['output'];
  isDone: Scalars['Boolean']['output'];
  /** Id of the item with which an editor begins; null if there is none. */
  draft: Maybe<Scalars['ID']['output']>;
};

export type SiteChangeConnection = {
  edges: Array<SiteChangeEdge>;
  pageInfo: PageInfo;
};

export type SiteChangeEdge = {
  cursor: Scalars['String']['output'];
  node: SiteChange;
};

export type SiteChange = {
  /** SITE_CHANGE:1234 */
  id: Scalars['ID']['output'];
  insertedAt: Scalars['DateTime']['output'];
  /** Member who made the change; null for the network itself. */
  user: Maybe<User>;
  /** What was changed, such as name, flag or setting. */
  subject: Scalars['String']['output'];
  /** The flag, setting, path or slug; otherwise empty. */
  key: Scalars['String']['output'];
  /** Null if it was removed or reset, and for menus and home pages. */
  value: Maybe<Scalars['JSON']['output']>;
  /** Value before the change; null if there was none. */
  before: Maybe<Scalars['JSON']['output']>;
};

export type ConsentGroup = {
  /** functional, measurement or advertising. */
  group: Scalars['String']['output'];
  providers: Array<Scalars['String']['output']>;
  /** Of the providers; consent counts only for those that were shown. */
  digest: Scalars['String']['output'];
};

/** Settings of spec §3, with defaults. */
export type SiteSettings = {
  social: Array<SocialLink>;
  enable_auth_wall: Scalars['Boolean']['output'];
  subscription_wall: Scalars['Boolean']['output'];
  subscription_pop_up_time_based: SubscriptionPopUp;
  restrict_private_messaging: Scalars['Boolean']['output'];
  crisis_response_banner: CrisisResponseBanner;
  content_driver_banner: ContentDriverBanner;
  meta: SiteMeta;
  og_image_default: Maybe<Scalars['String']['output']>;
  google_search_console_verification: Maybe<Scalars['String']['output']>;
  pwa_settings: PwaSettings;
  /** Names of the features that are on, like Site.features. */
  feature_flags: Array<Scalars['String']['output']>;
  accessibility: Scalars['Boolean']['output'];
  one_tap_enabled: Scalars['Boolean']['output'];
  google_client_id: Maybe<Scalars['String']['output']>;
  facebook_one_tap: Scalars['Boolean']['output'];
  recaptcha_key: Maybe<Scalars['String']['output']>;
  one_trust_id: Maybe<Scalars['String']['output']>;
  ads_enabled: Scalars['Boolean']['output'];
  consent_sources: ConsentSources;
  data_layer: Scalars['JSON']['output'];
  datadog: DatadogSettings;
  second_factor: SecondFactorDemand;
  /** Corporate site that /privacy-notice and /terms-of-use lead to. */
  corporate_site: Scalars['String']['output'];
};

/** A sentence in which {terms} and {privacy} are replaced by links. */
export type Wording = {
  /** Counted per site; 0 for the default. */
  version: Scalars['Int']['output'];
  /** BCP 47. */
  language: Scalars['String']['output'];
  sentence: Scalars['String']['output'];
  terms: TitledLink;
  privacy: TitledLink;
};

/** Roles that work only with a second factor. */
export type SecondFactorDemand = {
  administrators: Scalars['Boolean']['output'];
  moderators: Scalars['Boolean']['output'];
  super_administrators: Scalars['Boolean']['output'];
  community_techs: Scalars['Boolean']['output'];
};

export type SocialLink = {
  platform: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SubscriptionPopUp = {
  enabled: Scalars['Boolean']['output'];
  delay_ms: Scalars['Int']['output'];
};

export type TitledLink = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type CrisisResponseBanner = {
  enabled: Scalars['Boolean']['output'];
  /** Empty: the network's default. */
  text: Scalars['String']['output'];
  links: Array<TitledLink>;
};

export type ContentDriverBanner = {
  enabled: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  link: Maybe<TitledLink>;
};

export type SiteMeta = {
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  keywords: Scalars['String']['output'];
};

export type PwaSettings = {
  /** Null: the accent colour. */
  theme_color: Maybe<Scalars['String']['output']>;
  short_name: Scalars['String']['output'];
};

/** Origins that the content security policy allows after a visitor's consent, by group. */
export type ConsentSources = {
  functional: Array<Scalars['String']['output']>;
  measurement: Array<Scalars['String']['output']>;
  advertising: Array<Scalars['String']['output']>;
};

export type DatadogSettings = {
  application_id: Maybe<Scalars['String']['output']>;
  client_token: Maybe<Scalars['String']['output']>;
  site: Scalars['String']['output'];
};

/** An entry of a menu; at most five levels. */
export type MenuItem = {
  menuId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** A path of this site or another address; empty for a heading of the entries below. */
  url: Scalars['String']['output'];
  items: Array<MenuItem>;
};

export type SiteRedirect = {
  path: Scalars['String']['output'];
  redirect: Scalars['String']['output'];
};

export type Category = {
  slug: Scalars['String']['output'];
  name: Scalars['String']['output'];
  hasPost: Scalars['Boolean']['output'];
  indexType: Scalars['String']['output'];
};

export type SiteSummary = {
  id: Scalars['ID']['output'];
  prefix: Scalars['String']['output'];
  name: Scalars['String']['output'];
  host: Scalars['String']['output'];
};

export type SitePayload = Payload & {
  site: Site;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** Platform of a social site (spec §3 Social site entry). */
export type SocialPlatform =
  | 'WEBSITE'
  | 'BLOG'
  | 'FACEBOOK'
  | 'TWITTER'
  | 'YOUTUBE'
  | 'PINTEREST'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'TIKTOK'
  | 'PODCAST';

/** A profile or page elsewhere that a member links to. */
export type SocialSite = {
  /** SOCIAL_SITE:<uuid> */
  id: Scalars['ID']['output'];
  /** Platform in lower case. */
  type: Scalars['String']['output'];
  handle: Scalars['String']['output'];
  /** Address of the profile; it is safe to be linked to, but its content is that of a stranger. */
  url: Scalars['String']['output'];
};

export type SocialSiteInput = {
  /** Id of the saved link that is replaced; none for a new link. */
  id?: InputMaybe<Scalars['ID']['input']>;
  platform: SocialPlatform;
  handle: Scalars['String']['input'];
};

export type SocialSitesPayload = Payload & {
  /** The viewer, with the links after the change. */
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A status update on its author's profile (spec §3 Profile status). Every site shows it. */
export type UserProfileStatus = Node & Content & Reactable & Flaggable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists or quotes; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  author: User;
  /** The author, on whose profile it is. */
  user: User;
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  /** Visible replies. */
  replyCount: Scalars['Int']['output'];
  /** Oldest first. `around` starts the list at the page with the reply that has this id; a cursor reads on from there. */
  replies: UserProfileStatusReplyConnection;
  /** Always null, because texts with an audience have no previews. */
  linkPreview: Maybe<LinkPreview>;
};


/** A status update on its author's profile (spec §3 Profile status). Every site shows it. */
export type UserProfileStatusRepliesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  around?: InputMaybe<Scalars['ID']['input']>;
};

export type UserProfileStatusReply = Node & Content & Reactable & Flaggable & {
  id: Scalars['ID']['output'];
  assocType: AssocType;
  title: Maybe<Scalars['String']['output']>;
  body: Scalars['String']['output'];
  /** The text as HTML if it has bold, lists or quotes; otherwise null. */
  html: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  author: User;
  /** The author. */
  user: User;
  inReplyTo: UserProfileStatus;
  insertedAt: Scalars['DateTime']['output'];
  editedAt: Maybe<Scalars['DateTime']['output']>;
  isRemoved: Scalars['Boolean']['output'];
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  state: ContentState;
  heldBy: Maybe<ContentRule>;
  picture: Maybe<ContentPicture>;
  revision: Scalars['Int']['output'];
  viewerCan: ContentActions;
  reactions: ReactionSummary;
  /** Always null, because texts with an audience have no previews. */
  linkPreview: Maybe<LinkPreview>;
};

export type UserProfileStatusConnection = {
  edges: Array<UserProfileStatusEdge>;
  pageInfo: PageInfo;
};

export type UserProfileStatusEdge = {
  cursor: Scalars['String']['output'];
  node: UserProfileStatus;
};

export type UserProfileStatusReplyConnection = {
  edges: Array<UserProfileStatusReplyEdge>;
  pageInfo: PageInfo;
};

export type UserProfileStatusReplyEdge = {
  cursor: Scalars['String']['output'];
  node: UserProfileStatusReply;
};

export type CreateUserProfileStatusPayload = Payload & {
  /** Id of the new status update, also while pending. */
  statusId: Scalars['ID']['output'];
  /** Null while pending. */
  statusEdge: Maybe<UserProfileStatusEdge>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateUserProfileStatusPayload = Payload & {
  status: Maybe<UserProfileStatus>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type CreateUserProfileStatusReplyPayload = Payload & {
  /** Id of the new reply, also while pending. */
  replyId: Scalars['ID']['output'];
  /** Null while pending. */
  replyEdge: Maybe<UserProfileStatusReplyEdge>;
  status: Maybe<UserProfileStatus>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type UpdateUserProfileStatusReplyPayload = Payload & {
  reply: Maybe<UserProfileStatusReply>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** A change on a profile: a status update or a reply to one is new, edited or no longer visible. */
export type UserProfileStatusesChange = {
  /** The status update that changed, or below which something changed; null if the viewer cannot see it. */
  status: Maybe<UserProfileStatus>;
  /** Its place in the list; null if only something below it changed. */
  statusEdge: Maybe<UserProfileStatusEdge>;
  replyEdge: Maybe<UserProfileStatusReplyEdge>;
  /** Id of a text that the viewer can no longer see, or of a member of whom the viewer can no longer see any. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** True if texts of a member are visible again, so that lists must be read again. */
  isRearranged: Scalars['Boolean']['output'];
};

/** Relationship of a member to a disorder (spec §3 Relationship). */
export type DisorderRelationship =
  | 'PATIENT'
  | 'CAREGIVER'
  | 'HEALTHCARE_PROVIDER'
  /** Not offered on a social network. */
  | 'OTHER';

/** A disorder that a member names (spec §3 User). */
export type UserDisorder = {
  /** USER_DISORDER:member_01…:disorder_01… */
  id: Scalars['ID']['output'];
  /** Null if the member has not said. */
  relationshipType: Maybe<DisorderRelationship>;
  disorder: Disorder;
};

export type UserDisordersPayload = Payload & {
  /** The viewer, with the disorders after the change. */
  user: User;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

export type WithdrawalPayload = Payload & {
  /** The item after the change. */
  item: Maybe<Content>;
  /** Root of the item, or itself. */
  root: Maybe<Content>;
  position: Maybe<Scalars['Position']['output']>;
  pending: Scalars['Boolean']['output'];
};

/** Space for an advertisement, with one of the house. */
export type AdSlotSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: AdSlotOptions;
};

export type AdSlotOptions = {
  size: Scalars['String']['output'];
  /** Shown until advertisers book the space. */
  image: Maybe<SectionPicture>;
  url: Maybe<Scalars['String']['output']>;
};

/** A picture. Its size in pixels reserves its space while it loads. */
export type SectionPicture = {
  /** A path on the host. */
  url: Scalars['String']['output'];
  /** Empty for a decorative picture. */
  alt: Scalars['String']['output'];
  width: Scalars['Int']['output'];
  height: Scalars['Int']['output'];
  /** Part of a picture of the library that a cut keeps; null for any other picture. */
  focus: Maybe<MediaFocus>;
};

export type AdSlotOptionsInput = {
  size?: InputMaybe<Scalars['String']['input']>;
  /** Shown until advertisers book the space. */
  image?: InputMaybe<SectionPictureInput>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A picture. Its size in pixels reserves its space while it loads. */
export type SectionPictureInput = {
  /** A path on the host. */
  url: Scalars['String']['input'];
  /** Empty for a decorative picture. */
  alt: Scalars['String']['input'];
  width: Scalars['Int']['input'];
  height: Scalars['Int']['input'];
};

/** Invitation to get in touch with a client of the network, which names the client. */
export type ClientLeadFormSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ClientLeadFormOptions;
};

export type ClientLeadFormOptions = {
  client: Scalars['String']['output'];
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  disclaimer: Maybe<Scalars['String']['output']>;
  /** Name under which the leads are counted. */
  campaign: Scalars['String']['output'];
  form: Maybe<Scalars['String']['output']>;
  medium: Scalars['String']['output'];
  contentType: Maybe<Scalars['String']['output']>;
};

export type ClientLeadFormOptionsInput = {
  client: Scalars['String']['input'];
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  disclaimer?: InputMaybe<Scalars['String']['input']>;
  /** Name under which the leads are counted. */
  campaign: Scalars['String']['input'];
  form?: InputMaybe<Scalars['String']['input']>;
  medium?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Scalars['String']['input']>;
};

/** Formatted text in two to four columns, which are below each other in narrow windows. */
export type ColumnsSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ColumnsOptions;
};

export type ColumnsOptions = {
  columns: Array<SectionColumn>;
};

/** A column of formatted text. */
export type SectionColumn = {
  heading: Maybe<Scalars['String']['output']>;
  html: Scalars['String']['output'];
};

export type ColumnsOptionsInput = {
  columns: Array<SectionColumnInput>;
};

/** A column of formatted text. */
export type SectionColumnInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  html: Scalars['String']['input'];
};

/** Heading, formatted text and optional link. */
export type CopyItemSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: CopyItemOptions;
};

export type CopyItemOptions = {
  heading: Scalars['String']['output'];
  html: Scalars['String']['output'];
  url: Maybe<Scalars['String']['output']>;
  /** Label of the link; default: Read more. */
  button: Maybe<Scalars['String']['output']>;
};

export type CopyItemOptionsInput = {
  heading: Scalars['String']['input'];
  html: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  /** Label of the link; default: Read more. */
  button?: InputMaybe<Scalars['String']['input']>;
};

/** A large picture with a heading, text and link. */
export type FeatureSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: FeatureOptions;
};

export type FeatureOptions = {
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  image: SectionPicture;
  url: Maybe<Scalars['String']['output']>;
  /** Label of the link; default: Read more. */
  button: Maybe<Scalars['String']['output']>;
};

export type FeatureOptionsInput = {
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  image: SectionPictureInput;
  url?: InputMaybe<Scalars['String']['input']>;
  /** Label of the link; default: Read more. */
  button?: InputMaybe<Scalars['String']['input']>;
};

/** Link to the forums. */
export type ForumDriverSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ForumDriverOptions;
};

export type ForumDriverOptions = {
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  button: Scalars['String']['output'];
  /** A thread or the forums. */
  url: Scalars['String']['output'];
};

export type ForumDriverOptionsInput = {
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  button?: InputMaybe<Scalars['String']['input']>;
  /** A thread or the forums. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Invitation to start a thread. */
export type ForumStarterSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ForumStarterOptions;
};

export type ForumStarterOptions = {
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  button: Scalars['String']['output'];
  /** Slug of the category in which the thread is started. */
  category: Maybe<Scalars['String']['output']>;
};

export type ForumStarterOptionsInput = {
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  button?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the category in which the thread is started. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** Pictures to leaf through. */
export type GallerySection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: GalleryOptions;
};

export type GalleryOptions = {
  heading: Maybe<Scalars['String']['output']>;
  pictures: Array<GalleryPicture>;
};

/** A picture of a gallery with its caption. */
export type GalleryPicture = {
  image: SectionPicture;
  caption: Maybe<Scalars['String']['output']>;
};

export type GalleryOptionsInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  pictures: Array<GalleryPictureInput>;
};

/** A picture of a gallery with its caption. */
export type GalleryPictureInput = {
  image: SectionPictureInput;
  caption?: InputMaybe<Scalars['String']['input']>;
};

/** Announcement of a giveaway. */
export type GiveawaySection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: GiveawayOptions;
};

export type GiveawayOptions = {
  heading: Scalars['String']['output'];
  html: Scalars['String']['output'];
  image: Maybe<SectionPicture>;
  /** Last day on which people can enter. */
  endsOn: Maybe<Scalars['String']['output']>;
  /** The rules of the giveaway. */
  rules: Maybe<Scalars['String']['output']>;
};

export type GiveawayOptionsInput = {
  heading: Scalars['String']['input'];
  html: Scalars['String']['input'];
  image?: InputMaybe<SectionPictureInput>;
  /** Last day on which people can enter. */
  endsOn?: InputMaybe<Scalars['String']['input']>;
  /** The rules of the giveaway. */
  rules?: InputMaybe<Scalars['String']['input']>;
};

/** Formatted text. */
export type HtmlSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: HtmlOptions;
};

export type HtmlOptions = {
  html: Scalars['String']['output'];
};

export type HtmlOptionsInput = {
  html: Scalars['String']['input'];
};

/** Blocks of a home page, each with a picture and a link. */
export type HomepageSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: HomepageOptions;
};

export type HomepageOptions = {
  heading: Maybe<Scalars['String']['output']>;
  blocks: Array<SectionItem>;
};

/** A link with title, label, text and picture. */
export type SectionItem = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  label: Maybe<Scalars['String']['output']>;
  body: Maybe<Scalars['String']['output']>;
  image: Maybe<SectionPicture>;
};

export type HomepageOptionsInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  blocks: Array<SectionItemInput>;
};

/** A link with title, label, text and picture. */
export type SectionItemInput = {
  title: Scalars['String']['input'];
  url: Scalars['String']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
  body?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<SectionPictureInput>;
};

/** A picture, optionally a link. */
export type ImageSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ImageSectionOptions;
};

export type ImageSectionOptions = {
  image: SectionPicture;
  caption: Maybe<Scalars['String']['output']>;
  url: Maybe<Scalars['String']['output']>;
};

export type ImageSectionOptionsInput = {
  image: SectionPictureInput;
  caption?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Invitation to sign up for e-mails. */
export type LeadGenSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: LeadGenOptions;
};

export type LeadGenOptions = {
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  /** Name under which the leads are counted. */
  campaign: Scalars['String']['output'];
  form: Maybe<Scalars['String']['output']>;
  medium: Scalars['String']['output'];
  contentType: Maybe<Scalars['String']['output']>;
};

export type LeadGenOptionsInput = {
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  /** Name under which the leads are counted. */
  campaign: Scalars['String']['input'];
  form?: InputMaybe<Scalars['String']['input']>;
  medium?: InputMaybe<Scalars['String']['input']>;
  contentType?: InputMaybe<Scalars['String']['input']>;
};

/** Teaser that a sponsor pays for, marked as such. */
export type NativeSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: NativeOptions;
};

export type NativeOptions = {
  sponsor: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  image: Maybe<SectionPicture>;
};

export type NativeOptionsInput = {
  sponsor: Scalars['String']['input'];
  title: Scalars['String']['input'];
  url: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<SectionPictureInput>;
};

/** A question that readers vote on. */
export type PollSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: PollOptions;
};

export type PollOptions = {
  question: Scalars['String']['output'];
  choices: Array<Scalars['String']['output']>;
  /** Part of the address of an older poll (spec §2). */
  legacyPollId: Maybe<Scalars['String']['output']>;
  engagementType: Maybe<Scalars['String']['output']>;
  engagementId: Maybe<Scalars['String']['output']>;
};

export type PollOptionsInput = {
  question: Scalars['String']['input'];
  choices: Array<Scalars['String']['input']>;
  /** Part of the address of an older poll (spec §2). */
  legacyPollId?: InputMaybe<Scalars['String']['input']>;
  engagementType?: InputMaybe<Scalars['String']['input']>;
  engagementId?: InputMaybe<Scalars['String']['input']>;
};

/** Teaser of an article. */
export type PostTeaserSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: PostTeaserOptions;
};

export type PostTeaserOptions = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Recommended Article, Sponsored and others (spec §9). */
  label: Maybe<Scalars['String']['output']>;
  body: Maybe<Scalars['String']['output']>;
  image: Maybe<SectionPicture>;
};

export type PostTeaserOptionsInput = {
  title: Scalars['String']['input'];
  url: Scalars['String']['input'];
  /** Recommended Article, Sponsored and others (spec §9). */
  label?: InputMaybe<Scalars['String']['input']>;
  body?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<SectionPictureInput>;
};

/** Invitation to a quiz. */
export type QuizSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: QuizOptions;
};

export type QuizOptions = {
  title: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  image: Maybe<SectionPicture>;
  /** The page of the quiz. */
  url: Maybe<Scalars['String']['output']>;
};

export type QuizOptionsInput = {
  title: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<SectionPictureInput>;
  /** The page of the quiz. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A question with its answer. */
export type QuizletSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: QuizletOptions;
};

export type QuizletOptions = {
  question: Scalars['String']['output'];
  choices: Array<Scalars['String']['output']>;
  answer: Scalars['Int']['output'];
  explanation: Maybe<Scalars['String']['output']>;
};

export type QuizletOptionsInput = {
  question: Scalars['String']['input'];
  choices: Array<Scalars['String']['input']>;
  answer: Scalars['Int']['input'];
  explanation?: InputMaybe<Scalars['String']['input']>;
};

/** A quote with its attribution. */
export type QuoteSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: QuoteOptions;
};

export type QuoteOptions = {
  text: Scalars['String']['output'];
  author: Maybe<Scalars['String']['output']>;
};

export type QuoteOptionsInput = {
  text: Scalars['String']['input'];
  author?: InputMaybe<Scalars['String']['input']>;
};

/** List of links for those who want to read more. */
export type ReadingSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ReadingOptions;
};

export type ReadingOptions = {
  heading: Scalars['String']['output'];
  items: Array<SectionItem>;
};

export type ReadingOptionsInput = {
  heading: Scalars['String']['input'];
  items: Array<SectionItemInput>;
};

/** Teasers of items like one item, or of recent ones (arguments of the API's recommend, spec §7). */
export type RecommendationSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: RecommendationOptions;
  /** Items like the one that the options name, best first; otherwise recent ones. */
  recommendations: Array<SearchResult>;
};

export type RecommendationOptions = {
  heading: Scalars['String']['output'];
  assocId: Maybe<Scalars['String']['output']>;
  assocType: Maybe<Scalars['String']['output']>;
  /** A type of items, such as THREAD. */
  docResultType: Maybe<Scalars['String']['output']>;
  limit: Scalars['Int']['output'];
};

export type RecommendationOptionsInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  assocId?: InputMaybe<Scalars['String']['input']>;
  assocType?: InputMaybe<Scalars['String']['input']>;
  /** A type of items, such as THREAD. */
  docResultType?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A video with its title. */
export type RecommendedVideoSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: RecommendedVideoOptions;
};

export type RecommendedVideoOptions = {
  title: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  /** A file on the host, or the page of the video elsewhere. */
  url: Scalars['String']['output'];
  /** Shown until the video is played. */
  image: SectionPicture;
  /** File with the captions of a video on the host. */
  captions: Maybe<Scalars['String']['output']>;
};

export type RecommendedVideoOptionsInput = {
  title: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  /** A file on the host, or the page of the video elsewhere. */
  url: Scalars['String']['input'];
  /** Shown until the video is played. */
  image: SectionPictureInput;
  /** File with the captions of a video on the host. */
  captions?: InputMaybe<Scalars['String']['input']>;
};

/** A table that can be moved sideways in narrow windows. */
export type SlidingTableSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: SlidingTableOptions;
};

export type SlidingTableOptions = {
  caption: Scalars['String']['output'];
  columns: Array<Scalars['String']['output']>;
  rows: Array<SlidingTableRow>;
};

/** A row; its first cell is its heading. */
export type SlidingTableRow = {
  cells: Array<Scalars['String']['output']>;
};

export type SlidingTableOptionsInput = {
  caption: Scalars['String']['input'];
  columns: Array<Scalars['String']['input']>;
  rows: Array<SlidingTableRowInput>;
};

/** A row; its first cell is its heading. */
export type SlidingTableRowInput = {
  cells: Array<Scalars['String']['input']>;
};

/** Symptoms by part of the body. */
export type SymptomCheckerSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: SymptomCheckerOptions;
};

export type SymptomCheckerOptions = {
  heading: Scalars['String']['output'];
  body: Maybe<Scalars['String']['output']>;
  zones: Array<SymptomZone>;
};

/** A part of the body and its symptoms. */
export type SymptomZone = {
  zone: Scalars['String']['output'];
  html: Scalars['String']['output'];
};

export type SymptomCheckerOptionsInput = {
  heading: Scalars['String']['input'];
  body?: InputMaybe<Scalars['String']['input']>;
  zones: Array<SymptomZoneInput>;
};

/** A part of the body and its symptoms. */
export type SymptomZoneInput = {
  zone: Scalars['String']['input'];
  html: Scalars['String']['input'];
};

/** A question with two answers to choose from. */
export type ThisOrThatSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ThisOrThatOptions;
};

export type ThisOrThatOptions = {
  question: Scalars['String']['output'];
  first: ThisOrThatChoice;
  second: ThisOrThatChoice;
};

/** One of two answers. */
export type ThisOrThatChoice = {
  label: Scalars['String']['output'];
  image: Maybe<SectionPicture>;
};

export type ThisOrThatOptionsInput = {
  question: Scalars['String']['input'];
  first: ThisOrThatChoiceInput;
  second: ThisOrThatChoiceInput;
};

/** One of two answers. */
export type ThisOrThatChoiceInput = {
  label: Scalars['String']['input'];
  image?: InputMaybe<SectionPictureInput>;
};

/** The most recently active threads. */
export type ThreadSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: ThreadSectionOptions;
  /** Visible threads of this site, the most recently active first. */
  threads: Array<Thread>;
};

export type ThreadSectionOptions = {
  heading: Scalars['String']['output'];
  /** Slug of the category to which the threads are limited. */
  category: Maybe<Scalars['String']['output']>;
  tag: Maybe<Scalars['String']['output']>;
  limit: Scalars['Int']['output'];
};

export type ThreadSectionOptionsInput = {
  heading?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the category to which the threads are limited. */
  category?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** Numbered list of articles, the best first. */
export type TopArticlesSection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: TopArticlesOptions;
};

export type TopArticlesOptions = {
  heading: Scalars['String']['output'];
  articles: Array<SectionItem>;
};

export type TopArticlesOptionsInput = {
  heading: Scalars['String']['input'];
  articles: Array<SectionItemInput>;
};

/** A video beside formatted text. */
export type VideoWithCopySection = ContentSection & {
  type: Scalars['String']['output'];
  isAuthwalled: Scalars['Boolean']['output'];
  sectionBackgroundColor: SectionBackground;
  options: VideoWithCopyOptions;
};

export type VideoWithCopyOptions = {
  heading: Scalars['String']['output'];
  html: Scalars['String']['output'];
  /** A file on the host, or the page of the video elsewhere. */
  url: Scalars['String']['output'];
  /** Shown until the video is played. */
  image: SectionPicture;
  /** File with the captions of a video on the host. */
  captions: Maybe<Scalars['String']['output']>;
};

export type VideoWithCopyOptionsInput = {
  heading: Scalars['String']['input'];
  html: Scalars['String']['input'];
  /** A file on the host, or the page of the video elsewhere. */
  url: Scalars['String']['input'];
  /** Shown until the video is played. */
  image: SectionPictureInput;
  /** File with the captions of a video on the host. */
  captions?: InputMaybe<Scalars['String']['input']>;
};

/** The options of a section of one type. */
export type SectionOptionsInput =
  { AdSlot: AdSlotOptionsInput; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm: ClientLeadFormOptionsInput; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns: ColumnsOptionsInput; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem: CopyItemOptionsInput; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature: FeatureOptionsInput; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver: ForumDriverOptionsInput; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter: ForumStarterOptionsInput; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery: GalleryOptionsInput; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway: GiveawayOptionsInput; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML: HtmlOptionsInput; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage: HomepageOptionsInput; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection: ImageSectionOptionsInput; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen: LeadGenOptionsInput; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native: NativeOptionsInput; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll: PollOptionsInput; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser: PostTeaserOptionsInput; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz: QuizOptionsInput; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet: QuizletOptionsInput; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote: QuoteOptionsInput; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading: ReadingOptionsInput; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation: RecommendationOptionsInput; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo: RecommendedVideoOptionsInput; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable: SlidingTableOptionsInput; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker: SymptomCheckerOptionsInput; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat: ThisOrThatOptionsInput; ThreadSection?: never; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection: ThreadSectionOptionsInput; TopArticles?: never; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles: TopArticlesOptionsInput; VideoWithCopy?: never; }
  |  { AdSlot?: never; ClientLeadForm?: never; Columns?: never; CopyItem?: never; Feature?: never; ForumDriver?: never; ForumStarter?: never; Gallery?: never; Giveaway?: never; HTML?: never; Homepage?: never; ImageSection?: never; LeadGen?: never; Native?: never; Poll?: never; PostTeaser?: never; Quiz?: never; Quizlet?: never; Quote?: never; Reading?: never; Recommendation?: never; RecommendedVideo?: never; SlidingTable?: never; SymptomChecker?: never; ThisOrThat?: never; ThreadSection?: never; TopArticles?: never; VideoWithCopy: VideoWithCopyOptionsInput; };



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( MemberRow )
    | ( SessionRow )
    | ( QuestionRow )
    | ( ShownContent )
    | ( ContentRow )
    | ( ContentRow )
    | ( MediaRow )
    | ( ConversationRow )
    | ( ShownMessage )
    | ( FlagRow )
    | ( PostRow )
    | ( ManuscriptRow )
    | ( Summary )
    | ( SiteRow )
    | ( ContentRow )
    | ( ContentRow )
  ;
  Payload:
    | ( Omit<AccessRecoveryPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<KeepAccessPayload, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateUserPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<UpdateGeneralSettingsPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<UpdateEmailPayload, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( ResendEmailVerificationPayload )
    | ( SetPhonePayload )
    | ( ResendPhoneVerificationPayload )
    | ( Omit<QuestionPayload, 'question'> & { question: _RefType['Question'] } )
    | ( DropQuestionPayload )
    | ( KeepAutosavePayload )
    | ( DropAutosavePayload )
    | ( UpdateBookmarkPayload )
    | ( Omit<CreateCommentPayload, 'commentEdge' | 'subject'> & { commentEdge?: Maybe<_RefType['CommentEdge']>, subject?: Maybe<_RefType['Commentable']> } )
    | ( Omit<UpdateCommentPayload, 'comment'> & { comment?: Maybe<_RefType['Comment']> } )
    | ( Omit<CreateReplyPayload, 'replyEdge' | 'comment' | 'subject'> & { replyEdge?: Maybe<_RefType['ReplyEdge']>, comment?: Maybe<_RefType['Comment']>, subject?: Maybe<_RefType['Commentable']> } )
    | ( Omit<UpdateReplyPayload, 'reply'> & { reply?: Maybe<_RefType['Reply']> } )
    | ( Omit<DisorderPayload, 'disorder'> & { disorder?: Maybe<_RefType['Disorder']> } )
    | ( Omit<DeleteUserPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<CancelDeletionPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<HoldDeletionPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<ReleaseDeletionPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<UpdateFollowPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<CreateThreadPayload, 'thread'> & { thread?: Maybe<_RefType['Thread']> } )
    | ( Omit<UpdateThreadPayload, 'thread'> & { thread?: Maybe<_RefType['Thread']> } )
    | ( Omit<GivenPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<ChooseMailPayload, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DescribeMediaPayload, 'media'> & { media: _RefType['Media'] } )
    | ( RemoveMediaPayload )
    | ( Omit<CreateConversationPayload, 'conversation'> & { conversation?: Maybe<_RefType['Conversation']> } )
    | ( Omit<SendMessagePayload, 'messageEdge' | 'conversation'> & { messageEdge?: Maybe<_RefType['MessageEdge']>, conversation?: Maybe<_RefType['Conversation']> } )
    | ( Omit<UpdateMessagePayload, 'message'> & { message?: Maybe<_RefType['Message']> } )
    | ( Omit<UpdateConversationPayload, 'conversation'> & { conversation?: Maybe<_RefType['Conversation']> } )
    | ( Omit<BlockUserPayload, 'user' | 'conversation'> & { user: _RefType['User'], conversation?: Maybe<_RefType['Conversation']> } )
    | ( WriteNotePayload )
    | ( PurgeContentPayload )
    | ( ContentFlagPayload )
    | ( Omit<ModerationContentFlagPayload, 'item' | 'decision'> & { item?: Maybe<_RefType['Content']>, decision?: Maybe<_RefType['Decision']> } )
    | ( ReadFlaggedMessagePayload )
    | ( AppealPayload )
    | ( UpdateNoticesReadPayload )
    | ( Omit<UpdateNoticeChannelsPayload, 'channels'> & { channels: _RefType['NoticeChannels'] } )
    | ( Omit<UpdateDigestTimePayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<UpdateThreadChoicePayload, 'thread'> & { thread?: Maybe<_RefType['Thread']> } )
    | ( Omit<UpdateMemberSilencePayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<PushDevicesPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<DeleteProfilePicturePayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<PostPayload, 'manuscript'> & { manuscript?: Maybe<_RefType['Manuscript']> } )
    | ( Omit<ReactionPayload, 'reactions'> & { reactions: _RefType['ReactionSummary'] } )
    | ( UpdateReadPlacePayload )
    | ( Omit<SitePayload, 'site'> & { site: _RefType['Site'] } )
    | ( Omit<SocialSitesPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<CreateUserProfileStatusPayload, 'statusEdge'> & { statusEdge?: Maybe<_RefType['UserProfileStatusEdge']> } )
    | ( Omit<UpdateUserProfileStatusPayload, 'status'> & { status?: Maybe<_RefType['UserProfileStatus']> } )
    | ( Omit<CreateUserProfileStatusReplyPayload, 'replyEdge' | 'status'> & { replyEdge?: Maybe<_RefType['UserProfileStatusReplyEdge']>, status?: Maybe<_RefType['UserProfileStatus']> } )
    | ( Omit<UpdateUserProfileStatusReplyPayload, 'reply'> & { reply?: Maybe<_RefType['UserProfileStatusReply']> } )
    | ( Omit<UserDisordersPayload, 'user'> & { user: _RefType['User'] } )
    | ( Omit<WithdrawalPayload, 'item' | 'root'> & { item?: Maybe<_RefType['Content']>, root?: Maybe<_RefType['Content']> } )
  ;
  Content:
    | ( ShownContent )
    | ( ContentRow )
    | ( ContentRow )
    | ( PostRow )
    | ( ContentRow )
    | ( ContentRow )
  ;
  Commentable:
    | ( ContentRow )
    | ( PostRow )
  ;
  Reactable:
    | ( ShownContent )
    | ( ContentRow )
    | ( ContentRow )
    | ( PostRow )
    | ( ContentRow )
    | ( ContentRow )
  ;
  Flaggable:
    | ( MemberRow )
    | ( ShownContent )
    | ( ContentRow )
    | ( ContentRow )
    | ( ShownMessage )
    | ( PostRow )
    | ( ContentRow )
    | ( ContentRow )
  ;
  Bookmarkable:
    | ( ShownContent )
    | ( ContentRow )
    | ( PostRow )
  ;
  PostText:
    | ( ManuscriptRow )
    | ( RevisionRow )
  ;
  ContentSection:
    | ( Walled )
    | ( Undrawn )
    | ( IncompleteSectionRow )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
    | ( DrawnSection )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AssocType: AssocType;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Position: ResolverTypeWrapper<Scalars['Position']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Payload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Payload']>;
  Content: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Content']>;
  ContentPicture: ResolverTypeWrapper<ContentPicture>;
  PictureState: PictureState;
  Commentable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Commentable']>;
  Reactable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Reactable']>;
  Flaggable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Flaggable']>;
  ContentState: ContentState;
  ContentRule: ContentRule;
  ContentActions: ResolverTypeWrapper<ContentActions>;
  AccessRecoveryWay: AccessRecoveryWay;
  AccessRecovery: ResolverTypeWrapper<AccessRecoveryRow>;
  AccessRecoveryPayload: ResolverTypeWrapper<Omit<AccessRecoveryPayload, 'user'> & { user: ResolversTypes['User'] }>;
  KeepAccessPayload: ResolverTypeWrapper<Omit<KeepAccessPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  User: ResolverTypeWrapper<MemberRow>;
  Audience: Audience;
  PrivacySetting: ResolverTypeWrapper<PrivacySetting>;
  ContributionConnection: ResolverTypeWrapper<Omit<ContributionConnection, 'edges'> & { edges: Array<ResolversTypes['ContributionEdge']> }>;
  ContributionEdge: ResolverTypeWrapper<Omit<ContributionEdge, 'node'> & { node: ResolversTypes['Content'] }>;
  Session: ResolverTypeWrapper<SessionRow>;
  Unreads: ResolverTypeWrapper<Unreads>;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateGeneralSettingsPayload: ResolverTypeWrapper<Omit<UpdateGeneralSettingsPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateEmailPayload: ResolverTypeWrapper<Omit<UpdateEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  ResendEmailVerificationPayload: ResolverTypeWrapper<ResendEmailVerificationPayload>;
  SetPhonePayload: ResolverTypeWrapper<SetPhonePayload>;
  ResendPhoneVerificationPayload: ResolverTypeWrapper<ResendPhoneVerificationPayload>;
  RemoveSessionPayload: ResolverTypeWrapper<Omit<RemoveSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  Question: ResolverTypeWrapper<QuestionRow>;
  QuestionState: QuestionState;
  QuestionRun: ResolverTypeWrapper<Run>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Answer: ResolverTypeWrapper<NamedAnswer>;
  AnswerGroup: ResolverTypeWrapper<NamedGroup>;
  Showing: Showing;
  MissedSearch: ResolverTypeWrapper<Omit<MissedSearch, 'site'> & { site: ResolversTypes['Site'] }>;
  QuestionPayload: ResolverTypeWrapper<Omit<QuestionPayload, 'question'> & { question: ResolversTypes['Question'] }>;
  DropQuestionPayload: ResolverTypeWrapper<DropQuestionPayload>;
  AuthProvider: AuthProvider;
  AuthAccount: ResolverTypeWrapper<AuthAccount>;
  Autosave: ResolverTypeWrapper<Autosave>;
  UnwrittenPost: ResolverTypeWrapper<AutosaveHead>;
  KeepAutosavePayload: ResolverTypeWrapper<KeepAutosavePayload>;
  DropAutosavePayload: ResolverTypeWrapper<DropAutosavePayload>;
  AwardStatus: AwardStatus;
  UserAward: ResolverTypeWrapper<UserAward>;
  Award: ResolverTypeWrapper<Award>;
  Bookmarkable: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Bookmarkable']>;
  Bookmark: ResolverTypeWrapper<Bookmark>;
  BookmarkConnection: ResolverTypeWrapper<Omit<BookmarkConnection, 'edges'> & { edges: Array<ResolversTypes['BookmarkEdge']> }>;
  BookmarkEdge: ResolverTypeWrapper<Omit<BookmarkEdge, 'item'> & { item?: Maybe<ResolversTypes['Content']> }>;
  UpdateBookmarkPayload: ResolverTypeWrapper<UpdateBookmarkPayload>;
  Comment: ResolverTypeWrapper<ShownContent>;
  Reply: ResolverTypeWrapper<ContentRow>;
  CommentConnection: ResolverTypeWrapper<Omit<CommentConnection, 'edges'> & { edges: Array<ResolversTypes['CommentEdge']> }>;
  CommentEdge: ResolverTypeWrapper<Omit<CommentEdge, 'node'> & { node: ResolversTypes['Comment'] }>;
  ReplyConnection: ResolverTypeWrapper<Omit<ReplyConnection, 'edges'> & { edges: Array<ResolversTypes['ReplyEdge']> }>;
  ReplyEdge: ResolverTypeWrapper<Omit<ReplyEdge, 'node'> & { node: ResolversTypes['Reply'] }>;
  CreateCommentPayload: ResolverTypeWrapper<Omit<CreateCommentPayload, 'commentEdge' | 'subject'> & { commentEdge?: Maybe<ResolversTypes['CommentEdge']>, subject?: Maybe<ResolversTypes['Commentable']> }>;
  UpdateCommentPayload: ResolverTypeWrapper<Omit<UpdateCommentPayload, 'comment'> & { comment?: Maybe<ResolversTypes['Comment']> }>;
  CreateReplyPayload: ResolverTypeWrapper<Omit<CreateReplyPayload, 'replyEdge' | 'comment' | 'subject'> & { replyEdge?: Maybe<ResolversTypes['ReplyEdge']>, comment?: Maybe<ResolversTypes['Comment']>, subject?: Maybe<ResolversTypes['Commentable']> }>;
  UpdateReplyPayload: ResolverTypeWrapper<Omit<UpdateReplyPayload, 'reply'> & { reply?: Maybe<ResolversTypes['Reply']> }>;
  CommentsChange: ResolverTypeWrapper<Omit<CommentsChange, 'subject' | 'commentEdge' | 'replyEdge'> & { subject: ResolversTypes['Commentable'], commentEdge?: Maybe<ResolversTypes['CommentEdge']>, replyEdge?: Maybe<ResolversTypes['ReplyEdge']> }>;
  Disorder: ResolverTypeWrapper<DisorderRow>;
  DisorderLink: ResolverTypeWrapper<DisorderLink>;
  TableOfContentsItem: ResolverTypeWrapper<TableOfContentsItem>;
  Prevalence: ResolverTypeWrapper<Prevalence>;
  DisorderSeo: ResolverTypeWrapper<DisorderSeo>;
  DisorderQuestion: ResolverTypeWrapper<DisorderQuestion>;
  DisorderSource: ResolverTypeWrapper<DisorderSource>;
  DisorderSearchType: DisorderSearchType;
  DisorderSearchResult: ResolverTypeWrapper<Omit<DisorderSearchResult, 'disorders'> & { disorders: Array<ResolversTypes['Disorder']> }>;
  DisorderInput: DisorderInput;
  DisorderPayload: ResolverTypeWrapper<Omit<DisorderPayload, 'disorder'> & { disorder?: Maybe<ResolversTypes['Disorder']> }>;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  Editing: ResolverTypeWrapper<EditingNow>;
  Deletion: ResolverTypeWrapper<ErasureRow>;
  ErasureReceipt: ResolverTypeWrapper<ErasureReceipt>;
  DeleteUserPayload: ResolverTypeWrapper<Omit<DeleteUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  CancelDeletionPayload: ResolverTypeWrapper<Omit<CancelDeletionPayload, 'user'> & { user: ResolversTypes['User'] }>;
  HoldDeletionPayload: ResolverTypeWrapper<Omit<HoldDeletionPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ReleaseDeletionPayload: ResolverTypeWrapper<Omit<ReleaseDeletionPayload, 'user'> & { user: ResolversTypes['User'] }>;
  EventType: ResolverTypeWrapper<EventType>;
  EventVersion: ResolverTypeWrapper<EventVersion>;
  EventField: ResolverTypeWrapper<EventField>;
  EventEmitter: ResolverTypeWrapper<EventEmitter>;
  FollowConnection: ResolverTypeWrapper<Omit<FollowConnection, 'edges'> & { edges: Array<ResolversTypes['FollowEdge']> }>;
  FollowEdge: ResolverTypeWrapper<Omit<FollowEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UpdateFollowPayload: ResolverTypeWrapper<Omit<UpdateFollowPayload, 'user'> & { user: ResolversTypes['User'] }>;
  Thread: ResolverTypeWrapper<ContentRow>;
  Tag: ResolverTypeWrapper<Tag>;
  ThreadSort: ThreadSort;
  ThreadConnection: ResolverTypeWrapper<Omit<ThreadConnection, 'edges'> & { edges: Array<ResolversTypes['ThreadEdge']> }>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  CreateThreadPayload: ResolverTypeWrapper<Omit<CreateThreadPayload, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  UpdateThreadPayload: ResolverTypeWrapper<Omit<UpdateThreadPayload, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  GivenBadge: GivenBadge;
  LegacyRole: LegacyRole;
  GivenChange: ResolverTypeWrapper<Omit<GivenChange, 'by'> & { by?: Maybe<ResolversTypes['User']> }>;
  MemberAdministration: ResolverTypeWrapper<MemberRow>;
  MemberSort: MemberSort;
  MemberConnection: ResolverTypeWrapper<Omit<MemberConnection, 'edges'> & { edges: Array<ResolversTypes['MemberEdge']> }>;
  MemberEdge: ResolverTypeWrapper<Omit<MemberEdge, 'node'> & { node: ResolversTypes['User'] }>;
  GivenPayload: ResolverTypeWrapper<Omit<GivenPayload, 'user'> & { user: ResolversTypes['User'] }>;
  LinkPreview: ResolverTypeWrapper<LinkPreview>;
  ChooseMailPayload: ResolverTypeWrapper<Omit<ChooseMailPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  Maintenance: ResolverTypeWrapper<Maintenance>;
  MaintenanceChange: ResolverTypeWrapper<MaintenanceChange>;
  UpdateMaintenancePayload: ResolverTypeWrapper<UpdateMaintenancePayload>;
  Media: ResolverTypeWrapper<MediaRow>;
  MediaFocus: MediaFocus;
  MediaUse: ResolverTypeWrapper<MediaUse>;
  MediaActions: ResolverTypeWrapper<MediaActions>;
  MediaConnection: ResolverTypeWrapper<Omit<MediaConnection, 'edges'> & { edges: Array<ResolversTypes['MediaEdge']> }>;
  MediaEdge: ResolverTypeWrapper<Omit<MediaEdge, 'node'> & { node: ResolversTypes['Media'] }>;
  DescribeMediaPayload: ResolverTypeWrapper<Omit<DescribeMediaPayload, 'media'> & { media: ResolversTypes['Media'] }>;
  RemoveMediaPayload: ResolverTypeWrapper<RemoveMediaPayload>;
  Conversation: ResolverTypeWrapper<ConversationRow>;
  Message: ResolverTypeWrapper<ShownMessage>;
  MessageSearchResult: ResolverTypeWrapper<Omit<MessageSearchResult, 'message' | 'conversation'> & { message: ResolversTypes['Message'], conversation: ResolversTypes['Conversation'] }>;
  MessageSearchConnection: ResolverTypeWrapper<Omit<MessageSearchConnection, 'edges'> & { edges: Array<ResolversTypes['MessageSearchEdge']> }>;
  MessageSearchEdge: ResolverTypeWrapper<Omit<MessageSearchEdge, 'node'> & { node: ResolversTypes['MessageSearchResult'] }>;
  ConversationActivity: ResolverTypeWrapper<Omit<ConversationActivity, 'conversation'> & { conversation: ResolversTypes['Conversation'] }>;
  ConversationSort: ConversationSort;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  MessageConnection: ResolverTypeWrapper<Omit<MessageConnection, 'edges'> & { edges: Array<ResolversTypes['MessageEdge']> }>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  CreateConversationPayload: ResolverTypeWrapper<Omit<CreateConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'messageEdge' | 'conversation'> & { messageEdge?: Maybe<ResolversTypes['MessageEdge']>, conversation?: Maybe<ResolversTypes['Conversation']> }>;
  UpdateMessagePayload: ResolverTypeWrapper<Omit<UpdateMessagePayload, 'message'> & { message?: Maybe<ResolversTypes['Message']> }>;
  UpdateConversationPayload: ResolverTypeWrapper<Omit<UpdateConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  BlockUserPayload: ResolverTypeWrapper<Omit<BlockUserPayload, 'user' | 'conversation'> & { user: ResolversTypes['User'], conversation?: Maybe<ResolversTypes['Conversation']> }>;
  PurgeReason: PurgeReason;
  ModerationOperation: ModerationOperation;
  DecisionReason: DecisionReason;
  Decision: ResolverTypeWrapper<DecisionRow>;
  DecisionConnection: ResolverTypeWrapper<Omit<DecisionConnection, 'edges'> & { edges: Array<ResolversTypes['DecisionEdge']> }>;
  DecisionEdge: ResolverTypeWrapper<Omit<DecisionEdge, 'node'> & { node: ResolversTypes['Decision'] }>;
  FlagReason: FlagReason;
  Flag: ResolverTypeWrapper<Report>;
  Claim: ResolverTypeWrapper<ClaimRow>;
  MemberRecord: ResolverTypeWrapper<RecordRow>;
  ModeratorNote: ResolverTypeWrapper<NoteRow>;
  WriteNotePayload: ResolverTypeWrapper<WriteNotePayload>;
  FlaggedContent: ResolverTypeWrapper<FlagRow>;
  FlaggedContentConnection: ResolverTypeWrapper<Omit<FlaggedContentConnection, 'edges'> & { edges: Array<ResolversTypes['FlaggedContentEdge']> }>;
  FlaggedContentEdge: ResolverTypeWrapper<Omit<FlaggedContentEdge, 'node'> & { node: ResolversTypes['FlaggedContent'] }>;
  HistoryEntry: ResolverTypeWrapper<Entry>;
  ContentText: ResolverTypeWrapper<ContentText>;
  ContentHistory: ResolverTypeWrapper<Omit<ContentHistory, 'item' | 'record' | 'entries'> & { item?: Maybe<ResolversTypes['Content']>, record?: Maybe<ResolversTypes['MemberRecord']>, entries: Array<ResolversTypes['HistoryEntry']> }>;
  ContentMoment: ResolverTypeWrapper<Moment>;
  ContentFlagPage: ResolverTypeWrapper<Omit<ContentFlagPage, 'flagged' | 'item' | 'user' | 'record' | 'decisions' | 'readings'> & { flagged?: Maybe<ResolversTypes['FlaggedContent']>, item?: Maybe<ResolversTypes['Content']>, user?: Maybe<ResolversTypes['User']>, record?: Maybe<ResolversTypes['MemberRecord']>, decisions: Array<ResolversTypes['Decision']>, readings: Array<ResolversTypes['MessageReading']> }>;
  MessageReading: ResolverTypeWrapper<Omit<MessageReading, 'by'> & { by: ResolversTypes['User'] }>;
  ContentRulesTrial: ResolverTypeWrapper<Omit<ContentRulesTrial, 'examples'> & { examples: Array<ResolversTypes['HeldText']> }>;
  CommunityRules: ResolverTypeWrapper<CommunityRules>;
  RuleCount: ResolverTypeWrapper<RuleCount>;
  HeldText: ResolverTypeWrapper<HeldRow>;
  PurgeContentPayload: ResolverTypeWrapper<PurgeContentPayload>;
  ContentFlagPayload: ResolverTypeWrapper<ContentFlagPayload>;
  ModerationContentFlagPayload: ResolverTypeWrapper<Omit<ModerationContentFlagPayload, 'item' | 'decision'> & { item?: Maybe<ResolversTypes['Content']>, decision?: Maybe<ResolversTypes['Decision']> }>;
  ReadFlaggedMessagePayload: ResolverTypeWrapper<ReadFlaggedMessagePayload>;
  MessageVersion: ResolverTypeWrapper<MessageVersion>;
  ClaimPayload: ResolverTypeWrapper<Omit<ClaimPayload, 'claim'> & { claim?: Maybe<ResolversTypes['Claim']> }>;
  ModerationChange: ResolverTypeWrapper<Omit<ModerationChange, 'claimed'> & { claimed?: Maybe<ResolversTypes['FlaggedContent']> }>;
  OwnDecision: ResolverTypeWrapper<DecisionRow>;
  OwnDecisionConnection: ResolverTypeWrapper<Omit<OwnDecisionConnection, 'edges'> & { edges: Array<ResolversTypes['OwnDecisionEdge']> }>;
  OwnDecisionEdge: ResolverTypeWrapper<Omit<OwnDecisionEdge, 'node'> & { node: ResolversTypes['OwnDecision'] }>;
  AppealOutcome: AppealOutcome;
  Appeal: ResolverTypeWrapper<AppealRow>;
  AppealConnection: ResolverTypeWrapper<Omit<AppealConnection, 'edges'> & { edges: Array<ResolversTypes['AppealEdge']> }>;
  AppealEdge: ResolverTypeWrapper<Omit<AppealEdge, 'node'> & { node: ResolversTypes['Appeal'] }>;
  OwnAppeal: ResolverTypeWrapper<AppealRow>;
  AppealPayload: ResolverTypeWrapper<AppealPayload>;
  Transparency: ResolverTypeWrapper<Transparency>;
  DecisionCount: ResolverTypeWrapper<DecisionCount>;
  ReportOutcome: ReportOutcome;
  OwnReport: ResolverTypeWrapper<OwnReportRow>;
  OwnReportConnection: ResolverTypeWrapper<Omit<OwnReportConnection, 'edges'> & { edges: Array<ResolversTypes['OwnReportEdge']> }>;
  OwnReportEdge: ResolverTypeWrapper<Omit<OwnReportEdge, 'node'> & { node: ResolversTypes['OwnReport'] }>;
  NoticeKind: NoticeKind;
  Notice: ResolverTypeWrapper<NoticeRow>;
  NoticeConnection: ResolverTypeWrapper<Omit<NoticeConnection, 'edges'> & { edges: Array<ResolversTypes['NoticeEdge']> }>;
  NoticeEdge: ResolverTypeWrapper<Omit<NoticeEdge, 'node'> & { node: ResolversTypes['Notice'] }>;
  UpdateNoticesReadPayload: ResolverTypeWrapper<UpdateNoticesReadPayload>;
  MailTime: MailTime;
  NoticeChannels: ResolverTypeWrapper<ChannelsRow>;
  DigestTime: ResolverTypeWrapper<DigestTime>;
  UpdateNoticeChannelsPayload: ResolverTypeWrapper<Omit<UpdateNoticeChannelsPayload, 'channels'> & { channels: ResolversTypes['NoticeChannels'] }>;
  UpdateDigestTimePayload: ResolverTypeWrapper<Omit<UpdateDigestTimePayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateThreadChoicePayload: ResolverTypeWrapper<Omit<UpdateThreadChoicePayload, 'thread'> & { thread?: Maybe<ResolversTypes['Thread']> }>;
  SilencedConnection: ResolverTypeWrapper<Omit<SilencedConnection, 'edges'> & { edges: Array<ResolversTypes['SilencedEdge']> }>;
  SilencedEdge: ResolverTypeWrapper<Omit<SilencedEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UpdateMemberSilencePayload: ResolverTypeWrapper<Omit<UpdateMemberSilencePayload, 'user'> & { user: ResolversTypes['User'] }>;
  PushDevice: ResolverTypeWrapper<PushDeviceRow>;
  PushDevicesPayload: ResolverTypeWrapper<Omit<PushDevicesPayload, 'user'> & { user: ResolversTypes['User'] }>;
  Operations: ResolverTypeWrapper<OperationsNow>;
  ConcernKind: ConcernKind;
  Concern: ResolverTypeWrapper<ConcernNow>;
  LogServer: ResolverTypeWrapper<ServerHealth>;
  LogDamage: ResolverTypeWrapper<Damage>;
  ProjectionCondition: ProjectionCondition;
  ProjectionStatus: ResolverTypeWrapper<ProjectionState>;
  ProjectionStop: ResolverTypeWrapper<Stop>;
  ReplayState: ReplayState;
  ReplayWish: ReplayWish;
  Replay: ResolverTypeWrapper<ReplayRow>;
  KeptTables: ResolverTypeWrapper<Kept>;
  AuditState: AuditState;
  Audit: ResolverTypeWrapper<AuditRow>;
  Process: ResolverTypeWrapper<ProcessRow>;
  OperationsSeries: ResolverTypeWrapper<OperationsSeries>;
  OperationsPayload: ResolverTypeWrapper<Omit<OperationsPayload, 'operations'> & { operations: ResolversTypes['Operations'] }>;
  Avatar: ResolverTypeWrapper<Avatar>;
  DeleteProfilePicturePayload: ResolverTypeWrapper<Omit<DeleteProfilePicturePayload, 'user'> & { user: ResolversTypes['User'] }>;
  PublicProfileField: ResolverTypeWrapper<PublicProfileField>;
  AnswerInput: AnswerInput;
  Post: ResolverTypeWrapper<PostRow>;
  PostSeo: ResolverTypeWrapper<PostSeo>;
  FeaturedMedia: ResolverTypeWrapper<FeaturedMedia>;
  CommentStatus: CommentStatus;
  PostConnection: ResolverTypeWrapper<PostList>;
  PostEdge: ResolverTypeWrapper<Omit<PostEdge, 'node'> & { node: ResolversTypes['Post'] }>;
  PostState: PostState;
  PostByline: PostByline;
  ErasedByline: ErasedByline;
  Manuscript: ResolverTypeWrapper<ManuscriptRow>;
  PostActions: ResolverTypeWrapper<PostActions>;
  PostChange: PostChange;
  PostRevision: ResolverTypeWrapper<PostChangeRow>;
  PostText: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PostText']>;
  RevisionText: ResolverTypeWrapper<RevisionRow>;
  PostRevisionConnection: ResolverTypeWrapper<Omit<PostRevisionConnection, 'edges'> & { edges: Array<ResolversTypes['PostRevisionEdge']> }>;
  PostRevisionEdge: ResolverTypeWrapper<Omit<PostRevisionEdge, 'node'> & { node: ResolversTypes['PostRevision'] }>;
  ManuscriptConnection: ResolverTypeWrapper<Omit<ManuscriptConnection, 'edges'> & { edges: Array<ResolversTypes['ManuscriptEdge']> }>;
  ManuscriptEdge: ResolverTypeWrapper<Omit<ManuscriptEdge, 'node'> & { node: ResolversTypes['Manuscript'] }>;
  ManuscriptPicture: ResolverTypeWrapper<ManuscriptPicture>;
  PostSeoInput: PostSeoInput;
  FeaturedMediaInput: FeaturedMediaInput;
  PostInput: PostInput;
  PostPayload: ResolverTypeWrapper<Omit<PostPayload, 'manuscript'> & { manuscript?: Maybe<ResolversTypes['Manuscript']> }>;
  Heading: ResolverTypeWrapper<Heading>;
  ReactionType: ReactionType;
  ReactionSummary: ResolverTypeWrapper<Summary>;
  Reaction: ResolverTypeWrapper<ReactorRow>;
  ReactorConnection: ResolverTypeWrapper<Omit<ReactorConnection, 'edges'> & { edges: Array<ResolversTypes['ReactorEdge']> }>;
  ReactorEdge: ResolverTypeWrapper<Omit<ReactorEdge, 'node'> & { node: ResolversTypes['Reaction'] }>;
  ReactionAggregate: ResolverTypeWrapper<ReactionAggregate>;
  ReactableInput: ReactableInput;
  ReactionPayload: ResolverTypeWrapper<Omit<ReactionPayload, 'reactions'> & { reactions: ResolversTypes['ReactionSummary'] }>;
  ThreadNews: ResolverTypeWrapper<ThreadNews>;
  UpdateReadPlacePayload: ResolverTypeWrapper<UpdateReadPlacePayload>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'author' | 'originalSite' | 'crossPublishedSites'> & { author: ResolversTypes['User'], originalSite: ResolversTypes['Site'], crossPublishedSites: Array<ResolversTypes['Site']> }>;
  TextPart: ResolverTypeWrapper<TextPart>;
  SearchConnection: ResolverTypeWrapper<Omit<SearchConnection, 'edges'> & { edges: Array<ResolversTypes['SearchEdge']> }>;
  SearchEdge: ResolverTypeWrapper<Omit<SearchEdge, 'node'> & { node: ResolversTypes['SearchResult'] }>;
  SearchSuggestions: ResolverTypeWrapper<Typed>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  ContentSection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ContentSection']>;
  SectionBackground: SectionBackground;
  WalledSection: ResolverTypeWrapper<Walled>;
  UndrawnSection: ResolverTypeWrapper<Undrawn>;
  IncompleteSection: ResolverTypeWrapper<IncompleteSectionRow>;
  ContentSectionInput: ContentSectionInput;
  IncompleteSectionInput: IncompleteSectionInput;
  DraftSectionInput: DraftSectionInput;
  Site: ResolverTypeWrapper<SiteRow>;
  ChecklistStep: ResolverTypeWrapper<ChecklistStep>;
  SiteChangeConnection: ResolverTypeWrapper<Omit<SiteChangeConnection, 'edges'> & { edges: Array<ResolversTypes['SiteChangeEdge']> }>;
  SiteChangeEdge: ResolverTypeWrapper<Omit<SiteChangeEdge, 'node'> & { node: ResolversTypes['SiteChange'] }>;
  SiteChange: ResolverTypeWrapper<SiteChangeRow>;
  ConsentGroup: ResolverTypeWrapper<ConsentGroup>;
  SiteSettings: ResolverTypeWrapper<SiteSettings>;
  Wording: ResolverTypeWrapper<Wording>;
  SecondFactorDemand: ResolverTypeWrapper<SecondFactorDemand>;
  SocialLink: ResolverTypeWrapper<SocialLink>;
  SubscriptionPopUp: ResolverTypeWrapper<SubscriptionPopUp>;
  TitledLink: ResolverTypeWrapper<TitledLink>;
  CrisisResponseBanner: ResolverTypeWrapper<CrisisResponseBanner>;
  ContentDriverBanner: ResolverTypeWrapper<ContentDriverBanner>;
  SiteMeta: ResolverTypeWrapper<SiteMeta>;
  PwaSettings: ResolverTypeWrapper<PwaSettings>;
  ConsentSources: ResolverTypeWrapper<ConsentSources>;
  DatadogSettings: ResolverTypeWrapper<DatadogSettings>;
  MenuItem: ResolverTypeWrapper<Omit<MenuItem, 'items'> & { items: Array<ResolversTypes['MenuItem']> }>;
  SiteRedirect: ResolverTypeWrapper<SiteRedirect>;
  Category: ResolverTypeWrapper<Category>;
  SiteSummary: ResolverTypeWrapper<SiteRow>;
  SitePayload: ResolverTypeWrapper<Omit<SitePayload, 'site'> & { site: ResolversTypes['Site'] }>;
  SocialPlatform: SocialPlatform;
  SocialSite: ResolverTypeWrapper<SocialSite>;
  SocialSiteInput: SocialSiteInput;
  SocialSitesPayload: ResolverTypeWrapper<Omit<SocialSitesPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UserProfileStatus: ResolverTypeWrapper<ContentRow>;
  UserProfileStatusReply: ResolverTypeWrapper<ContentRow>;
  UserProfileStatusConnection: ResolverTypeWrapper<Omit<UserProfileStatusConnection, 'edges'> & { edges: Array<ResolversTypes['UserProfileStatusEdge']> }>;
  UserProfileStatusEdge: ResolverTypeWrapper<Omit<UserProfileStatusEdge, 'node'> & { node: ResolversTypes['UserProfileStatus'] }>;
  UserProfileStatusReplyConnection: ResolverTypeWrapper<Omit<UserProfileStatusReplyConnection, 'edges'> & { edges: Array<ResolversTypes['UserProfileStatusReplyEdge']> }>;
  UserProfileStatusReplyEdge: ResolverTypeWrapper<Omit<UserProfileStatusReplyEdge, 'node'> & { node: ResolversTypes['UserProfileStatusReply'] }>;
  CreateUserProfileStatusPayload: ResolverTypeWrapper<Omit<CreateUserProfileStatusPayload, 'statusEdge'> & { statusEdge?: Maybe<ResolversTypes['UserProfileStatusEdge']> }>;
  UpdateUserProfileStatusPayload: ResolverTypeWrapper<Omit<UpdateUserProfileStatusPayload, 'status'> & { status?: Maybe<ResolversTypes['UserProfileStatus']> }>;
  CreateUserProfileStatusReplyPayload: ResolverTypeWrapper<Omit<CreateUserProfileStatusReplyPayload, 'replyEdge' | 'status'> & { replyEdge?: Maybe<ResolversTypes['UserProfileStatusReplyEdge']>, status?: Maybe<ResolversTypes['UserProfileStatus']> }>;
  UpdateUserProfileStatusReplyPayload: ResolverTypeWrapper<Omit<UpdateUserProfileStatusReplyPayload, 'reply'> & { reply?: Maybe<ResolversTypes['UserProfileStatusReply']> }>;
  UserProfileStatusesChange: ResolverTypeWrapper<Omit<UserProfileStatusesChange, 'status' | 'statusEdge' | 'replyEdge'> & { status?: Maybe<ResolversTypes['UserProfileStatus']>, statusEdge?: Maybe<ResolversTypes['UserProfileStatusEdge']>, replyEdge?: Maybe<ResolversTypes['UserProfileStatusReplyEdge']> }>;
  DisorderRelationship: DisorderRelationship;
  UserDisorder: ResolverTypeWrapper<Omit<UserDisorder, 'disorder'> & { disorder: ResolversTypes['Disorder'] }>;
  UserDisordersPayload: ResolverTypeWrapper<Omit<UserDisordersPayload, 'user'> & { user: ResolversTypes['User'] }>;
  WithdrawalPayload: ResolverTypeWrapper<Omit<WithdrawalPayload, 'item' | 'root'> & { item?: Maybe<ResolversTypes['Content']>, root?: Maybe<ResolversTypes['Content']> }>;
  AdSlotSection: ResolverTypeWrapper<DrawnSection>;
  AdSlotOptions: ResolverTypeWrapper<AdSlotOptions>;
  SectionPicture: ResolverTypeWrapper<SectionPicture>;
  AdSlotOptionsInput: AdSlotOptionsInput;
  SectionPictureInput: SectionPictureInput;
  ClientLeadFormSection: ResolverTypeWrapper<DrawnSection>;
  ClientLeadFormOptions: ResolverTypeWrapper<ClientLeadFormOptions>;
  ClientLeadFormOptionsInput: ClientLeadFormOptionsInput;
  ColumnsSection: ResolverTypeWrapper<DrawnSection>;
  ColumnsOptions: ResolverTypeWrapper<ColumnsOptions>;
  SectionColumn: ResolverTypeWrapper<SectionColumn>;
  ColumnsOptionsInput: ColumnsOptionsInput;
  SectionColumnInput: SectionColumnInput;
  CopyItemSection: ResolverTypeWrapper<DrawnSection>;
  CopyItemOptions: ResolverTypeWrapper<CopyItemOptions>;
  CopyItemOptionsInput: CopyItemOptionsInput;
  FeatureSection: ResolverTypeWrapper<DrawnSection>;
  FeatureOptions: ResolverTypeWrapper<FeatureOptions>;
  FeatureOptionsInput: FeatureOptionsInput;
  ForumDriverSection: ResolverTypeWrapper<DrawnSection>;
  ForumDriverOptions: ResolverTypeWrapper<ForumDriverOptions>;
  ForumDriverOptionsInput: ForumDriverOptionsInput;
  ForumStarterSection: ResolverTypeWrapper<DrawnSection>;
  ForumStarterOptions: ResolverTypeWrapper<ForumStarterOptions>;
  ForumStarterOptionsInput: ForumStarterOptionsInput;
  GallerySection: ResolverTypeWrapper<DrawnSection>;
  GalleryOptions: ResolverTypeWrapper<GalleryOptions>;
  GalleryPicture: ResolverTypeWrapper<GalleryPicture>;
  GalleryOptionsInput: GalleryOptionsInput;
  GalleryPictureInput: GalleryPictureInput;
  GiveawaySection: ResolverTypeWrapper<DrawnSection>;
  GiveawayOptions: ResolverTypeWrapper<GiveawayOptions>;
  GiveawayOptionsInput: GiveawayOptionsInput;
  HTMLSection: ResolverTypeWrapper<DrawnSection>;
  HTMLOptions: ResolverTypeWrapper<HtmlOptions>;
  HTMLOptionsInput: HtmlOptionsInput;
  HomepageSection: ResolverTypeWrapper<DrawnSection>;
  HomepageOptions: ResolverTypeWrapper<HomepageOptions>;
  SectionItem: ResolverTypeWrapper<SectionItem>;
  HomepageOptionsInput: HomepageOptionsInput;
  SectionItemInput: SectionItemInput;
  ImageSection: ResolverTypeWrapper<DrawnSection>;
  ImageSectionOptions: ResolverTypeWrapper<ImageSectionOptions>;
  ImageSectionOptionsInput: ImageSectionOptionsInput;
  LeadGenSection: ResolverTypeWrapper<DrawnSection>;
  LeadGenOptions: ResolverTypeWrapper<LeadGenOptions>;
  LeadGenOptionsInput: LeadGenOptionsInput;
  NativeSection: ResolverTypeWrapper<DrawnSection>;
  NativeOptions: ResolverTypeWrapper<NativeOptions>;
  NativeOptionsInput: NativeOptionsInput;
  PollSection: ResolverTypeWrapper<DrawnSection>;
  PollOptions: ResolverTypeWrapper<PollOptions>;
  PollOptionsInput: PollOptionsInput;
  PostTeaserSection: ResolverTypeWrapper<DrawnSection>;
  PostTeaserOptions: ResolverTypeWrapper<PostTeaserOptions>;
  PostTeaserOptionsInput: PostTeaserOptionsInput;
  QuizSection: ResolverTypeWrapper<DrawnSection>;
  QuizOptions: ResolverTypeWrapper<QuizOptions>;
  QuizOptionsInput: QuizOptionsInput;
  QuizletSection: ResolverTypeWrapper<DrawnSection>;
  QuizletOptions: ResolverTypeWrapper<QuizletOptions>;
  QuizletOptionsInput: QuizletOptionsInput;
  QuoteSection: ResolverTypeWrapper<DrawnSection>;
  QuoteOptions: ResolverTypeWrapper<QuoteOptions>;
  QuoteOptionsInput: QuoteOptionsInput;
  ReadingSection: ResolverTypeWrapper<DrawnSection>;
  ReadingOptions: ResolverTypeWrapper<ReadingOptions>;
  ReadingOptionsInput: ReadingOptionsInput;
  RecommendationSection: ResolverTypeWrapper<DrawnSection>;
  RecommendationOptions: ResolverTypeWrapper<RecommendationOptions>;
  RecommendationOptionsInput: RecommendationOptionsInput;
  RecommendedVideoSection: ResolverTypeWrapper<DrawnSection>;
  RecommendedVideoOptions: ResolverTypeWrapper<RecommendedVideoOptions>;
  RecommendedVideoOptionsInput: RecommendedVideoOptionsInput;
  SlidingTableSection: ResolverTypeWrapper<DrawnSection>;
  SlidingTableOptions: ResolverTypeWrapper<SlidingTableOptions>;
  SlidingTableRow: ResolverTypeWrapper<SlidingTableRow>;
  SlidingTableOptionsInput: SlidingTableOptionsInput;
  SlidingTableRowInput: SlidingTableRowInput;
  SymptomCheckerSection: ResolverTypeWrapper<DrawnSection>;
  SymptomCheckerOptions: ResolverTypeWrapper<SymptomCheckerOptions>;
  SymptomZone: ResolverTypeWrapper<SymptomZone>;
  SymptomCheckerOptionsInput: SymptomCheckerOptionsInput;
  SymptomZoneInput: SymptomZoneInput;
  ThisOrThatSection: ResolverTypeWrapper<DrawnSection>;
  ThisOrThatOptions: ResolverTypeWrapper<ThisOrThatOptions>;
  ThisOrThatChoice: ResolverTypeWrapper<ThisOrThatChoice>;
  ThisOrThatOptionsInput: ThisOrThatOptionsInput;
  ThisOrThatChoiceInput: ThisOrThatChoiceInput;
  ThreadSection: ResolverTypeWrapper<DrawnSection>;
  ThreadSectionOptions: ResolverTypeWrapper<ThreadSectionOptions>;
  ThreadSectionOptionsInput: ThreadSectionOptionsInput;
  TopArticlesSection: ResolverTypeWrapper<DrawnSection>;
  TopArticlesOptions: ResolverTypeWrapper<TopArticlesOptions>;
  TopArticlesOptionsInput: TopArticlesOptionsInput;
  VideoWithCopySection: ResolverTypeWrapper<DrawnSection>;
  VideoWithCopyOptions: ResolverTypeWrapper<VideoWithCopyOptions>;
  VideoWithCopyOptionsInput: VideoWithCopyOptionsInput;
  SectionOptionsInput: SectionOptionsInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Position: Scalars['Position']['output'];
  JSON: Scalars['JSON']['output'];
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  ID: Scalars['ID']['output'];
  PageInfo: PageInfo;
  Boolean: Scalars['Boolean']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Payload: ResolversInterfaceTypes<ResolversParentTypes>['Payload'];
  Content: ResolversInterfaceTypes<ResolversParentTypes>['Content'];
  ContentPicture: ContentPicture;
  Commentable: ResolversInterfaceTypes<ResolversParentTypes>['Commentable'];
  Reactable: ResolversInterfaceTypes<ResolversParentTypes>['Reactable'];
  Flaggable: ResolversInterfaceTypes<ResolversParentTypes>['Flaggable'];
  ContentActions: ContentActions;
  AccessRecovery: AccessRecoveryRow;
  AccessRecoveryPayload: Omit<AccessRecoveryPayload, 'user'> & { user: ResolversParentTypes['User'] };
  KeepAccessPayload: Omit<KeepAccessPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  User: MemberRow;
  PrivacySetting: PrivacySetting;
  ContributionConnection: Omit<ContributionConnection, 'edges'> & { edges: Array<ResolversParentTypes['ContributionEdge']> };
  ContributionEdge: Omit<ContributionEdge, 'node'> & { node: ResolversParentTypes['Content'] };
  Session: SessionRow;
  Unreads: Unreads;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateGeneralSettingsPayload: Omit<UpdateGeneralSettingsPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateEmailPayload: Omit<UpdateEmailPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  ResendEmailVerificationPayload: ResendEmailVerificationPayload;
  SetPhonePayload: SetPhonePayload;
  ResendPhoneVerificationPayload: ResendPhoneVerificationPayload;
  RemoveSessionPayload: Omit<RemoveSessionPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  Question: QuestionRow;
  QuestionRun: Run;
  Float: Scalars['Float']['output'];
  Answer: NamedAnswer;
  AnswerGroup: NamedGroup;
  MissedSearch: Omit<MissedSearch, 'site'> & { site: ResolversParentTypes['Site'] };
  QuestionPayload: Omit<QuestionPayload, 'question'> & { question: ResolversParentTypes['Question'] };
  DropQuestionPayload: DropQuestionPayload;
  AuthAccount: AuthAccount;
  Autosave: Autosave;
  UnwrittenPost: AutosaveHead;
  KeepAutosavePayload: KeepAutosavePayload;
  DropAutosavePayload: DropAutosavePayload;
  UserAward: UserAward;
  Award: Award;
  Bookmarkable: ResolversInterfaceTypes<ResolversParentTypes>['Bookmarkable'];
  Bookmark: Bookmark;
  BookmarkConnection: Omit<BookmarkConnection, 'edges'> & { edges: Array<ResolversParentTypes['BookmarkEdge']> };
  BookmarkEdge: Omit<BookmarkEdge, 'item'> & { item?: Maybe<ResolversParentTypes['Content']> };
  UpdateBookmarkPayload: UpdateBookmarkPayload;
  Comment: ShownContent;
  Reply: ContentRow;
  CommentConnection: Omit<CommentConnection, 'edges'> & { edges: Array<ResolversParentTypes['CommentEdge']> };
  CommentEdge: Omit<CommentEdge, 'node'> & { node: ResolversParentTypes['Comment'] };
  ReplyConnection: Omit<ReplyConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReplyEdge']> };
  ReplyEdge: Omit<ReplyEdge, 'node'> & { node: ResolversParentTypes['Reply'] };
  CreateCommentPayload: Omit<CreateCommentPayload, 'commentEdge' | 'subject'> & { commentEdge?: Maybe<ResolversParentTypes['CommentEdge']>, subject?: Maybe<ResolversParentTypes['Commentable']> };
  UpdateCommentPayload: Omit<UpdateCommentPayload, 'comment'> & { comment?: Maybe<ResolversParentTypes['Comment']> };
  CreateReplyPayload: Omit<CreateReplyPayload, 'replyEdge' | 'comment' | 'subject'> & { replyEdge?: Maybe<ResolversParentTypes['ReplyEdge']>, comment?: Maybe<ResolversParentTypes['Comment']>, subject?: Maybe<ResolversParentTypes['Commentable']> };
  UpdateReplyPayload: Omit<UpdateReplyPayload, 'reply'> & { reply?: Maybe<ResolversParentTypes['Reply']> };
  CommentsChange: Omit<CommentsChange, 'subject' | 'commentEdge' | 'replyEdge'> & { subject: ResolversParentTypes['Commentable'], commentEdge?: Maybe<ResolversParentTypes['CommentEdge']>, replyEdge?: Maybe<ResolversParentTypes['ReplyEdge']> };
  Disorder: DisorderRow;
  DisorderLink: DisorderLink;
  TableOfContentsItem: TableOfContentsItem;
  Prevalence: Prevalence;
  DisorderSeo: DisorderSeo;
  DisorderQuestion: DisorderQuestion;
  DisorderSource: DisorderSource;
  DisorderSearchResult: Omit<DisorderSearchResult, 'disorders'> & { disorders: Array<ResolversParentTypes['Disorder']> };
  DisorderInput: DisorderInput;
  DisorderPayload: Omit<DisorderPayload, 'disorder'> & { disorder?: Maybe<ResolversParentTypes['Disorder']> };
  ContentVersion: ContentVersion;
  Editing: EditingNow;
  Deletion: ErasureRow;
  ErasureReceipt: ErasureReceipt;
  DeleteUserPayload: Omit<DeleteUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  CancelDeletionPayload: Omit<CancelDeletionPayload, 'user'> & { user: ResolversParentTypes['User'] };
  HoldDeletionPayload: Omit<HoldDeletionPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ReleaseDeletionPayload: Omit<ReleaseDeletionPayload, 'user'> & { user: ResolversParentTypes['User'] };
  EventType: EventType;
  EventVersion: EventVersion;
  EventField: EventField;
  EventEmitter: EventEmitter;
  FollowConnection: Omit<FollowConnection, 'edges'> & { edges: Array<ResolversParentTypes['FollowEdge']> };
  FollowEdge: Omit<FollowEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UpdateFollowPayload: Omit<UpdateFollowPayload, 'user'> & { user: ResolversParentTypes['User'] };
  Thread: ContentRow;
  Tag: Tag;
  ThreadConnection: Omit<ThreadConnection, 'edges'> & { edges: Array<ResolversParentTypes['ThreadEdge']> };
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  CreateThreadPayload: Omit<CreateThreadPayload, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  UpdateThreadPayload: Omit<UpdateThreadPayload, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  GivenChange: Omit<GivenChange, 'by'> & { by?: Maybe<ResolversParentTypes['User']> };
  MemberAdministration: MemberRow;
  MemberConnection: Omit<MemberConnection, 'edges'> & { edges: Array<ResolversParentTypes['MemberEdge']> };
  MemberEdge: Omit<MemberEdge, 'node'> & { node: ResolversParentTypes['User'] };
  GivenPayload: Omit<GivenPayload, 'user'> & { user: ResolversParentTypes['User'] };
  LinkPreview: LinkPreview;
  ChooseMailPayload: Omit<ChooseMailPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  Maintenance: Maintenance;
  MaintenanceChange: MaintenanceChange;
  UpdateMaintenancePayload: UpdateMaintenancePayload;
  Media: MediaRow;
  MediaUse: MediaUse;
  MediaActions: MediaActions;
  MediaConnection: Omit<MediaConnection, 'edges'> & { edges: Array<ResolversParentTypes['MediaEdge']> };
  MediaEdge: Omit<MediaEdge, 'node'> & { node: ResolversParentTypes['Media'] };
  DescribeMediaPayload: Omit<DescribeMediaPayload, 'media'> & { media: ResolversParentTypes['Media'] };
  RemoveMediaPayload: RemoveMediaPayload;
  Conversation: ConversationRow;
  Message: ShownMessage;
  MessageSearchResult: Omit<MessageSearchResult, 'message' | 'conversation'> & { message: ResolversParentTypes['Message'], conversation: ResolversParentTypes['Conversation'] };
  MessageSearchConnection: Omit<MessageSearchConnection, 'edges'> & { edges: Array<ResolversParentTypes['MessageSearchEdge']> };
  MessageSearchEdge: Omit<MessageSearchEdge, 'node'> & { node: ResolversParentTypes['MessageSearchResult'] };
  ConversationActivity: Omit<ConversationActivity, 'conversation'> & { conversation: ResolversParentTypes['Conversation'] };
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: Array<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  MessageConnection: Omit<MessageConnection, 'edges'> & { edges: Array<ResolversParentTypes['MessageEdge']> };
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  CreateConversationPayload: Omit<CreateConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  SendMessagePayload: Omit<SendMessagePayload, 'messageEdge' | 'conversation'> & { messageEdge?: Maybe<ResolversParentTypes['MessageEdge']>, conversation?: Maybe<ResolversParentTypes['Conversation']> };
  UpdateMessagePayload: Omit<UpdateMessagePayload, 'message'> & { message?: Maybe<ResolversParentTypes['Message']> };
  UpdateConversationPayload: Omit<UpdateConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  BlockUserPayload: Omit<BlockUserPayload, 'user' | 'conversation'> & { user: ResolversParentTypes['User'], conversation?: Maybe<ResolversParentTypes['Conversation']> };
  Decision: DecisionRow;
  DecisionConnection: Omit<DecisionConnection, 'edges'> & { edges: Array<ResolversParentTypes['DecisionEdge']> };
  DecisionEdge: Omit<DecisionEdge, 'node'> & { node: ResolversParentTypes['Decision'] };
  Flag: Report;
  Claim: ClaimRow;
  MemberRecord: RecordRow;
  ModeratorNote: NoteRow;
  WriteNotePayload: WriteNotePayload;
  FlaggedContent: FlagRow;
  FlaggedContentConnection: Omit<FlaggedContentConnection, 'edges'> & { edges: Array<ResolversParentTypes['FlaggedContentEdge']> };
  FlaggedContentEdge: Omit<FlaggedContentEdge, 'node'> & { node: ResolversParentTypes['FlaggedContent'] };
  HistoryEntry: Entry;
  ContentText: ContentText;
  ContentHistory: Omit<ContentHistory, 'item' | 'record' | 'entries'> & { item?: Maybe<ResolversParentTypes['Content']>, record?: Maybe<ResolversParentTypes['MemberRecord']>, entries: Array<ResolversParentTypes['HistoryEntry']> };
  ContentMoment: Moment;
  ContentFlagPage: Omit<ContentFlagPage, 'flagged' | 'item' | 'user' | 'record' | 'decisions' | 'readings'> & { flagged?: Maybe<ResolversParentTypes['FlaggedContent']>, item?: Maybe<ResolversParentTypes['Content']>, user?: Maybe<ResolversParentTypes['User']>, record?: Maybe<ResolversParentTypes['MemberRecord']>, decisions: Array<ResolversParentTypes['Decision']>, readings: Array<ResolversParentTypes['MessageReading']> };
  MessageReading: Omit<MessageReading, 'by'> & { by: ResolversParentTypes['User'] };
  ContentRulesTrial: Omit<ContentRulesTrial, 'examples'> & { examples: Array<ResolversParentTypes['HeldText']> };
  CommunityRules: CommunityRules;
  RuleCount: RuleCount;
  HeldText: HeldRow;
  PurgeContentPayload: PurgeContentPayload;
  ContentFlagPayload: ContentFlagPayload;
  ModerationContentFlagPayload: Omit<ModerationContentFlagPayload, 'item' | 'decision'> & { item?: Maybe<ResolversParentTypes['Content']>, decision?: Maybe<ResolversParentTypes['Decision']> };
  ReadFlaggedMessagePayload: ReadFlaggedMessagePayload;
  MessageVersion: MessageVersion;
  ClaimPayload: Omit<ClaimPayload, 'claim'> & { claim?: Maybe<ResolversParentTypes['Claim']> };
  ModerationChange: Omit<ModerationChange, 'claimed'> & { claimed?: Maybe<ResolversParentTypes['FlaggedContent']> };
  OwnDecision: DecisionRow;
  OwnDecisionConnection: Omit<OwnDecisionConnection, 'edges'> & { edges: Array<ResolversParentTypes['OwnDecisionEdge']> };
  OwnDecisionEdge: Omit<OwnDecisionEdge, 'node'> & { node: ResolversParentTypes['OwnDecision'] };
  Appeal: AppealRow;
  AppealConnection: Omit<AppealConnection, 'edges'> & { edges: Array<ResolversParentTypes['AppealEdge']> };
  AppealEdge: Omit<AppealEdge, 'node'> & { node: ResolversParentTypes['Appeal'] };
  OwnAppeal: AppealRow;
  AppealPayload: AppealPayload;
  Transparency: Transparency;
  DecisionCount: DecisionCount;
  OwnReport: OwnReportRow;
  OwnReportConnection: Omit<OwnReportConnection, 'edges'> & { edges: Array<ResolversParentTypes['OwnReportEdge']> };
  OwnReportEdge: Omit<OwnReportEdge, 'node'> & { node: ResolversParentTypes['OwnReport'] };
  Notice: NoticeRow;
  NoticeConnection: Omit<NoticeConnection, 'edges'> & { edges: Array<ResolversParentTypes['NoticeEdge']> };
  NoticeEdge: Omit<NoticeEdge, 'node'> & { node: ResolversParentTypes['Notice'] };
  UpdateNoticesReadPayload: UpdateNoticesReadPayload;
  NoticeChannels: ChannelsRow;
  DigestTime: DigestTime;
  UpdateNoticeChannelsPayload: Omit<UpdateNoticeChannelsPayload, 'channels'> & { channels: ResolversParentTypes['NoticeChannels'] };
  UpdateDigestTimePayload: Omit<UpdateDigestTimePayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateThreadChoicePayload: Omit<UpdateThreadChoicePayload, 'thread'> & { thread?: Maybe<ResolversParentTypes['Thread']> };
  SilencedConnection: Omit<SilencedConnection, 'edges'> & { edges: Array<ResolversParentTypes['SilencedEdge']> };
  SilencedEdge: Omit<SilencedEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UpdateMemberSilencePayload: Omit<UpdateMemberSilencePayload, 'user'> & { user: ResolversParentTypes['User'] };
  PushDevice: PushDeviceRow;
  PushDevicesPayload: Omit<PushDevicesPayload, 'user'> & { user: ResolversParentTypes['User'] };
  Operations: OperationsNow;
  Concern: ConcernNow;
  LogServer: ServerHealth;
  LogDamage: Damage;
  ProjectionStatus: ProjectionState;
  ProjectionStop: Stop;
  Replay: ReplayRow;
  KeptTables: Kept;
  Audit: AuditRow;
  Process: ProcessRow;
  OperationsSeries: OperationsSeries;
  OperationsPayload: Omit<OperationsPayload, 'operations'> & { operations: ResolversParentTypes['Operations'] };
  Avatar: Avatar;
  DeleteProfilePicturePayload: Omit<DeleteProfilePicturePayload, 'user'> & { user: ResolversParentTypes['User'] };
  PublicProfileField: PublicProfileField;
  AnswerInput: AnswerInput;
  Post: PostRow;
  PostSeo: PostSeo;
  FeaturedMedia: FeaturedMedia;
  PostConnection: PostList;
  PostEdge: Omit<PostEdge, 'node'> & { node: ResolversParentTypes['Post'] };
  Manuscript: ManuscriptRow;
  PostActions: PostActions;
  PostRevision: PostChangeRow;
  PostText: ResolversInterfaceTypes<ResolversParentTypes>['PostText'];
  RevisionText: RevisionRow;
  PostRevisionConnection: Omit<PostRevisionConnection, 'edges'> & { edges: Array<ResolversParentTypes['PostRevisionEdge']> };
  PostRevisionEdge: Omit<PostRevisionEdge, 'node'> & { node: ResolversParentTypes['PostRevision'] };
  ManuscriptConnection: Omit<ManuscriptConnection, 'edges'> & { edges: Array<ResolversParentTypes['ManuscriptEdge']> };
  ManuscriptEdge: Omit<ManuscriptEdge, 'node'> & { node: ResolversParentTypes['Manuscript'] };
  ManuscriptPicture: ManuscriptPicture;
  PostSeoInput: PostSeoInput;
  FeaturedMediaInput: FeaturedMediaInput;
  PostInput: PostInput;
  PostPayload: Omit<PostPayload, 'manuscript'> & { manuscript?: Maybe<ResolversParentTypes['Manuscript']> };
  Heading: Heading;
  ReactionSummary: Summary;
  Reaction: ReactorRow;
  ReactorConnection: Omit<ReactorConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReactorEdge']> };
  ReactorEdge: Omit<ReactorEdge, 'node'> & { node: ResolversParentTypes['Reaction'] };
  ReactionAggregate: ReactionAggregate;
  ReactableInput: ReactableInput;
  ReactionPayload: Omit<ReactionPayload, 'reactions'> & { reactions: ResolversParentTypes['ReactionSummary'] };
  ThreadNews: ThreadNews;
  UpdateReadPlacePayload: UpdateReadPlacePayload;
  SearchResult: Omit<SearchResult, 'author' | 'originalSite' | 'crossPublishedSites'> & { author: ResolversParentTypes['User'], originalSite: ResolversParentTypes['Site'], crossPublishedSites: Array<ResolversParentTypes['Site']> };
  TextPart: TextPart;
  SearchConnection: Omit<SearchConnection, 'edges'> & { edges: Array<ResolversParentTypes['SearchEdge']> };
  SearchEdge: Omit<SearchEdge, 'node'> & { node: ResolversParentTypes['SearchResult'] };
  SearchSuggestions: Typed;
  SearchSuggestion: SearchSuggestion;
  ContentSection: ResolversInterfaceTypes<ResolversParentTypes>['ContentSection'];
  WalledSection: Walled;
  UndrawnSection: Undrawn;
  IncompleteSection: IncompleteSectionRow;
  ContentSectionInput: ContentSectionInput;
  IncompleteSectionInput: IncompleteSectionInput;
  DraftSectionInput: DraftSectionInput;
  Site: SiteRow;
  ChecklistStep: ChecklistStep;
  SiteChangeConnection: Omit<SiteChangeConnection, 'edges'> & { edges: Array<ResolversParentTypes['SiteChangeEdge']> };
  SiteChangeEdge: Omit<SiteChangeEdge, 'node'> & { node: ResolversParentTypes['SiteChange'] };
  SiteChange: SiteChangeRow;
  ConsentGroup: ConsentGroup;
  SiteSettings: SiteSettings;
  Wording: Wording;
  SecondFactorDemand: SecondFactorDemand;
  SocialLink: SocialLink;
  SubscriptionPopUp: SubscriptionPopUp;
  TitledLink: TitledLink;
  CrisisResponseBanner: CrisisResponseBanner;
  ContentDriverBanner: ContentDriverBanner;
  SiteMeta: SiteMeta;
  PwaSettings: PwaSettings;
  ConsentSources: ConsentSources;
  DatadogSettings: DatadogSettings;
  MenuItem: Omit<MenuItem, 'items'> & { items: Array<ResolversParentTypes['MenuItem']> };
  SiteRedirect: SiteRedirect;
  Category: Category;
  SiteSummary: SiteRow;
  SitePayload: Omit<SitePayload, 'site'> & { site: ResolversParentTypes['Site'] };
  SocialSite: SocialSite;
  SocialSiteInput: SocialSiteInput;
  SocialSitesPayload: Omit<SocialSitesPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UserProfileStatus: ContentRow;
  UserProfileStatusReply: ContentRow;
  UserProfileStatusConnection: Omit<UserProfileStatusConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserProfileStatusEdge']> };
  UserProfileStatusEdge: Omit<UserProfileStatusEdge, 'node'> & { node: ResolversParentTypes['UserProfileStatus'] };
  UserProfileStatusReplyConnection: Omit<UserProfileStatusReplyConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserProfileStatusReplyEdge']> };
  UserProfileStatusReplyEdge: Omit<UserProfileStatusReplyEdge, 'node'> & { node: ResolversParentTypes['UserProfileStatusReply'] };
  CreateUserProfileStatusPayload: Omit<CreateUserProfileStatusPayload, 'statusEdge'> & { statusEdge?: Maybe<ResolversParentTypes['UserProfileStatusEdge']> };
  UpdateUserProfileStatusPayload: Omit<UpdateUserProfileStatusPayload, 'status'> & { status?: Maybe<ResolversParentTypes['UserProfileStatus']> };
  CreateUserProfileStatusReplyPayload: Omit<CreateUserProfileStatusReplyPayload, 'replyEdge' | 'status'> & { replyEdge?: Maybe<ResolversParentTypes['UserProfileStatusReplyEdge']>, status?: Maybe<ResolversParentTypes['UserProfileStatus']> };
  UpdateUserProfileStatusReplyPayload: Omit<UpdateUserProfileStatusReplyPayload, 'reply'> & { reply?: Maybe<ResolversParentTypes['UserProfileStatusReply']> };
  UserProfileStatusesChange: Omit<UserProfileStatusesChange, 'status' | 'statusEdge' | 'replyEdge'> & { status?: Maybe<ResolversParentTypes['UserProfileStatus']>, statusEdge?: Maybe<ResolversParentTypes['UserProfileStatusEdge']>, replyEdge?: Maybe<ResolversParentTypes['UserProfileStatusReplyEdge']> };
  UserDisorder: Omit<UserDisorder, 'disorder'> & { disorder: ResolversParentTypes['Disorder'] };
  UserDisordersPayload: Omit<UserDisordersPayload, 'user'> & { user: ResolversParentTypes['User'] };
  WithdrawalPayload: Omit<WithdrawalPayload, 'item' | 'root'> & { item?: Maybe<ResolversParentTypes['Content']>, root?: Maybe<ResolversParentTypes['Content']> };
  AdSlotSection: DrawnSection;
  AdSlotOptions: AdSlotOptions;
  SectionPicture: SectionPicture;
  AdSlotOptionsInput: AdSlotOptionsInput;
  SectionPictureInput: SectionPictureInput;
  ClientLeadFormSection: DrawnSection;
  ClientLeadFormOptions: ClientLeadFormOptions;
  ClientLeadFormOptionsInput: ClientLeadFormOptionsInput;
  ColumnsSection: DrawnSection;
  ColumnsOptions: ColumnsOptions;
  SectionColumn: SectionColumn;
  ColumnsOptionsInput: ColumnsOptionsInput;
  SectionColumnInput: SectionColumnInput;
  CopyItemSection: DrawnSection;
  CopyItemOptions: CopyItemOptions;
  CopyItemOptionsInput: CopyItemOptionsInput;
  FeatureSection: DrawnSection;
  FeatureOptions: FeatureOptions;
  FeatureOptionsInput: FeatureOptionsInput;
  ForumDriverSection: DrawnSection;
  ForumDriverOptions: ForumDriverOptions;
  ForumDriverOptionsInput: ForumDriverOptionsInput;
  ForumStarterSection: DrawnSection;
  ForumStarterOptions: ForumStarterOptions;
  ForumStarterOptionsInput: ForumStarterOptionsInput;
  GallerySection: DrawnSection;
  GalleryOptions: GalleryOptions;
  GalleryPicture: GalleryPicture;
  GalleryOptionsInput: GalleryOptionsInput;
  GalleryPictureInput: GalleryPictureInput;
  GiveawaySection: DrawnSection;
  GiveawayOptions: GiveawayOptions;
  GiveawayOptionsInput: GiveawayOptionsInput;
  HTMLSection: DrawnSection;
  HTMLOptions: HtmlOptions;
  HTMLOptionsInput: HtmlOptionsInput;
  HomepageSection: DrawnSection;
  HomepageOptions: HomepageOptions;
  SectionItem: SectionItem;
  HomepageOptionsInput: HomepageOptionsInput;
  SectionItemInput: SectionItemInput;
  ImageSection: DrawnSection;
  ImageSectionOptions: ImageSectionOptions;
  ImageSectionOptionsInput: ImageSectionOptionsInput;
  LeadGenSection: DrawnSection;
  LeadGenOptions: LeadGenOptions;
  LeadGenOptionsInput: LeadGenOptionsInput;
  NativeSection: DrawnSection;
  NativeOptions: NativeOptions;
  NativeOptionsInput: NativeOptionsInput;
  PollSection: DrawnSection;
  PollOptions: PollOptions;
  PollOptionsInput: PollOptionsInput;
  PostTeaserSection: DrawnSection;
  PostTeaserOptions: PostTeaserOptions;
  PostTeaserOptionsInput: PostTeaserOptionsInput;
  QuizSection: DrawnSection;
  QuizOptions: QuizOptions;
  QuizOptionsInput: QuizOptionsInput;
  QuizletSection: DrawnSection;
  QuizletOptions: QuizletOptions;
  QuizletOptionsInput: QuizletOptionsInput;
  QuoteSection: DrawnSection;
  QuoteOptions: QuoteOptions;
  QuoteOptionsInput: QuoteOptionsInput;
  ReadingSection: DrawnSection;
  ReadingOptions: ReadingOptions;
  ReadingOptionsInput: ReadingOptionsInput;
  RecommendationSection: DrawnSection;
  RecommendationOptions: RecommendationOptions;
  RecommendationOptionsInput: RecommendationOptionsInput;
  RecommendedVideoSection: DrawnSection;
  RecommendedVideoOptions: RecommendedVideoOptions;
  RecommendedVideoOptionsInput: RecommendedVideoOptionsInput;
  SlidingTableSection: DrawnSection;
  SlidingTableOptions: SlidingTableOptions;
  SlidingTableRow: SlidingTableRow;
  SlidingTableOptionsInput: SlidingTableOptionsInput;
  SlidingTableRowInput: SlidingTableRowInput;
  SymptomCheckerSection: DrawnSection;
  SymptomCheckerOptions: SymptomCheckerOptions;
  SymptomZone: SymptomZone;
  SymptomCheckerOptionsInput: SymptomCheckerOptionsInput;
  SymptomZoneInput: SymptomZoneInput;
  ThisOrThatSection: DrawnSection;
  ThisOrThatOptions: ThisOrThatOptions;
  ThisOrThatChoice: ThisOrThatChoice;
  ThisOrThatOptionsInput: ThisOrThatOptionsInput;
  ThisOrThatChoiceInput: ThisOrThatChoiceInput;
  ThreadSection: DrawnSection;
  ThreadSectionOptions: ThreadSectionOptions;
  ThreadSectionOptionsInput: ThreadSectionOptionsInput;
  TopArticlesSection: DrawnSection;
  TopArticlesOptions: TopArticlesOptions;
  TopArticlesOptionsInput: TopArticlesOptionsInput;
  VideoWithCopySection: DrawnSection;
  VideoWithCopyOptions: VideoWithCopyOptions;
  VideoWithCopyOptionsInput: VideoWithCopyOptionsInput;
  SectionOptionsInput: SectionOptionsInput;
  String: Scalars['String']['output'];
};

export type CreatesDirectiveArgs = { };

export type CreatesDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = CreatesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LimitDirectiveArgs = {
  as: Scalars['String']['input'];
};

export type LimitDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = LimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostlyDirectiveArgs = { };

export type CostlyDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = CostlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface PositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Position'], any> {
  name: 'Position';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type NodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'User' | 'Session' | 'Question' | 'Comment' | 'Reply' | 'Thread' | 'Media' | 'Conversation' | 'Message' | 'FlaggedContent' | 'Post' | 'Manuscript' | 'ReactionSummary' | 'Site' | 'UserProfileStatus' | 'UserProfileStatusReply', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  accessRecoveries?: Resolver<Array<ResolversTypes['AccessRecovery']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'ignore404'>>;
  unreads?: Resolver<ResolversTypes['Unreads'], ParentType, ContextType>;
  userPrivacySettings?: Resolver<Array<ResolversTypes['PrivacySetting']>, ParentType, ContextType, RequireFields<QueryUserPrivacySettingsArgs, 'userId'>>;
  userSearch?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserSearchArgs, 'text' | 'adminsOnly'>>;
  missedSearches?: Resolver<Array<ResolversTypes['MissedSearch']>, ParentType, ContextType, RequireFields<QueryMissedSearchesArgs, 'first'>>;
  questions?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType, RequireFields<QueryQuestionArgs, 'id'>>;
  questionSites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  autosave?: Resolver<Maybe<ResolversTypes['Autosave']>, ParentType, ContextType, RequireFields<QueryAutosaveArgs, 'item'>>;
  unwrittenPosts?: Resolver<Array<ResolversTypes['UnwrittenPost']>, ParentType, ContextType>;
  userAwards?: Resolver<Array<ResolversTypes['UserAward']>, ParentType, ContextType, RequireFields<QueryUserAwardsArgs, 'userId'>>;
  disorderDetail?: Resolver<Maybe<ResolversTypes['Disorder']>, ParentType, ContextType, RequireFields<QueryDisorderDetailArgs, 'slug'>>;
  featuredDisorders?: Resolver<Array<ResolversTypes['Disorder']>, ParentType, ContextType>;
  siteConditions?: Resolver<Array<ResolversTypes['Disorder']>, ParentType, ContextType>;
  disorderSearch?: Resolver<ResolversTypes['DisorderSearchResult'], ParentType, ContextType, RequireFields<QueryDisorderSearchArgs, 'offset' | 'search' | 'type'>>;
  contentVersions?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'assocId' | 'assocType'>>;
  deletionGraceDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  erasureReceipt?: Resolver<Maybe<ResolversTypes['ErasureReceipt']>, ParentType, ContextType, RequireFields<QueryErasureReceiptArgs, 'token'>>;
  eventTypes?: Resolver<Array<ResolversTypes['EventType']>, ParentType, ContextType>;
  threads?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryThreadsArgs, 'first' | 'sort' | 'isUnanswered'>>;
  pinnedThreads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType, Partial<QueryPinnedThreadsArgs>>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, Partial<QueryThreadArgs>>;
  members?: Resolver<ResolversTypes['MemberConnection'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'text' | 'sort' | 'reversed' | 'first'>>;
  maintenance?: Resolver<Maybe<ResolversTypes['Maintenance']>, ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType, RequireFields<QueryMediaArgs, 'id'>>;
  mediaLibrary?: Resolver<ResolversTypes['MediaConnection'], ParentType, ContextType, RequireFields<QueryMediaLibraryArgs, 'first'>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<QueryConversationsArgs, 'isArchived' | 'sort' | 'first'>>;
  messageSearch?: Resolver<ResolversTypes['MessageSearchConnection'], ParentType, ContextType, RequireFields<QueryMessageSearchArgs, 'text' | 'first'>>;
  blockedUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryBlockedUsersArgs, 'first'>>;
  contentFlags?: Resolver<ResolversTypes['FlaggedContentConnection'], ParentType, ContextType, RequireFields<QueryContentFlagsArgs, 'first'>>;
  contentFlagPage?: Resolver<ResolversTypes['ContentFlagPage'], ParentType, ContextType, RequireFields<QueryContentFlagPageArgs, 'assocId' | 'assocType'>>;
  contentHistory?: Resolver<ResolversTypes['ContentHistory'], ParentType, ContextType, RequireFields<QueryContentHistoryArgs, 'assocId' | 'assocType'>>;
  mergeTargets?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryMergeTargetsArgs, 'id' | 'text'>>;
  contentRules?: Resolver<ResolversTypes['CommunityRules'], ParentType, ContextType, Partial<QueryContentRulesArgs>>;
  contentRulesTrial?: Resolver<ResolversTypes['ContentRulesTrial'], ParentType, ContextType, RequireFields<QueryContentRulesTrialArgs, 'community' | 'rules'>>;
  decisions?: Resolver<ResolversTypes['DecisionConnection'], ParentType, ContextType, RequireFields<QueryDecisionsArgs, 'first'>>;
  contentAt?: Resolver<Maybe<ResolversTypes['ContentMoment']>, ParentType, ContextType, RequireFields<QueryContentAtArgs, 'assocId' | 'assocType'>>;
  appeals?: Resolver<ResolversTypes['AppealConnection'], ParentType, ContextType, RequireFields<QueryAppealsArgs, 'first'>>;
  transparency?: Resolver<ResolversTypes['Transparency'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operations?: Resolver<ResolversTypes['Operations'], ParentType, ContextType>;
  publicProfile?: Resolver<Array<ResolversTypes['PublicProfileField']>, ParentType, ContextType, RequireFields<QueryPublicProfileArgs, 'userId'>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'preview'>>;
  posts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<QueryPostsArgs, 'first'>>;
  manuscript?: Resolver<Maybe<ResolversTypes['Manuscript']>, ParentType, ContextType, RequireFields<QueryManuscriptArgs, 'id'>>;
  homepagePreview?: Resolver<Maybe<ResolversTypes['Manuscript']>, ParentType, ContextType, RequireFields<QueryHomepagePreviewArgs, 'slug'>>;
  manuscripts?: Resolver<ResolversTypes['ManuscriptConnection'], ParentType, ContextType, RequireFields<QueryManuscriptsArgs, 'first' | 'mine'>>;
  reactions?: Resolver<Array<ResolversTypes['ReactionSummary']>, ParentType, ContextType, RequireFields<QueryReactionsArgs, 'reactables'>>;
  recommend?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QueryRecommendArgs, 'assocId' | 'assocType' | 'limit'>>;
  recentsAsRecommendations?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QueryRecentsAsRecommendationsArgs, 'limit'>>;
  userRecommendations?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QueryUserRecommendationsArgs, 'limit'>>;
  search?: Resolver<ResolversTypes['SearchConnection'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text' | 'family' | 'first'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType, Partial<QuerySiteArgs>>;
  siteSummaries?: Resolver<Array<ResolversTypes['SiteSummary']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  sectionsPreview?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType, RequireFields<QuerySectionsPreviewArgs, 'sections'>>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  taxonomy?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  userSocialSites?: Resolver<Array<ResolversTypes['SocialSite']>, ParentType, ContextType, RequireFields<QueryUserSocialSitesArgs, 'userId'>>;
  userProfileStatus?: Resolver<Maybe<ResolversTypes['UserProfileStatus']>, ParentType, ContextType, RequireFields<QueryUserProfileStatusArgs, 'id'>>;
  userProfileStatusHistory?: Resolver<Array<ResolversTypes['UserProfileStatus']>, ParentType, ContextType, RequireFields<QueryUserProfileStatusHistoryArgs, 'slug' | 'limit'>>;
  userDisorders?: Resolver<Maybe<Array<ResolversTypes['UserDisorder']>>, ParentType, ContextType, RequireFields<QueryUserDisordersArgs, 'userId'>>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  recoverAccess?: Resolver<ResolversTypes['AccessRecoveryPayload'], ParentType, ContextType, RequireFields<MutationRecoverAccessArgs, 'userId' | 'reason'>>;
  confirmAccessRecovery?: Resolver<ResolversTypes['AccessRecoveryPayload'], ParentType, ContextType, RequireFields<MutationConfirmAccessRecoveryArgs, 'userId' | 'id'>>;
  stopAccessRecovery?: Resolver<ResolversTypes['AccessRecoveryPayload'], ParentType, ContextType, RequireFields<MutationStopAccessRecoveryArgs, 'userId' | 'id'>>;
  keepAccess?: Resolver<ResolversTypes['KeepAccessPayload'], ParentType, ContextType, Partial<MutationKeepAccessArgs>>;
  setFirstAndLastName?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationSetFirstAndLastNameArgs, 'firstName' | 'lastName'>>;
  updateUserPrivacySetting?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserPrivacySettingArgs, 'name' | 'isPrivate'>>;
  updateGeneralSettings?: Resolver<ResolversTypes['UpdateGeneralSettingsPayload'], ParentType, ContextType, Partial<MutationUpdateGeneralSettingsArgs>>;
  updateEmail?: Resolver<ResolversTypes['UpdateEmailPayload'], ParentType, ContextType, RequireFields<MutationUpdateEmailArgs, 'clearToken'>>;
  resendEmailVerification?: Resolver<ResolversTypes['ResendEmailVerificationPayload'], ParentType, ContextType, Partial<MutationResendEmailVerificationArgs>>;
  removeSession?: Resolver<ResolversTypes['RemoveSessionPayload'], ParentType, ContextType, RequireFields<MutationRemoveSessionArgs, 'sessionId'>>;
  setPhone?: Resolver<ResolversTypes['SetPhonePayload'], ParentType, ContextType, RequireFields<MutationSetPhoneArgs, 'phoneNumber'>>;
  resendPhoneVerification?: Resolver<ResolversTypes['ResendPhoneVerificationPayload'], ParentType, ContextType>;
  verifyPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyPhoneArgs, 'code'>>;
  askQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'title' | 'events' | 'sites' | 'reactions' | 'origins' | 'groupBy' | 'measure'>>;
  keepQuestion?: Resolver<ResolversTypes['QuestionPayload'], ParentType, ContextType, RequireFields<MutationKeepQuestionArgs, 'questionId'>>;
  dropQuestion?: Resolver<ResolversTypes['DropQuestionPayload'], ParentType, ContextType, RequireFields<MutationDropQuestionArgs, 'questionId'>>;
  keepAutosave?: Resolver<ResolversTypes['KeepAutosavePayload'], ParentType, ContextType, RequireFields<MutationKeepAutosaveArgs, 'item' | 'type' | 'basedOn' | 'version' | 'writer' | 'text'>>;
  dropAutosave?: Resolver<ResolversTypes['DropAutosavePayload'], ParentType, ContextType, RequireFields<MutationDropAutosaveArgs, 'item' | 'version'>>;
  giveAward?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationGiveAwardArgs, 'userId' | 'name' | 'year' | 'status' | 'earnedAt' | 'reason'>>;
  takeAward?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationTakeAwardArgs, 'userId' | 'id' | 'reason'>>;
  updateBookmark?: Resolver<ResolversTypes['UpdateBookmarkPayload'], ParentType, ContextType, RequireFields<MutationUpdateBookmarkArgs, 'assocId' | 'assocType' | 'isBookmarked'>>;
  createComment?: Resolver<ResolversTypes['CreateCommentPayload'], ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'assocId' | 'assocType' | 'body'>>;
  updateComment?: Resolver<ResolversTypes['UpdateCommentPayload'], ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'commentId' | 'body'>>;
  createReply?: Resolver<ResolversTypes['CreateReplyPayload'], ParentType, ContextType, RequireFields<MutationCreateReplyArgs, 'commentId' | 'body'>>;
  updateReply?: Resolver<ResolversTypes['UpdateReplyPayload'], ParentType, ContextType, RequireFields<MutationUpdateReplyArgs, 'replyId' | 'body'>>;
  createDisorder?: Resolver<ResolversTypes['DisorderPayload'], ParentType, ContextType, RequireFields<MutationCreateDisorderArgs, 'disorder'>>;
  updateDisorder?: Resolver<ResolversTypes['DisorderPayload'], ParentType, ContextType, RequireFields<MutationUpdateDisorderArgs, 'disorderId' | 'disorder'>>;
  retireDisorder?: Resolver<ResolversTypes['DisorderPayload'], ParentType, ContextType, RequireFields<MutationRetireDisorderArgs, 'disorderId'>>;
  updateFeaturedDisorder?: Resolver<ResolversTypes['DisorderPayload'], ParentType, ContextType, RequireFields<MutationUpdateFeaturedDisorderArgs, 'disorderId' | 'isFeatured'>>;
  updateSiteCondition?: Resolver<ResolversTypes['DisorderPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteConditionArgs, 'disorderId' | 'isOfSite'>>;
  delete_user?: Resolver<ResolversTypes['DeleteUserPayload'], ParentType, ContextType, RequireFields<MutationDelete_UserArgs, 'password' | 'skipGracePeriod'>>;
  cancelDeletion?: Resolver<ResolversTypes['CancelDeletionPayload'], ParentType, ContextType>;
  holdDeletion?: Resolver<ResolversTypes['HoldDeletionPayload'], ParentType, ContextType, RequireFields<MutationHoldDeletionArgs, 'userId' | 'reason'>>;
  releaseDeletion?: Resolver<ResolversTypes['ReleaseDeletionPayload'], ParentType, ContextType, RequireFields<MutationReleaseDeletionArgs, 'userId'>>;
  updateFollow?: Resolver<ResolversTypes['UpdateFollowPayload'], ParentType, ContextType, RequireFields<MutationUpdateFollowArgs, 'isFollowing' | 'userId'>>;
  createThread?: Resolver<ResolversTypes['CreateThreadPayload'], ParentType, ContextType, RequireFields<MutationCreateThreadArgs, 'title' | 'body'>>;
  updateThread?: Resolver<ResolversTypes['UpdateThreadPayload'], ParentType, ContextType, RequireFields<MutationUpdateThreadArgs, 'threadId' | 'title' | 'body'>>;
  changeRole?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'userId' | 'roleId' | 'reason'>>;
  changeAnalyst?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationChangeAnalystArgs, 'userId' | 'granted' | 'reason'>>;
  giveBadge?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationGiveBadgeArgs, 'userId' | 'badge' | 'reason'>>;
  takeBadge?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationTakeBadgeArgs, 'userId' | 'badge' | 'reason'>>;
  setLegacyRole?: Resolver<ResolversTypes['GivenPayload'], ParentType, ContextType, RequireFields<MutationSetLegacyRoleArgs, 'userId' | 'reason'>>;
  unsubscribe?: Resolver<ResolversTypes['ChooseMailPayload'], ParentType, ContextType, Partial<MutationUnsubscribeArgs>>;
  chooseMail?: Resolver<ResolversTypes['ChooseMailPayload'], ParentType, ContextType, RequireFields<MutationChooseMailArgs, 'wanted'>>;
  updateMaintenance?: Resolver<ResolversTypes['UpdateMaintenancePayload'], ParentType, ContextType, RequireFields<MutationUpdateMaintenanceArgs, 'isOn'>>;
  describeMedia?: Resolver<ResolversTypes['DescribeMediaPayload'], ParentType, ContextType, RequireFields<MutationDescribeMediaArgs, 'mediaId' | 'name' | 'alt' | 'focus'>>;
  removeMedia?: Resolver<ResolversTypes['RemoveMediaPayload'], ParentType, ContextType, RequireFields<MutationRemoveMediaArgs, 'mediaId'>>;
  createConversation?: Resolver<ResolversTypes['CreateConversationPayload'], ParentType, ContextType, RequireFields<MutationCreateConversationArgs, 'userId'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'conversationId' | 'body'>>;
  updateMessage?: Resolver<ResolversTypes['UpdateMessagePayload'], ParentType, ContextType, RequireFields<MutationUpdateMessageArgs, 'messageId' | 'body'>>;
  deleteMessage?: Resolver<ResolversTypes['UpdateMessagePayload'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'messageId'>>;
  updateConversation?: Resolver<ResolversTypes['UpdateConversationPayload'], ParentType, ContextType, RequireFields<MutationUpdateConversationArgs, 'conversationId'>>;
  blockUser?: Resolver<ResolversTypes['BlockUserPayload'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'userId' | 'isBlocked'>>;
  setTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSetTypingArgs, 'conversationId'>>;
  updateConversationRead?: Resolver<ResolversTypes['UpdateConversationPayload'], ParentType, ContextType, RequireFields<MutationUpdateConversationReadArgs, 'conversationId' | 'messageId'>>;
  contentFlag?: Resolver<ResolversTypes['ContentFlagPayload'], ParentType, ContextType, RequireFields<MutationContentFlagArgs, 'assocId' | 'assocType'>>;
  withdrawFlag?: Resolver<ResolversTypes['ContentFlagPayload'], ParentType, ContextType, RequireFields<MutationWithdrawFlagArgs, 'assocId' | 'assocType'>>;
  readFlaggedMessage?: Resolver<ResolversTypes['ReadFlaggedMessagePayload'], ParentType, ContextType, RequireFields<MutationReadFlaggedMessageArgs, 'messageId'>>;
  moderationContentFlag?: Resolver<ResolversTypes['ModerationContentFlagPayload'], ParentType, ContextType, RequireFields<MutationModerationContentFlagArgs, 'assocId' | 'assocType' | 'operation'>>;
  claimFlagged?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationClaimFlaggedArgs, 'assocId' | 'assocType'>>;
  releaseFlagged?: Resolver<ResolversTypes['ClaimPayload'], ParentType, ContextType, RequireFields<MutationReleaseFlaggedArgs, 'assocId' | 'assocType'>>;
  writeNote?: Resolver<ResolversTypes['WriteNotePayload'], ParentType, ContextType, RequireFields<MutationWriteNoteArgs, 'assocId' | 'assocType' | 'text'>>;
  undoDecision?: Resolver<ResolversTypes['ModerationContentFlagPayload'], ParentType, ContextType, RequireFields<MutationUndoDecisionArgs, 'id'>>;
  purgeContent?: Resolver<ResolversTypes['PurgeContentPayload'], ParentType, ContextType, RequireFields<MutationPurgeContentArgs, 'assocId' | 'assocType' | 'revision' | 'reason'>>;
  appealDecision?: Resolver<ResolversTypes['AppealPayload'], ParentType, ContextType, RequireFields<MutationAppealDecisionArgs, 'id' | 'words'>>;
  answerAppeal?: Resolver<ResolversTypes['AppealPayload'], ParentType, ContextType, RequireFields<MutationAnswerAppealArgs, 'id' | 'outcome' | 'words'>>;
  updateNoticesRead?: Resolver<ResolversTypes['UpdateNoticesReadPayload'], ParentType, ContextType, Partial<MutationUpdateNoticesReadArgs>>;
  updateNoticeChannels?: Resolver<ResolversTypes['UpdateNoticeChannelsPayload'], ParentType, ContextType, RequireFields<MutationUpdateNoticeChannelsArgs, 'kind' | 'onSite' | 'mail' | 'push'>>;
  updateDigestTime?: Resolver<ResolversTypes['UpdateDigestTimePayload'], ParentType, ContextType, RequireFields<MutationUpdateDigestTimeArgs, 'hour' | 'weekday' | 'zone'>>;
  updateThreadFollow?: Resolver<ResolversTypes['UpdateThreadChoicePayload'], ParentType, ContextType, RequireFields<MutationUpdateThreadFollowArgs, 'threadId' | 'isFollowing'>>;
  updateThreadSilence?: Resolver<ResolversTypes['UpdateThreadChoicePayload'], ParentType, ContextType, RequireFields<MutationUpdateThreadSilenceArgs, 'threadId' | 'isSilenced'>>;
  updateMemberSilence?: Resolver<ResolversTypes['UpdateMemberSilencePayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberSilenceArgs, 'userId' | 'isSilenced'>>;
  addPushDevice?: Resolver<ResolversTypes['PushDevicesPayload'], ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'endpoint' | 'p256dh' | 'auth'>>;
  removePushDevice?: Resolver<ResolversTypes['PushDevicesPayload'], ParentType, ContextType, RequireFields<MutationRemovePushDeviceArgs, 'deviceId'>>;
  retryProjection?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationRetryProjectionArgs, 'schema'>>;
  skipEvent?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationSkipEventArgs, 'schema' | 'eventId'>>;
  skipDamagedEvent?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationSkipDamagedEventArgs, 'position'>>;
  createReplay?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationCreateReplayArgs, 'projections'>>;
  updateReplay?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationUpdateReplayArgs, 'replayId' | 'wish'>>;
  dropTables?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, RequireFields<MutationDropTablesArgs, 'schema'>>;
  createAudit?: Resolver<ResolversTypes['OperationsPayload'], ParentType, ContextType, Partial<MutationCreateAuditArgs>>;
  deleteProfilePicture?: Resolver<ResolversTypes['DeleteProfilePicturePayload'], ParentType, ContextType>;
  updateUser?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, Partial<MutationUpdateUserArgs>>;
  answerQuestions?: Resolver<ResolversTypes['UpdateUserPayload'], ParentType, ContextType, RequireFields<MutationAnswerQuestionsArgs, 'answers'>>;
  writePost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationWritePostArgs, 'type' | 'post'>>;
  revisePost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationRevisePostArgs, 'postId' | 'basedOn' | 'post'>>;
  submitPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationSubmitPostArgs, 'postId'>>;
  returnPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationReturnPostArgs, 'postId'>>;
  schedulePost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationSchedulePostArgs, 'postId' | 'at'>>;
  publishPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationPublishPostArgs, 'postId'>>;
  unpublishPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationUnpublishPostArgs, 'postId'>>;
  binPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationBinPostArgs, 'postId'>>;
  unbinPost?: Resolver<ResolversTypes['PostPayload'], ParentType, ContextType, RequireFields<MutationUnbinPostArgs, 'postId'>>;
  createReaction?: Resolver<ResolversTypes['ReactionPayload'], ParentType, ContextType, RequireFields<MutationCreateReactionArgs, 'assocId' | 'reactedType' | 'type'>>;
  removeReaction?: Resolver<ResolversTypes['ReactionPayload'], ParentType, ContextType, RequireFields<MutationRemoveReactionArgs, 'assocId' | 'reactedType'>>;
  reactToMessage?: Resolver<ResolversTypes['ReactionPayload'], ParentType, ContextType, RequireFields<MutationReactToMessageArgs, 'messageID'>>;
  updateReadPlace?: Resolver<ResolversTypes['UpdateReadPlacePayload'], ParentType, ContextType, RequireFields<MutationUpdateReadPlaceArgs, 'threadId'>>;
  createSite?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationCreateSiteArgs, 'name' | 'prefix' | 'host' | 'description' | 'accent' | 'purpose'>>;
  openSite?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationOpenSiteArgs, 'siteId'>>;
  renameSite?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationRenameSiteArgs, 'siteId' | 'name'>>;
  describeSite?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationDescribeSiteArgs, 'siteId' | 'description'>>;
  chooseSiteHost?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChooseSiteHostArgs, 'siteId' | 'host'>>;
  chooseSiteAccent?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChooseSiteAccentArgs, 'siteId' | 'accent'>>;
  chooseSiteLogo?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChooseSiteLogoArgs, 'siteId'>>;
  chooseSiteParent?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChooseSiteParentArgs, 'siteId'>>;
  changeSiteFlag?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChangeSiteFlagArgs, 'siteId' | 'flag' | 'on'>>;
  changeSiteSetting?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationChangeSiteSettingArgs, 'siteId' | 'setting'>>;
  arrangeSiteMenu?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationArrangeSiteMenuArgs, 'siteId' | 'items'>>;
  arrangeSiteHomepage?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationArrangeSiteHomepageArgs, 'siteId' | 'sections'>>;
  publishSiteWording?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationPublishSiteWordingArgs, 'siteId' | 'wording'>>;
  addSiteRedirect?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationAddSiteRedirectArgs, 'siteId' | 'path' | 'redirect'>>;
  removeSiteRedirect?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationRemoveSiteRedirectArgs, 'siteId' | 'path'>>;
  addCategory?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'siteId' | 'slug' | 'name' | 'hasPost' | 'indexType'>>;
  removeCategory?: Resolver<ResolversTypes['SitePayload'], ParentType, ContextType, RequireFields<MutationRemoveCategoryArgs, 'siteId' | 'slug'>>;
  setSocialSites?: Resolver<ResolversTypes['SocialSitesPayload'], ParentType, ContextType, RequireFields<MutationSetSocialSitesArgs, 'sites'>>;
  deleteSocialSite?: Resolver<ResolversTypes['SocialSitesPayload'], ParentType, ContextType, RequireFields<MutationDeleteSocialSiteArgs, 'id'>>;
  createUserProfileStatus?: Resolver<ResolversTypes['CreateUserProfileStatusPayload'], ParentType, ContextType, RequireFields<MutationCreateUserProfileStatusArgs, 'body'>>;
  updateUserProfileStatus?: Resolver<ResolversTypes['UpdateUserProfileStatusPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileStatusArgs, 'statusId' | 'body'>>;
  createUserProfileStatusReply?: Resolver<ResolversTypes['CreateUserProfileStatusReplyPayload'], ParentType, ContextType, RequireFields<MutationCreateUserProfileStatusReplyArgs, 'statusId' | 'body'>>;
  updateUserProfileStatusReply?: Resolver<ResolversTypes['UpdateUserProfileStatusReplyPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserProfileStatusReplyArgs, 'replyId' | 'body'>>;
  setDisorderRelationship?: Resolver<ResolversTypes['UserDisordersPayload'], ParentType, ContextType, RequireFields<MutationSetDisorderRelationshipArgs, 'disorderId'>>;
  deleteUserDisorder?: Resolver<ResolversTypes['UserDisordersPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserDisorderArgs, 'id'>>;
  withdrawContent?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationWithdrawContentArgs, 'assocId' | 'assocType'>>;
  restoreContent?: Resolver<ResolversTypes['WithdrawalPayload'], ParentType, ContextType, RequireFields<MutationRestoreContentArgs, 'assocId' | 'assocType'>>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  unreads?: SubscriptionResolver<ResolversTypes['Unreads'], "unreads", ParentType, ContextType>;
  questionChanged?: SubscriptionResolver<ResolversTypes['Question'], "questionChanged", ParentType, ContextType, RequireFields<SubscriptionQuestionChangedArgs, 'questionId'>>;
  commentsChanged?: SubscriptionResolver<ResolversTypes['CommentsChange'], "commentsChanged", ParentType, ContextType, RequireFields<SubscriptionCommentsChangedArgs, 'assocId' | 'assocType'>>;
  editing?: SubscriptionResolver<ResolversTypes['Editing'], "editing", ParentType, ContextType, RequireFields<SubscriptionEditingArgs, 'postId' | 'page'>>;
  maintenance?: SubscriptionResolver<ResolversTypes['MaintenanceChange'], "maintenance", ParentType, ContextType>;
  messageCreated?: SubscriptionResolver<ResolversTypes['MessageEdge'], "messageCreated", ParentType, ContextType, RequireFields<SubscriptionMessageCreatedArgs, 'conversationId'>>;
  conversations?: SubscriptionResolver<ResolversTypes['Conversation'], "conversations", ParentType, ContextType>;
  conversationActivity?: SubscriptionResolver<ResolversTypes['ConversationActivity'], "conversationActivity", ParentType, ContextType, RequireFields<SubscriptionConversationActivityArgs, 'conversationId'>>;
  moderationQueue?: SubscriptionResolver<ResolversTypes['ModerationChange'], "moderationQueue", ParentType, ContextType>;
  listsChanged?: SubscriptionResolver<ResolversTypes['Int'], "listsChanged", ParentType, ContextType>;
  operationsChanged?: SubscriptionResolver<ResolversTypes['Operations'], "operationsChanged", ParentType, ContextType>;
  reactionsChanged?: SubscriptionResolver<ResolversTypes['ReactionSummary'], "reactionsChanged", ParentType, ContextType, RequireFields<SubscriptionReactionsChangedArgs, 'reactables'>>;
  siteChanged?: SubscriptionResolver<ResolversTypes['Site'], "siteChanged", ParentType, ContextType>;
  userProfileStatusesChanged?: SubscriptionResolver<ResolversTypes['UserProfileStatusesChange'], "userProfileStatusesChanged", ParentType, ContextType, RequireFields<SubscriptionUserProfileStatusesChangedArgs, 'userId'>>;
};

export type PayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Payload'] = ResolversParentTypes['Payload']> = {
  __resolveType: TypeResolveFn<'AccessRecoveryPayload' | 'KeepAccessPayload' | 'UpdateUserPayload' | 'UpdateGeneralSettingsPayload' | 'UpdateEmailPayload' | 'ResendEmailVerificationPayload' | 'SetPhonePayload' | 'ResendPhoneVerificationPayload' | 'QuestionPayload' | 'DropQuestionPayload' | 'KeepAutosavePayload' | 'DropAutosavePayload' | 'UpdateBookmarkPayload' | 'CreateCommentPayload' | 'UpdateCommentPayload' | 'CreateReplyPayload' | 'UpdateReplyPayload' | 'DisorderPayload' | 'DeleteUserPayload' | 'CancelDeletionPayload' | 'HoldDeletionPayload' | 'ReleaseDeletionPayload' | 'UpdateFollowPayload' | 'CreateThreadPayload' | 'UpdateThreadPayload' | 'GivenPayload' | 'ChooseMailPayload' | 'DescribeMediaPayload' | 'RemoveMediaPayload' | 'CreateConversationPayload' | 'SendMessagePayload' | 'UpdateMessagePayload' | 'UpdateConversationPayload' | 'BlockUserPayload' | 'WriteNotePayload' | 'PurgeContentPayload' | 'ContentFlagPayload' | 'ModerationContentFlagPayload' | 'ReadFlaggedMessagePayload' | 'AppealPayload' | 'UpdateNoticesReadPayload' | 'UpdateNoticeChannelsPayload' | 'UpdateDigestTimePayload' | 'UpdateThreadChoicePayload' | 'UpdateMemberSilencePayload' | 'PushDevicesPayload' | 'DeleteProfilePicturePayload' | 'PostPayload' | 'ReactionPayload' | 'UpdateReadPlacePayload' | 'SitePayload' | 'SocialSitesPayload' | 'CreateUserProfileStatusPayload' | 'UpdateUserProfileStatusPayload' | 'CreateUserProfileStatusReplyPayload' | 'UpdateUserProfileStatusReplyPayload' | 'UserDisordersPayload' | 'WithdrawalPayload', ParentType, ContextType>;
};

export type ContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  __resolveType: TypeResolveFn<'Comment' | 'Reply' | 'Thread' | 'Post' | 'UserProfileStatus' | 'UserProfileStatusReply', ParentType, ContextType>;
};

export type ContentPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentPicture'] = ResolversParentTypes['ContentPicture']> = {
  full?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PictureState'], ParentType, ContextType>;
};

export type CommentableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Commentable'] = ResolversParentTypes['Commentable']> = {
  __resolveType: TypeResolveFn<'Thread' | 'Post', ParentType, ContextType>;
};

export type ReactableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reactable'] = ResolversParentTypes['Reactable']> = {
  __resolveType: TypeResolveFn<'Comment' | 'Reply' | 'Thread' | 'Post' | 'UserProfileStatus' | 'UserProfileStatusReply', ParentType, ContextType>;
};

export type FlaggableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Flaggable'] = ResolversParentTypes['Flaggable']> = {
  __resolveType: TypeResolveFn<'User' | 'Comment' | 'Reply' | 'Thread' | 'Message' | 'Post' | 'UserProfileStatus' | 'UserProfileStatusReply', ParentType, ContextType>;
};

export type ContentActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentActions'] = ResolversParentTypes['ContentActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAsSpam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removePicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  move?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  merge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccessRecoveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccessRecovery'] = ResolversParentTypes['AccessRecovery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['AccessRecoveryWay'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lapsesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccessRecoveryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccessRecoveryPayload'] = ResolversParentTypes['AccessRecoveryPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeepAccessPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeepAccessPayload'] = ResolversParentTypes['KeepAccessPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threads?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<UserThreadsArgs, 'first'>>;
  contributions?: Resolver<ResolversTypes['ContributionConnection'], ParentType, ContextType, RequireFields<UserContributionsArgs, 'first'>>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUpdatingEmail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  wantedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiveEmails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mustConfirm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isAnalyst?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  needsSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  privacySettings?: Resolver<Maybe<Array<ResolversTypes['PrivacySetting']>>, ParentType, ContextType>;
  accessRecovery?: Resolver<Maybe<ResolversTypes['AccessRecovery']>, ParentType, ContextType>;
  authAccounts?: Resolver<Maybe<Array<ResolversTypes['AuthAccount']>>, ParentType, ContextType>;
  awards?: Resolver<Array<ResolversTypes['UserAward']>, ParentType, ContextType>;
  bookmarks?: Resolver<Maybe<ResolversTypes['BookmarkConnection']>, ParentType, ContextType, RequireFields<UserBookmarksArgs, 'first'>>;
  deletion?: Resolver<Maybe<ResolversTypes['Deletion']>, ParentType, ContextType>;
  lapsesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  following?: Resolver<Maybe<ResolversTypes['FollowConnection']>, ParentType, ContextType, RequireFields<UserFollowingArgs, 'first'>>;
  followers?: Resolver<Maybe<ResolversTypes['FollowConnection']>, ParentType, ContextType, RequireFields<UserFollowersArgs, 'first'>>;
  secondaryBadge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  legacyRole?: Resolver<Maybe<ResolversTypes['LegacyRole']>, ParentType, ContextType>;
  givenBadges?: Resolver<Array<ResolversTypes['GivenBadge']>, ParentType, ContextType>;
  givenChanges?: Resolver<Maybe<Array<ResolversTypes['GivenChange']>>, ParentType, ContextType>;
  administration?: Resolver<Maybe<ResolversTypes['MemberAdministration']>, ParentType, ContextType>;
  refusesMail?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mailReturns?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  ownDecisions?: Resolver<Maybe<ResolversTypes['OwnDecisionConnection']>, ParentType, ContextType, RequireFields<UserOwnDecisionsArgs, 'first'>>;
  ownReports?: Resolver<Maybe<ResolversTypes['OwnReportConnection']>, ParentType, ContextType, RequireFields<UserOwnReportsArgs, 'first'>>;
  notices?: Resolver<Maybe<ResolversTypes['NoticeConnection']>, ParentType, ContextType, RequireFields<UserNoticesArgs, 'first'>>;
  noticeChannels?: Resolver<Maybe<Array<ResolversTypes['NoticeChannels']>>, ParentType, ContextType>;
  digestTime?: Resolver<Maybe<ResolversTypes['DigestTime']>, ParentType, ContextType>;
  isSilenced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  silencedMembers?: Resolver<Maybe<ResolversTypes['SilencedConnection']>, ParentType, ContextType, RequireFields<UserSilencedMembersArgs, 'first'>>;
  followedThreads?: Resolver<Maybe<ResolversTypes['ThreadConnection']>, ParentType, ContextType, RequireFields<UserFollowedThreadsArgs, 'first'>>;
  pushDevices?: Resolver<Maybe<Array<ResolversTypes['PushDevice']>>, ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortBio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ethnicity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthday?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicProfile?: Resolver<Array<ResolversTypes['PublicProfileField']>, ParentType, ContextType>;
  socialSites?: Resolver<Array<ResolversTypes['SocialSite']>, ParentType, ContextType>;
  hasSocialSite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  statuses?: Resolver<ResolversTypes['UserProfileStatusConnection'], ParentType, ContextType, RequireFields<UserStatusesArgs, 'first'>>;
  showsStatuses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disorders?: Resolver<Maybe<Array<ResolversTypes['UserDisorder']>>, ParentType, ContextType>;
  hasDisorder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PrivacySettingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrivacySetting'] = ResolversParentTypes['PrivacySetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
};

export type ContributionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContributionConnection'] = ResolversParentTypes['ContributionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ContributionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ContributionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContributionEdge'] = ResolversParentTypes['ContributionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnreadsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Unreads'] = ResolversParentTypes['Unreads']> = {
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateGeneralSettingsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateGeneralSettingsPayload'] = ResolversParentTypes['UpdateGeneralSettingsPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEmailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateEmailPayload'] = ResolversParentTypes['UpdateEmailPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendEmailVerificationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendEmailVerificationPayload'] = ResolversParentTypes['ResendEmailVerificationPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetPhonePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetPhonePayload'] = ResolversParentTypes['SetPhonePayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendPhoneVerificationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendPhoneVerificationPayload'] = ResolversParentTypes['ResendPhoneVerificationPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveSessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveSessionPayload'] = ResolversParentTypes['RemoveSessionPayload']> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  origins?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['QuestionRun']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['Answer']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuestionRunResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionRun'] = ResolversParentTypes['QuestionRun']> = {
  state?: Resolver<ResolversTypes['QuestionState'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Answer'] = ResolversParentTypes['Answer']> = {
  groups?: Resolver<Array<ResolversTypes['AnswerGroup']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isTooLarge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AnswerGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnswerGroup'] = ResolversParentTypes['AnswerGroup']> = {
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  showing?: Resolver<ResolversTypes['Showing'], ParentType, ContextType>;
};

export type MissedSearchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissedSearch'] = ResolversParentTypes['MissedSearch']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuestionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuestionPayload'] = ResolversParentTypes['QuestionPayload']> = {
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropQuestionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropQuestionPayload'] = ResolversParentTypes['DropQuestionPayload']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthAccount'] = ResolversParentTypes['AuthAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['AuthProvider'], ParentType, ContextType>;
};

export type AutosaveResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Autosave'] = ResolversParentTypes['Autosave']> = {
  basedOn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnwrittenPostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnwrittenPost'] = ResolversParentTypes['UnwrittenPost']> = {
  item?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type KeepAutosavePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeepAutosavePayload'] = ResolversParentTypes['KeepAutosavePayload']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropAutosavePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DropAutosavePayload'] = ResolversParentTypes['DropAutosavePayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserAwardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserAward'] = ResolversParentTypes['UserAward']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AwardStatus'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  award?: Resolver<ResolversTypes['Award'], ParentType, ContextType>;
};

export type AwardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookmarkableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bookmarkable'] = ResolversParentTypes['Bookmarkable']> = {
  __resolveType: TypeResolveFn<'Comment' | 'Thread' | 'Post', ParentType, ContextType>;
};

export type BookmarkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bookmark'] = ResolversParentTypes['Bookmark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  isBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookmarkConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BookmarkConnection'] = ResolversParentTypes['BookmarkConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookmarkEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type BookmarkEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BookmarkEdge'] = ResolversParentTypes['BookmarkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Bookmark'], ParentType, ContextType>;
  bookmarkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
};

export type UpdateBookmarkPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateBookmarkPayload'] = ResolversParentTypes['UpdateBookmarkPayload']> = {
  bookmark?: Resolver<ResolversTypes['Bookmark'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['Commentable'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['ReplyConnection'], ParentType, ContextType, Partial<CommentRepliesArgs>>;
  bookmark?: Resolver<ResolversTypes['Bookmark'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReplyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reply'] = ResolversParentTypes['Reply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentConnection'] = ResolversParentTypes['CommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CommentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentEdge'] = ResolversParentTypes['CommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
};

export type ReplyConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplyConnection'] = ResolversParentTypes['ReplyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReplyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReplyEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplyEdge'] = ResolversParentTypes['ReplyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reply'], ParentType, ContextType>;
};

export type CreateCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCommentPayload'] = ResolversParentTypes['CreateCommentPayload']> = {
  commentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCommentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateCommentPayload'] = ResolversParentTypes['UpdateCommentPayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateReplyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateReplyPayload'] = ResolversParentTypes['CreateReplyPayload']> = {
  replyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replyEdge?: Resolver<Maybe<ResolversTypes['ReplyEdge']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Commentable']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateReplyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateReplyPayload'] = ResolversParentTypes['UpdateReplyPayload']> = {
  reply?: Resolver<Maybe<ResolversTypes['Reply']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentsChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommentsChange'] = ResolversParentTypes['CommentsChange']> = {
  subject?: Resolver<ResolversTypes['Commentable'], ParentType, ContextType>;
  commentEdge?: Resolver<Maybe<ResolversTypes['CommentEdge']>, ParentType, ContextType>;
  replyEdge?: Resolver<Maybe<ResolversTypes['ReplyEdge']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRearranged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisorderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Disorder'] = ResolversParentTypes['Disorder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cream?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datalayer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  synonyms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onsetAge?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orphaCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tableOfContents?: Resolver<Array<ResolversTypes['TableOfContentsItem']>, ParentType, ContextType>;
  prevalences?: Resolver<Array<ResolversTypes['Prevalence']>, ParentType, ContextType>;
  inheritanceType?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['DisorderSeo'], ParentType, ContextType>;
  parents?: Resolver<Array<ResolversTypes['DisorderLink']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['DisorderLink']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['DisorderQuestion']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['DisorderQuestion']>, ParentType, ContextType, RequireFields<DisorderQuestionArgs, 'slug'>>;
  source?: Resolver<Maybe<ResolversTypes['DisorderSource']>, ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DisorderLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderLink'] = ResolversParentTypes['DisorderLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TableOfContentsItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TableOfContentsItem'] = ResolversParentTypes['TableOfContentsItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrevalenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Prevalence'] = ResolversParentTypes['Prevalence']> = {
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  geographic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisorderSeoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderSeo'] = ResolversParentTypes['DisorderSeo']> = {
  allowIndexing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canonical?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twitterTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitterDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  twitterImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisorderQuestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderQuestion'] = ResolversParentTypes['DisorderQuestion']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DisorderSource'], ParentType, ContextType>;
};

export type DisorderSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderSource'] = ResolversParentTypes['DisorderSource']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  release?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisorderSearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderSearchResult'] = ResolversParentTypes['DisorderSearchResult']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disorders?: Resolver<Array<ResolversTypes['Disorder']>, ParentType, ContextType>;
};

export type DisorderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisorderPayload'] = ResolversParentTypes['DisorderPayload']> = {
  disorder?: Resolver<Maybe<ResolversTypes['Disorder']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Editing'] = ResolversParentTypes['Editing']> = {
  others?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PostState'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  holdReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ErasureReceiptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ErasureReceipt'] = ResolversParentTypes['ErasureReceipt']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  erasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  streams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  backupsExpireAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  receiptUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelDeletionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelDeletionPayload'] = ResolversParentTypes['CancelDeletionPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HoldDeletionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HoldDeletionPayload'] = ResolversParentTypes['HoldDeletionPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReleaseDeletionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReleaseDeletionPayload'] = ResolversParentTypes['ReleaseDeletionPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EventTypeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventType'] = ResolversParentTypes['EventType']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['EventVersion']>, ParentType, ContextType>;
  emittedBy?: Resolver<Array<ResolversTypes['EventEmitter']>, ParentType, ContextType>;
  projectedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventVersion'] = ResolversParentTypes['EventVersion']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['EventField']>, ParentType, ContextType>;
};

export type EventFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventField'] = ResolversParentTypes['EventField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EventEmitterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventEmitter'] = ResolversParentTypes['EventEmitter']> = {
  decider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  command?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowConnection'] = ResolversParentTypes['FollowConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FollowEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FollowEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowEdge'] = ResolversParentTypes['FollowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  followedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UpdateFollowPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateFollowPayload'] = ResolversParentTypes['UpdateFollowPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  merged?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, Partial<ThreadCommentsArgs>>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  bookmark?: Resolver<ResolversTypes['Bookmark'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  isFollowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSilenced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  news?: Resolver<Maybe<ResolversTypes['ThreadNews']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreadConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type CreateThreadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateThreadPayload'] = ResolversParentTypes['CreateThreadPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateThreadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateThreadPayload'] = ResolversParentTypes['UpdateThreadPayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GivenChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GivenChange'] = ResolversParentTypes['GivenChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MemberAdministrationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberAdministration'] = ResolversParentTypes['MemberAdministration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAnalyst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maskedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givableRoleIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  roleRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badgeRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  awardRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  analystRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recovery?: Resolver<Maybe<ResolversTypes['AccessRecovery']>, ParentType, ContextType>;
  recoveryRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryNeedsSecond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MemberConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberConnection'] = ResolversParentTypes['MemberConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MemberEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MemberEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberEdge'] = ResolversParentTypes['MemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type GivenPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GivenPayload'] = ResolversParentTypes['GivenPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkPreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkPreview'] = ResolversParentTypes['LinkPreview']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChooseMailPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChooseMailPayload'] = ResolversParentTypes['ChooseMailPayload']> = {
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaintenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Maintenance'] = ResolversParentTypes['Maintenance']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaintenanceChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaintenanceChange'] = ResolversParentTypes['MaintenanceChange']> = {
  maintenance?: Resolver<Maybe<ResolversTypes['Maintenance']>, ParentType, ContextType>;
};

export type UpdateMaintenancePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMaintenancePayload'] = ResolversParentTypes['UpdateMaintenancePayload']> = {
  maintenance?: Resolver<Maybe<ResolversTypes['Maintenance']>, ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  illustrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  focus?: Resolver<ResolversTypes['MediaFocus'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['MediaUse']>, ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['MediaActions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaUseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaUse'] = ResolversParentTypes['MediaUse']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MediaActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaActions'] = ResolversParentTypes['MediaActions']> = {
  describe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MediaConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaConnection'] = ResolversParentTypes['MediaConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MediaEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MediaEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaEdge'] = ResolversParentTypes['MediaEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
};

export type DescribeMediaPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DescribeMediaPayload'] = ResolversParentTypes['DescribeMediaPayload']> = {
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveMediaPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveMediaPayload'] = ResolversParentTypes['RemoveMediaPayload']> = {
  mediaId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAnswerRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastMessageBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastMessageUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seenThrough?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'last'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changeableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['Reaction']>, ParentType, ContextType>;
  reactionSummary?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageSearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageSearchResult'] = ResolversParentTypes['MessageSearchResult']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  excerpt?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
};

export type MessageSearchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageSearchConnection'] = ResolversParentTypes['MessageSearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageSearchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageSearchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageSearchEdge'] = ResolversParentTypes['MessageSearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MessageSearchResult'], ParentType, ContextType>;
};

export type ConversationActivityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConversationActivity'] = ResolversParentTypes['ConversationActivity']> = {
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type CreateConversationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateConversationPayload'] = ResolversParentTypes['CreateConversationPayload']> = {
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  messageEdge?: Resolver<Maybe<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMessagePayload'] = ResolversParentTypes['UpdateMessagePayload']> = {
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateConversationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateConversationPayload'] = ResolversParentTypes['UpdateConversationPayload']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BlockUserPayload'] = ResolversParentTypes['BlockUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['ModerationOperation']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DecisionReason']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['SiteSummary']>, ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DecisionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecisionConnection'] = ResolversParentTypes['DecisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DecisionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DecisionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecisionEdge'] = ResolversParentTypes['DecisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
};

export type FlagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Flag'] = ResolversParentTypes['Flag']> = {
  flagger?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['FlagReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flaggedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim']> = {
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MemberRecordResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberRecord'] = ResolversParentTypes['MemberRecord']> = {
  decisions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportsReceived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportsMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedAddresses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ModeratorNote']>, ParentType, ContextType>;
};

export type ModeratorNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModeratorNote'] = ResolversParentTypes['ModeratorNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WriteNotePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WriteNotePayload'] = ResolversParentTypes['WriteNotePayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlaggedContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlaggedContent'] = ResolversParentTypes['FlaggedContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['SiteSummary']>, ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['Flag']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['FlagReason']>, ParentType, ContextType>;
  flagCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flaggers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['MemberRecord']>, ParentType, ContextType>;
  above?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['ModerationOperation']>, ParentType, ContextType>;
  firstFlaggedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastFlaggedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FlaggedContentConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlaggedContentConnection'] = ResolversParentTypes['FlaggedContentConnection']> = {
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['FlaggedContentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FlaggedContentEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlaggedContentEdge'] = ResolversParentTypes['FlaggedContentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FlaggedContent'], ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['PurgeReason']>, ParentType, ContextType>;
  seenRevision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['DecisionReason']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['ContentText']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['ContentText']>, ParentType, ContextType>;
};

export type ContentTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentText'] = ResolversParentTypes['ContentText']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentHistoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentHistory'] = ResolversParentTypes['ContentHistory']> = {
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['MemberRecord']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
};

export type ContentMomentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentMoment'] = ResolversParentTypes['ContentMoment']> = {
  entry?: Resolver<ResolversTypes['HistoryEntry'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
};

export type ContentFlagPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentFlagPage'] = ResolversParentTypes['ContentFlagPage']> = {
  flagged?: Resolver<Maybe<ResolversTypes['FlaggedContent']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['MemberRecord']>, ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['Decision']>, ParentType, ContextType>;
  readings?: Resolver<Array<ResolversTypes['MessageReading']>, ParentType, ContextType>;
};

export type MessageReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageReading'] = ResolversParentTypes['MessageReading']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ContentRulesTrialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentRulesTrial'] = ResolversParentTypes['ContentRulesTrial']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['RuleCount']>, ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['HeldText']>, ParentType, ContextType>;
};

export type CommunityRulesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommunityRules'] = ResolversParentTypes['CommunityRules']> = {
  siteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  community?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type RuleCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RuleCount'] = ResolversParentTypes['RuleCount']> = {
  rule?: Resolver<ResolversTypes['ContentRule'], ParentType, ContextType>;
  texts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeldTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HeldText'] = ResolversParentTypes['HeldText']> = {
  rule?: Resolver<ResolversTypes['ContentRule'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
};

export type PurgeContentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PurgeContentPayload'] = ResolversParentTypes['PurgeContentPayload']> = {
  purgedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentFlagPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentFlagPayload'] = ResolversParentTypes['ContentFlagPayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationContentFlagPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModerationContentFlagPayload'] = ResolversParentTypes['ModerationContentFlagPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  flaggedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadFlaggedMessagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadFlaggedMessagePayload'] = ResolversParentTypes['ReadFlaggedMessagePayload']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['MessageVersion']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MessageVersion'] = ResolversParentTypes['MessageVersion']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClaimPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClaimPayload'] = ResolversParentTypes['ClaimPayload']> = {
  flaggedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['Claim']>, ParentType, ContextType>;
};

export type ModerationChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModerationChange'] = ResolversParentTypes['ModerationChange']> = {
  flaggedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  claimed?: Resolver<Maybe<ResolversTypes['FlaggedContent']>, ParentType, ContextType>;
};

export type OwnDecisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnDecision'] = ResolversParentTypes['OwnDecision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['ModerationOperation']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DecisionReason']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  canAppeal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['OwnAppeal']>, ParentType, ContextType>;
};

export type OwnDecisionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnDecisionConnection'] = ResolversParentTypes['OwnDecisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnDecisionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OwnDecisionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnDecisionEdge'] = ResolversParentTypes['OwnDecisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnDecision'], ParentType, ContextType>;
};

export type AppealResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Appeal'] = ResolversParentTypes['Appeal']> = {
  decision?: Resolver<ResolversTypes['Decision'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AppealConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AppealConnection'] = ResolversParentTypes['AppealConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AppealEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AppealEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AppealEdge'] = ResolversParentTypes['AppealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Appeal'], ParentType, ContextType>;
};

export type OwnAppealResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnAppeal'] = ResolversParentTypes['OwnAppeal']> = {
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AppealOutcome']>, ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AppealPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AppealPayload'] = ResolversParentTypes['AppealPayload']> = {
  decisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransparencyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Transparency'] = ResolversParentTypes['Transparency']> = {
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['DecisionCount']>, ParentType, ContextType>;
  purges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  appeals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  upheld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overturned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DecisionCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecisionCount'] = ResolversParentTypes['DecisionCount']> = {
  operation?: Resolver<ResolversTypes['ModerationOperation'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnReport'] = ResolversParentTypes['OwnReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['FlagReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ReportOutcome'], ParentType, ContextType>;
};

export type OwnReportConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnReportConnection'] = ResolversParentTypes['OwnReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OwnReportEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OwnReportEdge'] = ResolversParentTypes['OwnReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latest?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  placeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  manuscript?: Resolver<Maybe<ResolversTypes['Manuscript']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalSite?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
};

export type NoticeConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoticeConnection'] = ResolversParentTypes['NoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoticeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NoticeEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoticeEdge'] = ResolversParentTypes['NoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
};

export type UpdateNoticesReadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateNoticesReadPayload'] = ResolversParentTypes['UpdateNoticesReadPayload']> = {
  unreads?: Resolver<ResolversTypes['Unreads'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoticeChannelsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoticeChannels'] = ResolversParentTypes['NoticeChannels']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NoticeKind'], ParentType, ContextType>;
  onSite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailTime'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DigestTimeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DigestTime'] = ResolversParentTypes['DigestTime']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateNoticeChannelsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateNoticeChannelsPayload'] = ResolversParentTypes['UpdateNoticeChannelsPayload']> = {
  channels?: Resolver<ResolversTypes['NoticeChannels'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateDigestTimePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateDigestTimePayload'] = ResolversParentTypes['UpdateDigestTimePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateThreadChoicePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateThreadChoicePayload'] = ResolversParentTypes['UpdateThreadChoicePayload']> = {
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SilencedConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SilencedConnection'] = ResolversParentTypes['SilencedConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SilencedEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SilencedEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SilencedEdge'] = ResolversParentTypes['SilencedEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UpdateMemberSilencePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateMemberSilencePayload'] = ResolversParentTypes['UpdateMemberSilencePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
};

export type PushDevicesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PushDevicesPayload'] = ResolversParentTypes['PushDevicesPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperationsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Operations'] = ResolversParentTypes['Operations']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  projections?: Resolver<Array<ResolversTypes['ProjectionStatus']>, ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['ProjectionStop']>, ParentType, ContextType>;
  replays?: Resolver<Array<ResolversTypes['Replay']>, ParentType, ContextType>;
  keptTables?: Resolver<Array<ResolversTypes['KeptTables']>, ParentType, ContextType>;
  audits?: Resolver<Array<ResolversTypes['Audit']>, ParentType, ContextType>;
  processes?: Resolver<Array<ResolversTypes['Process']>, ParentType, ContextType>;
  series?: Resolver<ResolversTypes['OperationsSeries'], ParentType, ContextType>;
  concerns?: Resolver<Array<ResolversTypes['Concern']>, ParentType, ContextType>;
  logServers?: Resolver<Array<ResolversTypes['LogServer']>, ParentType, ContextType>;
};

export type ConcernResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Concern'] = ResolversParentTypes['Concern']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConcernKind'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogServerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogServer'] = ResolversParentTypes['LogServer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availableBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkFinishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  damage?: Resolver<Array<ResolversTypes['LogDamage']>, ParentType, ContextType>;
};

export type LogDamageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogDamage'] = ResolversParentTypes['LogDamage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProjectionStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectionStatus'] = ResolversParentTypes['ProjectionStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['ProjectionCondition'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  behindEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  behindSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lagMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stepEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stepMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  auditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  drift?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProjectionStopResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectionStop'] = ResolversParentTypes['ProjectionStop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedBy?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReplayState'], ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['ReplayWish'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isYielding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  equal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  different?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type KeptTablesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KeptTables'] = ResolversParentTypes['KeptTables']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Audit'] = ResolversParentTypes['Audit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AuditState'], ParentType, ContextType>;
  askedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  drift?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProcessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Process'] = ResolversParentTypes['Process']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loopLagMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sockets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationsSeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OperationsSeries'] = ResolversParentTypes['OperationsSeries']> = {
  every?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  behind?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OperationsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OperationsPayload'] = ResolversParentTypes['OperationsPayload']> = {
  operations?: Resolver<ResolversTypes['Operations'], ParentType, ContextType>;
};

export type AvatarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Avatar'] = ResolversParentTypes['Avatar']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileTooltip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  full?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteProfilePicturePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteProfilePicturePayload'] = ResolversParentTypes['DeleteProfilePicturePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublicProfileFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PublicProfileField'] = ResolversParentTypes['PublicProfileField']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permalink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  isByTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['PostSeo'], ParentType, ContextType>;
  featuredMedia?: Resolver<Maybe<ResolversTypes['FeaturedMedia']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  commentStatus?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  originalSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  crossPublishedSites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  readingMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentConnection'], ParentType, ContextType, Partial<PostCommentsArgs>>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  bookmark?: Resolver<ResolversTypes['Bookmark'], ParentType, ContextType>;
  tableOfContents?: Resolver<Array<ResolversTypes['Heading']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostSeoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostSeo'] = ResolversParentTypes['PostSeo']> = {
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metadesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canonical?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metakeywords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeaturedMediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FeaturedMedia'] = ResolversParentTypes['FeaturedMedia']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlMedium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlLarge?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlRecommended?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  huIllustratorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  focus?: Resolver<Maybe<ResolversTypes['MediaFocus']>, ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostEdge'] = ResolversParentTypes['PostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type ManuscriptResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Manuscript'] = ResolversParentTypes['Manuscript']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PostState'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permalink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['PostSeo'], ParentType, ContextType>;
  featuredMedia?: Resolver<Maybe<ResolversTypes['ManuscriptPicture']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['PostByline'], ParentType, ContextType>;
  afterErasure?: Resolver<ResolversTypes['ErasedByline'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  crossPublished?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedOn?: Resolver<Array<ResolversTypes['SiteSummary']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PostActions'], ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['PostRevisionConnection'], ParentType, ContextType, RequireFields<ManuscriptRevisionsArgs, 'first'>>;
  preview?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostActions'] = ResolversParentTypes['PostActions']> = {
  revise?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  return?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unpublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unbin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostRevisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostRevision'] = ResolversParentTypes['PostRevision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['PostChange'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['RevisionText']>, ParentType, ContextType>;
};

export type PostTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostText'] = ResolversParentTypes['PostText']> = {
  __resolveType: TypeResolveFn<'Manuscript' | 'RevisionText', ParentType, ContextType>;
};

export type RevisionTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevisionText'] = ResolversParentTypes['RevisionText']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permalink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ContentSection']>, ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['PostSeo'], ParentType, ContextType>;
  featuredMedia?: Resolver<Maybe<ResolversTypes['ManuscriptPicture']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  authors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['PostByline'], ParentType, ContextType>;
  afterErasure?: Resolver<ResolversTypes['ErasedByline'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  crossPublished?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostRevisionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostRevisionConnection'] = ResolversParentTypes['PostRevisionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostRevisionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PostRevisionEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostRevisionEdge'] = ResolversParentTypes['PostRevisionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PostRevision'], ParentType, ContextType>;
};

export type ManuscriptConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManuscriptConnection'] = ResolversParentTypes['ManuscriptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ManuscriptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ManuscriptEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManuscriptEdge'] = ResolversParentTypes['ManuscriptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Manuscript'], ParentType, ContextType>;
};

export type ManuscriptPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManuscriptPicture'] = ResolversParentTypes['ManuscriptPicture']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  illustrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostPayload'] = ResolversParentTypes['PostPayload']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manuscript?: Resolver<Maybe<ResolversTypes['Manuscript']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HeadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Heading'] = ResolversParentTypes['Heading']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReactionSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReactionSummary'] = ResolversParentTypes['ReactionSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactionAggregates?: Resolver<Array<ResolversTypes['ReactionAggregate']>, ParentType, ContextType, RequireFields<ReactionSummaryReactionAggregatesArgs, 'chosen'>>;
  reactors?: Resolver<ResolversTypes['ReactorConnection'], ParentType, ContextType, RequireFields<ReactionSummaryReactorsArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReactionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reaction'] = ResolversParentTypes['Reaction']> = {
  type?: Resolver<ResolversTypes['ReactionType'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReactorConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReactorConnection'] = ResolversParentTypes['ReactorConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReactorEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReactorEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReactorEdge'] = ResolversParentTypes['ReactorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Reaction'], ParentType, ContextType>;
};

export type ReactionAggregateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReactionAggregate'] = ResolversParentTypes['ReactionAggregate']> = {
  type?: Resolver<ResolversTypes['ReactionType'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReactionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReactionPayload'] = ResolversParentTypes['ReactionPayload']> = {
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadNewsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThreadNews'] = ResolversParentTypes['ThreadNews']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateReadPlacePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateReadPlacePayload'] = ResolversParentTypes['UpdateReadPlacePayload']> = {
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleParts?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
  excerpt?: Resolver<Array<ResolversTypes['TextPart']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  modified?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originalSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  crossPublishedSites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  otherNameOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredMedia?: Resolver<Maybe<ResolversTypes['FeaturedMedia']>, ParentType, ContextType>;
  permalink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TextPart'] = ResolversParentTypes['TextPart']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchConnection'] = ResolversParentTypes['SearchConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SearchEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchEdge'] = ResolversParentTypes['SearchEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  content?: Resolver<Array<ResolversTypes['SearchSuggestion']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permalink?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentSection'] = ResolversParentTypes['ContentSection']> = {
  __resolveType: TypeResolveFn<'WalledSection' | 'UndrawnSection' | 'IncompleteSection' | 'AdSlotSection' | 'ClientLeadFormSection' | 'ColumnsSection' | 'CopyItemSection' | 'FeatureSection' | 'ForumDriverSection' | 'ForumStarterSection' | 'GallerySection' | 'GiveawaySection' | 'HTMLSection' | 'HomepageSection' | 'ImageSection' | 'LeadGenSection' | 'NativeSection' | 'PollSection' | 'PostTeaserSection' | 'QuizSection' | 'QuizletSection' | 'QuoteSection' | 'ReadingSection' | 'RecommendationSection' | 'RecommendedVideoSection' | 'SlidingTableSection' | 'SymptomCheckerSection' | 'ThisOrThatSection' | 'ThreadSection' | 'TopArticlesSection' | 'VideoWithCopySection', ParentType, ContextType>;
};

export type WalledSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WalledSection'] = ResolversParentTypes['WalledSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UndrawnSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UndrawnSection'] = ResolversParentTypes['UndrawnSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IncompleteSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IncompleteSection'] = ResolversParentTypes['IncompleteSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  defaultMeta?: Resolver<ResolversTypes['SiteMeta'], ParentType, ContextType>;
  dataLayer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  recaptchaKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  og_image_default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purpose?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentSite?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  childSites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  siblingSites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  yoastRedirects?: Resolver<Array<ResolversTypes['SiteRedirect']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['Wording'], ParentType, ContextType>;
  homepage?: Resolver<Maybe<Array<ResolversTypes['ContentSection']>>, ParentType, ContextType>;
  consentGroups?: Resolver<Array<ResolversTypes['ConsentGroup']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['ChecklistStep']>, ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['SiteChangeConnection'], ParentType, ContextType, RequireFields<SiteChangesArgs, 'first'>>;
  verifiesByText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  authProviders?: Resolver<Array<ResolversTypes['AuthProvider']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChecklistStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChecklistStep'] = ResolversParentTypes['ChecklistStep']> = {
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SiteChangeConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteChangeConnection'] = ResolversParentTypes['SiteChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SiteChangeEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SiteChangeEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteChangeEdge'] = ResolversParentTypes['SiteChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SiteChange'], ParentType, ContextType>;
};

export type SiteChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteChange'] = ResolversParentTypes['SiteChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ConsentGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConsentGroup'] = ResolversParentTypes['ConsentGroup']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  digest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  social?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  enable_auth_wall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscription_wall?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subscription_pop_up_time_based?: Resolver<ResolversTypes['SubscriptionPopUp'], ParentType, ContextType>;
  restrict_private_messaging?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  crisis_response_banner?: Resolver<ResolversTypes['CrisisResponseBanner'], ParentType, ContextType>;
  content_driver_banner?: Resolver<ResolversTypes['ContentDriverBanner'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['SiteMeta'], ParentType, ContextType>;
  og_image_default?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  google_search_console_verification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pwa_settings?: Resolver<ResolversTypes['PwaSettings'], ParentType, ContextType>;
  feature_flags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  accessibility?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  one_tap_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google_client_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facebook_one_tap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recaptcha_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  one_trust_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ads_enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consent_sources?: Resolver<ResolversTypes['ConsentSources'], ParentType, ContextType>;
  data_layer?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  datadog?: Resolver<ResolversTypes['DatadogSettings'], ParentType, ContextType>;
  second_factor?: Resolver<ResolversTypes['SecondFactorDemand'], ParentType, ContextType>;
  corporate_site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WordingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Wording'] = ResolversParentTypes['Wording']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['TitledLink'], ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['TitledLink'], ParentType, ContextType>;
};

export type SecondFactorDemandResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondFactorDemand'] = ResolversParentTypes['SecondFactorDemand']> = {
  administrators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moderators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  super_administrators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  community_techs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionPopUpResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SubscriptionPopUp'] = ResolversParentTypes['SubscriptionPopUp']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delay_ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TitledLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TitledLink'] = ResolversParentTypes['TitledLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CrisisResponseBannerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CrisisResponseBanner'] = ResolversParentTypes['CrisisResponseBanner']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['TitledLink']>, ParentType, ContextType>;
};

export type ContentDriverBannerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContentDriverBanner'] = ResolversParentTypes['ContentDriverBanner']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['TitledLink']>, ParentType, ContextType>;
};

export type SiteMetaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteMeta'] = ResolversParentTypes['SiteMeta']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keywords?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PwaSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PwaSettings'] = ResolversParentTypes['PwaSettings']> = {
  theme_color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  short_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentSourcesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConsentSources'] = ResolversParentTypes['ConsentSources']> = {
  functional?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  measurement?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  advertising?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatadogSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DatadogSettings'] = ResolversParentTypes['DatadogSettings']> = {
  application_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
};

export type SiteRedirectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteRedirect'] = ResolversParentTypes['SiteRedirect']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  indexType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteSummary'] = ResolversParentTypes['SiteSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePayload'] = ResolversParentTypes['SitePayload']> = {
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialSiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialSite'] = ResolversParentTypes['SocialSite']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialSitesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialSitesPayload'] = ResolversParentTypes['SocialSitesPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserProfileStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatus'] = ResolversParentTypes['UserProfileStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['UserProfileStatusReplyConnection'], ParentType, ContextType, Partial<UserProfileStatusRepliesArgs>>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserProfileStatusReplyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusReply'] = ResolversParentTypes['UserProfileStatusReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  assocType?: Resolver<ResolversTypes['AssocType'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  inReplyTo?: Resolver<ResolversTypes['UserProfileStatus'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  heldBy?: Resolver<Maybe<ResolversTypes['ContentRule']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['ContentPicture']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ContentActions'], ParentType, ContextType>;
  reactions?: Resolver<ResolversTypes['ReactionSummary'], ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkPreview']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserProfileStatusConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusConnection'] = ResolversParentTypes['UserProfileStatusConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserProfileStatusEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UserProfileStatusEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusEdge'] = ResolversParentTypes['UserProfileStatusEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserProfileStatus'], ParentType, ContextType>;
};

export type UserProfileStatusReplyConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusReplyConnection'] = ResolversParentTypes['UserProfileStatusReplyConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserProfileStatusReplyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type UserProfileStatusReplyEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusReplyEdge'] = ResolversParentTypes['UserProfileStatusReplyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['UserProfileStatusReply'], ParentType, ContextType>;
};

export type CreateUserProfileStatusPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUserProfileStatusPayload'] = ResolversParentTypes['CreateUserProfileStatusPayload']> = {
  statusId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  statusEdge?: Resolver<Maybe<ResolversTypes['UserProfileStatusEdge']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateUserProfileStatusPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateUserProfileStatusPayload'] = ResolversParentTypes['UpdateUserProfileStatusPayload']> = {
  status?: Resolver<Maybe<ResolversTypes['UserProfileStatus']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateUserProfileStatusReplyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateUserProfileStatusReplyPayload'] = ResolversParentTypes['CreateUserProfileStatusReplyPayload']> = {
  replyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replyEdge?: Resolver<Maybe<ResolversTypes['UserProfileStatusReplyEdge']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['UserProfileStatus']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateUserProfileStatusReplyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateUserProfileStatusReplyPayload'] = ResolversParentTypes['UpdateUserProfileStatusReplyPayload']> = {
  reply?: Resolver<Maybe<ResolversTypes['UserProfileStatusReply']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserProfileStatusesChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfileStatusesChange'] = ResolversParentTypes['UserProfileStatusesChange']> = {
  status?: Resolver<Maybe<ResolversTypes['UserProfileStatus']>, ParentType, ContextType>;
  statusEdge?: Resolver<Maybe<ResolversTypes['UserProfileStatusEdge']>, ParentType, ContextType>;
  replyEdge?: Resolver<Maybe<ResolversTypes['UserProfileStatusReplyEdge']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRearranged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserDisorderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserDisorder'] = ResolversParentTypes['UserDisorder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relationshipType?: Resolver<Maybe<ResolversTypes['DisorderRelationship']>, ParentType, ContextType>;
  disorder?: Resolver<ResolversTypes['Disorder'], ParentType, ContextType>;
};

export type UserDisordersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserDisordersPayload'] = ResolversParentTypes['UserDisordersPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithdrawalPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WithdrawalPayload'] = ResolversParentTypes['WithdrawalPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  root?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdSlotSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdSlotSection'] = ResolversParentTypes['AdSlotSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['AdSlotOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdSlotOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdSlotOptions'] = ResolversParentTypes['AdSlotOptions']> = {
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SectionPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SectionPicture'] = ResolversParentTypes['SectionPicture']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focus?: Resolver<Maybe<ResolversTypes['MediaFocus']>, ParentType, ContextType>;
};

export type ClientLeadFormSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClientLeadFormSection'] = ResolversParentTypes['ClientLeadFormSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ClientLeadFormOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClientLeadFormOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClientLeadFormOptions'] = ResolversParentTypes['ClientLeadFormOptions']> = {
  client?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disclaimer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ColumnsSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ColumnsSection'] = ResolversParentTypes['ColumnsSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ColumnsOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ColumnsOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ColumnsOptions'] = ResolversParentTypes['ColumnsOptions']> = {
  columns?: Resolver<Array<ResolversTypes['SectionColumn']>, ParentType, ContextType>;
};

export type SectionColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SectionColumn'] = ResolversParentTypes['SectionColumn']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CopyItemSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CopyItemSection'] = ResolversParentTypes['CopyItemSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['CopyItemOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopyItemOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CopyItemOptions'] = ResolversParentTypes['CopyItemOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  button?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeatureSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FeatureSection'] = ResolversParentTypes['FeatureSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['FeatureOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeatureOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FeatureOptions'] = ResolversParentTypes['FeatureOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<ResolversTypes['SectionPicture'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  button?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ForumDriverSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForumDriverSection'] = ResolversParentTypes['ForumDriverSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ForumDriverOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForumDriverOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForumDriverOptions'] = ResolversParentTypes['ForumDriverOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ForumStarterSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForumStarterSection'] = ResolversParentTypes['ForumStarterSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ForumStarterOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForumStarterOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForumStarterOptions'] = ResolversParentTypes['ForumStarterOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GallerySectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GallerySection'] = ResolversParentTypes['GallerySection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['GalleryOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GalleryOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GalleryOptions'] = ResolversParentTypes['GalleryOptions']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['GalleryPicture']>, ParentType, ContextType>;
};

export type GalleryPictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GalleryPicture'] = ResolversParentTypes['GalleryPicture']> = {
  image?: Resolver<ResolversTypes['SectionPicture'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GiveawaySectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiveawaySection'] = ResolversParentTypes['GiveawaySection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['GiveawayOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiveawayOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiveawayOptions'] = ResolversParentTypes['GiveawayOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HtmlSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HTMLSection'] = ResolversParentTypes['HTMLSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['HTMLOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HtmlOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HTMLOptions'] = ResolversParentTypes['HTMLOptions']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomepageSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomepageSection'] = ResolversParentTypes['HomepageSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['HomepageOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomepageOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomepageOptions'] = ResolversParentTypes['HomepageOptions']> = {
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blocks?: Resolver<Array<ResolversTypes['SectionItem']>, ParentType, ContextType>;
};

export type SectionItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SectionItem'] = ResolversParentTypes['SectionItem']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
};

export type ImageSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImageSection'] = ResolversParentTypes['ImageSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ImageSectionOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageSectionOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImageSectionOptions'] = ResolversParentTypes['ImageSectionOptions']> = {
  image?: Resolver<ResolversTypes['SectionPicture'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadGenSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeadGenSection'] = ResolversParentTypes['LeadGenSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['LeadGenOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadGenOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeadGenOptions'] = ResolversParentTypes['LeadGenOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  medium?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NativeSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NativeSection'] = ResolversParentTypes['NativeSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['NativeOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NativeOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NativeOptions'] = ResolversParentTypes['NativeOptions']> = {
  sponsor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
};

export type PollSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PollSection'] = ResolversParentTypes['PollSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['PollOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PollOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PollOptions'] = ResolversParentTypes['PollOptions']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  legacyPollId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engagementType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engagementId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostTeaserSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostTeaserSection'] = ResolversParentTypes['PostTeaserSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['PostTeaserOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostTeaserOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostTeaserOptions'] = ResolversParentTypes['PostTeaserOptions']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
};

export type QuizSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuizSection'] = ResolversParentTypes['QuizSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['QuizOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuizOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuizOptions'] = ResolversParentTypes['QuizOptions']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuizletSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuizletSection'] = ResolversParentTypes['QuizletSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['QuizletOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuizletOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuizletOptions'] = ResolversParentTypes['QuizletOptions']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteSection'] = ResolversParentTypes['QuoteSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['QuoteOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteOptions'] = ResolversParentTypes['QuoteOptions']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReadingSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingSection'] = ResolversParentTypes['ReadingSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ReadingOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReadingOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingOptions'] = ResolversParentTypes['ReadingOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SectionItem']>, ParentType, ContextType>;
};

export type RecommendationSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecommendationSection'] = ResolversParentTypes['RecommendationSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['RecommendationOptions'], ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendationOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecommendationOptions'] = ResolversParentTypes['RecommendationOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assocId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assocType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  docResultType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecommendedVideoSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecommendedVideoSection'] = ResolversParentTypes['RecommendedVideoSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['RecommendedVideoOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecommendedVideoOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecommendedVideoOptions'] = ResolversParentTypes['RecommendedVideoOptions']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['SectionPicture'], ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SlidingTableSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SlidingTableSection'] = ResolversParentTypes['SlidingTableSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['SlidingTableOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SlidingTableOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SlidingTableOptions'] = ResolversParentTypes['SlidingTableOptions']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SlidingTableRow']>, ParentType, ContextType>;
};

export type SlidingTableRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SlidingTableRow'] = ResolversParentTypes['SlidingTableRow']> = {
  cells?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SymptomCheckerSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SymptomCheckerSection'] = ResolversParentTypes['SymptomCheckerSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['SymptomCheckerOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SymptomCheckerOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SymptomCheckerOptions'] = ResolversParentTypes['SymptomCheckerOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['SymptomZone']>, ParentType, ContextType>;
};

export type SymptomZoneResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SymptomZone'] = ResolversParentTypes['SymptomZone']> = {
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThisOrThatSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThisOrThatSection'] = ResolversParentTypes['ThisOrThatSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ThisOrThatOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThisOrThatOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThisOrThatOptions'] = ResolversParentTypes['ThisOrThatOptions']> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['ThisOrThatChoice'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['ThisOrThatChoice'], ParentType, ContextType>;
};

export type ThisOrThatChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThisOrThatChoice'] = ResolversParentTypes['ThisOrThatChoice']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SectionPicture']>, ParentType, ContextType>;
};

export type ThreadSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThreadSection'] = ResolversParentTypes['ThreadSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['ThreadSectionOptions'], ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadSectionOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ThreadSectionOptions'] = ResolversParentTypes['ThreadSectionOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopArticlesSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TopArticlesSection'] = ResolversParentTypes['TopArticlesSection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['TopArticlesOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopArticlesOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TopArticlesOptions'] = ResolversParentTypes['TopArticlesOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articles?: Resolver<Array<ResolversTypes['SectionItem']>, ParentType, ContextType>;
};

export type VideoWithCopySectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VideoWithCopySection'] = ResolversParentTypes['VideoWithCopySection']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAuthwalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sectionBackgroundColor?: Resolver<ResolversTypes['SectionBackground'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['VideoWithCopyOptions'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoWithCopyOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VideoWithCopyOptions'] = ResolversParentTypes['VideoWithCopyOptions']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['SectionPicture'], ParentType, ContextType>;
  captions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  DateTime?: GraphQLScalarType;
  Position?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Payload?: PayloadResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentPicture?: ContentPictureResolvers<ContextType>;
  Commentable?: CommentableResolvers<ContextType>;
  Reactable?: ReactableResolvers<ContextType>;
  Flaggable?: FlaggableResolvers<ContextType>;
  ContentActions?: ContentActionsResolvers<ContextType>;
  AccessRecovery?: AccessRecoveryResolvers<ContextType>;
  AccessRecoveryPayload?: AccessRecoveryPayloadResolvers<ContextType>;
  KeepAccessPayload?: KeepAccessPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  PrivacySetting?: PrivacySettingResolvers<ContextType>;
  ContributionConnection?: ContributionConnectionResolvers<ContextType>;
  ContributionEdge?: ContributionEdgeResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Unreads?: UnreadsResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  UpdateGeneralSettingsPayload?: UpdateGeneralSettingsPayloadResolvers<ContextType>;
  UpdateEmailPayload?: UpdateEmailPayloadResolvers<ContextType>;
  ResendEmailVerificationPayload?: ResendEmailVerificationPayloadResolvers<ContextType>;
  SetPhonePayload?: SetPhonePayloadResolvers<ContextType>;
  ResendPhoneVerificationPayload?: ResendPhoneVerificationPayloadResolvers<ContextType>;
  RemoveSessionPayload?: RemoveSessionPayloadResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionRun?: QuestionRunResolvers<ContextType>;
  Answer?: AnswerResolvers<ContextType>;
  AnswerGroup?: AnswerGroupResolvers<ContextType>;
  MissedSearch?: MissedSearchResolvers<ContextType>;
  QuestionPayload?: QuestionPayloadResolvers<ContextType>;
  DropQuestionPayload?: DropQuestionPayloadResolvers<ContextType>;
  AuthAccount?: AuthAccountResolvers<ContextType>;
  Autosave?: AutosaveResolvers<ContextType>;
  UnwrittenPost?: UnwrittenPostResolvers<ContextType>;
  KeepAutosavePayload?: KeepAutosavePayloadResolvers<ContextType>;
  DropAutosavePayload?: DropAutosavePayloadResolvers<ContextType>;
  UserAward?: UserAwardResolvers<ContextType>;
  Award?: AwardResolvers<ContextType>;
  Bookmarkable?: BookmarkableResolvers<ContextType>;
  Bookmark?: BookmarkResolvers<ContextType>;
  BookmarkConnection?: BookmarkConnectionResolvers<ContextType>;
  BookmarkEdge?: BookmarkEdgeResolvers<ContextType>;
  UpdateBookmarkPayload?: UpdateBookmarkPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  Reply?: ReplyResolvers<ContextType>;
  CommentConnection?: CommentConnectionResolvers<ContextType>;
  CommentEdge?: CommentEdgeResolvers<ContextType>;
  ReplyConnection?: ReplyConnectionResolvers<ContextType>;
  ReplyEdge?: ReplyEdgeResolvers<ContextType>;
  CreateCommentPayload?: CreateCommentPayloadResolvers<ContextType>;
  UpdateCommentPayload?: UpdateCommentPayloadResolvers<ContextType>;
  CreateReplyPayload?: CreateReplyPayloadResolvers<ContextType>;
  UpdateReplyPayload?: UpdateReplyPayloadResolvers<ContextType>;
  CommentsChange?: CommentsChangeResolvers<ContextType>;
  Disorder?: DisorderResolvers<ContextType>;
  DisorderLink?: DisorderLinkResolvers<ContextType>;
  TableOfContentsItem?: TableOfContentsItemResolvers<ContextType>;
  Prevalence?: PrevalenceResolvers<ContextType>;
  DisorderSeo?: DisorderSeoResolvers<ContextType>;
  DisorderQuestion?: DisorderQuestionResolvers<ContextType>;
  DisorderSource?: DisorderSourceResolvers<ContextType>;
  DisorderSearchResult?: DisorderSearchResultResolvers<ContextType>;
  DisorderPayload?: DisorderPayloadResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  Editing?: EditingResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  ErasureReceipt?: ErasureReceiptResolvers<ContextType>;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  CancelDeletionPayload?: CancelDeletionPayloadResolvers<ContextType>;
  HoldDeletionPayload?: HoldDeletionPayloadResolvers<ContextType>;
  ReleaseDeletionPayload?: ReleaseDeletionPayloadResolvers<ContextType>;
  EventType?: EventTypeResolvers<ContextType>;
  EventVersion?: EventVersionResolvers<ContextType>;
  EventField?: EventFieldResolvers<ContextType>;
  EventEmitter?: EventEmitterResolvers<ContextType>;
  FollowConnection?: FollowConnectionResolvers<ContextType>;
  FollowEdge?: FollowEdgeResolvers<ContextType>;
  UpdateFollowPayload?: UpdateFollowPayloadResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  CreateThreadPayload?: CreateThreadPayloadResolvers<ContextType>;
  UpdateThreadPayload?: UpdateThreadPayloadResolvers<ContextType>;
  GivenChange?: GivenChangeResolvers<ContextType>;
  MemberAdministration?: MemberAdministrationResolvers<ContextType>;
  MemberConnection?: MemberConnectionResolvers<ContextType>;
  MemberEdge?: MemberEdgeResolvers<ContextType>;
  GivenPayload?: GivenPayloadResolvers<ContextType>;
  LinkPreview?: LinkPreviewResolvers<ContextType>;
  ChooseMailPayload?: ChooseMailPayloadResolvers<ContextType>;
  Maintenance?: MaintenanceResolvers<ContextType>;
  MaintenanceChange?: MaintenanceChangeResolvers<ContextType>;
  UpdateMaintenancePayload?: UpdateMaintenancePayloadResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  MediaUse?: MediaUseResolvers<ContextType>;
  MediaActions?: MediaActionsResolvers<ContextType>;
  MediaConnection?: MediaConnectionResolvers<ContextType>;
  MediaEdge?: MediaEdgeResolvers<ContextType>;
  DescribeMediaPayload?: DescribeMediaPayloadResolvers<ContextType>;
  RemoveMediaPayload?: RemoveMediaPayloadResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageSearchResult?: MessageSearchResultResolvers<ContextType>;
  MessageSearchConnection?: MessageSearchConnectionResolvers<ContextType>;
  MessageSearchEdge?: MessageSearchEdgeResolvers<ContextType>;
  ConversationActivity?: ConversationActivityResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  CreateConversationPayload?: CreateConversationPayloadResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  UpdateMessagePayload?: UpdateMessagePayloadResolvers<ContextType>;
  UpdateConversationPayload?: UpdateConversationPayloadResolvers<ContextType>;
  BlockUserPayload?: BlockUserPayloadResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  DecisionConnection?: DecisionConnectionResolvers<ContextType>;
  DecisionEdge?: DecisionEdgeResolvers<ContextType>;
  Flag?: FlagResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  MemberRecord?: MemberRecordResolvers<ContextType>;
  ModeratorNote?: ModeratorNoteResolvers<ContextType>;
  WriteNotePayload?: WriteNotePayloadResolvers<ContextType>;
  FlaggedContent?: FlaggedContentResolvers<ContextType>;
  FlaggedContentConnection?: FlaggedContentConnectionResolvers<ContextType>;
  FlaggedContentEdge?: FlaggedContentEdgeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  ContentText?: ContentTextResolvers<ContextType>;
  ContentHistory?: ContentHistoryResolvers<ContextType>;
  ContentMoment?: ContentMomentResolvers<ContextType>;
  ContentFlagPage?: ContentFlagPageResolvers<ContextType>;
  MessageReading?: MessageReadingResolvers<ContextType>;
  ContentRulesTrial?: ContentRulesTrialResolvers<ContextType>;
  CommunityRules?: CommunityRulesResolvers<ContextType>;
  RuleCount?: RuleCountResolvers<ContextType>;
  HeldText?: HeldTextResolvers<ContextType>;
  PurgeContentPayload?: PurgeContentPayloadResolvers<ContextType>;
  ContentFlagPayload?: ContentFlagPayloadResolvers<ContextType>;
  ModerationContentFlagPayload?: ModerationContentFlagPayloadResolvers<ContextType>;
  ReadFlaggedMessagePayload?: ReadFlaggedMessagePayloadResolvers<ContextType>;
  MessageVersion?: MessageVersionResolvers<ContextType>;
  ClaimPayload?: ClaimPayloadResolvers<ContextType>;
  ModerationChange?: ModerationChangeResolvers<ContextType>;
  OwnDecision?: OwnDecisionResolvers<ContextType>;
  OwnDecisionConnection?: OwnDecisionConnectionResolvers<ContextType>;
  OwnDecisionEdge?: OwnDecisionEdgeResolvers<ContextType>;
  Appeal?: AppealResolvers<ContextType>;
  AppealConnection?: AppealConnectionResolvers<ContextType>;
  AppealEdge?: AppealEdgeResolvers<ContextType>;
  OwnAppeal?: OwnAppealResolvers<ContextType>;
  AppealPayload?: AppealPayloadResolvers<ContextType>;
  Transparency?: TransparencyResolvers<ContextType>;
  DecisionCount?: DecisionCountResolvers<ContextType>;
  OwnReport?: OwnReportResolvers<ContextType>;
  OwnReportConnection?: OwnReportConnectionResolvers<ContextType>;
  OwnReportEdge?: OwnReportEdgeResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeConnection?: NoticeConnectionResolvers<ContextType>;
  NoticeEdge?: NoticeEdgeResolvers<ContextType>;
  UpdateNoticesReadPayload?: UpdateNoticesReadPayloadResolvers<ContextType>;
  NoticeChannels?: NoticeChannelsResolvers<ContextType>;
  DigestTime?: DigestTimeResolvers<ContextType>;
  UpdateNoticeChannelsPayload?: UpdateNoticeChannelsPayloadResolvers<ContextType>;
  UpdateDigestTimePayload?: UpdateDigestTimePayloadResolvers<ContextType>;
  UpdateThreadChoicePayload?: UpdateThreadChoicePayloadResolvers<ContextType>;
  SilencedConnection?: SilencedConnectionResolvers<ContextType>;
  SilencedEdge?: SilencedEdgeResolvers<ContextType>;
  UpdateMemberSilencePayload?: UpdateMemberSilencePayloadResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  PushDevicesPayload?: PushDevicesPayloadResolvers<ContextType>;
  Operations?: OperationsResolvers<ContextType>;
  Concern?: ConcernResolvers<ContextType>;
  LogServer?: LogServerResolvers<ContextType>;
  LogDamage?: LogDamageResolvers<ContextType>;
  ProjectionStatus?: ProjectionStatusResolvers<ContextType>;
  ProjectionStop?: ProjectionStopResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  KeptTables?: KeptTablesResolvers<ContextType>;
  Audit?: AuditResolvers<ContextType>;
  Process?: ProcessResolvers<ContextType>;
  OperationsSeries?: OperationsSeriesResolvers<ContextType>;
  OperationsPayload?: OperationsPayloadResolvers<ContextType>;
  Avatar?: AvatarResolvers<ContextType>;
  DeleteProfilePicturePayload?: DeleteProfilePicturePayloadResolvers<ContextType>;
  PublicProfileField?: PublicProfileFieldResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostSeo?: PostSeoResolvers<ContextType>;
  FeaturedMedia?: FeaturedMediaResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostEdge?: PostEdgeResolvers<ContextType>;
  Manuscript?: ManuscriptResolvers<ContextType>;
  PostActions?: PostActionsResolvers<ContextType>;
  PostRevision?: PostRevisionResolvers<ContextType>;
  PostText?: PostTextResolvers<ContextType>;
  RevisionText?: RevisionTextResolvers<ContextType>;
  PostRevisionConnection?: PostRevisionConnectionResolvers<ContextType>;
  PostRevisionEdge?: PostRevisionEdgeResolvers<ContextType>;
  ManuscriptConnection?: ManuscriptConnectionResolvers<ContextType>;
  ManuscriptEdge?: ManuscriptEdgeResolvers<ContextType>;
  ManuscriptPicture?: ManuscriptPictureResolvers<ContextType>;
  PostPayload?: PostPayloadResolvers<ContextType>;
  Heading?: HeadingResolvers<ContextType>;
  ReactionSummary?: ReactionSummaryResolvers<ContextType>;
  Reaction?: ReactionResolvers<ContextType>;
  ReactorConnection?: ReactorConnectionResolvers<ContextType>;
  ReactorEdge?: ReactorEdgeResolvers<ContextType>;
  ReactionAggregate?: ReactionAggregateResolvers<ContextType>;
  ReactionPayload?: ReactionPayloadResolvers<ContextType>;
  ThreadNews?: ThreadNewsResolvers<ContextType>;
  UpdateReadPlacePayload?: UpdateReadPlacePayloadResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  TextPart?: TextPartResolvers<ContextType>;
  SearchConnection?: SearchConnectionResolvers<ContextType>;
  SearchEdge?: SearchEdgeResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  ContentSection?: ContentSectionResolvers<ContextType>;
  WalledSection?: WalledSectionResolvers<ContextType>;
  UndrawnSection?: UndrawnSectionResolvers<ContextType>;
  IncompleteSection?: IncompleteSectionResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  ChecklistStep?: ChecklistStepResolvers<ContextType>;
  SiteChangeConnection?: SiteChangeConnectionResolvers<ContextType>;
  SiteChangeEdge?: SiteChangeEdgeResolvers<ContextType>;
  SiteChange?: SiteChangeResolvers<ContextType>;
  ConsentGroup?: ConsentGroupResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  Wording?: WordingResolvers<ContextType>;
  SecondFactorDemand?: SecondFactorDemandResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SubscriptionPopUp?: SubscriptionPopUpResolvers<ContextType>;
  TitledLink?: TitledLinkResolvers<ContextType>;
  CrisisResponseBanner?: CrisisResponseBannerResolvers<ContextType>;
  ContentDriverBanner?: ContentDriverBannerResolvers<ContextType>;
  SiteMeta?: SiteMetaResolvers<ContextType>;
  PwaSettings?: PwaSettingsResolvers<ContextType>;
  ConsentSources?: ConsentSourcesResolvers<ContextType>;
  DatadogSettings?: DatadogSettingsResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  SiteRedirect?: SiteRedirectResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  SiteSummary?: SiteSummaryResolvers<ContextType>;
  SitePayload?: SitePayloadResolvers<ContextType>;
  SocialSite?: SocialSiteResolvers<ContextType>;
  SocialSitesPayload?: SocialSitesPayloadResolvers<ContextType>;
  UserProfileStatus?: UserProfileStatusResolvers<ContextType>;
  UserProfileStatusReply?: UserProfileStatusReplyResolvers<ContextType>;
  UserProfileStatusConnection?: UserProfileStatusConnectionResolvers<ContextType>;
  UserProfileStatusEdge?: UserProfileStatusEdgeResolvers<ContextType>;
  UserProfileStatusReplyConnection?: UserProfileStatusReplyConnectionResolvers<ContextType>;
  UserProfileStatusReplyEdge?: UserProfileStatusReplyEdgeResolvers<ContextType>;
  CreateUserProfileStatusPayload?: CreateUserProfileStatusPayloadResolvers<ContextType>;
  UpdateUserProfileStatusPayload?: UpdateUserProfileStatusPayloadResolvers<ContextType>;
  CreateUserProfileStatusReplyPayload?: CreateUserProfileStatusReplyPayloadResolvers<ContextType>;
  UpdateUserProfileStatusReplyPayload?: UpdateUserProfileStatusReplyPayloadResolvers<ContextType>;
  UserProfileStatusesChange?: UserProfileStatusesChangeResolvers<ContextType>;
  UserDisorder?: UserDisorderResolvers<ContextType>;
  UserDisordersPayload?: UserDisordersPayloadResolvers<ContextType>;
  WithdrawalPayload?: WithdrawalPayloadResolvers<ContextType>;
  AdSlotSection?: AdSlotSectionResolvers<ContextType>;
  AdSlotOptions?: AdSlotOptionsResolvers<ContextType>;
  SectionPicture?: SectionPictureResolvers<ContextType>;
  ClientLeadFormSection?: ClientLeadFormSectionResolvers<ContextType>;
  ClientLeadFormOptions?: ClientLeadFormOptionsResolvers<ContextType>;
  ColumnsSection?: ColumnsSectionResolvers<ContextType>;
  ColumnsOptions?: ColumnsOptionsResolvers<ContextType>;
  SectionColumn?: SectionColumnResolvers<ContextType>;
  CopyItemSection?: CopyItemSectionResolvers<ContextType>;
  CopyItemOptions?: CopyItemOptionsResolvers<ContextType>;
  FeatureSection?: FeatureSectionResolvers<ContextType>;
  FeatureOptions?: FeatureOptionsResolvers<ContextType>;
  ForumDriverSection?: ForumDriverSectionResolvers<ContextType>;
  ForumDriverOptions?: ForumDriverOptionsResolvers<ContextType>;
  ForumStarterSection?: ForumStarterSectionResolvers<ContextType>;
  ForumStarterOptions?: ForumStarterOptionsResolvers<ContextType>;
  GallerySection?: GallerySectionResolvers<ContextType>;
  GalleryOptions?: GalleryOptionsResolvers<ContextType>;
  GalleryPicture?: GalleryPictureResolvers<ContextType>;
  GiveawaySection?: GiveawaySectionResolvers<ContextType>;
  GiveawayOptions?: GiveawayOptionsResolvers<ContextType>;
  HTMLSection?: HtmlSectionResolvers<ContextType>;
  HTMLOptions?: HtmlOptionsResolvers<ContextType>;
  HomepageSection?: HomepageSectionResolvers<ContextType>;
  HomepageOptions?: HomepageOptionsResolvers<ContextType>;
  SectionItem?: SectionItemResolvers<ContextType>;
  ImageSection?: ImageSectionResolvers<ContextType>;
  ImageSectionOptions?: ImageSectionOptionsResolvers<ContextType>;
  LeadGenSection?: LeadGenSectionResolvers<ContextType>;
  LeadGenOptions?: LeadGenOptionsResolvers<ContextType>;
  NativeSection?: NativeSectionResolvers<ContextType>;
  NativeOptions?: NativeOptionsResolvers<ContextType>;
  PollSection?: PollSectionResolvers<ContextType>;
  PollOptions?: PollOptionsResolvers<ContextType>;
  PostTeaserSection?: PostTeaserSectionResolvers<ContextType>;
  PostTeaserOptions?: PostTeaserOptionsResolvers<ContextType>;
  QuizSection?: QuizSectionResolvers<ContextType>;
  QuizOptions?: QuizOptionsResolvers<ContextType>;
  QuizletSection?: QuizletSectionResolvers<ContextType>;
  QuizletOptions?: QuizletOptionsResolvers<ContextType>;
  QuoteSection?: QuoteSectionResolvers<ContextType>;
  QuoteOptions?: QuoteOptionsResolvers<ContextType>;
  ReadingSection?: ReadingSectionResolvers<ContextType>;
  ReadingOptions?: ReadingOptionsResolvers<ContextType>;
  RecommendationSection?: RecommendationSectionResolvers<ContextType>;
  RecommendationOptions?: RecommendationOptionsResolvers<ContextType>;
  RecommendedVideoSection?: RecommendedVideoSectionResolvers<ContextType>;
  RecommendedVideoOptions?: RecommendedVideoOptionsResolvers<ContextType>;
  SlidingTableSection?: SlidingTableSectionResolvers<ContextType>;
  SlidingTableOptions?: SlidingTableOptionsResolvers<ContextType>;
  SlidingTableRow?: SlidingTableRowResolvers<ContextType>;
  SymptomCheckerSection?: SymptomCheckerSectionResolvers<ContextType>;
  SymptomCheckerOptions?: SymptomCheckerOptionsResolvers<ContextType>;
  SymptomZone?: SymptomZoneResolvers<ContextType>;
  ThisOrThatSection?: ThisOrThatSectionResolvers<ContextType>;
  ThisOrThatOptions?: ThisOrThatOptionsResolvers<ContextType>;
  ThisOrThatChoice?: ThisOrThatChoiceResolvers<ContextType>;
  ThreadSection?: ThreadSectionResolvers<ContextType>;
  ThreadSectionOptions?: ThreadSectionOptionsResolvers<ContextType>;
  TopArticlesSection?: TopArticlesSectionResolvers<ContextType>;
  TopArticlesOptions?: TopArticlesOptionsResolvers<ContextType>;
  VideoWithCopySection?: VideoWithCopySectionResolvers<ContextType>;
  VideoWithCopyOptions?: VideoWithCopyOptionsResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  creates?: CreatesDirectiveResolver<any, any, ContextType>;
  limit?: LimitDirectiveResolver<any, any, ContextType>;
  costly?: CostlyDirectiveResolver<any, any, ContextType>;
};
