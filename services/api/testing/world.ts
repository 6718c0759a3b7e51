import { setImmediate as turn } from 'node:timers/promises'
import { kindOf, streamOf, type ContentId, type MemberId } from '../../../events/kinds.ts'
import type { Change, Topic } from '../../../projections/projection.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import type { Facts } from '../../commands/frame/decider.ts'
import { siteFlags } from '../../rules/sites/sites.ts'
import type { PictureState } from '../../rules/images/reviews.ts'
import type { Audience } from '../../rules/profiles/privacy.ts'
import { roles, type RoleId } from '../../rules/roles.ts'
import { isVisible, type ContentState, type Viewer } from '../../rules/visibility.ts'
import { batching } from '../graphql/frame/batching.ts'
import type { GraphContext, Member } from '../graphql/frame/context.ts'
import type { EarlyChange } from '../live/log-follower.ts'
import type { ContentRow, MemberRow, PageOf } from '../reads.ts'

// Read models of a few members and items in memory, for tests of who is sent what.

const id = <Kind extends string>(kind: Kind, n: number) => `${kind}_${String(n).padStart(26, '0')}` as const

export const memberIds = [0, 1, 2, 3, 4].map((n) => id('member', n)) as unknown as readonly MemberId[]
export const thread = id('thread', 10) as ContentId
export const status = id('status', 20) as ContentId
/** Items below each root, with their parents. */
const below = [
  [id('comment', 11), thread],
  [id('comment', 12), thread],
  [id('reply', 13), id('comment', 11)],
  [id('statusreply', 21), status],
] as unknown as readonly (readonly [ContentId, ContentId])[]
export const contentIds: readonly ContentId[] = [thread, status, ...below.map(([item]) => item)]
export const newComment = below[1]![0]

export interface Person {
  role: RoleId
  verified: boolean
  isErased: boolean
  audience: Audience
}

export interface Item {
  /** Index of the author. */
  author: number
  state: ContentState
  text: 'words' | 'mention' | 'none'
  withdrawn: boolean
  picture: PictureState | null
  /** Index of the mentioned member. */
  mentioned: number
}

/** Everything that decides who sees what. Pairs are of indexes of members, the one who acts first. */
export interface World {
  people: Person[]
  items: Item[]
  blocks: [number, number][]
  follows: [number, number][]
  /** Members who have chosen a reaction, or a bookmark, of every item. */
  fond: number[]
  /** Members whose permissions have to be read. */
  slow: number[]
}

function memberRow({ people }: World, n: number): MemberRow {
  const { role, verified, isErased, audience } = people[n]!
  return {
    id: memberIds[n]!,
    username: isErased ? null : `Member ${n}`,
    slug: isErased ? null : `member-${n}`,
    firstName: null,
    lastName: null,
    email: null,
    wantedEmail: null,
    subscribed: false,
    refusesMail: false,
    role,
    verified,
    analyst: false,
    audiences: { statuses: audience },
    home: null,
    picture: null,
    primaryBadge: null,
    secondaryBadge: null,
    legacyRole: null,
    registeredAt: new Date(n),
    followers: 0,
    following: 0,
  }
}

function contentRow(world: World, item: ContentId): ContentRow {
  const { author, state, text, withdrawn, picture, mentioned } = world.items[contentIds.indexOf(item)]!
  const parent = below.find(([one]) => one === item)?.[1] ?? null
  const root = item === thread || parent === thread || kindOf(item) === 'reply' ? thread : status
  const at = new Date(1_700_000_000_000)
  const isErased = world.people[author]!.isErased
  const words = { words: 'Sore.', mention: `Ask @${memberIds[mentioned]!} *soon*.`, none: '' }
  return {
    id: item,
    kind: kindOf(item),
    site: id('site', 1),
    author: memberIds[author]!,
    authorIsSpammer: world.people[author]!.role === roles.spammer,
    parent,
    root,
    title: null,
    slug: null,
    body: isErased ? null : words[text],
    state,
    locked: false,
    pinned: false,
    category: null,
    tags: [],
    heldBy: state === 'held' ? 'words' : null,
    picture:
      picture && !isErased ? { image: id('image', 1), alt: '', color: null, width: 10, height: 10 } : null,
    pictureState: picture,
    withdrawn,
    unpublished: false,
    insertedAt: at,
    editedAt: null,
    lastActiveAt: at,
    revision: 0,
    commentCount: 0,
    cursor: item,
  } as ContentRow
}

