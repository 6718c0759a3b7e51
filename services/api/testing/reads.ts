import { FlaggableId, ThreadId } from '../../../events/ids.ts'
import type { ContentKind, MemberId } from '../../../events/kinds.ts'
import { cursorOf } from '../../../projections/page.ts'
import { keyOf } from '../../../projections/threads/queries.ts'
import { isAdmin, roles } from '../../rules/roles.ts'
import { isUnnamed } from '../../rules/routes/guards.ts'
import { rankOf, severityOf } from '../../rules/reports/severity.ts'
import {
  isHiddenByBlock,
  isListed,
  isMemberVisible,
  isRemoved,
  isVisible,
  type Viewer,
} from '../../rules/visibility.ts'
import type { ContentRow, ConversationRow, Listed, Page, PageOf, Reads } from '../reads.ts'
import type { Memory } from './memory.ts'
import type { Talk } from './talk-memory.ts'

const found = <Row>(map: ReadonlyMap<string, Row>, ids: readonly string[]): Row[] =>
  ids.flatMap((id) => map.get(id) ?? [])

export function pageIn<Row extends Listed>(rows: readonly Row[], { size, cursor }: PageOf): Page<Row> {
  const start = cursor === null ? 0 : rows.findIndex((row) => row.cursor === cursor) + 1
  return { rows: rows.slice(start, start + size), more: rows.length > start + size }
}

/** True if one of two members has blocked the other. */
export const isBlockBetween = ({ talks }: Memory, viewer: Viewer, member: MemberId): boolean =>
  [...talks.values()].some(({ sides }) => {
    const both = [...sides].filter(([id]) => id === viewer?.id || id === member)
    return viewer?.id !== member && both.length === 2 && both.some(([, { blocked }]) => blocked)
  })

const inOrder = <Row extends { id: string }>(rows: readonly Row[], at: (row: Row) => Date): Row[] =>
  rows
    .map((row) => ({ ...row, cursor: cursorOf(at(row), row.id) }))
    .toSorted((a, b) => Number(at(a)) - Number(at(b)) || (a.id < b.id ? -1 : 1))

const insertion = ({ insertedAt }: { insertedAt: Date }) => insertedAt
const activity = ({ lastActiveAt }: { lastActiveAt: Date }) => lastActiveAt

const pages = <Parent, Row extends Listed>(
  parents: readonly Parent[],
  page: PageOf,
  rowsOf: (parent: Parent) => Row[],
) => new Map(parents.map((parent) => [parent, pageIn(rowsOf(parent), page)]))

function unreadOf({ messages, sides }: Talk, member: MemberId): number {
  const { read, archived, blocked } = sides.get(member)!
  return archived || blocked ? 0 : messages.slice(read).filter(({ receiver }) => receiver === member).length
}

const activeAt = ({ startedAt, messages }: Talk) =>
  messages.length > 0 ? new Date(Math.max(...messages.map(({ sentAt }) => Number(sentAt)))) : startedAt

function rowOf(talk: Talk, member: MemberId): ConversationRow {
  const other = talk.starter === member ? talk.receiver! : talk.starter!
  const last = talk.messages.at(-1)
  return {
    member,
    id: talk.id,
    other,
    startedAt: talk.startedAt,
    isReceiver: talk.receiver === member,
    isAccepted: talk.accepted,
    isArchived: talk.sides.get(member)!.archived,
    isMuted: talk.sides.get(member)!.muted,
    amBlocked: talk.sides.get(other)!.blocked,
    isBlocked: talk.sides.get(member)!.blocked,
    unread: unreadOf(talk, member),
    lastMessageAt: last?.sentAt ?? null,
    lastMessageBody: last?.body ?? null,
    lastMessageSender: last?.sender ?? null,
    cursor: cursorOf(activeAt(talk), talk.id),
  }
}

