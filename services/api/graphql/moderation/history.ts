import { isCreation, isEdit } from '../../../../events/content.ts'
import { isErased, type Erased } from '../../../../events/define.ts'
import type { RecordedEvent } from '../../../../events/event.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import type { PurgeReason } from '../../../../events/moderation.ts'

/** A text as it stood; null where a text was erased. */
export interface Text {
  title: string | null
  body: string | null
}

/** One thing that happened to an item. */
export interface Entry {
  /** UUID of the event. */
  id: string
  revision: number
  type: string
  /** What was done, for people: 'edited'. */
  action: string
  actor: MemberId | null
  occurredAt: Date
  /** For a purge: why. */
  reason: PurgeReason | null
  /** For a decision: what its maker had on screen. */
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

/** The deed in words; the type of the event where there are none. */
function actionOf(event: RecordedEvent): string {
  if (isCreation(event)) return 'created'
  return isEdit(event) ? 'edited' : (actions[event.type] ?? event.type)
}

const readable = (value: string | Erased | undefined): string | null =>
  value === undefined || isErased(value) ? null : value

/** The text that an event leaves behind; null when it is about something else. */
function textAfter({ data }: RecordedEvent): Text | null {
  if (!('body' in data)) return null
  return { title: 'title' in data ? readable(data.title) : null, body: readable(data.body) }
}

/**
 * The history of content, oldest first, from the events of its stream: every text as it stood
 * before and after, every decision with what its maker had seen.
 */
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
