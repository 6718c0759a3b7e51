import { contentEvents, isContentCreation, isContentEdit } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { SiteId } from '../../events/kinds.ts'
import { json, lastBy, only, text } from '../batch.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { spansOf } from './spans.ts'
import { plainText } from '../../services/rules/publishing/plain-text.ts'
import { EDITORIAL_TEAM } from '../../services/rules/profiles/editorial-team.ts'
import { withoutMentions } from '../../services/rules/marks/mentions.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { configurationOf, languagesOf, wordsIn } from './languages.ts'
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

function itemsIn(batch: readonly RecordedEvent[]): Words[] {
  const items = new Map<string, Words>()
  for (const event of batch) {
    if (isPublication(event)) {
      const words = publishedWords(event)
      if ((items.get(words.item)?.revision ?? -1) < words.revision)
        items.set(words.item, { ...items.get(words.item), ...words })
      continue
    }
    if (!isContentCreation(event) && !isContentEdit(event)) continue
    const { data, revision } = event
    const item = data.subject.id
    const before = items.get(item)
    if (before && before.revision >= revision) continue
    const titled = 'title' in data
    items.set(item, {
      ...before,
      ...(isContentCreation(event) && {
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

/** Stores the languages of sites; returns the sites whose rules for words change. */
async function changedLanguages(batch: readonly RecordedEvent[], sql: Sql): Promise<SiteId[]> {
  const wordings = lastBy(
    only(batch, 'SiteWordingPublished').map(({ data }) => data),
    ({ site }) => site,
  )
  if (wordings.length === 0) return []
  const languages = wordings.map(({ site, language }) => ({ site, language: configurationOf(language) }))
  const rows = await sql<{ site: SiteId }>`
    with given as (select * from jsonb_to_recordset(${json(languages)}::jsonb) as given(site text, language text)),
    before as (select site from given left join search_language known using (site)
      where given.language <> coalesce(known.language, 'english')),
    stored as (insert into search_language select * from given
      on conflict (site) do update set language = excluded.language)
    select site from before`
  return rows.map(({ site }) => site)
}

/** Number of rows that one statement writes, so that none takes long. */
const REWRITTEN_ROWS = 1000

/** Makes the words of all items on some sites again, by the present languages. */
async function rewrite(sites: readonly SiteId[], sql: Sql): Promise<void> {
  for (let last: string | null = sites.length > 0 ? '' : null; last !== null;) {
    const rows: { last: string | null }[] = await sql<{ last: string | null }>`
      with part as materialized (
        select item, ${languagesOf(fragment`sites`)} as languages from search_text
        where item > ${last} and sites && ${sites}::text[] and words is not null order by item ${limit(REWRITTEN_ROWS)}),
      written as (
        update search_text set words = ${wordsIn(fragment`languages`, fragment`title_terms`, fragment`body_terms`)}
        from part where part.item = search_text.item)
      select max(item) as last from part`
    last = rows[0]?.last ?? null
  }
}

const written = contentEvents()
/** Part of the version number; increment it with each change of the tables or of the meaning of their columns. */
const REVISION = 9

/** Read model of the words in content of every kind, by which items are found. */
export const search: Projection = {
  name: 'search',
  // Each kind of content that is built adds events, which gives the tables a new version number.
  version: REVISION + written.length,
  unhurried: true,
  handles: [
    ...written,
    'PostPublished',
    'PostUnpublished',
    'PostBinned',
    'ContentPurged',
    'MemberErased',
    'SiteWordingPublished',
  ],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const changed = await changedLanguages(batch, sql)
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.subject.id)
    if (purged.length > 0) {
      void sql`insert into search_purged select distinct unnest(${purged}::text[]) on conflict do nothing`
      void sql`delete from search_text where item = any(${purged})`
    }
    const items = itemsIn(batch)
    if (items.length > 0)
      void sql`with changed as (
          select item, changed.revision, coalesce(known.site, changed.site) as site,
            coalesce(changed.sites, known.sites) as sites, coalesce(known.author, changed.author) as author,
            coalesce(known.written_at, changed.written_at) as written_at,
            case when changed.titled then changed.title else known.title_terms end as title_terms, changed.body
          from jsonb_to_recordset(${json(items)}::jsonb) as changed(item text, revision int, site text, sites text[],
            author text, written_at timestamptz, titled boolean, title text, body text)
          left join search_text known using (item)
          where (known.revision < changed.revision or known.item is null and changed.site is not null)
            and not exists (select from search_purged where search_purged.item = changed.item))
        insert into search_text (item, revision, site, sites, spans, author, written_at, title_terms, body_terms, words)
        select item, revision, site, sites, ${spansOf(fragment`sites`, fragment`written_at`)}, author, written_at,
          title_terms, body, ${wordsIn(fragment`languages`, fragment`title_terms`, fragment`body`)}
        from changed cross join lateral (select ${languagesOf(fragment`sites`)} as languages) of
        on conflict (item) do update set revision = excluded.revision, sites = excluded.sites, spans = excluded.spans,
          title_terms = excluded.title_terms, body_terms = excluded.body_terms, words = excluded.words`
    await rewrite(changed, sql)
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0)
      void sql`update search_text set words = null, title_terms = null, body_terms = null
        where author = any(${erased}) and words is not null`
  },
  changes: () => [],
}
