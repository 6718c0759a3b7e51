import { data, redirect, type LoaderFunction } from 'react-router'
import { urlFor } from '../../services/rules/links.ts'
import { guardOf, passage, safeRedirect } from '../../services/rules/routes.ts'
import type { LoadArgs } from '../relay/page.ts'
import { readShell, viewerOf } from './shell.ts'

/** What the error boundary is told when a route asks for a verified account. */
export const unverified = 'unverified'

/** Lets the viewer pass, or throws where to go instead (spec §2 Route guards). */
async function enter(args: LoadArgs): Promise<void> {
  const url = new URL(args.request.url)
  const shell = await readShell(args)
  switch (passage(guardOf(url.pathname), viewerOf(shell), shell.site.features)) {
    case 'pass':
      return
    case 'home':
      throw redirect(urlFor.home())
    case 'profile':
      throw redirect(url.searchParams.has('redirect') ? redirectTarget(url) : urlFor.profile())
    case 'sign-in':
      throw redirect(urlFor.login(url.pathname + url.search))
    case 'verify':
      throw data(unverified, { status: 403 })
  }
}

/** Where a sign-in leads (spec §4 Login): the query's `redirect` or `redirect_to`, when it is of this host. */
export const redirectTarget = ({ searchParams }: URL): string =>
  safeRedirect(searchParams.get('redirect') ?? searchParams.get('redirect_to'))

/** A screen's loader behind the guard of its route. */
export const guarded =
  (loader: ((args: LoadArgs) => unknown) | undefined): LoaderFunction =>
  async (args) => {
    await enter(args)
    return loader ? loader(args) : {}
  }
