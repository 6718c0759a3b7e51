import { MAX_COUNTED, type UnreadNotices } from '../../../../projections/notices/queries.ts'
import type { NoticesChanged } from '../../../../projections/notices/project.ts'
import type { Change } from '../../../../projections/projection.ts'
import type { EarlyChange } from '../../live/log-follower.ts'
import { isWanted, lineOf } from '../../live/early-notices.ts'
import type { GraphContext } from '../frame/context.ts'
import { keysOf } from '../../../../events/entries.ts'

/** Read models that tell what a notice of each kind is about. */
const sources: Readonly<Record<NoticesChanged, readonly string[]>> = {
  answer: ['content'],
  mention: ['content'],
  thread: ['content'],
  status: ['content'],
  decision: ['content'],
  reaction: ['reaction_aggregates'],
  follow: ['follows'],
  allowed: ['conversations'],
  award: ['awards'],
  choice: [],
}

/** Maximum time for which a bell waits until the read models show what it rings for. */
const SOURCES_TIMEOUT_MS = 2000

/** Numbers of unread messages and notices (spec §3 Unread counts). */
interface Unreads {
  messages: number
  notifications: number
}

type Asking = Pick<GraphContext, 'services' | 'viewer'>

/** Read models that tell what a change of notices is about; its id begins with the kind. */
function sourcesOf({ topic, id }: Change): readonly string[] {
  const kind = keysOf(sources).find((one) => id.split(' ', 1)[0] === one)
  return topic.startsWith('notices:') && kind ? sources[kind] : []
}

const nothing: UnreadNotices = { lines: [], unwanted: [], silenced: [] }

const noticesOf = async ({ services: { reads, bells }, viewer }: Asking): Promise<UnreadNotices> =>
  viewer ? reads.unreadNotices(viewer.id, bells.fresh(viewer.id)) : nothing

const messagesOf = async ({ services: { reads }, viewer }: Asking): Promise<number> =>
  viewer ? reads.unreadMessages(viewer.id) : 0

export async function unreadsOf(context: Asking): Promise<Unreads> {
  const [messages, { lines }] = await Promise.all([messagesOf(context), noticesOf(context)])
  return { messages, notifications: lines.length }
}

/**
 * Opens the numbers of one subscriber. A notice that makes a line unread is counted from its event if what that needs is
 * in memory. After any other change, once the read models show it, the number that it is about is counted again.
 */
export function openUnreads() {
  let messages: number | null = null
  let known: UnreadNotices | null = null
  /** Positions that the read models must reach before notices are counted again, as events up to them were counted. */
  const counted = new Map<string, bigint>()
  /** Position up to which events were counted before the read model had them, and that of its last news. */
  const through = { events: -1n, news: -1n }
  const latest = (one: bigint, other: bigint) => (one > other ? one : other)
  /** True for news of the read model that say what was counted from the events. */
  function isCounted({ topic, id, cause }: Change, { services: { bells } }: Asking): boolean {
    if (!cause || !topic.startsWith('notices:') || (id !== 'answer' && id !== 'reaction')) return false
    const isKnown = cause.position <= through.events && bells.untold() <= through.news
    through.news = latest(through.news, cause.position)
    return isKnown
  }
  const note = (change: Change, position: bigint) => {
    for (const name of sourcesOf(change)) counted.set(name, position)
  }

  async function counting(context: Asking): Promise<UnreadNotices> {
    const { changes } = context.services
    const waits = [...counted].map(([name, position]) =>
      changes.waitFor([name], position, SOURCES_TIMEOUT_MS),
    )
    counted.clear()
    await Promise.all(waits)
    return noticesOf(context)
  }

  return {
    async read(context: GraphContext, change: Change): Promise<Unreads | null> {
      if (isCounted(change, context)) return null
      const before = known?.lines.length
      if (change.cause) note(change, change.cause.position)
      const isNotice = change.topic.startsWith('notices:')
      ;[messages, known] = await Promise.all([
        isNotice && messages !== null ? messages : messagesOf(context),
        isNotice || known === null ? counting(context) : known,
      ])
      // The news of the read model often says what the bell has rung for.
      return isNotice && known.lines.length === before
        ? null
        : { messages, notifications: known.lines.length }
    },
    early(context: GraphContext, change: EarlyChange): Unreads | null | undefined {
      const { viewer, services } = context
      if (!viewer || !known || messages === null) return undefined
      const line = lineOf(services.ahead, change, viewer.id)
      if (line === undefined) return undefined
      through.events = latest(through.events, change.event.position)
      const { lines } = known
      const isNews = line && lines.length < MAX_COUNTED && !lines.includes(line.id) && isWanted(line, known)
      if (!isNews) return null
      known = { ...known, lines: [...lines, line.id] }
      note(change, change.event.position)
      return { messages, notifications: known.lines.length }
    },
  }
}