export function memoryReads(memory: Memory) {
  const {
    sites,
    siteDetails,
    members,
    slugs,
    erasures,
    lapses,
    content,
    homes,
    talks,
    messages,
    flags,
    hidden,
    erased,
    decisions,
    purged,
    newest,
  } = memory
  const all = (kind?: ContentKind): ContentRow[] =>
    [...content.values()].filter((row) => !kind || row.kind === kind).map(counted)
  /** True for threads, also merged ones. */
  const isThread = ({ id }: ContentRow) => homes.get(id)?.parent === null
  /** Rows of the items directly below an item that visitors can see. */
  const under = (id: string): ContentRow[] => all().filter((row) => row.parent === id && isVisible(row, null))
  function counted(row: ContentRow): ContentRow {
    const below = [...content.values()].filter((one) => one.parent === row.id && !isThread(one)).map(counted)
    const seen = below.filter((row) => isVisible(row, null))
    const commentCount = seen.reduce((sum, row) => sum + Number(!row.withdrawn) + row.commentCount, 0)
    return { ...row, commentCount }
  }
  /** True if visitors can read a comment in a thread whose author did not write the comment. */
  const isAnswered = (thread: ContentRow) =>
    under(thread.id)
      .flatMap((comment) => [comment, ...under(comment.id)])
      .some((row) => row.author !== thread.author && !isRemoved(row))
  const listed = (site: string, viewer: Viewer) =>
    all('thread').filter(
      (row) => row.parent === null && row.site === site && isListed(row, viewer, isAnswered(row)),
    )
  const addresses = (site: string) =>
    all('thread')
      .filter((row) => row.parent === null && isVisible(row, null))
      .flatMap(({ id, slug, lastActiveAt, ...row }) =>
        row.site === site && slug !== null && !row.withdrawn
          ? [{ id: ThreadId.parse(id), slug, lastActiveAt }]
          : [],
      )
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const talksOf = (member: MemberId) =>
    [...talks.values()].filter(
      ({ starter, receiver, accepted, messages }) =>
        starter === member || (receiver === member && (accepted || messages.length > 0)),
    )
  const isWithdrawn = (item: string) => content.get(item)?.withdrawn === true
  const isErased = (author: MemberId | null) =>
    author !== null && members.has(author) && members.get(author)!.username === null
  const isHidden = (item: string) =>
    purged.has(item) || (content.get(item)?.state ?? 'visible') !== 'visible' || members.get(item)?.role === 4
  const closedThrough = (item: string) => decisions.get(item)?.at(-1)?.position ?? -1n
  const openReports = (item: FlaggableId) =>
    (flags.get(item) ?? []).filter(({ position }) => position > closedThrough(item))
  const heldRow = (item: string) => {
    const row = content.get(item)
    const isWaiting = row?.pictureState === 'waiting' && row.state === 'visible'
    const isHeld =
      row &&
      (row.state === 'held' || isWaiting) &&
      row.body !== null &&
      !row.withdrawn &&
      !row.authorIsSpammer
    return isHeld ? row : null
  }
  const isReported = (item: FlaggableId) => {
    const reports = openReports(item)
    return (
      reports.length > 0 &&
      !isHidden(item) &&
      !isWithdrawn(item) &&
      content.get(item)?.body !== null &&
      !reports.some(({ author }) => isErased(author))
    )
  }
  const flagRows = () =>
    [
      ...new Set([
        ...flags.keys(),
        ...[...content.values()].flatMap(({ id }) => FlaggableId.safeParse(id).data ?? []),
      ]),
    ]
      .filter((item) => heldRow(item) || isReported(item))
      .map((item) => {
        const all = openReports(item)
        const held = heldRow(item)
        const heldAt = held && (held.editedAt ?? held.insertedAt)
        const sorted = all.toSorted(
          (a, b) =>
            severityOf([a.reason]) - severityOf([b.reason]) ||
            Number(b.flaggedAt) - Number(a.flaggedAt) ||
            (a.flagger < b.flagger ? -1 : 1),
        )
        const reports = sorted.slice(0, 5).map(({ author: _, site: __, position: ___, ...report }) => report)
        const times = [...(heldAt ? [heldAt] : []), ...sorted.map(({ flaggedAt }) => flaggedAt)]
        const lastAt = times.reduce((one, other) => (one > other ? one : other))
        const firstAt = heldAt ?? times.reduce((one, other) => (one < other ? one : other))
        const severity = severityOf(all.map(({ reason }) => reason))
        return {
          item,
          site: all[0]?.site ?? held?.site ?? null,
          author: all.find((report) => report.author)?.author ?? held?.author ?? null,
          count: all.length,
          severity,
          reports,
          firstAt,
          lastAt,
          revision: Math.max(newest.get(item) ?? 0, content.get(item)?.revision ?? 0),
          cursor: cursorOf(BigInt(`${rankOf(severity)}${String(firstAt.getTime()).padStart(15, '0')}`), item),
        }
      })
      .toSorted(
        (a, b) =>
          rankOf(a.severity) - rankOf(b.severity) ||
          Number(a.firstAt) - Number(b.firstAt) ||
          (a.item < b.item ? -1 : 1),
      )

  const isNotBy = ({ item, author }: { item: string; author: MemberId | null }, member: MemberId | null) =>
    member === null || (author ?? content.get(item)?.author) !== member

  return {
    sites: async () =>
      [...sites.values()].toSorted((a, b) => {
        const [one, other] = [a.name.toLowerCase() + a.id, b.name.toLowerCase() + b.id]
        return one < other ? -1 : 1
      }),
    siteDetails: async (id) => siteDetails.get(id) ?? null,
    membersByIds: async (ids) => found(members, ids),
    memberBySlug: async (slug) =>
      members.get(slugs.findLast((taken) => taken.slug === slug)?.member ?? '') ?? null,
    membersBySlugs: async (wanted) =>
      wanted.flatMap((slug) => {
        const row = members.get(slugs.findLast((taken) => taken.slug === slug)?.member ?? '')
        return row?.username && row.role !== roles.spammer ? [{ slug, member: row.id }] : []
      }),
    membersNamed: async ({ part, adminsOnly, viewer }, limit) =>
      [...members.values()]
        .filter((member) => member.username?.toLowerCase().includes(part.toLowerCase()))
        .filter((member) => !isUnnamed(member.username!))
        .filter((member) => isMemberVisible(member, viewer) && (!adminsOnly || isAdmin(member.role)))
        .filter((member) => !isHiddenByBlock(viewer, isBlockBetween(memory, viewer, member.id)))
        .toSorted((a, b) => (a.username! < b.username! ? -1 : 1))
        .slice(0, limit),
    unverifiedExpiryOf: async (member) => lapses.get(member) ?? null,
    erasuresOf: async (ids) => found(erasures, ids).filter(({ due, heldAt }) => due || heldAt),
    contentByIds: async (ids) => inOrder(all(), insertion).filter(({ id }) => ids.includes(id)),
    threadBySlug: async (site, slug) =>
      inOrder(all('thread'), activity).find((row) => row.site === site && row.slug === slug) ?? null,
    threadAddresses: async (site, after, limit) =>
      addresses(site)
        .filter(({ id }) => id > after)
        .slice(0, limit),
    threadAddressPages: async (site, size) =>
      addresses(site).flatMap((_, place, all) => (place % size === 0 ? (all[place - 1]?.id ?? '') : [])),
    threadsPage: async (site, page, viewer, of = {}) => {
      const { group, isUnanswered } = of
      const key = (row: ContentRow) => BigInt(Number(keyOf(row, of)))
      const rows = listed(site, viewer)
        .filter(
          ({ category, tags }) => !group || (group.type === 'tag' ? tags : [category]).includes(group.name),
        )
        .filter(({ commentCount }) => !isUnanswered || commentCount === 0)
      const newest = inOrder(rows, insertion).toReversed()
      const ordered = newest
        .map((row) => ({ ...row, cursor: cursorOf(key(row), row.id) }))
        .toSorted((a, b) => Number(key(b) - key(a)) || (of.sort === 'replies' ? 0 : a.id < b.id ? 1 : -1))
      return pageIn(ordered, page)
    },
    pinnedThreads: async (site, category, viewer) =>
      inOrder(listed(site, viewer), insertion)
        .filter((row) => row.pinned && (category === null || row.category === category))
        .toReversed()
        .slice(0, 10),
    threadsPagesByAuthors: async (authors, site, page, viewer) => {
      const newest = inOrder(listed(site, viewer), insertion).toReversed()
      return pages(authors, page, (author) => newest.filter((row) => row.author === author))
    },
    contributionsPage: async (author, site, page, viewer) => {
      const written = all().filter(
        (row) =>
          row.author === author &&
          row.site === site &&
          row.state !== 'deleted' &&
          !isRemoved(row) &&
          isVisible(row, viewer),
      )
      return pageIn(inOrder(written, insertion).toReversed(), page)
    },
    mergedThreads: async (threads, viewer) => {
      const merged = inOrder(all('thread'), insertion).filter(
        (row) => row.parent !== null && row.state !== 'deleted' && isVisible(row, viewer),
      )
      return Map.groupBy(
        merged.filter(({ root }) => threads.includes(root)),
        ({ root }) => root,
      )
    },
    commentsPages: async (parents, page, viewer) => {
      const oldest = inOrder(all(), insertion).filter((row) => !isThread(row) && isVisible(row, viewer))
      const rows = page.backwards ? oldest.toReversed() : oldest
      const found = pages(parents, page, (id) => rows.filter(({ parent }) => parent === id))
      if (page.backwards) for (const { rows } of found.values()) rows.reverse()
      return found
    },
    conversationsByIds: async (pairs) =>
      pairs.flatMap(({ member, id }) =>
        talksOf(member)
          .filter((talk) => talk.id === id)
          .map((talk) => rowOf(talk, member)),
      ),
    conversationsPage: async (member, { archived, oldestFirst }, page) => {
      const written = talksOf(member).filter(({ messages }) => messages.length > 0)
      const oldest = inOrder(written, activeAt)
      const found = oldestFirst ? oldest : oldest.toReversed()
      const rows = found.map((talk) => rowOf(talk, member))
      return pageIn(
        rows.filter(({ isArchived }) => isArchived === archived),
        page,
      )
    },
    activityIn: async (pairs) =>
      pairs.flatMap(({ member, id }) => {
        const talk = talksOf(member).find((one) => one.id === id)
        if (!talk?.accepted) return []
        const both = [...talk.sides.keys()]
        const isGone = (of: MemberId) => erased.has(of) || memory.isSpammer(of)
        if (both.some(isGone) || [...talk.sides.values()].some(({ blocked }) => blocked)) return []
        const other = both.find((one) => one !== member)!
        const isHidden = (setting: string) => both.some((of) => hidden.has(`${of} ${setting}`))
        const seen = talk.messages.slice(0, talk.sides.get(other)!.read)
        const seenThrough = isHidden('seen')
          ? null
          : (seen.findLast(({ sender }) => sender === member)?.id ?? null)
        return [{ member, id, sharesTyping: !isHidden('typing'), seenThrough }]
      }),
    hiddenActivity: async (member) =>
      ['seen', 'typing'].filter((setting) => hidden.has(`${member} ${setting}`)),
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
    unreadMessages: async (member) =>
      talksOf(member).reduce(
        (sum, talk) => sum + (talk.sides.get(member)?.muted ? 0 : unreadOf(talk, member)),
        0,
      ),
    blockedBy: async (member, { after, limit }) =>
      [...talks.values()]
        .filter(({ sides }) => sides.get(member)?.blocked)
        .map(({ sides }) => [...sides.keys()].find((other) => other !== member)!)
        .filter((other) => other > after)
        .toSorted()
        .slice(0, limit),
    blockedWith: async (member, others) => {
      const isBlocked = (other: MemberId) =>
        [...talks.values()].some(
          ({ sides }) =>
            sides.has(member) && sides.has(other) && [...sides.values()].some(({ blocked }) => blocked),
        )
      return others.filter((other) => other !== member && isBlocked(other))
    },
    flagsPage: async (page, { site = null, notBy = null }) =>
      pageIn(
        flagRows().filter((row) => (site === null || row.site === site) && isNotBy(row, notBy)),
        page,
      ),
    flagsCount: async ({ site = null, notBy = null }) =>
      flagRows().filter((row) => (site === null || row.site === site) && isNotBy(row, notBy)).length,
    flagsByItems: async (items) => flagRows().filter(({ item }) => items.includes(item)),
  } satisfies Partial<Reads>
}
