import { isContentCreation, isContentEdit } from '../../../../events/content.ts'
import { isErased } from '../../../../events/define.ts'
import type { RecordedEvent } from '../../../../events/event.ts'

/** A text of an item from a revision of its stream on. */
interface Version {
  revision: number
  writtenAt: Date
  title: string | null
  body: string
}

/**
 * The texts of an item that every reader may see, oldest first, from the events of its stream. A text that a rule held is
 * left out unless a moderator published it. A decision that removed the item also removes its earlier texts, unless it
 * was reversed; an author who takes an item back, takes back its texts, of which undoing restores only the last.
 */
export function versionsOf(events: readonly RecordedEvent[]): Version[] {
  let versions: Version[] = []
  /** Texts that rules held. */
  let held: Version[] = []
  /** Texts from before each decision that still stands, by the decision's revision. */
  let removed = new Map<number, Version[]>()
  /** All texts before each decision that made the item visible again, by the decision's revision. */
  const reinstated = new Map<number, { versions: Version[]; held: Version[]; removed: typeof removed }>()
  for (const event of events) {
    const { type, data, revision, metadata } = event
    if ((isContentCreation(event) || isContentEdit(event)) && !isErased(event.data.body)) {
      const title = 'title' in event.data && !isErased(event.data.title) ? event.data.title : null
      const version = { revision, writtenAt: new Date(metadata.occurredAt), title, body: event.data.body }
      if (event.data.heldBy) held = [...held, version]
      else versions = [...versions, version]
    } else if (type === 'ContentHidden' || type === 'ContentDeleted' || type === 'ContentMarkedAsSpam') {
      removed.set(revision, versions)
      versions = []
    } else if (type === 'ContentReinstated') {
      reinstated.set(revision, { versions, held, removed })
      versions = [...removed.values(), held, versions].flat().toSorted((a, b) => a.revision - b.revision)
      held = []
      removed = new Map()
    } else if (type === 'DecisionUndone' && reinstated.has(data.decision)) {
      const later = versions.filter((version) => version.revision > data.decision)
      const before = reinstated.get(data.decision)!
      versions = [...before.versions, ...later]
      held = [...before.held, ...held]
      removed = new Map([...before.removed, ...removed])
    } else if (type === 'DecisionUndone') {
      const back = removed.get(data.decision) ?? []
      removed.delete(data.decision)
      const next = [...removed].find(([decision]) => decision > data.decision)
      if (next) removed.set(next[0], [...back, ...next[1]])
      else versions = [...back, ...versions]
    } else if (type === 'ContentWithdrawn') {
      held = []
      removed = new Map()
      versions = versions.slice(-1)
    }
  }
  return versions
}
