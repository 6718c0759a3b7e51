import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type ContentId } from '../../../events/kinds.ts'
import { contentAsOf } from '../../../projections/content/as-of.ts'
import { commentedRow } from '../../../projections/content/created.ts'
import { content } from '../../../projections/content/project.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Changes } from '../../projector/live/changes.ts'
import { roles } from '../../rules/roles.ts'
import type { ContentRow } from '../reads.ts'
import type { Ahead } from './log-follower.ts'

export interface RootWatch {
  /** The row; undefined if it is not in memory, in which case it is read in the background. */
  row: () => ContentRow | undefined
  close: () => void
}

/** Rows of watched roots in memory, with the comments up to the last event that this process has received. */
export interface Roots {
  /** Reads the row of a root, and updates it with events until the last watch of it is closed. */
  watch: (id: ContentId) => RootWatch
}

interface Root {
  watches: number
  isReading: boolean
  known: { row: ContentRow; position: bigint } | null
  /** Events about the root that were received since the start of the read in progress. */
  heard: RecordedEvent[]
}

/** Maximum time to wait for the read model, in ms. */
const WAIT_MS = 5000

/** Id of the root that an event changes; undefined if only the read model can tell. */
const rootIn = ({ type, data }: RecordedEvent): ContentId | undefined =>
  'root' in data && type !== 'ContentMerged' ? data.root.id : undefined

export function openRoots({
  sql,
  ahead,
  changes,
}: {
  sql: Sql
  ahead: Pick<Ahead, 'onEvent' | 'facts'>
  changes: Pick<Changes, 'waitFor'>
}): Roots {
  const roots = new Map<ContentId, Root>()
  let lastHeard = -1n

  /** Updates a root with a comment directly below it, as the read model does; any other event discards the row. */
  function apply(root: Root, event: RecordedEvent) {
    const { known } = root
    if (!known || known.position >= event.position) return
    const { type, data, position } = event
    const author =
      type === 'CommentCreated' ? ahead.facts(memberFacts, streamOf(data.author), position) : null
    root.known = null
    if (type !== 'CommentCreated' || data.parent.id !== known.row.id || !author || author.erased) return
    root.known = { row: commentedRow(known.row, event, author.role === roles.spammer), position }
  }

  /** Discards all rows, also those of reads in progress. */
  function forget() {
    for (const [id, { watches }] of roots)
      roots.set(id, { watches, isReading: false, known: null, heard: [] })
  }

  function hear(event: RecordedEvent) {
    if (!content.handles.includes(event.type)) return
    lastHeard = event.position
    const id = rootIn(event)
    if (id === undefined) return forget()
    const root = roots.get(id)
    if (!root) return
    if (root.isReading) root.heard.push(event)
    apply(root, event)
  }

  /** Reads a row at a log position, then applies the events received since the start of the read. */
  async function read(id: ContentId) {
    const root = roots.get(id)
    if (!root || root.isReading) return
    Object.assign(root, { isReading: true, heard: [] })
    try {
      // The row must include all events received before the read, because these are not applied to it again.
      const isReached = await changes.waitFor(['content'], lastHeard, WAIT_MS)
      root.known = isReached ? await contentAsOf(sql, id) : null
      for (const event of root.heard) apply(root, event)
    } catch {
      // An error is ignored: deliveries are then made from the read model, and the next one starts another read.
    } finally {
      Object.assign(root, { isReading: false, heard: [] })
    }
  }

  ahead.onEvent(hear, (position) => {
    lastHeard = position
    forget()
  })

  return {
    watch(id) {
      const root = roots.get(id) ?? { watches: 0, isReading: false, known: null, heard: [] }
      root.watches++
      roots.set(id, root)
      if (!root.known) void read(id)
      let isOpen = true
      return {
        row() {
          const { known } = roots.get(id) ?? {}
          if (!known) void read(id)
          return known?.row
        },
        close() {
          const root = roots.get(id)
          if (!root || !isOpen) return
          isOpen = false
          if (root.watches === 1) roots.delete(id)
          else root.watches--
        },
      }
    },
  }
}
