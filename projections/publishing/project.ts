import { EditorialId } from '../../events/ids.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { foldPost, handled, isPostEvent } from './fold.ts'
import { loadPosts, purgePosts, savePosts } from './store.ts'

/** Read model of what editors write: the newest texts, those that readers get, and every change. */
export const publishing: Projection = {
  name: 'publishing',
  version: 1,
  handles: [...handled, 'ContentPurged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').flatMap(({ data }) =>
      EditorialId.safeParse(data.subject.id).success ? [data.subject.id] : [],
    )
    if (purged.length > 0) purgePosts(purged, sql)
    const events = batch.filter(isPostEvent)
    if (events.length === 0) return
    const posts = await loadPosts(events, sql)
    for (const event of events) foldPost(posts, event)
    savePosts(posts, sql)
  },
  changes: () => [],
}
