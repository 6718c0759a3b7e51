import { keysOf } from '../../events/entries.ts'
import { disorderEvents } from '../../events/disorders.ts'
import type { RecordedEvent } from '../../events/event.ts'
import { searchKey, wordsOf } from '../../services/rules/disorders/names.ts'
import { nameKey } from '../../services/rules/writing/named.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { json, lastBy, only, storable } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

const handles = keysOf(disorderEvents)

type Described = ReturnType<typeof described>[number]

const described = (batch: readonly RecordedEvent[]) =>
  only(batch, 'DisorderDefined', 'DisorderCorrected').map(({ type, data }) => ({ type, ...storable(data) }))

async function describe(all: readonly Described[], sql: Sql): Promise<void> {
  const last = lastBy(all, ({ disorder }) => disorder)
  // After a correction by an administrator, the row keeps the source of the other facts.
  const sourceOf = new Map<string, Pick<Described, 'source' | 'release'>>()
  for (const { disorder, source, release } of all)
    if (source !== null) sourceOf.set(disorder, { source, release })
  const rows = last.map((one) => ({ ...one, ...sourceOf.get(one.disorder) }))
  await sql`insert into disorder (id, orpha_code, name, slug, is_group, summary, synonyms, onset_ages,
      inheritance_types, prevalences, allow_indexing, source, release)
    select disorder, "orphaCode", name, slug, "isGroup", summary, synonyms, "onsetAges", "inheritanceTypes",
      prevalences, "allowIndexing", source, release
    from jsonb_to_recordset(${json(rows)}::jsonb) as known(disorder text, "orphaCode" text, name text, slug text,
      "isGroup" boolean, summary text, synonyms jsonb, "onsetAges" jsonb, "inheritanceTypes" jsonb, prevalences jsonb,
      "allowIndexing" boolean, source text, release text)
    on conflict (id) do update set orpha_code = excluded.orpha_code, name = excluded.name, slug = excluded.slug,
      is_group = excluded.is_group, summary = excluded.summary, synonyms = excluded.synonyms,
      onset_ages = excluded.onset_ages, inheritance_types = excluded.inheritance_types,
      prevalences = excluded.prevalences, allow_indexing = excluded.allow_indexing,
      source = coalesce(excluded.source, disorder.source), release = coalesce(excluded.release, disorder.release)`
  await sql`insert into disorder_slug
    select slug, disorder from jsonb_to_recordset(${json(all)}::jsonb) as known(slug text, disorder text)
    on conflict do nothing`

  const ids = last.map(({ disorder }) => disorder)
  const parents = last.flatMap(({ disorder, parents }) => parents.map((parent) => ({ disorder, parent })))
  await sql`delete from disorder_parent where disorder = any(${ids})`
  await sql`insert into disorder_parent
    select disorder, parent from jsonb_to_recordset(${json(parents)}::jsonb) as known(disorder text, parent text)
    on conflict do nothing`

  const names = last.flatMap(({ disorder, name, synonyms }) =>
    [name, ...synonyms].map((name, place) => ({
      disorder,
      place,
      name,
      key: searchKey(name),
      terms: nameKey(name),
    })),
  )
  await sql`delete from disorder_name where disorder = any(${ids})`
  await sql`insert into disorder_name
    select * from jsonb_to_recordset(${json(names)}::jsonb) as known(disorder text, place int, name text, key text,
      terms text)`
  const words = new Set(all.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(wordsOf)))
  await sql`insert into disorder_word select unnest(${[...words]}::text[]) on conflict do nothing`
}

/** Retires disorders, and ends the retirement of disorders that are defined again. */
async function retire(batch: readonly RecordedEvent[], sql: Sql): Promise<void> {
  const ends = only(batch, 'DisorderDefined', 'DisorderRetired').map(({ type, data }) => ({
    disorder: data.disorder,
    is_retired: type === 'DisorderRetired',
    successor: 'successor' in data ? data.successor : null,
  }))
  await sql`update disorder set is_retired = ended.is_retired, successor = ended.successor
    from jsonb_to_recordset(${json(lastBy(ends, ({ disorder }) => disorder))}::jsonb)
      as ended(disorder text, is_retired boolean, successor text)
    where disorder.id = ended.disorder`
}

/** Updates the featured disorders of sites and the conditions that sites are about. */
async function choose(batch: readonly RecordedEvent[], sql: Sql): Promise<void> {
  const features = lastBy(only(batch, 'DisorderFeatured', 'DisorderUnfeatured'), pairOf)
  const [featured, unfeatured] = parted(features, 'DisorderFeatured')
  await sql`delete from disorder_feature
    using jsonb_to_recordset(${unfeatured}::jsonb) as gone(site text, disorder text)
    where (disorder_feature.site, disorder_feature.disorder) = (gone.site, gone.disorder)`
  await sql`insert into disorder_feature
    select * from jsonb_to_recordset(${featured}::jsonb) as added(site text, disorder text) on conflict do nothing`

  const conditions = lastBy(only(batch, 'SiteConditionAdded', 'SiteConditionRemoved'), pairOf)
  const [added, removed] = parted(conditions, 'SiteConditionAdded')
  await sql`delete from site_condition
    using jsonb_to_recordset(${removed}::jsonb) as gone(site text, disorder text)
    where (site_condition.site, site_condition.disorder) = (gone.site, gone.disorder)`
  await sql`insert into site_condition
    select * from jsonb_to_recordset(${added}::jsonb) as added(site text, disorder text) on conflict do nothing`
}

interface Chosen {
  type: string
  data: { site: string; disorder: string }
}
const pairOf = ({ data }: Chosen) => `${data.site} ${data.disorder}`
const parted = (ends: readonly Chosen[], added: string) => [
  json(ends.filter(({ type }) => type === added).map(({ data }) => data)),
  json(ends.filter(({ type }) => type !== added).map(({ data }) => data)),
]

async function answer(batch: readonly RecordedEvent[], sql: Sql): Promise<void> {
  const given = only(batch, 'DisorderQuestionsAnswered').map(({ data }) => storable(data))
  const last = lastBy(given, ({ disorder, source }) => `${disorder} ${source}`)
  if (last.length === 0) return
  const rows = last.flatMap(({ disorder, source, questions }) =>
    questions.map((question, place) => ({ disorder, source, place, ...question })),
  )
  await sql`delete from disorder_question
    using jsonb_to_recordset(${json(last)}::jsonb) as given(disorder text, source text)
    where (disorder_question.disorder, disorder_question.source) = (given.disorder, given.source)`
  await sql`insert into disorder_question
    select disorder, source, place, slug, question, answer, url from jsonb_to_recordset(${json(rows)}::jsonb)
      as given(disorder text, source text, place int, slug text, question text, answer text, url text)`
}

/**
 * Read model of the directory of disorders, their names for the search, and the choices of sites (spec §3 Disorder).
 */
export const disorders: Projection = {
  name: 'disorders',
  version: 3,
  handles,
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const all = described(batch)
    if (all.length > 0) await describe(all, sql)
    await retire(batch, sql)
    await choose(batch, sql)
    await answer(batch, sql)
  },
  changes: ({ data }) =>
    'disorder' in data && !('member' in data)
      ? [{ topic: `disorder:${data.disorder}`, id: data.disorder }]
      : [],
}
