import { contentEvents } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { foldContent, isContent, type Content } from './fold.ts'
import { changesOf } from './changes.ts'
import { groupedIn, regroup } from './groups.ts'
import { settleMerges } from './merges.ts'
import { emptyTexts, purgeItems } from './removal.ts'
import { partsOf, spammersOf, turnAuthor } from './spammers.ts'
import { loadContent, saveContent } from './store.ts'

/** Changes announced for events that do not contain the root on whose page an item is shown. */
const changesIn = ({ items }: Content, events: readonly RecordedEvent[]): Change[] =>
  events.flatMap(({ data }) => {
    const item = 'subject' in data && isContent(data.subject.id) ? items.get(data.subject.id) : undefined
    const isAnnounced = 'root' in data && data.root.id === item?.root
    return item && !isAnnounced ? changesOf(item) : []
  })

/** Announces changes below status updates on the profiles of their authors too, whom events and rows do not name. */
async function onProfiles(
  batch: readonly RecordedEvent[],
  changed: readonly Change[],
  sql: Sql,
): Promise<Change[]> {
  const told = [
    ...batch.flatMap(({ data }) => ('root' in data ? [{ root: data.root.id, id: data.subject.id }] : [])),
    ...changed.map(({ topic, id }) => ({ root: topic.slice(topic.indexOf(':') + 1), id })),
  ].filter(({ root }) => root.startsWith('status_'))
  if (told.length === 0) return []
  const roots = [...new Set(told.map(({ root }) => root))]
  const owners = await sql<{
    id: string
    author: MemberId
  }>`select id, author from content where id = any(${roots})`
  return owners.flatMap((owner) =>
    told.flatMap(({ root, id }): Change[] =>
      root === owner.id ? [{ topic: `statuses:${owner.author}`, id }] : [],
    ),
  )
}

const written = contentEvents()
/** Part of the version number; increment it with each change of the tables or of the meaning of their columns. */
const REVISION = 10

/** Read model of content of all kinds: shared properties, texts, and the number of visible comments below each item. */
export const content: Projection = {
  name: 'content',
  // Each kind of content that is built adds events, which gives the tables a new version number.
  version: REVISION + written.length,
  formerly: ['threads_v1', 'threads_v2', 'threads_v3'],
  handles: [
    ...written,
    'ContentDeleted',
    'ContentMarkedAsSpam',
    'ContentHidden',
    'ContentReinstated',
    'ContentLocked',
    'ContentPinned',
    'ContentMoved',
    'ContentMerged',
    'PictureAttached',
    'PictureAllowed',
    'PictureRemoved',
    'FlagsDismissed',
    'AuthorWarned',
    'DecisionUndone',
    'ContentWithdrawn',
    'ContentRestored',
    'PostPublished',
    'PostUnpublished',
    'PostBinned',
    'ContentPurged',
    'MemberErased',
    'RoleChanged',
  ],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.subject.id)
    const changed: Change[] = purged.length > 0 ? await purgeItems(purged, sql) : []
    for (const { events, turn, joined } of partsOf(batch, await spammersOf(batch, sql))) {
      const content = await loadContent(events, sql)
      const grouped = new Set(groupedIn(content, new Set()))
      const into = () => joined && content.items.get(joined)?.mergedInto
      const before = into()
      for (const event of events) foldContent(content, event)
      if (content.items.size > 0) void saveContent(content, sql)
      const regrouped = groupedIn(content, grouped)
      if (regrouped.length > 0) void regroup(regrouped, sql)
      changed.push(...changesIn(content, events))
      if (turn) changed.push(...(await turnAuthor(turn, sql)))
      if (joined && into() !== before) changed.push(...(await settleMerges([joined], sql)))
    }
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) changed.push(...(await emptyTexts(erased, sql)))
    return [...changed, ...(await onProfiles(batch, changed, sql))]
  },
  changes({ type, data, metadata: { site } }) {
    if (type === 'PostPublished')
      return changesOf({ root: data.subject.id, id: data.subject.id, site: data.site })
    if (!('root' in data)) return []
    const { id } = data.subject
    const isQueued = ('heldBy' in data && data.heldBy) || type === 'PictureAttached'
    const queued: Change[] = isQueued ? [{ topic: 'moderation', id }] : []
    return [...queued, ...changesOf({ root: data.root.id, id, site })]
  },
}
