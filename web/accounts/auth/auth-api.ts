import { z } from 'zod'
import { inTime } from '../../relay/in-time.ts'

const Newcomer = z.object({ username: z.string(), isVerified: z.boolean() })

/** Who has just come in, as the server tells. */
export type Newcomer = z.output<typeof Newcomer>

const Answer = z.object({
  /** Missing where the call was not even looked at, as when there were too many. */
  status: z.enum(['success', 'error']).default('error'),
  code: z.string().optional(),
  message: z.string().optional(),
  username_exists: z.boolean().optional(),
  user: Newcomer.nullish(),
})

/** What the calls of spec §7 REST answer; `status` 'error' leaves whoever is signed in as they are. */
export type AuthAnswer = z.output<typeof Answer>

/** What a person enters to register: a username, or first and last name on a social network. */
export interface Registration {
  username: string
  fname: string
  lname: string
  email: string
  password: string
}

/** What a person enters to log in. */
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
 * Registers and signs in. `wording` is the one on screen; the link of the verification mail leads on to `redirect`. Rejects when the server gives no
 * readable answer.
 */
export const register = (
  registration: Registration,
  {
    redirect = '',
    wording,
  }: { redirect?: string | undefined; wording: { version: number; language: string } },
): Promise<AuthAnswer> =>
  post('register', { ...registration, recaptcha_token: '', wording, verification_redirect: redirect })

/** Signs in. Rejects when the server gives no readable answer. */
export const logIn = ({ email, password }: LogIn): Promise<AuthAnswer> =>
  post('identity/callback', {
    email,
    password,
    remember_me: true,
    recaptcha_token: '',
    initiator: 'email',
  })
