import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { addressOf } from '../../rules/routes/address.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { hasProved } from '../../commands/names/addresses.ts'
import { unvouchedOf } from '../../commands/names/linked-accounts.ts'
import { verify } from '../../commands/names/registration.ts'
import { isFactorOn } from '../../operational/factors/second-factors.ts'
import { TOKEN_HOURS } from '../../operational/tokens.ts'
import { safeRedirect } from '../../rules/routes/guards.ts'
import { urlFor } from '../../rules/routes/links.ts'
import type { Services } from '../graphql/frame/context.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { acceptForms } from '../http/forms.ts'
import { checked } from '../http/problem.ts'
import { readOnlySentence, RETRY_AFTER } from '../read-only.ts'
import { memberOfLink } from './links.ts'
import { escape, styledPage, type Styled } from '../http/page.ts'
import { Onward } from '../http/shapes.ts'

/** Query parameters of the link in a verification mail: the token, and the path that opens after verification. */
const Link = z.object({ token: z.string().max(100), redirect: Onward.optional() })
type Link = z.output<typeof Link>

const tooOld: Styled = {
  title: 'This link no longer works',
  body: `<p>Links expire after ${TOKEN_HOURS['verify-email']} hours. If your account isn't verified yet, log in and request a new email.</p>
<p><a href="/member-login">Log in</a></p>`,
}

const already = (path: string): Styled => ({
  title: 'Your account is verified',
  body: `<p>There is nothing left to do.</p><p><a href="${escape(path)}">Continue</a></p>`,
})

const taken = (message: string): Styled => ({
  title: "This account can't be verified",
  body: `<p>${escape(message)}</p><p><a href="/member-login">Log in</a></p>`,
})

const later = (maintenance: Parameters<typeof readOnlySentence>[0]): Styled => ({
  title: 'Please try this link again later',
  body: `<p>${escape(readOnlySentence(maintenance))}</p>
<p>The link will still work.</p>`,
})

/** Page for an account with ways to log in that a stranger may have added who registered with the address. */
const logInFirst = (username: string, site: string): Styled => ({
  title: 'Please log in first',
  body: `<p>The account <strong>${escape(username)}</strong> at ${escape(site)} has more ways to log in than its password. To show that they're yours, log in with this browser. Then open the link in the email again.</p>
<p><a href="${urlFor.login()}">Log in</a></p>
<p>Can't log in? <a href="${urlFor.forgotPassword()}">Choose a new password</a>, which removes the other ways to log in.</p>
<p>If you didn't create this account, just close this page.</p>`,
})

/** Page with a button that verifies the account, without JavaScript. */
const question = ({ token, redirect = '/' }: Link, username: string, site: string): Styled => ({
  title: 'Verify your account',
  body: `<p>You signed up for ${escape(site)} as <strong>${escape(username)}</strong>.</p>
<form method="post" action="/api/auth/verify-email">
<input type="hidden" name="token" value="${escape(token)}">
<input type="hidden" name="redirect" value="${escape(redirect)}">
<button>Verify my account</button>
</form>
<p>If you didn't create this account, just close this page.</p>`,
})

/** Adds the query parameter that makes a page greet a newly verified member (spec §2 Special query and path flags). */
function justVerified(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://here')
  return `${pathname}?just-verified${search.replace('?', '&')}${hash}`
}

/** Path that opens after verification: in a browser without the member's session, after a log-in. */
function onwardOf(request: FastifyRequest, redirect: string | undefined, member: MemberId): string {
  const path = justVerified(safeRedirect(redirect ?? null, addressOf(request).origin))
  return request.session?.member === member ? path : urlFor.login(path)
}

/**
 * /api/auth/verify-email, the link in verification mails. GET changes nothing, because mail scanners open links too;
 * it shows a page whose button sends the POST that verifies the account. The token alone identifies the account, so
 * the link works in any browser.
 */
export async function verifyEmailRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { tools, reads, sql } = services
  const send = (reply: FastifyReply, status: number, page: Styled) =>
    reply.code(status).type('text/html; charset=utf-8').send(styledPage(page, reply.nonce))
  const sendLater = (reply: FastifyReply) => {
    const maintenance = services.maintenance.current()
    return maintenance && send(reply.header('retry-after', RETRY_AFTER), 503, later(maintenance))
  }

  const isProved = async ({ id: member, email }: { id: MemberId; email: string | null }) =>
    email === null || (await hasProved(tools, { email, member }))

  /**
   * True if a link opens without the account's session, although a passkey, an app, or a provider that did not verify
   * the address can log in to the account. The link alone would leave them to a stranger who prepared the account.
   */
  async function mustLogIn({ session }: FastifyRequest, member: MemberId): Promise<boolean> {
    if (session?.member === member) return false
    return (await isFactorOn(sql, member)) || (await unvouchedOf(tools.log, member)).length > 0
  }

  app.get('/api/auth/verify-email', async (request, reply) => {
    const link = checked(Link, request.query)
    const held = sendLater(reply)
    if (held) return held
    const member = await memberOfLink(services, 'verify-email', link.token)
    const [row] = member ? await reads.membersByIds([member]) : []
    if (!row) return send(reply, 410, tooOld)
    if (row.verified && (await isProved(row))) {
      const path = safeRedirect(link.redirect ?? null, addressOf(request).origin)
      return send(reply, 200, already(path))
    }
    const [username, site] = [row.username ?? '', request.site.name]
    const isForeign = await mustLogIn(request, row.id)
    return send(reply, 200, isForeign ? logInFirst(username, site) : question(link, username, site))
  })

  // Forms are accepted only in this scope. Elsewhere, only JSON is, because pages of other sites cannot send it.
  await app.register(async (form) => {
    acceptForms(form)
    form.post('/api/auth/verify-email', async (request, reply) => {
      const { token, redirect } = checked(Link, request.body)
      const held = sendLater(reply)
      if (held) return held
      const member = await memberOfLink(services, 'verify-email', token)
      const [row] = member ? await reads.membersByIds([member]) : []
      if (!member || !row) return send(reply, 410, tooOld)
      if (!(await isProved(row)) && (await mustLogIn(request, member)))
        return send(reply, 403, logInFirst(row.username ?? '', request.site.name))
      const intent = liveIntent(member, request.site.id)
      const outcome = await verify(tools, { member, by: 'email' }, intent)
      if (!outcome.ok) return send(reply, 409, taken(outcome.rejection.message))
      if (outcome.position !== null) await caughtUp(services, ['MemberVerified'], outcome.position)
      return reply.redirect(onwardOf(request, redirect, member), 303)
    })
  })
}
