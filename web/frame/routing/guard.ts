import { data, redirect, redirectDocument, replace, type LoaderFunction } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import {
  PROVIDER_LOG_IN,
  redirectOf,
  withoutProviderLogIn,
} from '../../../services/rules/routes/redirects.ts'
import { leavesApp, passage, redirectTarget } from './passage.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'
import { environmentContext, notFound, type LoadArgs } from '../../relay/page.ts'
import { readRedirects } from './redirects.ts'
import { entrantOf, loadShell } from '../shell.ts'

/** Text of the error for members without the required role, by which the error boundary recognizes it. */
export const unauthorised = 'unauthorised'

/** Error for people who may not read a text before it is published (spec §8). */
export const noPreview = 'No preview permission'

/** Checks that the viewer may open a route; if not, throws a redirect (spec §2 Route guards). */
async function enter(args: LoadArgs): Promise<void> {
  const url = new URL(args.request.url)
  const [shell, list] = await Promise.all([loadShell(args), readRedirects(args)])
  const { site } = shell
  const onwards = redirectOf(url, site, { list })
  if (onwards)
    throw isHere(onwards.to) ? onward(args)(onwards.to, onwards.status) : redirectDocument(onwards.to)
  const route = routeOf(url.pathname, site)?.route
  if (!route?.screen) throw notFound()
  const here = url.pathname + url.search
  switch (passage(route, entrantOf(shell), site)) {
    case 'pass':
      return
    case 'profile':
      throw leadTo(args, redirectTarget(url.searchParams, url.origin, urlFor.profile()))
    case 'sign-in':
      throw onward(args)(urlFor.login(here))
    case 'choose-username':
      throw onward(args)(toUsername(url))
    case 'verify':
      throw onward(args)(urlFor.verify(here))
    case 'second-factor':
      throw onward(args)(urlFor.logInSecurity())
    case 'forbidden':
      throw data(unauthorised, { status: 403 })
  }
}

/**
 * Function that makes a redirect. If the address bar already has the redirected page, as after a step back, the target
 * replaces this page in the history: otherwise each step back would lead forward again.
 */
const onward = ({ context, request: { url } }: LoadArgs): typeof redirect =>
  !context.get(environmentContext).isServer() && location.href.split('#')[0] === url ? replace : redirect

/** Response with which a loader redirects to a path of this site. */
export const leadTo = (args: LoadArgs, path: string): Response =>
  leavesApp(path) ? redirectDocument(path) : onward(args)(path)

/** Page that asks for a username before another one. The dialog after a provider's log-in opens over it. */
function toUsername(url: URL): string {
  const logInOutcome = url.searchParams.get(PROVIDER_LOG_IN)
  if (logInOutcome === null) return urlFor.registerUsername(url.pathname + url.search)
  const to = new URL(urlFor.registerUsername(withoutProviderLogIn(url)), url)
  to.searchParams.set(PROVIDER_LOG_IN, logInOutcome)
  return to.pathname + to.search
}

const isHere = (to: string) => to.startsWith('/')

/**
 * Returns a loader that checks the route's guard before it runs the screen's loader. On the server, both start at once
 * if the route requires no session (`isOpen`), so that their queries are sent to the database together.
 */
export const guarded =
  (loader: ((args: LoadArgs) => unknown) | undefined, { isOpen }: { isOpen: boolean }): LoaderFunction =>
  async (args) => {
    const entered = enter(args)
    if (!loader || !isOpen || !args.context.get(environmentContext).isServer()) {
      await entered
      return loader ? loader(args) : {}
    }
    const loading = (async () => loader(args))()
    const [passed, loaded] = await Promise.allSettled([entered, loading])
    if (passed.status === 'rejected') throw passed.reason
    if (loaded.status === 'rejected') throw loaded.reason
    return loaded.value
  }
