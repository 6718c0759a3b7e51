import { isContentCreation, isContentEdit } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { has, type Id, type MemberId } from '../../events/kinds.ts'
import { fragment } from '../../services/postgres/sql.ts'
import { mentionsIn } from '../../services/rules/marks/mentions.ts'
import type { NoticeKind } from '../../services/rules/notices/notices.ts'
import { text } from '../batch.ts'

/**
 * A line of reactions is written at most once in this interval, as their people and times are read from the reactions
 * themselves: a thousand reactions within it are one write.
 */
const REACTIONS_EACH_MS = 600_000

/** A line of a member's notices, at the time of its newest event. */
export interface Line {
  kind: NoticeKind
  target: Id
  at: string
}

/** Something that may concern a member. The recipient and the place of an item's notices follow from the item. */
export interface Told {
  kind: NoticeKind
  target: Id
  actor: MemberId | null
  recipient: MemberId | null
  /** Time of the line; null if the event takes something back, of which the member is only shown that it is gone. */
  at: string | null
  position: string
}

const intervalOf = (time: string) =>
  new Date(Math.floor(Date.parse(time) / REACTIONS_EACH_MS) * REACTIONS_EACH_MS).toISOString()

/** SQL condition for lines about members and conversations; those about items that are purged are gone. */
export const isAboutNoItem = fragment`(target like 'member%' or target like 'conversation%')`

/** Later of two times of a line; a mention is told once, so the first counts. */
export const timeOfLine = ({ kind }: Pick<Told, 'kind'>, first: string, next: string): string =>
  kind === 'mention' || next < first ? first : next

/** What an event tells members: none of most events, and of a text both its answer and its mentions. */
export function toldBy(event: RecordedEvent): Told[] {
  const told = (kind: NoticeKind, target: Id, actor: MemberId | null, more: Partial<Told> = {}): Told[] => [
    {
      kind,
      target,
      actor,
      recipient: null,
      at: event.metadata.occurredAt,
      position: String(event.position),
      ...more,
    },
  ]
  if (isContentCreation(event) || isContentEdit(event)) {
    const { subject, author, body } = event.data
    const mentioned = mentionsIn(text(body) ?? '', { withQuoted: false }).flatMap((recipient) =>
      told('mention', subject.id, author, { recipient }),
    )
    const parent = isContentCreation(event) ? event.data.parent : null
    return parent ? [...told('answer', parent.id, author), ...mentioned] : mentioned
  }
  const { type, data } = event
  switch (type) {
    case 'ReactionChosen':
      return told('reaction', data.subject.id, data.member, { at: intervalOf(event.metadata.occurredAt) })
    case 'ReactionRemoved':
      return told('reaction', data.subject.id, data.member, { at: null })
    case 'MemberFollowed':
    case 'MemberUnfollowed': {
      const at = type === 'MemberFollowed' ? event.metadata.occurredAt : null
      return told('follow', data.followed, data.follower, { recipient: data.followed, at })
    }
    case 'AwardGiven':
    case 'AwardTaken': {
      const at = type === 'AwardGiven' ? event.metadata.occurredAt : null
      return told('award', data.member, null, { recipient: data.member, at })
    }
    case 'ConversationAllowed':
      return told('allowed', data.conversation, data.by, { recipient: data.other })
    case 'AuthorWarned':
    case 'MemberPictureRemoved':
      return told('decision', data.subject.id, data.by, { recipient: data.author })
    case 'ContentDeleted':
    case 'ContentMarkedAsSpam':
    case 'ContentHidden':
    case 'ContentLocked':
    case 'ContentMoved':
    case 'ContentMerged':
    case 'ContentReinstated':
    case 'PictureAllowed':
    case 'PictureRemoved':
    case 'DecisionUndone':
      // Authors of articles hear of editors only, as a line says what the state of the article is now.
      return has(data.subject.kind, 'editorial') ? [] : told('decision', data.subject.id, data.by)
    case 'PostReturned':
    case 'PostPublished':
    case 'PostUnpublished':
    case 'PostBinned': {
      const { actor, origin } = event.metadata
      // An import publishes what its authors have published elsewhere.
      return origin === 'import' ? [] : told('decision', data.subject.id, actor === 'system' ? null : actor)
    }
    default:
      return []
  }
}
