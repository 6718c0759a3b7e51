import { isContentCreation } from '../../../events/content.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { ContentId, MemberId } from '../../../events/ids.ts'
import { has, kindOf, streamOf, type Id } from '../../../events/kinds.ts'
import type { Change, Topic } from '../../../projections/projection.ts'
import { conversationIdOf } from '../../commands/frame/ids.ts'
import { contentFacts } from '../../commands/frame/content-facts.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import { conversationFacts } from '../../commands/messaging-facts.ts'
import type { Changes } from '../../projector/live/changes.ts'
import { causeOf } from '../../projector/step-metrics.ts'
import { roles } from '../../rules/roles.ts'
import { timeOfLine, toldBy, type Line, type Reads, type Told, type UnreadNotices } from '../reads.ts'
import { openFollowerBells } from './follower-notices.ts'
import type { Ahead, EarlyChange } from './log-follower.ts'

/** Notices of events that their read model may not have applied yet, as it does so about once a second. */
export interface Bells {
  /** Calls the handler for each event that concerns the member of the topic `notices:<id>`; the id is that of a line. */
  subscribe: (topic: Topic, handler: (change: EarlyChange) => void) => () => void
  /** Lines of a member from events that the read model of notices has not announced. */
  fresh: (member: MemberId) => readonly Line[]
  /** Changes of a member's notices by what was written since a time, which only followers hear of. */
  missed: (member: MemberId, since: number) => Promise<Change[]>
  /** Position of the last event of which some handlers may not have been told; -1n if there is none. */
  untold: () => bigint
}

/** A line that the read model has not announced, and whom it concerns. */
interface Fresh extends Line {
  recipient: MemberId
  position: bigint
}

const MAX_FRESH = 5000
/** Maximum number of streams that are read at the same time to learn whom events concern; others are left to the news. */
const MAX_LOADING = 16

const TOPIC = 'notices:'
const topicOf = (member: MemberId): Topic => `${TOPIC}${member}`

/** Id of a line among those of its member. */
export const lineId = ({ kind, target }: Pick<Told, 'kind' | 'target'>): string => `${kind} ${target}`

/** A line that an event makes unread, and the place and the member that its recipient may have silenced. */
export interface NewLine {
  id: string
  kind: Told['kind']
  sources: readonly Id[]
}

/** True if a member wants a line in the list. */
export const isWanted = (
  { kind, sources }: NewLine,
  { unwanted, silenced }: Pick<UnreadNotices, 'unwanted' | 'silenced'>,
): boolean => !unwanted.includes(kind) && !sources.some((source) => silenced.includes(source))

/**
 * The line that an event makes unread for a member, as the read models will tell; null if it makes none, because of a
 * block or because the text is not visible, and undefined if only the read models can tell.
 */
export function lineOf(
  { facts }: Pick<Ahead, 'facts'>,
  { id, event }: Pick<EarlyChange, 'id' | 'event'>,
  recipient: MemberId,
): NewLine | null | undefined {
  const told = toldBy(event).find((told) => lineId(told) === id)
  if (!told?.at || !told.actor) return undefined
  const { kind, target, actor } = told
  const item = ContentId.safeParse(target).data
  if (!item || (kind !== 'answer' && kind !== 'reaction')) return undefined
  const by = facts(memberFacts, streamOf(actor))
  const between = facts(conversationFacts, streamOf(conversationIdOf(actor, recipient)))
  const about = facts(contentFacts, streamOf(item))
  const written = isContentCreation(event)
    ? facts(contentFacts, streamOf(event.data.subject.id))
    : { state: 'visible', length: 1 }
  if (!by || by.erased || !between || !about?.root || written?.length !== 1) return undefined
  const isVisible = (id: ContentId) => {
    const shown = facts(contentFacts, streamOf(id))
    if (!shown?.author || shown.mergedInto) return false
    if (shown.author === recipient) return true
    const author = facts(memberFacts, streamOf(shown.author))
    return author && author.role !== roles.spammer && shown.state === 'visible'
  }
  // The read models know who still sees what is below a text that is hidden.
  if (![about.parent ?? item, about.root.id].every(isVisible)) return undefined
  const isShown =
    by.role !== roles.spammer &&
    between.blockedBy.size === 0 &&
    about.state !== 'deleted' &&
    about.restorableUntil === null &&
    written.state === 'visible'
  return isShown ? { id, kind, sources: [about.root.id, actor] } : null
}

