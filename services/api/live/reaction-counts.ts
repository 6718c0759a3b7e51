import { LRUCache } from 'lru-cache'
import { entriesOf } from '../../../events/entries.ts'
import { isContentCreation } from '../../../events/content.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import {
  has,
  kindOf,
  streamOf,
  type ContentId,
  type Id,
  type MemberId,
  type ReactableId,
} from '../../../events/kinds.ts'
import type { ReactionKind } from '../../../events/reactions.ts'
import { reactionsAsOf } from '../../../projections/reaction-aggregates/as-of.ts'
import type { ReactionRow } from '../../../projections/reaction-aggregates/queries.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import { reactions } from '../../commands/reactions.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Changes } from '../../projector/live/changes.ts'
import { roles } from '../../rules/roles.ts'
import type { Ahead } from './log-follower.ts'
import { atMost } from '../../lru.ts'

type Counts = ReactionRow['counts']
type Reacted = Extract<RecordedEvent, { type: 'ReactionChosen' | 'ReactionRemoved' }>

/** Counts of an item's reactions by kind, and the kind that a viewer chose; null if the viewer chose none. */
export interface Known {
  counts: Counts
  chosen: ReactionKind | null
}

export const noReactions: Known = { counts: {}, chosen: null }

/** Reactions to watched items, with the choices of one viewer. */
export interface ReactionCountWatch {
  /** Reactions to an item; undefined if they are not in memory, in which case they are read in the background. */
  of: (item: ReactableId) => Known | undefined
  close: () => void
}

/** Reactions to watched and new items in memory, up to the last event that this process has received. */
export interface ReactionCounts {
  /** True if the item was created a short time ago, and no event about it or directly below it has followed. */
  isNew: (item: ContentId | ReactableId) => boolean
  /** Counts of an item's reactions that include an event; undefined if they are not in memory. */
  since: (item: ReactableId, position: bigint) => Counts | undefined
  /** Reads the reactions to items, and updates them with events until the watch is closed. */
  watch: (items: readonly ReactableId[], viewer: MemberId | null) => ReactionCountWatch
}

interface ReactionCount {
  position: bigint
  counts: Counts
  isNew: boolean
}

interface Watch {
  items: readonly ReactableId[]
  member: MemberId | null
  /** The member's own reactions; null until they were read. */
  chosen: Map<ReactableId, ReactionKind | null> | null
  isReading: boolean
}

const MAX_COUNTED_ITEMS = 20_000
/** Time in ms after which an item's counts are read from the database again. */
const FRESH_MS = 600_000
/** Maximum time to wait for the read model, in ms. */
const WAIT_MS = 5000

const isReaction = (event: RecordedEvent): event is Reacted =>
  event.type === 'ReactionChosen' || event.type === 'ReactionRemoved'

const kindIn = (event: Reacted) => (event.type === 'ReactionChosen' ? event.data.kind : null)

const choiceIn = (event: Reacted) => [event.data.subject.id, kindIn(event)] as const

function itemIn({ data }: RecordedEvent): Id | null {
  if ('subject' in data) return data.subject.id
  return 'message' in data ? data.message : null
}

/** True if an event is the first of its item, to which members can react. */
const isFirst = ({ revision, stream }: RecordedEvent, item: Id): boolean =>
  revision === 0 && stream === streamOf(item) && has(kindOf(item), 'reactable')

/** Counts of reactions by kind after a member's reaction changed from `was` to `is`. */
function moved(counts: Counts, was: ReactionKind | null, is: ReactionKind | null): Counts {
  const next = { ...counts }
  if (was) next[was] = (next[was] ?? 0) - 1
  if (is) next[is] = (next[is] ?? 0) + 1
  return next
}

