import { redirect } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { loadShell } from '../frame/shell.ts'

interface OfMember extends OperationType {
  variables: { slug: string }
  response: { user?: { slug: string } | null | undefined }
}

/**
 * Loader of a page of a member: redirects the viewer's own slug to the profile (except in the preview of the public
 * page, and on pages with `isOwn`, which members have for themselves too), and a member's former slug to the current one (spec §2 Members).
 */
export const loadMember =
  <T extends OfMember>(
    query: GraphQLTaggedNode,
    pathOf: (slug: string) => string,
    { isOwn = false }: { isOwn?: boolean } = {},
  ) =>
  async (args: LoadArgs) => {
    const slug = args.params.slug ?? ''
    const { viewer } = await loadShell(args)
    const isPreview = new URL(args.request.url).searchParams.has('preview')
    if (viewer?.slug === slug && !isPreview && !isOwn) throw redirect(urlFor.profile())
    return loadPage<T>(args, query, { slug }, ({ user }) => {
      if (user && user.slug !== slug) throw redirect(pathOf(user.slug), 301)
      return Boolean(user)
    })
  }