export function openBells({
  ahead,
  changes,
  reads,
}: {
  ahead: Pick<Ahead, 'onEvent' | 'facts' | 'loaded'>
  changes: Pick<Changes, 'reached'>
  reads: Pick<Reads, 'followersOf' | 'threadFollowers'>
}): Bells {
  const handlers = new Map<Topic, Set<(change: EarlyChange) => void>>()
  let fresh: Fresh[] = []
  let loading = 0
  let untold = -1n

  function forgetAnnounced() {
    const reached = changes.reached('notices')
    if (fresh.length > MAX_FRESH || (fresh[0] && fresh[0].position <= reached))
      fresh = fresh.filter(({ position }) => position > reached).slice(-MAX_FRESH)
  }

  /**
   * Member whom something concerns; reads the stream of the member's text if it is not cached. Null for an article, whose
   * authors the read model knows.
   */
  async function recipientOf({ recipient, target }: Told): Promise<MemberId | null> {
    const item = ContentId.safeParse(target).data
    if (recipient || !item || has(kindOf(item), 'editorial')) return recipient
    const known = ahead.facts(contentFacts, streamOf(item))
    if (known || loading >= MAX_LOADING) return known?.author ?? null
    loading++
    await ahead.loaded(streamOf(item))
    loading--
    return ahead.facts(contentFacts, streamOf(item))?.author ?? null
  }

  const followers = openFollowerBells({
    reads,
    open: () =>
      [...handlers.keys()].flatMap((topic) =>
        topic.startsWith(TOPIC) ? MemberId.parse(topic.slice(TOPIC.length)) : [],
      ),
    ring({ member, kind, followed, event }) {
      const topic = topicOf(member)
      const change = { topic, id: lineId({ kind, target: followed }), event, isSure: false }
      handlers.get(topic)?.forEach((handler) => handler(change))
    },
  })

  async function hear(event: RecordedEvent) {
    for (const told of toldBy(event)) {
      const recipient = await recipientOf(told)
      if (!recipient && event.position > untold) untold = event.position
      if (!recipient || recipient === told.actor) continue
      const { kind, target, at } = told
      if (at) fresh.push({ kind, target, at, recipient, position: event.position })
      const topic = topicOf(recipient)
      const change = { topic, id: lineId(told), event, isSure: true }
      handlers.get(topic)?.forEach((handler) => handler(change))
    }
    forgetAnnounced()
  }
  ahead.onEvent(
    (event) => {
      void hear(event)
      followers.hear(event)
    },
    (position) => (untold = position),
  )

  return {
    subscribe(topic, handler) {
      const watching = handlers.get(topic) ?? new Set()
      handlers.set(topic, watching.add(handler))
      return () => {
        watching.delete(handler)
        if (watching.size === 0 && handlers.get(topic) === watching) handlers.delete(topic)
      }
    },
    untold: () => untold,
    async missed(member, since) {
      const found = await followers.missed(member, since)
      return found.map(({ kind, followed, event }) => ({
        topic: topicOf(member),
        id: lineId({ kind, target: followed }),
        cause: causeOf(event),
      }))
    },
    fresh(member) {
      forgetAnnounced()
      const lines = new Map<string, Line>()
      for (const { recipient, kind, target, at } of fresh) {
        if (recipient !== member) continue
        const id = lineId({ kind, target })
        lines.set(id, { kind, target, at: timeOfLine({ kind }, lines.get(id)?.at ?? at, at) })
      }
      return [...lines.values()]
    },
  }
}
