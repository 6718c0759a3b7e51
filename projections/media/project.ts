import { EditorialId, SiteId } from '../../events/ids.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { MediaId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, lastBy, only, storable } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'

interface Use {
  id: string
  text: 'newest' | 'published' | 'home'
  media: string[]
}

const IDS = /media_[0-7][0-9a-hjkmnp-tv-z]{25}/g

/** Ids of pictures anywhere in a text, which has them in the paths of their files. */
const mediaIn = (text: unknown): string[] => [...new Set(JSON.stringify(text).match(IDS))].toSorted()

/** Uses of pictures after an event, where it changes them. */
function usesAfter({ type, data }: RecordedEvent): Use[] {
  switch (type) {
    case 'PostWritten':
    case 'PostRevised':
      return [{ id: data.subject.id, text: 'newest', media: mediaIn(data.text) }]
    case 'PostPublished':
      return [{ id: data.subject.id, text: 'published', media: mediaIn(data.text) }]
    case 'PostUnpublished':
    case 'PostBinned':
      return [{ id: data.subject.id, text: 'published', media: [] }]
    case 'SiteHomepageArranged':
      return [{ id: data.site, text: 'home', media: mediaIn(data.sections) }]
    default:
      return []
  }
}

function saveUses(batch: readonly RecordedEvent[], sql: Sql): void {
  const uses = lastBy(batch.flatMap(usesAfter), ({ id, text }) => `${id} ${text}`)
  if (uses.length > 0)
    void sql`merge into media_user using (
        select new.* from jsonb_to_recordset(${json(uses)}::jsonb) as new(id text, text text, media text[])
        where not exists (select from media_purged purged where purged.id = new.id)) new
      on (media_user.id, media_user.text) = (new.id, new.text)
      when matched and new.media = '{}' then delete
      when matched then update set media = new.media
      when not matched and new.media <> '{}' then insert values (new.id, new.text, new.media)`
}

function saveMedia(batch: readonly RecordedEvent[], sql: Sql): void {
  const added = only(batch, 'MediaAdded').map(({ data, metadata }) => ({
    ...storable(data),
    at: metadata.occurredAt,
  }))
  if (added.length > 0)
    void sql`insert into media select media, site, by, file, words, at, at
      from jsonb_to_recordset(${json(added)}::jsonb)
        as new(media text, site text, by text, file jsonb, words jsonb, at timestamptz)
      on conflict (id) do nothing`
  const changed = new Map<MediaId, object>()
  for (const { data, metadata } of only(batch, 'MediaDescribed', 'MediaReplaced'))
    changed.set(data.media, { ...changed.get(data.media), ...storable(data), at: metadata.occurredAt })
  if (changed.size > 0)
    void sql`update media set modified_at = at, file = coalesce(new.file, media.file),
        words = coalesce(new.words, media.words)
      from jsonb_to_recordset(${json([...changed.values()])}::jsonb)
        as new(media text, file jsonb, words jsonb, at timestamptz) where id = new.media`
  const removed = only(batch, 'MediaRemoved').map(({ data }) => data.media)
  if (removed.length > 0) void sql`delete from media where id = any(${removed})`
}

/** Changes of the pages that show pictures whose files or words changed. */
async function changesOf(batch: readonly RecordedEvent[], sql: Sql): Promise<Change[]> {
  const media = only(batch, 'MediaDescribed', 'MediaReplaced').map(({ data }) => data.media)
  if (media.length === 0) return []
  const users = await sql<{ id: string }>`select id from media_user where media && ${media}::text[]
    union select site from media where id = any(${media})`
  return users.flatMap(({ id }): Change[] =>
    SiteId.safeParse(id).success
      ? [
          { topic: 'site', id },
          { topic: `content-of:${id}`, id },
        ]
      : [{ topic: `content:${id}`, id }],
  )
}

/** Read model of the pictures in the libraries of sites, and of the texts that use them. */
export const media: Projection = {
  name: 'media',
  version: 1,
  handles: [
    'MediaAdded',
    'MediaDescribed',
    'MediaReplaced',
    'MediaRemoved',
    'PostWritten',
    'PostRevised',
    'PostPublished',
    'PostUnpublished',
    'PostBinned',
    'SiteHomepageArranged',
    'ContentPurged',
  ],
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').flatMap(({ data }) =>
      EditorialId.safeParse(data.subject.id).success ? [data.subject.id] : [],
    )
    if (purged.length > 0) {
      void sql`insert into media_purged select distinct unnest(${purged}::text[]) on conflict do nothing`
      void sql`delete from media_user where id = any(${purged})`
    }
    saveUses(batch, sql)
    saveMedia(batch, sql)
    return changesOf(batch, sql)
  },
  changes: () => [],
}
