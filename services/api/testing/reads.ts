import type { MemberId } from '../../../events/kinds.ts'
import { isVisible, type Viewer } from '../../rules/visibility.ts'
import type {
  CommentRow,
  ConversationRow,
  Listed,
  Page,
  PageOf,
  Reads,
  ReplyRow,
  ThreadRow,
} from '../reads.ts'
import type { Memory, Talk } from './memory.ts'

const found = <Row>(map: ReadonlyMap<string, Row>, ids: readonly string[]): Row[] =>
  ids.flatMap((id) => map.get(id) ?? [])

/** A page of rows in the order they are given. */
function pageIn<Row extends Listed>(rows: readonly Row[], { size, cursor }: PageOf): Page<Row> {
  const start = cursor === null ? 0 : rows.findIndex((row) => row.cursor === cursor) + 1
  return { rows: rows.slice(start, start + size), more: rows.length > start + size }
}

const byCursor = (one: Listed, other: Listed) => (one.cursor < other.cursor ? -1 : 1)

function unreadOf({ messages, sides }: Talk, member: MemberId): number {
  const { read, archived, blocked } = sides.get(member)!
  return archived || blocked ? 0 : messages.slice(read).filter(({ receiver }) => receiver === member).length
}

function rowOf(talk: Talk, member: MemberId): ConversationRow {
  const other = talk.starter === member ? talk.receiver! : talk.starter!
  const last = talk.messages.at(-1)
  return {
    id: talk.id,
    other,
    startedAt: talk.startedAt,
    isReceiver: talk.receiver === member,
    isAccepted: talk.accepted,
    isArchived: talk.sides.get(member)!.archived,
    amBlocked: talk.sides.get(other)!.blocked,
    isBlocked: talk.sides.get(member)!.blocked,
    unread: unreadOf(talk, member),
    lastMessageAt: last?.sentAt ?? null,
    lastMessageBody: last?.body ?? null,
    cursor: last?.cursor ?? talk.startedAt.toISOString(),
  }
}

/** What the API asks, answered from memory. */
export function memoryReads(memory: Memory): Reads {
  const { sites, members, slugs, follows, content, reactions, talks, messages, flags } = memory
  const contents = <Row extends ThreadRow | CommentRow | ReplyRow>(kind: string, viewer: Viewer): Row[] =>
    [...content.values()].filter((row): row is Row => row.id.startsWith(kind) && isVisible(row, viewer))
  const talksOf = (member: MemberId) =>
    [...talks.values()].filter(({ starter, receiver }) => starter === member || receiver === member)
  const flagRows = () =>
    [...flags].map(([item, reports]) => ({
      item,
      count: reports.length,
      flaggers: reports.slice(0, 5).map(({ flagger }) => flagger),
      firstAt: reports.at(-1)!.at,
      lastAt: reports[0]!.at,
      cursor: item,
    }))

  return {
    sites: async () => [...sites.values()],
    membersByIds: async (ids) => found(members, ids),
    memberBySlug: async (slug) => members.get(slugs.get(slug) ?? '') ?? null,
    membersNamed: async (part, limit) =>
      [...members.values()]
        .filter(({ username }) => username?.toLowerCase().includes(part.toLowerCase()))
        .slice(0, limit),
    followedBy: async (follower, ids) => ids.filter((id) => follows.has(`${follower} ${id}`)),
    threadsByIds: async (ids) => found(content, ids) as ThreadRow[],
    commentsByIds: async (ids) => found(content, ids) as CommentRow[],
    repliesByIds: async (ids) => found(content, ids) as ReplyRow[],
    threadBySlug: async (site, slug) =>
      contents<ThreadRow>('thread', { id: '', role: 1, verified: true }).find(
        (row) => row.site === site && row.slug === slug,
      ) ?? null,
    threadsPage: async (site, page, viewer) =>
      pageIn(
        contents<ThreadRow>('thread', viewer)
          .filter((row) => row.site === site)
          .toSorted(byCursor)
          .toReversed(),
        page,
      ),
    threadsPagesByAuthors: async (authors, site, page, viewer) =>
      new Map(
        authors.map((author) => [
          author,
          pageIn(
            contents<ThreadRow>('thread', viewer).filter((row) => row.site === site && row.author === author),
            page,
          ),
        ]),
      ),
    commentsPages: async (threads, page, viewer) =>
      new Map(
        threads.map((id) => [
          id,
          pageIn(
            contents<CommentRow>('comment', viewer).filter((row) => row.thread === id),
            page,
          ),
        ]),
      ),
    repliesPages: async (comments, page, viewer) =>
      new Map(
        comments.map((id) => [
          id,
          pageIn(
            contents<ReplyRow>('reply', viewer).filter((row) => row.comment === id),
            page,
          ),
        ]),
      ),
    reactionsTo: async (items) =>
      items.map((item) => {
        const chosen = [...reactions.values()].filter((reaction) => reaction.item === item)
        const counts = Object.groupBy(chosen, ({ kind }) => kind)
        return {
          item,
          counts: Object.fromEntries(Object.entries(counts).map(([kind, of]) => [kind, of.length])),
        }
      }),
    reactionsOf: async (member, items) =>
      [...reactions.values()].filter(
        (reaction) => reaction.member === member && items.includes(reaction.item),
      ),
    conversationsByIds: async (member, ids) =>
      talksOf(member)
        .filter(({ id }) => ids.includes(id))
        .map((talk) => rowOf(talk, member)),
    conversationsPage: async (member, archived, page) =>
      pageIn(
        talksOf(member)
          .map((talk) => rowOf(talk, member))
          .filter(({ isArchived }) => isArchived === archived)
          .toSorted(byCursor)
          .toReversed(),
        page,
      ),
    messagesByIds: async (ids) => found(messages, ids),
    messagesPages: async (member, ids, page) =>
      new Map(
        talksOf(member)
          .filter(({ id }) => ids.includes(id))
          .map((talk) => {
            const { rows, more } = pageIn(talk.messages.toReversed(), page)
            return [talk.id, { rows: rows.toReversed(), more }]
          }),
      ),
    unreadMessages: async (member) => talksOf(member).reduce((sum, talk) => sum + unreadOf(talk, member), 0),
    blockedBy: async (member, limit) =>
      [...talks.values()]
        .filter(({ sides }) => sides.get(member)?.blocked)
        .map(({ sides }) => [...sides.keys()].find((other) => other !== member)!)
        .slice(0, limit),
    flagsPage: async (page) => pageIn(flagRows(), page),
    flagsByItems: async (items) => flagRows().filter(({ item }) => items.includes(item)),
  }
}
