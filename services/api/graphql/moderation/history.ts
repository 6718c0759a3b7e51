import { isCreation, isEdit } from '../../../../events/content.ts'
import { isErased, type Erased } from '../../../../events/define.ts'
import type { RecordedEvent } from '../../../../events/event.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import type { PurgeReason } from '../../../../events/moderation.ts'

/** A text of an item at one point of its history; null if the text was erased. */
export interface Text {
  title: string | null
  body: string | null
}

/** An entry in the history of an item. */
export interface Entry {
  id: string
  revision: number
  type: string
  /** The action as a word for people, such as 'edited'. */
  action: string
  actor: MemberId | null
  occurredAt: Date
  reason: PurgeReason | null
  /** For a decision: the item's revision that the moderator saw; otherwise null. */
  seenRevision: number | null
  before: Text | null
  after: Text | null
}

const actions: Partial<Record<RecordedEvent['type'], string>> = {
  ContentDeleted: 'deleted',
  ContentMarkedAsSpam: 'marked as spam',
  ContentWithdrawn: 'deleted their own words',
  ContentRestored: 'restored their own words',
  FlagsDismissed: 'dismissed the reports',
  ContentPurged: 'purged',
}

/** The action of an event as a word for people; the event's type if no word is defined for it. */
function actionOf(event: RecordedEvent): string {
  if (isCreation(event)) return 'created'
  return isEdit(event) ? 'edited' : (actions[event.type] ?? event.type)
}

const readable = (value: string | Erased | undefined): string | null =>
  value === undefined || isErased(value) ? null : value

/** The text after an event; null if the event does not change the text. */
function textAfter({ data }: RecordedEvent): Text | null {
  if (!('body' in data)) return null
  return { title: 'title' in data ? readable(data.title) : null, body: readable(data.body) }
}

/** History of an item from the events of its stream, oldest first: texts before and after each edit, and decisions. */
export function historyOf(events: readonly RecordedEvent[]): Entry[] {
  let text: Text | null = null
  return events.map((event) => {
    const before = text
    text = textAfter(event) ?? text
    const { id, revision, type, data, metadata } = event
    return {
      id,
      revision,
      type,
      action: actionOf(event),
      actor: metadata.actor === 'system' ? null : metadata.actor,
      occurredAt: new Date(metadata.occurredAt),
      reason: type === 'ContentPurged' ? data.reason : null,
      seenRevision: 'seenRevision' in data ? data.seenRevision : null,
      before,
      after: text,
    }
  })
}
