import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { addressOf as originOf } from '../../rules/routes/address.ts'
import { OTHER_CONTENT } from '../../commands/frame/decider.ts'
import { keyedHash, stepId } from '../../commands/frame/ids.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { addressOf, canLogIn } from '../../commands/names/addresses.ts'
import { memberIdOf, register, type Registration } from '../../commands/names/registration.ts'
import { slugOf } from '../../commands/names/username-slug.ts'
import { messages } from '../../rules/fields.ts'
import { badgeOf } from '../../rules/profiles/badges.ts'
import { roles } from '../../rules/roles.ts'
import { safeRedirect } from '../../rules/routes/guards.ts'
import { wordingOf } from '../../rules/sites/wording.ts'
import { shownLink } from '../../rules/social-sites.ts'
import type { Services } from '../graphql/frame/context.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { idempotencyKeyOf } from '../graphql/plugin.ts'
import { networkOf } from '../http/address.ts'
import { evenOut } from '../http/constant-time.ts'
import { refuseWithin } from '../http/limiter.ts'
import type { LogIns } from '../sessions/log-ins.ts'
import { refusingWith } from '../plugins/errors.ts'
import { refuseForeign } from '../http/security.ts'
import { lastLogInOf, type SignIn } from '../plugins/session-cookie.ts'
import { checked, ProblemError, unavailable } from '../http/problem.ts'
import { refuseReadOnly } from '../read-only.ts'
import type { SiteRow } from '../reads.ts'
import { namesOf } from '../sites.ts'
import { refuseRobots } from './captcha.ts'
import { isCommonPassword } from './common-passwords.ts'
import { draftsKeyRoute } from './drafts-key.ts'
import {
  emailFields,
  LogOutAnswer,
  LogOutQuery,
  WpLoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  SessionAnswer,
  sessionUser,
  type SessionUser,
} from '../http/shapes.ts'

interface AuthTools {
  services: Services
  signIn: SignIn
  logIns: LogIns
}

/** Error for a password that is so common that attackers try it first. */
export const commonPassword = {
  code: 'COMMON_PASSWORD',
  message: 'This password is easy to guess because many people use it. Please choose another one.',
}

/** Error if the site has published a new wording since the registration form was opened. */
export const wordingChanged = {
  code: 'WORDING_CHANGED',
  message: 'The terms have just changed. Please read them, then sign up again.',
}

/** Row of the member; while the read model does not contain the member, a row made from the registration. */
export async function userOf(
  { reads }: Services,
  member: MemberId,
  registered?: Registration,
): Promise<SessionUser | null> {
  const [[row], conditions, links] = await Promise.all([
    reads.membersByIds([member]),
    reads.userDisordersOf(member),
    reads.socialSitesOf([member]),
  ])
  if (row) {
    const [hasDisorder, hasSocialSite] = [conditions.length > 0, links.length > 0]
    return sessionUser(row, {
      hasDisorder,
      hasSocialSite,
      socialSites: links.flatMap(shownLink),
    })
  }
  if (!registered) return null
  const username = registered.username ?? ''
  const { email, firstName, lastName } = registered
  return {
    id: member,
    username,
    slug: slugOf(username),
    fname: firstName,
    lname: lastName,
    ...emailFields(email),
    isUpdatingEmail: false,
    receiveEmails: false,
    roleId: roles.member,
    badge: badgeOf(roles.member),
    secondaryBadge: null,
    legacyRole: null,
    avatar: null,
    isDeleted: false,
    socialSites: [],
    isVerified: false,
    hasDisorder: false,
    hasSocialSite: false,
    lastLoginAt: null,
    insertedAt: new Date().toISOString(),
  }
}

/** The first of the given members who is allowed to log in. */
async function firstPresent<Found extends { member: MemberId }>(
  { tools }: Services,
  found: readonly Found[],
): Promise<Found | null> {
  for (const one of found) if (await canLogIn(tools, one.member)) return one
  return null
}

/** Parses the body of a registration request, by the rules of its site (spec §5 Registration). */
function registrationOf(
  body: unknown,
  { features }: SiteRow,
): Registration & Pick<z.output<typeof RegisterBody>, 'email' | 'password' | 'wording' | 'initiator'> {
  const { fname, lname, username, email, password, wording, initiator, verification_redirect } = checked(
    RegisterBody,
    body,
  )
  if (!features.includes('Accounts')) {
    throw new ProblemError(403, 'FORBIDDEN', 'Sign-up is closed on this site')
  }
  if (features.includes('social_network') && !(fname && lname)) {
    throw new ProblemError(400, 'BAD_REQUEST', `${fname ? 'lname' : 'fname'}: ${messages.required}`)
  }
  return {
    email,
    username: username ?? null,
    firstName: fname ?? null,
    lastName: lname ?? null,
    verificationRedirect: verification_redirect ?? null,
    password,
    wording: wording ?? null,
    initiator,
  }
}

