import { isContentCreation, isContentEdit } from '../../../../events/content.ts'
import { isErased, type Erased } from '../../../../events/define.ts'
import type { RecordedEvent } from '../../../../events/event.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import type { DecisionReason, PurgeReason } from '../../../../events/moderation.ts'
import { plainText } from '../../../rules/publishing/plain-text.ts'

/** A text of an item at one point of its history; null if the text was erased. */
export interface Text {
  title: string | null
  body: string | null
}

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
  /** For a decision: its reason and the moderator's words; otherwise null. */
  told: { reason: DecisionReason | null; words: string | null } | null
  before: Text | null
  after: Text | null
}

const actions: Partial<Record<RecordedEvent['type'], string>> = {
  ContentDeleted: 'deleted',
  ContentMarkedAsSpam: 'marked as spam',
  ContentHidden: 'hid until edited',
  ContentReinstated: 'restored',
  ContentLocked: 'locked',
  ContentPinned: 'pinned',
  ContentMoved: 'moved to another category',
  ContentMerged: 'merged into another thread',
  PictureAttached: 'added a picture',
  PictureAllowed: 'allowed the picture',
  PictureRemoved: 'removed the picture',
  AuthorWarned: 'warned the author',
  DecisionUndone: 'undid a decision',
  ContentWithdrawn: 'deleted their own words',
  ContentRestored: 'restored their own words',
  MessageSent: 'sent',
  MessageEdited: 'edited',
  MessageDeleted: 'deleted by its sender',
  FlagsDismissed: 'dismissed the reports',
  NoteWritten: 'wrote a note',
  DecisionAppealed: 'appealed against a decision',
  AppealAnswered: 'answered an appeal',
  ContentPurged: 'purged',
  PostWritten: 'wrote a draft',
  PostRevised: 'revised a draft',
  PostSubmitted: 'submitted a draft',
  PostReturned: 'returned a draft',
  PostScheduled: 'scheduled',
  PostPublished: 'published',
  PostUnpublished: 'took off the site',
  PostBinned: 'put into the bin',
  PostUnbinned: 'took out of the bin',
}

/** The action of an event as a word for people; the event's type if no word is defined for it. */
function actionOf(event: RecordedEvent): string {
  if (isContentCreation(event)) return 'created'
  return isContentEdit(event) ? 'edited' : (actions[event.type] ?? event.type)
}

/** True for events that give a private message its text or remove it. */
export const isMessageChange = (type: string): boolean =>
  type === 'MessageSent' || type === 'MessageEdited' || type === 'MessageDeleted'

const readable = (value: string | Erased | null | undefined): string | null =>
  value === undefined || isErased(value) ? null : value

/** The text after an event; null if the event does not change the text. Drafts of editors are not shown. */
function textAfter({ type, data }: RecordedEvent): Text | null {
  if (type === 'PostPublished') return { title: data.text.title, body: plainText(data.text.sections) }
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
      told: 'words' in data && 'reason' in data ? { reason: data.reason, words: readable(data.words) } : null,
      before,
      after: text,
    }
  })
}