export function openReactionCounts({
  sql,
  ahead,
  changes,
}: {
  sql: Sql
  ahead: Pick<Ahead, 'onEvent' | 'facts'>
  changes: Pick<Changes, 'waitFor'>
}): ReactionCounts {
  const cached = new LRUCache<Id, ReactionCount>({ ...atMost(MAX_COUNTED_ITEMS), ttl: FRESH_MS })
  const watches = new Set<Watch>()
  /** For each read in progress, the reactions received since its start. */
  const reads = new Set<Reacted[]>()
  let lastHeard = -1n

  /** Updates counts with an event as the read model does; discards them if a stream that this needs is not cached. */
  function apply(event: Reacted) {
    const { subject, member } = event.data
    const known = cached.get(subject.id)
    if (!known || known.position >= event.position) return
    const { stream, revision, position } = event
    const before = revision === 0 ? reactions.initialState : ahead.facts(reactions, stream, position)
    const by = ahead.facts(memberFacts, streamOf(member), position)
    if (!before || !by || by.erased) return void cached.delete(subject.id)
    const counts = by.role === roles.spammer ? known.counts : moved(known.counts, before.kind, kindIn(event))
    cached.set(subject.id, { position, counts, isNew: false })
  }

  function hear(event: RecordedEvent) {
    if (isReaction(event)) {
      lastHeard = event.position
      for (const heard of reads) heard.push(event)
      apply(event)
      for (const { member, chosen } of watches)
        if (member === event.data.member) chosen?.set(event.data.subject.id, kindIn(event))
      return
    }
    const item = itemIn(event)
    if (item && isFirst(event, item)) cached.set(item, { position: event.position, counts: {}, isNew: true })
    else age(item)
    // A withdrawn reply stays in the list, though it is not counted.
    if (isContentCreation(event)) age(event.data.parent?.id)
    // Discards all counts, because the read model no longer counts reactions of spammers and erased members.
    if (event.type !== 'RoleChanged' && event.type !== 'MemberErased') return
    lastHeard = event.position
    forget()
  }

  /** Notes that the row of an item shows more than the event that created it. */
  function age(item: Id | null | undefined) {
    const known = item && cached.peek(item)
    if (known) known.isNew = false
  }

  /** Discards all counts, and the results of reads in progress. */
  function forget() {
    cached.clear()
    reads.clear()
  }

  function missed(position: bigint) {
    forget()
    lastHeard = position
    for (const watch of watches) watch.chosen = null
  }

  /**
   * Reads reactions to watched items at a log position, then applies the events received since the start of the read.
   */
  async function read(watch: Watch): Promise<void> {
    if (watch.isReading) return
    watch.isReading = true
    const heard: Reacted[] = []
    reads.add(heard)
    try {
      // Rows must include all events received before the read, because these are not applied to the rows again.
      const isReached = await changes.waitFor(['reaction_aggregates'], lastHeard, WAIT_MS)
      const found = isReached ? await reactionsAsOf(sql, watch.items, watch.member) : null
      if (!found || !reads.has(heard)) return
      const { position, counts } = found
      for (const item of watch.items)
        if (!cached.has(item)) cached.set(item, { position, counts: counts[item] ?? {}, isNew: false })
      const since = heard.filter((event) => event.position > position)
      since.forEach(apply)
      const own = since.filter(({ data }) => data.member === watch.member)
      watch.chosen = new Map([...entriesOf(found.chosen), ...own.map(choiceIn)])
    } catch {
      // An error is ignored: deliveries are then made from the read model, and the next one starts another read.
    } finally {
      reads.delete(heard)
      watch.isReading = false
    }
  }

  ahead.onEvent(hear, missed)

  return {
    isNew: (item) => cached.get(item)?.isNew ?? false,
    since(item, position) {
      const found = cached.get(item)
      return found && found.position >= position ? found.counts : undefined
    },
    watch(items, member) {
      const watch: Watch = { items, member, chosen: null, isReading: false }
      watches.add(watch)
      void read(watch)
      return {
        of(item) {
          const counts = cached.get(item)?.counts
          const { chosen } = watch
          if (counts && chosen) return { counts, chosen: chosen.get(item) ?? null }
          void read(watch)
          return undefined
        },
        close: () => void watches.delete(watch),
      }
    },
  }
}
