import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { SocialLink } from '../../services/rules/social-sites.ts'
import { useCommand } from '../relay/useCommand.ts'
import type { useSocialSitesRemoveMutation } from './__generated__/useSocialSitesRemoveMutation.graphql.ts'
import type { useSocialSitesSetMutation } from './__generated__/useSocialSitesSetMutation.graphql.ts'

/** Changes the viewer's links (spec §7 setSocialSites, deleteSocialSite). */
export function useSocialSites() {
  const [runSet, isSetting] = useCommand<useSocialSitesSetMutation>(graphql`
    mutation useSocialSitesSetMutation($sites: [SocialSiteInput!]!) {
      setSocialSites(sites: $sites) {
        user {
          ...OwnSocialSites_user
          socialSites {
            id
            type
            handle
          }
        }
      }
    }
  `)
  const [runRemove, isRemoving] = useCommand<useSocialSitesRemoveMutation>(graphql`
    mutation useSocialSitesRemoveMutation($id: ID!) {
      deleteSocialSite(id: $id) {
        user {
          ...OwnSocialSites_user
        }
      }
    }
  `)
  /** Resolves to all links of the viewer; null on failure. */
  const set = useCallback(
    async (sites: readonly (SocialLink & { id: string | null })[]) =>
      (await runSet({ sites: [...sites] }))?.setSocialSites.user.socialSites ?? null,
    [runSet],
  )
  const remove = useCallback(
    async (id: string): Promise<boolean> => (await runRemove({ id }, { done: 'Removed' })) !== null,
    [runRemove],
  )
  return { set, remove, isBusy: isSetting || isRemoving }
}
