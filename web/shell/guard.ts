import { data, redirect, redirectDocument, type LoaderFunction } from 'react-router'
import { urlFor } from '../../services/rules/links.ts'
import { redirectOf } from '../../services/rules/redirects.ts'
import { passage, redirectTarget } from '../../services/rules/guards.ts'
import { routeOf } from '../../services/rules/routes.ts'
import { notFound, type LoadArgs } from '../relay/page.ts'
import { readRedirects } from './redirects.ts'
import { entrantOf, readShell } from './shell.ts'

/** What the error boundary is told when a route asks for a verified account. */
export const unverified = 'unverified'

/** What it is told when the member is not authorised. */
export const unauthorised = 'unauthorised'

/** Lets the viewer pass, or throws where to go instead (spec §2 Route guards). */
async function enter(args: LoadArgs): Promise<void> {
  const url = new URL(args.request.url)
  const [shell, list] = await Promise.all([readShell(args), readRedirects(args)])
  const { site } = shell
  const onwards = redirectOf(url, site, list)
  if (onwards) throw isHere(onwards.to) ? redirect(onwards.to, onwards.status) : redirectDocument(onwards.to)
  const route = routeOf(url.pathname, site)?.route
  if (!route?.screen) throw notFound()
  const here = url.pathname + url.search
  switch (passage(route, entrantOf(shell))) {
    case 'pass':
      return
    case 'profile':
      throw redirect(redirectTarget(url.searchParams, urlFor.profile()))
    case 'sign-in':
      throw redirect(urlFor.login(here))
    case 'choose-username':
      throw redirect(urlFor.registerUsername(here))
    case 'verify':
      throw data(unverified, { status: 403 })
    case 'forbidden':
      throw data(unauthorised, { status: 403 })
  }
}

const isHere = (to: string) => to.startsWith('/')

/** A screen's loader behind the guard of its route. */
export const guarded =
  (loader: ((args: LoadArgs) => unknown) | undefined): LoaderFunction =>
  async (args) => {
    await enter(args)
    return loader ? loader(args) : {}
  }
