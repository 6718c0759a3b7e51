import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { MutationParameters } from 'relay-runtime'
import { commit } from '../../relay/commit.ts'
import { toast } from '../../ui/toast.ts'

// What administrators do to a site. Each answers with the whole of it, so that every part of the page knows.

export const renameSite = graphql`
  mutation commandsRenameMutation($siteId: ID!, $name: String!) {
    renameSite(siteId: $siteId, name: $name) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const describeSite = graphql`
  mutation commandsDescribeMutation($siteId: ID!, $description: String!) {
    describeSite(siteId: $siteId, description: $description) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const chooseHost = graphql`
  mutation commandsHostMutation($siteId: ID!, $host: String!) {
    chooseSiteHost(siteId: $siteId, host: $host) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const chooseAccent = graphql`
  mutation commandsAccentMutation($siteId: ID!, $accent: String!) {
    chooseSiteAccent(siteId: $siteId, accent: $accent) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const chooseLogo = graphql`
  mutation commandsLogoMutation($siteId: ID!, $logo: String) {
    chooseSiteLogo(siteId: $siteId, logo: $logo) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const chooseParent = graphql`
  mutation commandsParentMutation($siteId: ID!, $parentId: ID) {
    chooseSiteParent(siteId: $siteId, parentId: $parentId) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const changeFlag = graphql`
  mutation commandsFlagMutation($siteId: ID!, $flag: String!, $on: Boolean!) {
    changeSiteFlag(siteId: $siteId, flag: $flag, on: $on) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const changeSetting = graphql`
  mutation commandsSettingMutation($siteId: ID!, $setting: String!, $value: JSON) {
    changeSiteSetting(siteId: $siteId, setting: $setting, value: $value) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const arrangeMenu = graphql`
  mutation commandsMenuMutation($siteId: ID!, $items: JSON!) {
    arrangeSiteMenu(siteId: $siteId, items: $items) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const addRedirect = graphql`
  mutation commandsAddRedirectMutation($siteId: ID!, $path: String!, $redirect: String!) {
    addSiteRedirect(siteId: $siteId, path: $path, redirect: $redirect) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const removeRedirect = graphql`
  mutation commandsRemoveRedirectMutation($siteId: ID!, $path: String!) {
    removeSiteRedirect(siteId: $siteId, path: $path) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const addCategory = graphql`
  mutation commandsAddCategoryMutation(
    $siteId: ID!
    $slug: String!
    $name: String!
    $hasPost: Boolean!
    $indexType: String!
  ) {
    addCategory(siteId: $siteId, slug: $slug, name: $name, hasPost: $hasPost, indexType: $indexType) {
      site {
        ...SiteScreen_site
      }
    }
  }
`
export const removeCategory = graphql`
  mutation commandsRemoveCategoryMutation($siteId: ID!, $slug: String!) {
    removeCategory(siteId: $siteId, slug: $slug) {
      site {
        ...SiteScreen_site
      }
    }
  }
`

/** One thing to be done to the site. */
export type Deed = readonly [mutation: typeof renameSite, variables: MutationParameters['variables']]

/**
 * Does things to one site, one after the other until one is refused, which a toast tells. Resolves with whether all
 * were done.
 */
export function useSite(siteId: string) {
  const environment = useRelayEnvironment()
  const [isBusy, setBusy] = useState(false)
  async function run(deeds: readonly Deed[], done = 'Saved. The community shows it already.') {
    setBusy(true)
    try {
      for (const [mutation, variables] of deeds) {
        const response = await commit(environment, { mutation, variables: { siteId, ...variables } })
        if (!response) return false
      }
      if (deeds.length > 0) toast(done)
      return true
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
