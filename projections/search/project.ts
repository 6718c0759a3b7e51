import { contentEvents, isCreation, isEdit } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { json, only, text } from '../batch.ts'
import { fragment } from '../../services/postgres/sql.ts'
import { spansOf } from './spans.ts'
import { plainText } from '../../services/rules/publishing/plain-text.ts'
import { EDITORIAL_TEAM } from '../../services/rules/profiles/editorial-team.ts'
import { withoutMentions } from '../../services/rules/marks/mentions.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { english } from '../english.ts'
import { indexText } from '../../services/rules/writing/terms.ts'

/** Newest texts of an item in a batch; an edited item has sites, an author and a time only if the batch creates it. */
interface Words {
  item: string
  revision: number
  site?: string
  /** All sites on which it appears. */
  sites?: string[]
  author?: string
  written_at?: string
  titled: boolean
  title: string | null
  body: string | null
}

const terms = (value: Parameters<typeof text>[0]) => {
  const plain = text(value)
  return plain === null ? null : indexText(withoutMentions(plain))
}

type Publication = Extract<RecordedEvent, { type: 'PostPublished' | 'PostUnpublished' | 'PostBinned' }>

const isPublication = (event: RecordedEvent): event is Publication =>
  event.type === 'PostPublished' || event.type === 'PostUnpublished' || event.type === 'PostBinned'

/** Words of an item that editors publish; none once it is taken off the site. */
function publishedWords({ type, data, revision }: Publication): Words {
  const words = { item: data.subject.id, revision, titled: true, title: null, body: null }
  if (type !== 'PostPublished') return words
  const { site, date, text } = data
  return {
    ...words,
    site,
    sites: [...new Set([site, ...text.crossPublished])],
    author: EDITORIAL_TEAM,
    written_at: date,
    title: terms(text.title),
    body: terms([text.excerpt, plainText(text.sections)].join('\n')),
  }
}

function wordsIn(batch: readonly RecordedEvent[]): Words[] {
  const items = new Map<string, Words>()
  for (const event of batch) {
    if (isPublication(event)) {
      const words = publishedWords(event)
      if ((items.get(words.item)?.revision ?? -1) < words.revision)
        items.set(words.item, { ...items.get(words.item), ...words })
      continue
    }
    if (!isCreation(event) && !isEdit(event)) continue
    const { data, revision } = event
    const item = data.subject.id
    const before = items.get(item)
    if (before && before.revision >= revision) continue
    const titled = 'title' in data
    items.set(item, {
      ...before,
      ...(isCreation(event) && {
        site: event.data.site,
        sites: [event.data.site],
        author: event.data.author,
        written_at: event.metadata.occurredAt,
      }),
      item,
      revision,
      titled: titled || (before?.titled ?? false),
      title: titled ? terms(data.title) : (before?.title ?? null),
      body: terms(data.body),
    })
  }
  return [...items.values()]
}

const written = contentEvents()
/** Part of the version number; increment it with each change of the tables or of the meaning of their columns. */
const REVISION = 8

/** Read model of the words in content of every kind, by which items are found. */
export const search: Projection = {
  name: 'search',
  // Each kind of content that is built adds events, which gives the tables a new version number.
  version: REVISION + written.length,
  unhurried: true,
  handles: [...written, 'PostPublished', 'PostUnpublished', 'PostBinned', 'ContentPurged', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.subject.id)
    if (purged.length > 0) {
      void sql`insert into search_purged select distinct unnest(${purged}::text[]) on conflict do nothing`
      void sql`delete from search_text where item = any(${purged})`
    }
    const items = wordsIn(batch)
    if (items.length > 0)
      void sql`with changed as (
          select item, revision, site, sites, author, written_at, titled,
            setweight(to_tsvector(${english}, coalesce(title, '')), 'A') as title,
            setweight(to_tsvector(${english}, body), 'B') as body
          from jsonb_to_recordset(${json(items)}::jsonb) as changed(item text, revision int, site text, sites text[],
            author text, written_at timestamptz, titled boolean, title text, body text)
          where not exists (select from search_purged where search_purged.item = changed.item))
        merge into search_text as known using changed on known.item = changed.item
        when matched and known.revision < changed.revision then update set revision = changed.revision,
          sites = coalesce(changed.sites, known.sites),
          spans = case when changed.sites is null then known.spans
            else ${spansOf(fragment`changed.sites`, fragment`known.written_at`)} end,
          words = case when titled then changed.title else ts_filter(known.words, '{a}') end || changed.body
        when not matched and changed.site is not null then
          insert (item, site, sites, spans, author, written_at, revision, words)
          values (changed.item, changed.site, changed.sites,
            ${spansOf(fragment`changed.sites`, fragment`changed.written_at`)}, changed.author, changed.written_at,
            changed.revision, changed.title || changed.body)`
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0)
      void sql`update search_text set words = null where author = any(${erased}) and words is not null`
  },
  changes: () => [],
}
