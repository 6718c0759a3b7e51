import { ArrowLeft } from 'lucide-react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { headingOf, kindOf } from '../../events/kinds.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { loadPage, notFound, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { HistoryScreenQuery } from './__generated__/HistoryScreenQuery.graphql.ts'
import { assocTypeOf } from './decision/assoc-type.ts'
import { Compare, type Pair } from './history/Compare.tsx'
import { Decide } from './decision/Decide.tsx'
import { Difference } from './difference/Difference.tsx'
import { ContentFlagLink } from './history/ContentFlagLink.tsx'
import { HistoryEntry } from './history/HistoryEntry.tsx'
import { MemberRecord } from './MemberRecord.tsx'
import css from './moderation.module.css'
import { Purge } from './decision/Purge.tsx'

const query = graphql`
  query HistoryScreenQuery($assocId: ID!, $assocType: AssocType!, $from: Int, $to: Int, $compare: Boolean!) {
    contentHistory(assocId: $assocId, assocType: $assocType) {
      item {
        id
        insertedAt
        author {
          username
          insertedAt
          ...Byline_user
        }
        title
        assocType
        ...Decide_item
        ...Purge_item
      }
      record {
        ...MemberRecord_record
      }
      entries {
        id
        ...HistoryEntry_entry
      }
      ...Compare_history
    }
    before: contentAt(assocId: $assocId, assocType: $assocType, revision: $from) @include(if: $compare) {
      ...Difference_moment
    }
    after: contentAt(assocId: $assocId, assocType: $assocType, revision: $to) @include(if: $compare) {
      ...Difference_moment
    }
  }
`

export const loader = (args: LoadArgs) => {
  const assocId = args.params.id ?? ''
  const assocType = assocTypeOf(assocId)
  if (!assocType) throw notFound()
  const pair = pairIn(new URL(args.request.url).searchParams)
  return loadPage<HistoryScreenQuery>(args, query, { assocId, assocType, ...pair, compare: pair !== null })
}

/** Reads the two revisions to compare, older first, from the page's address; null if the address names none. */
function pairIn(search: URLSearchParams): Pair | null {
  const [from, to] = [search.get('from'), search.get('to')].map((text) =>
    /^\d{1,9}$/.test(text ?? '') ? Number(text) : null,
  )
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

/** Screen of `/moderation/:id`: an item's history, and decisions on its current revision. */
export function Component() {
  const { contentHistory, before, after } = usePage<HistoryScreenQuery>(query)
  const { item, record, entries } = contentHistory
  const pair = pairIn(useSearchParams()[0])
  return (
    <div className={layout.page}>
      <title>History</title>
      <SiteLink to={urlFor.moderation()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Moderation
      </SiteLink>
      <header className={layout.stack}>
        {item ? (
          <>
            <p className={css.kind}>{headingOf(kindOf(item.id))}</p>
            <h1>{item.title ?? `${headingOf(kindOf(item.id))} by ${item.author.username}`}</h1>
            <Byline user={item.author}>
              <Time at={item.insertedAt} exact />
            </Byline>
            <p className={layout.soft}>
              Member since <Time at={item.author.insertedAt} exact />
            </p>
            {record && <MemberRecord record={record} item={item.id} />}
            <div className={layout.row}>
              <Decide item={item} />
              <Purge item={item} />
              <ContentFlagLink assocType={item.assocType} id={item.id} />
            </div>
          </>
        ) : (
          <>
            <h1>Purged</h1>
            <p>Permanently removed. Only the record of the decision remains.</p>
          </>
        )}
      </header>
      <Compare key={`${pair?.from} ${pair?.to}`} history={contentHistory} chosen={pair} />
      {before && after && <Difference before={before} after={after} />}
      <section className={layout.stack} aria-labelledby="all">
        <h2 id="all">History</h2>
        <ol className={css.entries}>
          {entries.map((entry) => (
            <li key={entry.id} className={css.entry}>
              <HistoryEntry entry={entry} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
