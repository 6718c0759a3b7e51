import type { ContentKind, SiteId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { anyOf, eachOf, fragment, limit, type Fragment } from '../../services/postgres/sql.ts'
import { searchedFor } from '../../services/rules/writing/searched.ts'
import { foundBy, visibleTo } from '../visibility.ts'
import { spansBackFrom } from './spans.ts'

/** Content to find: words of a text, on some sites, only of some kinds, optionally written since a time. */
export interface ContentSearch {
  text: string
  sites: readonly SiteId[]
  kinds: readonly ContentKind[]
  since: Date | null
  /** True to find only items with all words, also for a long text. */
  exact?: boolean
}

/** SQL condition for rows of words: the kind and the age of the item. Subqueries let the plan be kept. */
export const filterOf = ({ kinds, since }: Pick<ContentSearch, 'kinds' | 'since'>): Fragment =>
  fragment`split_part(item, '_', 1) = ${anyOf(kinds)} and written_at >= (select ${since ?? '-infinity'}::timestamptz)`

/** SQL condition for found items named `item` below ancestors that the viewer can see. */
const reachable = (viewer: Viewer): Fragment => fragment`${foundBy(viewer)} and (item.parent is null
  or (exists (select from content where id = item.root and ${visibleTo(viewer)})
    and (item.parent = item.root
      or exists (select from content where id = item.parent and ${visibleTo(viewer)}))))`

/** SQL condition for items named `item` that now appear on one of some sites; the index of words can be behind. */
const appearsOn = (sites: readonly SiteId[]): Fragment => fragment`(item.site = ${anyOf(sites)}
  or exists (select from post_place where post_place.post = item.id and post_place.site = ${anyOf(sites)}))`

/**
 * SQL for rows of visible items on some sites, joined to rows named `matching` one by one, so that a limit ends the
 * search.
 */
export const visible = (viewer: Viewer, sites: readonly SiteId[]): Fragment => fragment`cross join lateral (
  select id, author, parent, root, comment_count, last_active_at from content item
  where item.id = matching.item and ${reachable(viewer)} and ${appearsOn(sites)} limit 1) item`

interface Newest {
  matches: Fragment
  sites: readonly SiteId[]
  size: number
  /** SQL for further columns, of the row of words. */
  columns: Fragment
}

/**
 * SQL for the newest items that fulfil a condition and that the viewer can see, at most `size`. Spans of days are
 * searched one after the other until there are enough, because an index of words cannot find the newest matches first.
 */
export function newestOf({ matches, sites, size, columns }: Newest, viewer: Viewer): Fragment {
  const groups = spansBackFrom(Date.now()).map((group) => `{${group.join(',')}}`)
  return fragment`select item.*, ${columns}
    from (select array(select (hashtext(site)::bigint << 24) + span
        from ${eachOf(sites)} as of(site), unnest(numbers::int[]) as one(span)) as spans
      from ${eachOf(groups)} as days(numbers) offset 0) days
    cross join lateral (
      select item, words from search_text
      where ${matches} and search_text.spans && days.spans
        and search_text.sites && array(select unnest(${sites}::text[]))
      order by written_at desc) matching ${visible(viewer, sites)} ${limit(size)}`
}

/**
 * Subtracted from the logarithm of the rank of items with an abbreviation in the place of a word: of a noun, whose
 * meaning is another one, and of other words, which may have capitals for emphasis.
 */
const [OF_NOUN, OF_OTHER] = [3, 0.3]

/** SQL for a number to subtract from the logarithm of a rank, for words that may have another meaning than a search. */
export function doubtOf(words: Fragment, text: string): Fragment {
  const { ofNouns, ofOthers } = searchedFor(text).abbreviations
  if (ofNouns.length + ofOthers.length === 0) return fragment`0`
  const hasAny = (terms: readonly string[]) =>
    fragment`coalesce(${words} @@ (select ${terms.join('|')}::tsquery), false)`
  return fragment`case when ${hasAny(ofNouns)} then ${OF_NOUN}::float8 when ${hasAny(ofOthers)} then ${OF_OTHER}::float8 else 0 end`
}

/** Seconds in which an item loses a factor e of its rank: two years. */
const AGE_S = 2 * 365 * 86_400

/** SQL for the logarithm of help^0.3 × e^(−age / two years) of a row named `item`. */
export const help = fragment`0.3 * ln(1 + item.comment_count
  + coalesce((select sum(count) from reaction_count where reaction_count.item = item.id), 0))
  + extract(epoch from item.last_active_at) / ${AGE_S}::float8`
