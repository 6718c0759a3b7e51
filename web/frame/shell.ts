import { createContext, use } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime'
import { roles, type RoleId } from '../../services/rules/roles.ts'
import type { Entrant } from './routing/passage.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { environmentContext, type LoadArgs } from '../relay/page.ts'
import type { shellQuery as ShellQuery, shellQuery$data } from './__generated__/shellQuery.graphql.ts'

/** Loads the viewer and the site, which every screen needs. */
export const shellQuery = graphql`
  query shellQuery {
    viewer {
      id
      username
      avatar {
        thumb
      }
      firstName
      lastName
      slug
      roleId
      legacyRole
      isVerified
      lapsesAt
      isAnalyst
      needsSecondFactor
      ...DeletionBanner_user
    }
    site {
      id
      name
      prefix
      host
      description
      accent
      logo
      features
      authProviders
      verifiesByText
      categories {
        slug
        hasPost
        indexType
      }
      settings {
        accessibility
        corporate_site
        one_tap_enabled
        google_client_id
        facebook_one_tap
      }
      recaptchaKey
      wording {
        version
        language
        ...Agreement_wording
      }
      consentGroups {
        group
        digest
        providers
      }
      ...Banners_site
      ...Header_site
      ...Footer_site
      ...Head_site
    }
    siteSummaries {
      prefix
      name
      host
    }
    unreads {
      messages
      notifications
    }
    maintenance {
      since
      message
    }
  }
`

type Shell = shellQuery$data

const isRole = (id: number): id is RoleId => Object.values<number>(roles).includes(id)

/** Converts the viewer to the form that the rules require. Throws if this build does not know the viewer's role. */
export function viewerOf({ viewer }: Pick<Shell, 'viewer'>): Viewer {
  if (!viewer) return null
  if (!isRole(viewer.roleId)) throw new Error(`Unknown role: ${viewer.roleId}. Reload the page.`)
  const { id, roleId: role, isVerified, isAnalyst, needsSecondFactor, legacyRole } = viewer
  const acting = needsSecondFactor ? { role: roles.member, withheld: role } : { role }
  return {
    id,
    verified: isVerified === true,
    analyst: isAnalyst === true,
    legacyRole: legacyRole ?? null,
    ...acting,
  }
}

/** Converts the viewer to the form that route guards require. */
export function entrantOf(shell: Pick<Shell, 'viewer'>): Entrant {
  const viewer = viewerOf(shell)
  return viewer && { ...viewer, username: shell.viewer?.username ?? '' }
}

/** Reads the viewer and the site in a loader; fetches them if the store does not contain them. */
export async function loadShell({ context }: Pick<LoadArgs, 'context'>): Promise<Shell> {
  const shell = await fetchQuery<ShellQuery>(
    context.get(environmentContext),
    shellQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  if (!shell) throw new Error("Couldn't load the site")
  return shell
}

/** Reads the viewer and the site from the store; null if the store does not contain them. */
export function knownShell(environment: Environment): Shell | null {
  const operation = createOperationDescriptor(getRequest(shellQuery), {})
  if (environment.check(operation).status !== 'available') return null
  let known: Shell | null = null
  fetchQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-or-network' })
    .subscribe({ next: (shell) => (known = shell) })
    .unsubscribe()
  return known
}

export const ShellContext = createContext<Shell | null>(null)

/** Returns the viewer and the site to a component. Throws outside of `Shell`. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell is for components inside Shell')
  return shell
}

/** Id of the signed-in member; null for a visitor. */
export const useViewerId = (): string | null => useShell().viewer?.id ?? null
