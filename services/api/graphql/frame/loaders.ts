import DataLoader from 'dataloader'
import type {
  ContentId,
  FlaggableId,
  ConversationId,
  MemberId,
  MessageId,
  ReactableId,
  SiteId,
} from '../../../../events/kinds.ts'
import type { ReactionKind } from '../../../../events/reactions.ts'
import type { Viewer } from '../../../rules/visibility.ts'
import type { ContentRow, ConversationRow, ErasureRow, FlagRow, MemberRow, MessageRow } from '../../reads.ts'
import type { Page, PageOf, ReactionRow, Reads } from '../../reads.ts'

/** One of several things that are asked in the same way: those with equal `args` are asked together. */
interface Asked<Args, Key> {
  args: Args
  key: Key
}

const LARGEST_BATCH = 1000

function byKey<Key extends string, Row>(
  cache: boolean,
  keyOf: (row: Row) => string,
  load: (keys: readonly Key[]) => Promise<Row[]>,
): DataLoader<Key, Row | null> {
  const batch = async (keys: readonly Key[]) => {
    const rows = new Map((await load([...new Set(keys)])).map((row) => [keyOf(row), row]))
    return keys.map((key) => rows.get(key) ?? null)
  }
  return new DataLoader(batch, { cache, maxBatchSize: LARGEST_BATCH })
}

function byArgs<Args, Key extends string, Value>(
  cache: boolean,
  load: (args: Args, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): DataLoader<Asked<Args, Key>, Value | null, string> {
  const batch = async (asked: readonly Asked<Args, Key>[]) => {
    const groups = Map.groupBy(asked, ({ args }) => JSON.stringify(args))
    const answers = new Map<string, ReadonlyMap<Key, Value>>()
    await Promise.all(
      [...groups].map(async ([name, group]) => {
        const keys = new Set(group.map(({ key }) => key))
        answers.set(name, await load(group[0]!.args, [...keys]))
      }),
    )
    return asked.map(({ args, key }) => answers.get(JSON.stringify(args))?.get(key) ?? null)
  }
  const cacheKeyFn = ({ args, key }: Asked<Args, Key>) => `${key} ${JSON.stringify(args)}`
  return new DataLoader(batch, { cache, cacheKeyFn, maxBatchSize: LARGEST_BATCH })
}

const id = (row: { id: string }) => row.id
const item = (row: { item: string }) => row.item

/** What a list is asked with. */
interface ListArgs {
  page: PageOf
  viewer: Viewer
}

/** Reads rows by the batch: whatever is asked in one turn of the event loop is one query a kind. */
export interface Loaders {
  members: DataLoader<MemberId, MemberRow | null>
  erasures: DataLoader<MemberId, ErasureRow | null>
  content: DataLoader<ContentId, ContentRow | null>
  messages: DataLoader<MessageId, MessageRow | null>
  flags: DataLoader<FlaggableId, FlagRow | null>
  reactions: DataLoader<ReactableId, ReactionRow | null>
  chosen: DataLoader<Asked<MemberId, ReactableId>, ReactionKind | null, string>
  followed: DataLoader<Asked<MemberId, MemberId>, true | null, string>
  conversations: DataLoader<Asked<MemberId, ConversationId>, ConversationRow | null, string>
  threadsOf: DataLoader<Asked<ListArgs & { site: SiteId }, MemberId>, Page<ContentRow> | null, string>
  /** Comments directly under content. */
  commentsUnder: DataLoader<Asked<ListArgs, ContentId>, Page<ContentRow> | null, string>
  messagesIn: DataLoader<
    Asked<{ page: PageOf; member: MemberId }, ConversationId>,
    Page<MessageRow> | null,
    string
  >
}

/**
 * Loaders over the read models. With `cache` they remember what they read: for one request. Without, many
 * deliveries share them, and those of the same moment share their queries.
 */
export function createLoaders(reads: Reads, { cache }: { cache: boolean }): Loaders {
  return {
    members: byKey(cache, id, reads.membersByIds),
    erasures: byKey(cache, ({ member }) => member, reads.erasuresOf),
    content: byKey(cache, id, reads.contentByIds),
    messages: byKey(cache, id, reads.messagesByIds),
    flags: byKey(cache, item, reads.flagsByItems),
    reactions: byKey(cache, item, reads.reactionsTo),
    chosen: byArgs(cache, async (member, items) => {
      const rows = await reads.reactionsOf(member, items)
      return new Map(rows.map(({ item, kind }) => [item, kind]))
    }),
    followed: byArgs(cache, async (follower, members) => {
      const followed = await reads.followedBy(follower, members)
      return new Map(followed.map((member) => [member, true]))
    }),
    conversations: byArgs(cache, async (member, ids) => {
      const rows = await reads.conversationsByIds(member, ids)
      return new Map(rows.map((row) => [row.id, row]))
    }),
    threadsOf: byArgs(cache, ({ site, page, viewer }, authors) =>
      reads.threadsPagesByAuthors(authors, site, page, viewer),
    ),
    commentsUnder: byArgs(cache, ({ page, viewer }, parents) => reads.commentsPages(parents, page, viewer)),
    messagesIn: byArgs(cache, ({ page, member }, conversations) =>
      reads.messagesPages(member, conversations, page),
    ),
  }
}
