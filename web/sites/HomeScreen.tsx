import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useApp } from '../frame/document/App.tsx'
import { FeedLinks } from '../frame/FeedLinks.tsx'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { openingOf } from '../sections/cover.ts'
import { loadSections } from '../sections/drawings.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import type { HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'
import { HomePage } from './HomePage.tsx'

const query = graphql`
  query HomeScreenQuery {
    site {
      homepage {
        typename: __typename
        type
        ... on ImageSection {
          cover: options {
            image {
              url
              alt
              width
              height
            }
            caption
            url
          }
        }
        ...sectionTypes_section
      }
    }
    ...HomePage_query
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<HomeScreenQuery>(args, query, {}, undefined, ({ site }) =>
    loadSections(args, openingOf(site.homepage).rest),
  )

/** Screen of `/`: the site's home page. */
export function Component() {
  const data = useListPage<HomeScreenQuery>(query)
  const { site } = useShell()
  const { origin } = useApp()
  const { cover, rest } = openingOf(data.site.homepage)
  return (
    <>
      <PageHead
        path={urlFor.home()}
        things={[{ '@type': 'WebSite', name: site.name, description: site.description, url: `${origin}/` }]}
      />
      <FeedLinks path={urlFor.home()} title={site.name} />
      <HomePage query={data} cover={cover} rest={rest} />
    </>
  )
}
