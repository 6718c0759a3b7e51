import type { RecordedEvent } from '../../../events/event.ts'
import { streamOf, type ContentId } from '../../../events/kinds.ts'
import { text } from '../../../projections/batch.ts'
import { cursorOf } from '../../../projections/page.ts'
import { contentFacts, type ContentFacts } from '../../commands/frame/content-facts.ts'
import { memberFacts } from '../../commands/frame/facts.ts'
import { conversationFacts } from '../../commands/messaging-facts.ts'
import type { Remembered } from '../../commands/frame/stream-cache.ts'
import { roles } from '../../rules/roles.ts'
import { shownOn } from '../../rules/forums/merges.ts'
import { isVisible, stateOncePosted, type Viewer } from '../../rules/visibility.ts'
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
  const { data, metadata, position } = event
  const { message: id, conversation, sender, receiver } = data
  const between = facts(conversationFacts, streamOf(conversation), position)
  if (!between?.starter) return undefined
  return {
    id,
    conversation,
    sender,
    receiver,
    body: text(data.body),
    sentAt: new Date(metadata.occurredAt),
    editedAt: null,
    hidden: between.blockedBy.has(receiver),
    cursor: cursorOf(position, id),
  }
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
  const { data, metadata, revision, position } = event
  const { subject, parent, root, site, author } = data
  const by = facts(memberFacts, streamOf(author), position)
  if (!by || by.erased || facts(contentFacts, streamOf(subject.id))?.length !== 1) return undefined
  // A picture stands for the words, whose event follows.
  if (data.body === '') return undefined
  const insertedAt = new Date(metadata.occurredAt)
  return {
    ...subject,
    site,
    author,
    authorIsSpammer: by.role === roles.spammer,
    parent: parent.id,
    root: root.id,
    title: null,
    slug: null,
    body: text(data.body),
    state: stateOncePosted('visible', data),
    heldBy: data.heldBy ?? null,
    locked: false,
    picture: null,
    pictureState: null,
    pinned: false,
    category: null,
    tags: [],
    withdrawn: false,
    unpublished: false,
    insertedAt,
    editedAt: null,
    lastActiveAt: insertedAt,
    revision,
    commentCount: 0,
    cursor: cursorOf(insertedAt, subject.id),
    isNew: true,
  }
}
