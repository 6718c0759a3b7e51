import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type ContentId } from '../../../events/kinds.ts'
import { createdRow } from '../../../projections/content/created.ts'
import { sentRow } from '../../../projections/conversations/created.ts'
import { contentFacts, type ContentFacts } from '../../commands/frame/content-facts.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import { conversationFacts } from '../../commands/messaging-facts.ts'
import type { Remembered } from '../../commands/frame/stream-cache.ts'
import { roles } from '../../rules/roles.ts'
import { shownOn } from '../../rules/forums/merges.ts'
import { isVisible, type Viewer } from '../../rules/visibility.ts'
import type { ContentRow, MessageRow } from '../reads.ts'
import type { Known } from './reaction-counts.ts'
import type { Ahead } from './log-follower.ts'

// Computes from events and cached streams what the read models will show; undefined if a needed stream is not cached.

/** A message with its reactions, if these are already in memory. */
export type ShownMessage = MessageRow & { known?: Known }

/** An item; a new one has neither reactions nor bookmarks nor replies yet, so none are read for its viewers. */
export type ShownContent = ContentRow & { isNew?: true }

type Knowing = Pick<Ahead, 'facts'>

/** Row for a new message, as the read model will have it; hidden if the receiver had blocked the sender before. */
export function messageIn({ facts }: Knowing, event: RecordedEvent | Remembered): MessageRow | undefined {
  if (event.type !== 'MessageSent') return undefined
  const { conversation, receiver } = event.data
  const between = facts(conversationFacts, streamOf(conversation), event.position)
  return between?.starter ? sentRow(event, between.blockedBy.has(receiver)) : undefined
}

/** Id of an item, or of the thread that shows a merged one; undefined if a needed stream is not cached. */
function standing({ facts }: Knowing, id: ContentId): ContentId | undefined {
  const into = new Map<ContentId, ContentId | null>()
  for (let at: ContentId | null = id; at && !into.has(at);) {
    const known: ContentFacts | undefined = facts(contentFacts, streamOf(at))
    if (!known) return undefined
    if (known.author === null) break
    into.set(at, known.mergedInto)
    at = known.mergedInto
  }
  return shownOn(id, into)
}

/** True if a viewer can see an item and all its ancestors at present; undefined if a needed stream is not cached. */
export function seesContent({ facts }: Knowing, id: ContentId, viewer: Viewer): boolean | undefined {
  const item = facts(contentFacts, streamOf(id))
  if (!item?.author) return undefined
  const author = facts(memberFacts, streamOf(item.author))
  const place = item.parent ?? (item.mergedInto && id)
  const shown = place && standing({ facts }, place)
  if (shown === undefined) return undefined
  const above = shown && shown !== id ? seesContent({ facts }, shown, viewer) : true
  if (!author || above === undefined) return undefined
  const authorIsSpammer = author.role === roles.spammer
  return above && isVisible({ author: item.author, state: item.state, authorIsSpammer }, viewer)
}

/** Row for a new comment, as the read model will have it; undefined once it has been edited, withdrawn or removed. */
export function commentIn(
  { facts }: Knowing,
  event: Extract<RecordedEvent, { type: 'CommentCreated' }>,
): ShownContent | undefined {
  const { subject, author, body } = event.data
  const by = facts(memberFacts, streamOf(author), event.position)
  if (!by || by.erased || facts(contentFacts, streamOf(subject.id))?.length !== 1) return undefined
  // A picture stands for the words, whose event follows.
  if (body === '') return undefined
  return { ...createdRow(event, by.role === roles.spammer), isNew: true }
}
