import { graphql, useFragment } from 'react-relay'
import { partOf } from '../../services/rules/publishing/verbs.ts'
import { useShell, viewerOf } from '../frame/shell.ts'
import type { useChoices_query$key } from './__generated__/useChoices_query.graphql.ts'
import type { Choices } from './details/Details.tsx'
import { usePostForm, type PostForm } from './post-form.ts'

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
  const others = siteSummaries.filter(({ id }) => id !== site.id)
  return {
    siteNames: new Map(others.map(({ id, name }) => [id, name])),
    categories: site.categories,
    sites: isEditor ? others : [],
    choosesAuthors: isEditor,
    isWalled: site.settings.enable_auth_wall,
  }
}

/** Names of the sites on which the text would be published, the own one first. */
export function useSiteNames(form: PostForm, { siteNames }: Choices): readonly string[] {
  const { site } = useShell()
  const others = usePostForm(form, ({ crossPublished }) => crossPublished)
  return [site.name, ...others.flatMap((id) => siteNames.get(id) ?? [])]
}
