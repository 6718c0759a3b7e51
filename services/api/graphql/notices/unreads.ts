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

/** The numbers after a change, once the read models that they are counted from show the change. */
export async function unreadsOnceRead(context: GraphContext, { topic, id, cause }: Change) {
  const names = topic.startsWith('notices:') && isNoticesChanged(id) ? sources[id] : []
  if (names.length > 0 && cause)
    await context.services.changes.waitFor(names, cause.position, SOURCES_TIMEOUT_MS)
  return unreadsOf(context)
}
