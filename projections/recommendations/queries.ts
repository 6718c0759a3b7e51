import type { ContentId, ContentKind, SiteId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { rank } from '../search/rank.ts'
import { foundBy } from '../visibility.ts'

/** A request for recommendations: items of some kinds on a site, at most `size`. */
interface Recommended {
  site: SiteId
  kinds: readonly ContentKind[]
  size: number
}

/**
 * Maximum numbers of items of each kind that are ranked: the last active ones of the site, the newest articles there,
 * which other sites may share with it, and those that share words.
 */
const MAX_ACTIVE = 500
const MAX_ALIKE = 200
/** Maximum numbers of words for which items are ranked, and of words of which an item must share two. */
const MAX_WORDS = 20
const MAX_PAIRED = 8
/** Maximum number of items per way of using them from which a member's interests are read, newest first. */
const MAX_KNOWN = 30

/** SQL for the ids of roots that a member wrote, commented on, reacted to or bookmarked. */
const knownTo = (viewer: Viewer): Fragment => fragment`(
  (select root as item from content where author = ${viewer?.id ?? ''} order by id desc ${limit(MAX_KNOWN)})
  union (select content.root from bookmark join content on content.id = bookmark.item
    where member = ${viewer?.id ?? ''} order by added_at desc, item desc ${limit(MAX_KNOWN)})
  union (select content.root from reaction join content on content.id = reaction.item
    where member = ${viewer?.id ?? ''} order by reaction.item desc ${limit(MAX_KNOWN)}))`

/** SQL condition: the viewer has reported neither the item named `item` nor its author. */
const unreported = (viewer: Viewer): Fragment => fragment`not exists (select from flag
  where flagger = ${viewer?.id ?? ''} and flag.item in (item.id, item.author) and not flag.withdrawn)`

/**
 * Items that a viewer can see and did not write, of members without a block between them and the viewer. The rank is
 * that of a search for any of the words in `titles`, SQL for rows of one `tsvector`. Items that `excluded` selects are
 * left out.
 */
async function recommended(
  sql: Sql,
  { site, kinds, size }: Recommended,
  viewer: Viewer,
  { titles, excluded }: { titles: Fragment; excluded: Fragment },
): Promise<ContentId[]> {
  const rows = await sql<{ id: ContentId }>`
    with wanted as materialized (
      select lexeme, row_number() over (order by count(*) desc, lexeme) as place,
        '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''' as term
      from ${titles} as titled(title), unnest(title) group by lexeme order by place ${limit(MAX_WORDS)}),
    query as materialized (select
      (select string_agg(term, '|' order by place)::tsquery from wanted) as some_words,
      (select string_agg(format('(%s & %s)', one.term, other.term), '|')::tsquery
        from wanted one join wanted other on one.place < other.place
        where other.place <= ${MAX_PAIRED}::int) as two_words),
    candidate as (
      (select active.id from unnest(${kinds}::text[]) as of(kind) cross join lateral (
        select id from content where content.kind = of.kind and content.site = ${site} and parent is null
        order by last_active_at desc, id desc ${limit(MAX_ACTIVE)}) active)
      union
      (select shared.id from unnest(${kinds}::text[]) as of(kind) cross join lateral (
        select post as id from post_place where post_place.kind = of.kind and post_place.site = ${site}
        order by date desc, post desc ${limit(MAX_ACTIVE)}) shared)
      union
      (select search_text.item from search_text where title @@ (select two_words from query) and ${site} = any(sites)
          and split_part(search_text.item, '_', 1) = any(${kinds})
        order by written_at desc ${limit(MAX_ALIKE)}))
    select item.id from candidate join content item on item.id = candidate.id
    left join (select item as found, words from search_text) text on text.found = item.id
    cross join query
    where ${foundBy(viewer)} and item.parent is null and author <> ${viewer?.id ?? ''} and ${unreported(viewer)}
      and item.id <> all(array(select * from ${excluded} as left_out(id)))
    order by ${rank(fragment`some_words`)} desc, item.id desc ${limit(size)}`
  return rows.map(({ id }) => id)
}

const nothing = fragment`(select null::text where false)`
const wordless = fragment`(select null::tsvector where false)`

/** Items like the one with a given id, by the words of its title; then others with much help and recent activity. */
export const recommendedFor = (sql: Sql, id: ContentId, wanted: Recommended, viewer: Viewer) =>
  recommended(sql, wanted, viewer, {
    titles: fragment`(select title from search_text where item = ${id})`,
    excluded: fragment`(select ${id}::text)`,
  })

/** Items like those that the viewer wrote, commented on, reacted to or bookmarked, without these. */
export const recommendedTo = (sql: Sql, wanted: Recommended, viewer: Viewer) =>
  viewer === null
    ? recommendedRecents(sql, wanted, viewer)
    : recommended(sql, wanted, viewer, {
        titles: fragment`(select search_text.title from ${knownTo(viewer)} known
          join search_text on search_text.item = known.item)`,
        excluded: knownTo(viewer),
      })

/** Items with recent activity, those with much help first. */
export const recommendedRecents = (sql: Sql, wanted: Recommended, viewer: Viewer) =>
  recommended(sql, wanted, viewer, { titles: wordless, excluded: nothing })
