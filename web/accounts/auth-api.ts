import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Initiator } from '../../services/rules/initiators.ts'
import type { ResetLink } from '../../services/rules/routes/redirects.ts'
import { inTime } from '../relay/in-time.ts'
import { takeCaptcha, takeOwnCaptcha } from './captcha/captcha.ts'

export const Newcomer = z
  .object({
    username: z.string(),
    fname: z.string().nullable(),
    lname: z.string().nullable(),
    isVerified: z.boolean(),
    hasDisorder: z.boolean(),
    hasSocialSite: z.boolean(),
    lastLoginAt: z.string().nullish(),
  })
  .transform(({ fname, lname, ...member }) => ({ ...member, firstName: fname, lastName: lname }))

/** Data of the member who has just logged in or registered, as returned by the server. */
export type Newcomer = z.output<typeof Newcomer>

const Answer = z.object({
  /** Missing if the request was rejected before the handler ran, for example by a rate limit. */
  status: z.enum(['success', 'error']).default('error'),
  code: z.string().optional(),
  message: z.string().optional(),
  username_exists: z.boolean().optional(),
  user: Newcomer.nullish(),
})

const ProviderAnswer = Answer.extend({
  /** True if the person has just been registered. */
  isNew: z.boolean().optional(),
})

/** Result of a log-in at a provider (spec §4 Login). */
export type ProviderAnswer = z.output<typeof ProviderAnswer>

/** Reads the message of a popup; null if it is another message. */
export const providerAnswerIn = (message: unknown): ProviderAnswer | null =>
  z.object({ provider: ProviderAnswer }).safeParse(message).data?.provider ?? null

/** Response of the REST calls for authentication (spec §7 REST). If `status` is 'error', the session is unchanged. */
type AuthAnswer = z.output<typeof Answer>

/** Input of the registration form: a username or, on a social network, first and last name. */
export interface Registration {
  username: string
  fname: string
  lname: string
  email: string
  password: string
}

/** Input of the log-in form. */
export interface LogIn {
  email: string
  password: string
  /** False if the session ends with the browser. */
  remember: boolean
}

async function post(path: string, body: object, key?: string): Promise<AuthAnswer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
    signal: inTime(),
  })
  return Answer.parse(await response.json())
}

/** Posts with the token of a captcha; with one of our own origin if the first is rejected, for example as too old. */
async function postAsPerson(path: string, body: object, key?: string): Promise<AuthAnswer> {
  const send = async (take: () => Promise<string>) =>
    post(path, { ...body, recaptcha_token: await take() }, key)
  const answer = await send(takeCaptcha)
  return answer.code === 'CAPTCHA' ? send(takeOwnCaptcha) : answer
}

/** The registration that was sent last, whose key stays on the page, as it has a password. */
let sent = { content: '', key: '' }

/**
 * Registers a member and logs in. `wording` is the version of the terms on screen; the verification email links to
 * `redirect`. Rejects if the response cannot be read.
 */
export function register(
  registration: Registration,
  {
    redirect = '',
    wording,
    initiator,
  }: {
    redirect?: string | undefined
    wording: { version: number; language: string }
    initiator: Initiator
  },
): Promise<AuthAnswer> {
  const body = { ...registration, wording, initiator, verification_redirect: redirect }
  const content = JSON.stringify(body)
  if (sent.content !== content) sent = { content, key: uuid() }
  return postAsPerson('register', body, sent.key)
}

/** Logs in. Rejects if the response cannot be read. */
export const logIn = ({ email, password, remember }: LogIn, initiator: Initiator): Promise<AuthAnswer> =>
  postAsPerson('identity/callback', {
    email,
    password,
    remember_me: remember,
    initiator,
  })

/** Logs in with an ID token of Google One Tap (spec §7). Rejects if the response cannot be read. */
export async function oneTap(credential: string): Promise<ProviderAnswer> {
  const response = await fetch('/api/auth/one-tap', {
    method: 'POST',
    body: new URLSearchParams({ credential, initiator: 'one-tap' satisfies Initiator }),
    signal: inTime(),
  })
  return ProviderAnswer.parse(await response.json())
}

/** Requests a link to choose a new password. The response is the same whether or not an account exists. */
export const requestPasswordReset = (account: string): Promise<AuthAnswer> =>
  postAsPerson('request-password-reset', { email_or_username: account })

export const resetPassword = ({ key, login }: ResetLink, password: string): Promise<AuthAnswer> =>
  post('reset-password', { email_or_username: login, reset_key: key, password })

export const unlinkSocial = (id: string): Promise<AuthAnswer> =>
  post('unlink-social', { auth_account_id: id })

/** Reads the member of the session. */
export async function checkSession(): Promise<AuthAnswer> {
  const response = await fetch('/api/auth/check-session', { signal: inTime() })
  return Answer.parse(await response.json())
}
