import * as comments from '../../projections/comments/queries.ts'
import * as content from '../../projections/content/queries.ts'
import * as conversations from '../../projections/conversations/queries.ts'
import * as erasures from '../../projections/erasures/queries.ts'
import * as flags from '../../projections/flags/queries.ts'
import * as follows from '../../projections/follows/queries.ts'
import * as members from '../../projections/members/queries.ts'
import * as questions from '../../projections/questions/queries.ts'
import * as reactions from '../../projections/reaction-aggregates/queries.ts'
import * as sites from '../../projections/sites/queries.ts'
import type { Sql } from '../postgres/sql.ts'
import * as threads from '../../projections/threads/queries.ts'
import type { Reads } from './reads.ts'

/** The read models in Postgres, as the API asks them. */
export function openReads(sql: Sql): Reads {
  const over =
    <Arguments extends unknown[], Answer>(query: (sql: Sql, ...args: Arguments) => Answer) =>
    (...args: Arguments) =>
      query(sql, ...args)
  return {
    sites: over(sites.sites),
    siteDetails: over(sites.siteDetails),
    membersByIds: over(members.membersByIds),
    memberBySlug: over(members.memberBySlug),
    membersNamed: over(members.membersNamed),
    erasuresOf: over(erasures.erasuresOf),
    lapseOf: over(erasures.lapseOf),
    followedBy: over(follows.followedBy),
    contentByIds: over(content.contentByIds),
    threadBySlug: over(threads.threadBySlug),
    threadAddresses: over(threads.threadAddresses),
    threadAddressPages: over(threads.threadAddressPages),
    threadsPage: over(threads.threadsPage),
    threadsPagesByAuthors: over(threads.threadsPagesByAuthors),
    commentsPages: over(comments.commentsPages),
    reactionsTo: over(reactions.reactionsTo),
    reactionsOf: over(reactions.reactionsOf),
    conversationsByIds: over(conversations.conversationsByIds),
    conversationsPage: over(conversations.conversationsPage),
    messagesByIds: over(conversations.messagesByIds),
    messagesPages: over(conversations.messagesPages),
    unreadMessages: over(conversations.unreadMessages),
    blockedBy: over(conversations.blockedBy),
    flagsPage: over(flags.flagsPage),
    flagsByItems: over(flags.flagsByItems),
    questionsOf: over(questions.questionsOf),
    questionById: over(questions.questionById),
  }
}
