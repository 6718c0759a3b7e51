import type { Change } from '../../../../projections/projection.ts'
import type { NoticesChanged } from '../../../../projections/notices/project.ts'
import type { GraphContext } from '../frame/context.ts'

/** Read models that tell what a notice of each kind is about. */
const sources: Readonly<Record<NoticesChanged, readonly string[]>> = {
  answer: ['content'],
  mention: ['content'],
  thread: ['content'],
  decision: ['content'],
  reaction: ['reaction_aggregates'],
  follow: ['follows'],
  allowed: ['conversations'],
  choice: [],
}

/** Maximum time for which a bell waits until the read models show what it rings for. */
const SOURCES_TIMEOUT_MS = 2000

const isNoticesChanged = (about: string): about is NoticesChanged => Object.hasOwn(sources, about)

/** Numbers of unread messages and notices (spec §3 Unread counts). */
export async function unreadsOf({ services: { reads }, viewer }: Pick<GraphContext, 'services' | 'viewer'>) {
  if (!viewer) return { messages: 0, notifications: 0 }
  const [messages, notifications] = await Promise.all([
    reads.unreadMessages(viewer.id),
    reads.unreadNotices(viewer.id),
  ])
  return { messages, notifications }
}

/**
 * Opens the numbers of one subscriber. After a change, once the read models show it, only the number that it is about is
 * counted again.
 */
export function openUnreads() {
  let known: Awaited<ReturnType<typeof unreadsOf>> | null = null
  return async (context: GraphContext, { topic, id, cause }: Change) => {
    const { changes, reads } = context.services
    const isNotice = topic.startsWith('notices:')
    const names = isNotice && isNoticesChanged(id) ? sources[id] : []
    if (names.length > 0 && cause) await changes.waitFor(names, cause.position, SOURCES_TIMEOUT_MS)
    const { viewer } = context
    if (!known || !viewer) return (known = await unreadsOf(context))
    const counted = isNotice
      ? { notifications: await reads.unreadNotices(viewer.id) }
      : { messages: await reads.unreadMessages(viewer.id) }
    known = { ...known, ...counted }
    return known
  }
}
