import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { MemberId, SiteId } from '../../../events/ids.ts'
import { addressOf } from '../../rules/routes/address.ts'
import { savePending, takePending } from '../../operational/pending-log-ins.ts'
import { newSecret } from '../../operational/secrets.ts'
import type { CookieName } from '../../rules/cookies.ts'
import { safeRedirect } from '../../rules/routes/guards.ts'
import { HAND_OFF, HAND_OFF_PASS, siteOrigin } from '../../rules/routes/links.ts'
import type { Services } from '../graphql/frame/context.ts'
import { privateCookie } from '../http/cookies.ts'
import { checked } from '../http/problem.ts'
import type { SignIn } from '../plugins/session-cookie.ts'
import { noSite } from '../plugins/site.ts'
import type { SiteRow } from '../reads.ts'

const Prefix = z.string().max(100)
const To = z.string().max(3000)
const Pass = z.object({ for: Prefix, to: To })
const Begin = z.object({ from: Prefix, to: To })
const Passed = z.object({ pass: z.string().max(100) })
const Issue = z.object({ for: Prefix, to: To, challenge: z.string().length(43) })
const Accept = z.object({ token: z.string().max(100), to: To })

/** Display settings in their cookie (web/ui/theme/accessibility.ts). */
const ACCESSIBILITY = 'accessibility' satisfies CookieName
const ACCESSIBILITY_SECONDS = 365 * 86_400
const Accessibility = z.string().regex(/^[a-z-]{0,20}\.[a-z-]{0,20}$/)

/** A member's log-in, for one site and for the browser that has the secret of the challenge. */
const Handed = z.object({
  member: MemberId,
  root: z.string(),
  site: SiteId,
  accessibility: Accessibility.nullable(),
})

/** Time in which the browser must follow the redirects. */
const TOKEN_MINUTES = 1

const challengeOf = (secret: string) => hash('sha256', secret, 'base64url')

/**
 * Routes with which a link between two sites of the network logs a member in on the other one: `begin` on the target
 * sets a secret in the browser, `issue` on the origin makes a token for its hash, and `accept` on the target exchanges
 * both for a session. Sites are named by their prefixes, so that no redirect leaves the network. On a hidden site,
 * `begin` needs a pass, which `pass` on the origin makes for its administrators, and `accept` a token; without them,
 * both answer strangers like a host without a community.
 */
export async function handOffRoutes(
  app: FastifyInstance,
  {
    services,
    signIn,
    https,
  }: {
    services: Pick<Services, 'sites' | 'sql' | 'viewers'>
    signIn: Pick<SignIn, 'handOver'>
    https: boolean
  },
): Promise<void> {
  const { sites, sql, viewers } = services
  const { name, attributes } = privateCookie('hand-off', https)

  const originOf = (request: FastifyRequest, { host }: Pick<SiteRow, 'host'>) =>
    siteOrigin(host, addressOf(request).origin)
  const here = (request: FastifyRequest, to: string) => safeRedirect(to, addressOf(request).origin)

  const viewerOf = async ({ session }: FastifyRequest) => session && viewers.of(session)
  const isKnown = async (request: FastifyRequest) =>
    !(await sites.knownTo(await viewerOf(request)).hides(request.site.id))

  app.get(HAND_OFF_PASS, async (request, reply) => {
    const { for: prefix, to } = checked(Pass, request.query)
    const viewer = await viewerOf(request)
    const target = await sites.knownTo(viewer).byPrefix(prefix)
    if (!viewer || !target) return reply.redirect('/', 303)
    const pass = newSecret()
    await savePending(sql, { key: pass, browser: target.id, data: {}, member: viewer.id }, TOKEN_MINUTES)
    const query = new URLSearchParams({ from: request.site.prefix, to, pass })
    return reply.redirect(`${originOf(request, target)}${HAND_OFF}?${query}`, 303)
  })

  app.get(HAND_OFF, { config: { isWayIn: true } }, async (request, reply) => {
    if (!(await isKnown(request))) {
      const key = Passed.safeParse(request.query).data?.pass
      if (!key || !(await takePending(sql, { key, browser: request.site.id }))) throw noSite(request)
    }
    const { from, to } = checked(Begin, request.query)
    const path = here(request, to)
    const origin = request.session ? null : await sites.byPrefix(from)
    if (!origin || origin.id === request.site.id) return reply.redirect(path, 303)
    // Several tabs of a browser have the same secret, so that none disturbs another.
    const secret = request.cookies[name] ?? newSecret()
    reply.setCookie(name, secret, { ...attributes, maxAge: TOKEN_MINUTES * 60 })
    const query = new URLSearchParams({
      for: request.site.prefix,
      to: path,
      challenge: challengeOf(secret),
    })
    return reply.redirect(`${originOf(request, origin)}${HAND_OFF}/issue?${query}`, 303)
  })

  app.get(`${HAND_OFF}/issue`, async (request, reply) => {
    const { for: prefix, to, challenge } = checked(Issue, request.query)
    const { session } = request
    const target = await sites.knownTo(await viewerOf(request)).byPrefix(prefix)
    if (!target) return reply.redirect('/', 303)
    const origin = originOf(request, target)
    const path = safeRedirect(to, origin)
    if (!session) return reply.redirect(origin + path, 303)
    const { member, root } = session
    const accessibility = Accessibility.safeParse(request.cookies[ACCESSIBILITY]).data ?? null
    const data: z.output<typeof Handed> = { member, root, site: target.id, accessibility }
    const token = newSecret()
    await savePending(sql, { key: token, browser: challenge, data, member }, TOKEN_MINUTES)
    return reply.redirect(`${origin}${HAND_OFF}/accept?${new URLSearchParams({ token, to: path })}`, 303)
  })

  app.get(`${HAND_OFF}/accept`, { config: { isWayIn: true } }, async (request, reply) => {
    const key = Accept.safeParse(request.query).data?.token
    const secret = request.cookies[name]
    const browser = secret && challengeOf(secret)
    const taken = key && browser && !request.session ? await takePending(sql, { key, browser }) : null
    const handed = Handed.safeParse(taken).data
    const isHanded = handed?.site === request.site.id && (await signIn.handOver(request, reply, handed))
    if (!isHanded && !(await isKnown(request))) throw noSite(request)
    const { to } = checked(Accept, request.query)
    if (isHanded) {
      const { accessibility } = handed
      // Pages read and change this cookie, so it is not `httpOnly`.
      if (accessibility)
        reply.setCookie(ACCESSIBILITY, accessibility, {
          path: '/',
          sameSite: 'lax',
          maxAge: ACCESSIBILITY_SECONDS,
        })
    }
    return reply.redirect(here(request, to), 303)
  })
}
