import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthProvider } from '../../../../events/auth-accounts.ts'
import type { Agreed } from '../../../../events/accounts.ts'
import type { MemberId } from '../../../../events/kinds.ts'
import { providersFor, type Identity, type ProviderClient } from '../../../ports/providers.ts'
import { providerNames } from '../../../rules/providers.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import { wordingOf } from '../../../rules/sites/wording.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { ProblemError, unavailable } from '../../http/problem.ts'
import type { SignIn } from '../../plugins/session-cookie.ts'
import { userOf, wordingChanged } from '../auth.ts'
import { ProviderAnswer } from '../../http/shapes.ts'
import { enter, linkFor, linkTo, type Failure } from './enter.ts'
import type { Visits } from './visits.ts'

export interface ProviderTools {
  services: Services
  signIn: SignIn
  visits: Visits
}

export const expired: Failure = {
  code: 'LOG_IN_EXPIRED',
  message: 'This log-in has expired or was already used. Please try again.',
}

export const notConfirmed = (provider: AuthProvider): Failure => ({
  code: 'NOT_CONFIRMED',
  message: `${providerNames[provider]} couldn't confirm who you are. Please try again.`,
})

export const refused = ({ code, message }: Failure): ProviderAnswer =>
  ProviderAnswer.parse({ status: 'error', user: null, code, message })

/** Client of a provider for the site of a request. Throws a 404 error if the site does not offer the provider. */
export async function clientOf(
  { providers, sites }: Services,
  { site }: FastifyRequest,
  provider: AuthProvider,
): Promise<ProviderClient> {
  const settings = settingsOf((await sites.details(site)).settings)
  const client = providersFor(providers, settings).find((one) => one.provider === provider)
  if (!client) throw new ProblemError(404, 'NOT_FOUND', 'This way to log in is not available here')
  return client
}

/** Registration wording that was on screen, if any. Throws a 409 error if the site has published another one since. */
export async function agreedIn(
  { sites }: Services,
  { site }: FastifyRequest,
  { wording, language }: { wording?: number | undefined; language?: string | undefined },
): Promise<Agreed | null> {
  if (wording === undefined || language === undefined) return null
  const current = wordingOf((await sites.details(site)).wording)
  if (wording !== current.version || language !== current.language)
    throw new ProblemError(409, wordingChanged.code, wordingChanged.message)
  return { site: site.id, version: wording, language }
}

/** Logs in the person whom a provider has identified, or links the account to the member who asked for it. */
export async function answerTo(
  { services, signIn, visits }: ProviderTools,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  {
    identity,
    agreed,
    member,
    initiator,
  }: {
    identity: Identity
    agreed: Agreed | null
    member: MemberId | null
    initiator?: string | null | undefined
  },
): Promise<ProviderAnswer> {
  const { site } = request
  if (member) {
    if (request.session?.member !== member) return refused(expired)
    const link = await linkFor(services, identity, member)
    const outcome = await linkTo(services, { site, member, link })
    if (!outcome.ok) return refused(outcome.rejection)
    const user = await userOf(services, member)
    return user ? ProviderAnswer.parse({ status: 'success', isNew: false, user }) : refused(unavailable)
  }
  const entry = await enter(services, identity, { site, agreed })
  if (entry.result === 'failed') return refused(entry)
  if (entry.result === 'known') {
    await visits.wait(request, reply, entry)
    const name = providerNames[identity.provider]
    const message = `You already have an account with this email address. Log in with your password once, and we'll link your ${name} account.`
    return refused({ code: 'KNOWN_EMAIL', message })
  }
  const user = await userOf(services, entry.member)
  if (!user) return refused(unavailable)
  const kind = entry.isNew ? 'registration' : 'log-in'
  const started = await signIn
    .start(request, reply, { member: entry.member, remember: true, entry: kind, initiator })
    .catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'SECOND_FACTOR') return error
      throw error
    })
  if (started instanceof ProblemError) return refused(started)
  return ProviderAnswer.parse({ status: 'success', isNew: entry.isNew, user: { ...user, ...started } })
}
