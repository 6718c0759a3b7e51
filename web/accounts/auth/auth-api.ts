import { z } from 'zod'
import { inTime } from '../../relay/in-time.ts'

const Newcomer = z.object({ username: z.string(), isVerified: z.boolean() })

/** The member after a log-in or registration. */
export type Newcomer = z.output<typeof Newcomer>

const Answer = z.object({
  /** Missing if the call was rejected early, for example by a rate limit. */
  status: z.enum(['success', 'error']).default('error'),
  code: z.string().optional(),
  message: z.string().optional(),
  username_exists: z.boolean().optional(),
  user: Newcomer.nullish(),
})

/** Response of the auth calls (spec §7 REST). With `status` 'error' the current session stays unchanged. */
type AuthAnswer = z.output<typeof Answer>

/** Input of the registration form: a username, or first and last name on a social network. */
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
}

async function post(path: string, body: object): Promise<AuthAnswer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: inTime(),
  })
  return Answer.parse(await response.json())
}

/**
 * Registers and signs in. `wording` is the version on screen; the link in the verification email leads to
 * `redirect`. Rejects without a readable response.
 */
export const register = (
  registration: Registration,
  {
    redirect = '',
    wording,
  }: { redirect?: string | undefined; wording: { version: number; language: string } },
): Promise<AuthAnswer> =>
  post('register', { ...registration, recaptcha_token: '', wording, verification_redirect: redirect })

/** Signs in. Rejects without a readable response. */
export const logIn = ({ email, password }: LogIn): Promise<AuthAnswer> =>
  post('identity/callback', {
    email,
    password,
    remember_me: true,
    recaptcha_token: '',
    initiator: 'email',
  })
