import { EditorialId } from '../../events/ids.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { foldPost, handled, isPostEvent, type Posts } from './fold.ts'
import { loadPosts, placesOf, purgePosts, savePosts, sitesOf } from './store.ts'

/** Changes of items on the sites on which they appear, or did. The read model of content knows their own sites only. */
const changesOf = ({ publications }: Posts, before: Awaited<ReturnType<typeof placesOf>>): Change[] =>
  [...publications.values()].flatMap(({ id, site, published }): Change[] => {
    const present = published ? sitesOf(site, published.text) : []
    const past = before.flatMap((place) => (place.post === id ? [place.site] : []))
    const lists = [...new Set([...present, ...past])]
    return [
      { topic: `content:${id}`, id },
      ...lists.map((one): Change => ({ topic: `content-of:${one}`, id })),
    ]
  })

/** Read model of what editors write: the newest texts, those that readers get, and every change. */
export const publishing: Projection = {
  name: 'publishing',
  version: 2,
  handles: [...handled, 'ContentPurged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').flatMap(({ data }) =>
      EditorialId.safeParse(data.subject.id).success ? [data.subject.id] : [],
    )
    if (purged.length > 0) purgePosts(purged, sql)
    const events = batch.filter(isPostEvent)
    if (events.length === 0) return []
    const posts = await loadPosts(events, sql)
    for (const event of events) foldPost(posts, event)
    const before = await placesOf([...posts.publications.keys()], sql)
    savePosts(posts, sql)
    return changesOf(posts, before)
  },
  changes: (event) =>
    isPostEvent(event) ? [{ topic: `editing:${event.data.subject.id}`, id: event.data.subject.id }] : [],
}
