import type { RecordedEvent } from '../../events/event.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { foldContent, itemIn, type Forum } from './fold.ts'
import { emptyTexts, purgeItems } from './removal.ts'
import { partsOf, spammersOf, turnAuthor } from './spammers.ts'
import { loadForum, saveForum } from './store.ts'

function changes({ data, metadata: { site } }: RecordedEvent): Change[] {
  if (!('thread' in data)) return []
  const { thread } = data
  const id =
    'item' in data ? data.item : 'reply' in data ? data.reply : 'comment' in data ? data.comment : thread
  const lists: Change[] = site ? [{ topic: `threads:${site}`, id: thread }] : []
  return [{ topic: `thread:${thread}`, id }, ...lists]
}

/** What events change that name an item and not where it is: its thread, and the lists of its site. */
const changesIn = (forum: Forum, events: readonly RecordedEvent[]): Change[] =>
  only(events, 'ContentWithdrawn', 'ContentRestored').flatMap(({ data: { subject } }): Change[] => {
    const item = itemIn(forum, subject.id)
    if (!item) return []
    const thread = 'thread' in item ? item.thread : item.id
    return [
      { topic: `thread:${thread}`, id: subject.id },
      { topic: `threads:${item.site}`, id: thread },
    ]
  })

/** Threads with their comments and replies, and how many of them a visitor sees. */
export const threads: Projection = {
  name: 'threads',
  version: 3,
  handles: [
    'ThreadCreated',
    'ThreadEdited',
    'CommentCreated',
    'CommentEdited',
    'ReplyCreated',
    'ReplyEdited',
    'ContentDeleted',
    'ContentMarkedAsSpam',
    'ContentWithdrawn',
    'ContentRestored',
    'ContentPurged',
    'MemberErased',
    'RoleChanged',
  ],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.item)
    if (purged.length > 0) await purgeItems(purged, sql)
    const changed: Change[] = []
    for (const { events, turn } of partsOf(batch, await spammersOf(batch, sql))) {
      const forum = await loadForum(events, sql)
      for (const event of events) foldContent(forum, event)
      await saveForum(forum, sql)
      changed.push(...changesIn(forum, events))
      if (turn) await turnAuthor(turn, sql)
    }
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    return erased.length > 0 ? [...changed, ...(await emptyTexts(erased, sql))] : changed
  },
  changes,
}
