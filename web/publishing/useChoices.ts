import { graphql, useFragment } from 'react-relay'
import { partOf } from '../../services/rules/publishing/verbs.ts'
import { useShell, viewerOf } from '../frame/shell.ts'
import type { useChoices_query$key } from './__generated__/useChoices_query.graphql.ts'
import type { Choices } from './Details.tsx'

/** Returns what the site offers for the details of an item; only editors choose other sites. */
export function useChoices(key: useChoices_query$key): Choices {
  const { site, siteSummaries } = useFragment(
    graphql`
      fragment useChoices_query on Query {
        site {
          id
          categories {
            slug
            name
          }
          settings {
            enable_auth_wall
          }
        }
        siteSummaries {
          id
          name
        }
      }
    `,
    key,
  )
  const viewer = viewerOf(useShell())
  const isEditor = viewer !== null && partOf(viewer) === 'editor'
  return {
    categories: site.categories,
    sites: isEditor ? siteSummaries.filter(({ id }) => id !== site.id) : [],
    choosesAuthors: isEditor,
    isWalled: site.settings.enable_auth_wall,
  }
}