/** Opens read models of a world, which `set` replaces, with everything that deliveries use. */
export function openWorld(first: World) {
  let world = first
  const handlers = new Map<string, Set<(change: never) => void>>()
  const subscribe = (name: string) => (topic: Topic, handler: (change: never) => void) => {
    const key = `${name} ${topic}`
    handlers.set(key, (handlers.get(key) ?? new Set()).add(handler))
    return () => void handlers.get(key)?.delete(handler)
  }
  const has = (pairs: [number, number][], one: string, other: string) =>
    pairs.some(([a, b]) => memberIds[a] === one && memberIds[b] === other)
  const { byKey, byPair, byArgs } = batching
  const rowsOf =
    <Id extends string, Row>(all: readonly Id[], row: (world: World, one: Id) => Row) =>
    async (ids: readonly Id[]) =>
      ids.filter((one) => all.includes(one)).map((one) => row(world, one))
  const fond = async <Pair extends { member: MemberId }>(pairs: readonly Pair[]) =>
    pairs.filter(({ member }) => world.fond.includes(memberIds.indexOf(member)))
  const known: Record<string, unknown> = {
    content: byKey(({ id }: ContentRow) => id, rowsOf(contentIds, contentRow))(false),
    members: byKey(
      ({ id }: MemberRow) => id,
      rowsOf(memberIds, (now, one) => memberRow(now, memberIds.indexOf(one))),
    )(false),
    chosen: byPair(
      ({ member, item }: { member: MemberId; item: string }) => `${member} ${item}`,
      async (pairs) => (await fond(pairs)).map((pair) => ({ ...pair, kind: 'sad' })),
    )(false),
    bookmarked: byPair(
      ({ member, item }: { member: MemberId; item: string }) => `${member} ${item}`,
      fond,
    )(false),
    followers: byArgs(
      async (viewer: string, owners: string[]) =>
        new Map(owners.filter((owner) => has(world.follows, owner, viewer)).map((owner) => [owner, true])),
    )(false),
    blocks: byArgs(
      async (viewer: string, owners: string[]) =>
        new Map(
          owners
            .filter((owner) => has(world.blocks, owner, viewer) || has(world.blocks, viewer, owner))
            .map((owner) => [owner, true]),
        ),
    )(false),
    commentsUnder: byArgs(
      async ({ viewer }: { viewer: Viewer; page: PageOf }, parents: ContentId[]) =>
        new Map(
          parents.map((parent) => {
            const rows = below
              .filter(([, above]) => above === parent)
              .map(([item]) => contentRow(world, item))
            return [parent, { rows: rows.filter((row) => isVisible(row, viewer)), more: false }]
          }),
        ),
    )(false),
  }
  const loaders = new Proxy(known, { get: (all, name) => all[String(name)] ?? { load: async () => null } })
  const viewers = new Map<number, { viewer: Member; facts: string }>()
  function viewerOf(n: number): Member {
    const { role, verified } = world.people[n]!
    const viewer = {
      id: memberIds[n]!,
      role,
      verified,
      analyst: false,
      legacyRole: null,
      registeredAt: new Date(n),
    }
    const facts = JSON.stringify(viewer)
    if (viewers.get(n)?.facts !== facts) viewers.set(n, { viewer, facts })
    return viewers.get(n)!.viewer
  }
  const sessionOf = (n: number) => ({ id: String(n), member: memberIds[n]! })
  const services = {
    shared: loaders,
    plain: loaders,
    projections: [],
    changes: { subscribe: subscribe('news'), waitFor: async () => true },
    ahead: {
      subscribe: subscribe('early'),
      caughtUp: async () => {},
      isCurrent: () => true,
      facts(facts: Facts<unknown>, stream: string) {
        if (facts === (memberFacts as Facts<unknown>)) {
          const n = memberIds.findIndex((member) => streamOf(member) === stream)
          return { role: world.people[n]!.role, erased: world.people[n]!.isErased }
        }
        const item = contentIds.find((one) => streamOf(one) === stream)!
        const { author, parent, state } = contentRow(world, item)
        return { author, parent, state, mergedInto: null, length: 1 }
      },
    },
    reactionCounts: { isNew: (item: string) => item === newComment },
    roots: { watch: (item: ContentId) => ({ row: () => contentRow(world, item), close() {} }) },
    sites: {
      byId: async () => null,
      all: async () => [],
      hides: async () => false,
      knownTo: () => services.sites,
    },
    log: { read: async () => [] },
    sockets: { closeSession() {} },
    viewers: {
      now: ({ id }: { id: string }) => (world.slow.includes(Number(id)) ? undefined : viewerOf(Number(id))),
      async of({ id }: { id: string }) {
        if (world.slow.includes(Number(id))) await turn()
        return viewerOf(Number(id))
      },
    },
  }
  const site = { id: id('site', 1), features: Object.keys(siteFlags) }
  /** Context of a member, by index, or of a visitor. */
  const contextOf = (n: number | null) =>
    ({
      site,
      services,
      loaders,
      session: n === null ? null : sessionOf(n),
      viewer: n === null ? null : viewerOf(n),
      person: String(n),
      idempotencyKey: String(n),
    }) as unknown as GraphContext
  const tell = (name: string, change: Change) =>
    handlers.get(`${name} ${change.topic}`)?.forEach((handler) => handler(change as never))
  return {
    contextOf,
    now: () => world,
    set: (next: World) => void (world = next),
    announce: (change: Change) => tell('news', change),
    hear: (change: EarlyChange) => tell('early', change),
    /** The event of the comment that no read model has yet. */
    created(position: bigint) {
      const { author, body, insertedAt, parent } = contentRow(world, newComment)
      const subject = { kind: 'comment', id: newComment }
      const root = { kind: 'thread', id: thread }
      return {
        type: 'CommentCreated',
        data: { subject, author, body: body ?? '', parent: { kind: 'thread', id: parent }, root },
        metadata: {
          site: id('site', 1),
          occurredAt: insertedAt.toISOString(),
          origin: 'live',
          commandId: 'c',
        },
        recordedAt: insertedAt,
        stream: streamOf(newComment),
        revision: 0,
        position,
      } as unknown as EarlyChange['event']
    },
  }
}