/** Routes to register, log in and log out, and to read the session's member (spec §7 REST). */
export async function authRoutes(app: FastifyInstance, tools: AuthTools): Promise<void> {
  const { services, signIn, logIns } = tools
  const { credentials, limiter } = services

  async function limitRegistrations({ ip }: FastifyRequest) {
    refuseWithin(await limiter.take('registrations', networkOf(ip)), 'Too many sign-ups from your network')
  }
  const human = refuseRobots(services)
  const preHandler = [refuseReadOnly(services.maintenance), limitRegistrations, human]

  /** Command id of a registration: that of an earlier attempt with the same key and body, captcha aside. */
  function commandOf(request: FastifyRequest): string {
    const body = JSON.stringify({ ...checked(RegisterBody, request.body), recaptcha_token: null })
    const content = keyedHash(services.tools.pepper, `register ${body}`).toString('hex')
    return stepId(idempotencyKeyOf(request) ?? v7(), content)
  }
  const unregistered = { username_exists: false, user: null }
  const registering = { preHandler, ...refusingWith(unregistered) }
  app.post('/api/auth/register', registering, async (request, reply) => {
    const { password, wording, initiator, ...registration } = registrationOf(request.body, request.site)
    const refuse = (status: number, answer: { code: string; message: string; username_exists?: boolean }) => {
      reply.code(status)
      return RegisterAnswer.parse({ status: 'error', ...unregistered, ...answer })
    }
    const current = wordingOf((await services.sites.details(request.site)).wording)
    if (wording && (wording.version !== current.version || wording.language !== current.language))
      return refuse(409, wordingChanged)
    if (await isCommonPassword(password)) return refuse(400, commonPassword)
    const commandId = commandOf(request)
    const member = memberIdOf({ commandId })
    const intent = liveIntent(member, request.site.id, commandId)
    const entering = { member, remember: true, initiator }
    if (await canLogIn(services.tools, member)) {
      // Sent again: it is a log-in, as the member may have changed the password since.
      if (!(await credentials.matches(member, password))) return refuse(409, OTHER_CONTENT)
      await signIn.start(request, reply, entering)
      const user = await userOf(services, member, registration)
      return RegisterAnswer.parse({ status: 'success', username_exists: false, user })
    }

    // The password is saved before the events are appended, because a member without one could never log in.
    await credentials.save(member, await addressOf(services.tools, registration.email), password)
    const outcome = await register(
      services.tools,
      {
        ...registration,
        agreed: wording ? { site: request.site.id, ...wording } : null,
        communities: await namesOf(services.sites),
      },
      intent,
    )
    if (!outcome.ok) {
      await credentials.remove(member)
      const { code, message } = outcome.rejection
      const isUsername = outcome.taken === 'username'
      if (isUsername && code === 'INVALID') return refuse(400, { code: 'RESERVED_USERNAME', message })
      return refuse(409, { code, message, username_exists: isUsername })
    }
    if (outcome.position !== null) await caughtUp(services, ['MemberRegistered'], outcome.position)
    await signIn.start(request, reply, { ...entering, entry: 'registration' })
    const user = await userOf(services, member, registration)
    await evenOut(reply)
    return RegisterAnswer.parse({ status: 'success', username_exists: false, user })
  })

  const loggingIn = { preHandler: human, ...refusingWith({ user: null }) }
  app.post('/api/auth/identity/callback', loggingIn, async (request, reply) => {
    const { email, password, remember_me, initiator } = checked(LoginBody, request.body)
    const address = await addressOf(services.tools, email)
    const attempt = await logIns.begin(request, email, address.holder)
    // Up to this line, log and database are asked for the same, whether or not an account exists.
    const found = await firstPresent(services, await credentials.find(address, password))
    const refuse = async () => {
      await evenOut(reply)
      reply.code(401)
      const message = 'The email and password you entered did not match our records.'
      return SessionAnswer.parse({ status: 'error', code: 'UNAUTHENTICATED', message, user: null })
    }
    if (!found) return refuse()
    await attempt.succeeded()
    const user = await userOf(services, found.member)
    // The password was correct, but the read model does not contain the member yet.
    if (!user) throw new ProblemError(503, unavailable.code, unavailable.message, unavailable.retryAfter)
    const started = await signIn.start(request, reply, { ...found, remember: remember_me ?? true, initiator })
    if (!started) return refuse()
    return SessionAnswer.parse({ status: 'success', user: { ...user, ...started } })
  })

  app.get('/api/auth/log-out', { preHandler: refuseForeign }, async (request, reply) => {
    await signIn.end(request, reply)
    const { data } = LogOutQuery.safeParse(request.query)
    return LogOutAnswer.parse({ redirect: safeRedirect(data?.redirect ?? null, originOf(request).origin) })
  })

  // Administration belongs to the same app, so its log-in is the session (spec §4 Login, §7).
  app.get('/api/auth/wp-login', async ({ session }, reply) => {
    if (!session) reply.code(401)
    return WpLoginAnswer.parse({ status: session ? 'success' : 'error' })
  })

  app.get('/api/auth/check-session', async ({ session }) => {
    const user = session && (await userOf(services, session.member))
    return SessionAnswer.parse(
      user
        ? { status: 'success', user: { ...user, ...lastLogInOf(session) } }
        : { status: 'error', code: 'UNAUTHENTICATED', message: "You're not logged in", user: null },
    )
  })

  await draftsKeyRoute(app, { secret: services.tools.pepper, limiter })
}
