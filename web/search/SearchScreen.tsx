import { SearchX } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { SearchForm } from './SearchForm.tsx'
import { Unlisted } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useIsOpen } from '../frame/open/useIsOpen.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import type { SearchScreen_query$key } from './__generated__/SearchScreen_query.graphql.ts'
import type { SearchScreenListQuery } from './__generated__/SearchScreenListQuery.graphql.ts'
import type { SearchScreenQuery } from './__generated__/SearchScreenQuery.graphql.ts'
import { askedIn, pathFor, searchedOn, variablesOf, type Asked } from './choices.ts'
import { Conditions } from './Conditions.tsx'
import { Filters } from './Filters.tsx'
import css from './search.module.css'
import { SearchResult } from './SearchResult.tsx'

const query = graphql`
  query SearchScreenQuery(
    $text: String!
    $types: [AssocType!]
    $since: DateTime
    $family: Boolean!
    $first: Int = 20
  ) {
    site {
      parentSite {
        id
      }
      childSites {
        id
      }
    }
    searchSuggestions(text: $text) {
      members {
        id
        username
        slug
      }
    }
    disorderSearch(search: $text) {
      total
    }
    ...Conditions_query @arguments(text: $text)
    ...SearchScreen_query
      @arguments(text: $text, types: $types, since: $since, family: $family, first: $first)
  }
`
const PAGE_SIZE = 20
/** Number of results after which the server stops counting. */
const MAX_COUNTED = 300

export const loader = (args: LoadArgs) =>
  loadPage<SearchScreenQuery>(args, query, variablesOf(askedIn(new URL(args.request.url).searchParams)))

/** Screen of `/search`: articles, threads and comments of this community that contain the words of a term (spec §2). */
export function Component() {
  const data = useListPage<SearchScreenQuery>(query)
  const { site } = useShell()
  const [params] = useSearchParams()
  const asked = askedIn(params)
  const hasFamily = data.site.parentSite !== null || data.site.childSites.length > 0
  const { term } = asked
  const { members } = data.searchSuggestions
  const isElsewhere = data.disorderSearch.total > 0 || members.length > 0
  return (
    <div className={layout.page}>
      <title>{`${term ? `${term} · ` : ''}Search · ${site.name}`}</title>
      <Unlisted />
      <h1>{term ? `Results for “${term}”` : 'Search'}</h1>
      <SearchForm key={term} label="Search again" term={term} />
      {term && <Filters asked={asked} hasFamily={hasFamily} />}
      {term && <Conditions query={data} term={term} />}
      {term && <Members members={members} />}
      {term && <Results query={data} asked={asked} hasFamily={hasFamily} isElsewhere={isElsewhere} />}
    </div>
  )
}

/** Members whose names contain the term. */
function Members({ members }: { members: SearchScreenQuery['response']['searchSuggestions']['members'] }) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="found-members" className={layout.stack}>
      <h2 id="found-members">Members</h2>
      <ul className={layout.row}>
        {members.map(({ id, username, slug }) => (
          <li key={id}>
            <SiteLink to={urlFor.member(slug)} className={css.choice}>
              {username}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Results({
  query,
  asked,
  hasFamily,
  isElsewhere,
}: {
  query: SearchScreen_query$key
  asked: Asked
  hasFamily: boolean
  /** True if the search found conditions or members, which are listed above. */
  isElsewhere: boolean
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    SearchScreenListQuery,
    SearchScreen_query$key
  >(
    graphql`
      fragment SearchScreen_query on Query
      @refetchable(queryName: "SearchScreenListQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        text: { type: "String!" }
        types: { type: "[AssocType!]" }
        since: { type: "DateTime" }
        family: { type: "Boolean!" }
      ) {
        search(text: $text, types: $types, since: $since, family: $family, first: $first, after: $after)
          @connection(key: "SearchScreen_search") {
          total
          isPartial
          edges {
            node {
              id
              ...SearchResult_result
            }
          }
        }
      }
    `,
    query,
    'first',
  )
  const { site } = useShell()
  const { edges, total, isPartial } = data.search
  const count = total >= MAX_COUNTED ? `More than ${total} results, the newest` : counted(total, 'result')
  return (
    <>
      <p role="status" className={layout.soft}>
        {edges.length > 0 ? count : isElsewhere ? `No ${searchedOn(site, asked.kind)}` : 'No results'}
        {isPartial && '. Some results contain only some of your words.'}
      </p>
      {edges.length === 0 && <Nothing asked={asked} hasFamily={hasFamily} isElsewhere={isElsewhere} />}
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <SearchResult result={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More results
        </Button>
      )}
    </>
  )
}

/** Suggestions for another search after one without results. */
function Nothing({
  asked,
  hasFamily,
  isElsewhere,
}: {
  asked: Asked
  hasFamily: boolean
  isElsewhere: boolean
}) {
  const isOpen = useIsOpen()
  const { site } = useShell()
  const isLimited = asked.kind !== '' || asked.time !== ''
  return (
    <Empty
      icon={<SearchX size={28} />}
      heading={`We didn't find any${isElsewhere || asked.kind ? ` ${searchedOn(site, asked.kind)}` : 'thing'}.`}
    >
      <p>Check the spelling, or try fewer or more general words.</p>
      <ul className={css.tries}>
        {isLimited && (
          <li>
            <SiteLink to={pathFor(asked, { kind: '', time: '' })}>Search everything, of any time</SiteLink>
          </li>
        )}
        {hasFamily && !asked.isFamily && (
          <li>
            <SiteLink to={pathFor(asked, { isFamily: true })}>Search related communities too</SiteLink>
          </li>
        )}
        {isOpen(urlFor.createThread()) && (
          <li>
            <SiteLink to={urlFor.createThread()}>Ask the community</SiteLink>
          </li>
        )}
      </ul>
    </Empty>
  )
}
