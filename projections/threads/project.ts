import type { RecordedEvent } from '../../events/event.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { foldContent } from './fold.ts'
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

/** Threads with their comments and replies, and how many of them a visitor sees. */
export const threads: Projection = {
  name: 'threads',
  version: 2,
  handles: [
    'ThreadCreated',
    'ThreadEdited',
    'CommentCreated',
    'CommentEdited',
    'ReplyCreated',
    'ReplyEdited',
    'ContentDeleted',
    'ContentMarkedAsSpam',
    'ContentPurged',
    'MemberErased',
    'RoleChanged',
  ],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.item)
    if (purged.length > 0) await purgeItems(purged, sql)
    for (const { events, turn } of partsOf(batch, await spammersOf(batch, sql))) {
      const forum = await loadForum(events, sql)
      for (const event of events) foldContent(forum, event)
      await saveForum(forum, sql)
      if (turn) await turnAuthor(turn, sql)
    }
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    return erased.length > 0 ? emptyTexts(erased, sql) : []
  },
  changes,
}
