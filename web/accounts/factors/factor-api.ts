import type * as WebAuthn from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { genericFailure } from '../../relay/errors.ts'
import { inTime } from '../../relay/in-time.ts'
import { Newcomer } from '../auth-api.ts'

/** Answer of a route of second factors, or the failure that it or the browser tells. */
export type Result<Data> = { ok: true; data: Data } | { ok: false; code: string; message: string }

const Failure = z.object({ code: z.string(), message: z.string() })
const failed = (code: string, message: string) => ({ ok: false, code, message }) as const

/** Calls a route below /api/auth, by POST if there is a body. */
async function ask<Data>(path: string, schema: z.ZodType<Data>, body?: object): Promise<Result<Data>> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(`/api/auth/${path}`, { ...(body && post), signal: inTime() })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, data: schema.parse(answer) }
    const { code, message } = Failure.parse(answer)
    return failed(code, message)
  } catch (error) {
    console.error('A call for second factors failed', error)
    return failed('FAILED', genericFailure)
  }
}

const Done = z.object({})
const Codes = z.object({ recovery_codes: z.array(z.string()) })
const Entered = z.object({ user: Newcomer })
const Creation = z.object({ options: z.custom<PublicKeyCredentialCreationOptionsJSON>() })
const Request = z.object({ options: z.custom<PublicKeyCredentialRequestOptionsJSON>() })
const State = z.object({
  host: z.string(),
  since: z.string().nullable(),
  demanded: z.boolean(),
  recovery_codes: z.number(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
})
/** The member's second factors, the host on which passkeys can be added, and if the role needs a factor. */
export type FactorState = z.output<typeof State>
const Ways = z.object({ app: z.boolean(), passkey: z.boolean(), passkey_hosts: z.array(z.string()) })
export type Ways = z.output<typeof Ways>

export const readFactors = () => ask('second-factor', State)
export const beginApp = (password: string | null) =>
  ask('second-factor/begin', z.object({ secret: z.string(), uri: z.string() }), { password })
export const confirmApp = (code: string) => ask('second-factor/confirm', Codes, { code })
export const removeApp = (code: string) => ask('second-factor/remove', Done, { code })
/** Confirms, with a code, a log-in that was some time ago. */
export const proveFactor = (code: string) => ask('second-factor/prove', Done, { code })
export const renewCodes = (password: string | null) =>
  ask('second-factor/recovery-codes', Codes, { password })
export const removePasskey = (id: string, password: string | null) =>
  ask('passkeys/remove', Done, { id, password })
/** Ways in which the log-in of this browser can be confirmed. */
export const readWays = () => ask('second-factor/ways', Ways)
export const giveCode = (code: string) => ask('second-factor', Entered, { code })

const unsupported = "This browser can't use passkeys. Please update it, or use another one."
const cancelled = 'No passkey was used. Please try again.'
const notHere = "Passkeys don't work at this address."
/** Texts for errors of the browser by their names; all others mean that the person cancelled. */
const texts: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device already has a passkey for this community.',
  SecurityError: notHere,
}

type Library = Pick<typeof WebAuthn, 'startAuthentication' | 'startRegistration'>

/** Calls a function of the library, which is loaded here; browsers reject it if the person cancels. */
async function inBrowser<Data>(call: (library: Library) => Promise<Data>): Promise<Result<Data>> {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn())
    return failed('UNSUPPORTED', isSecureContext ? unsupported : notHere)
  try {
    return { ok: true, data: await call(library) }
  } catch (error) {
    return failed('CANCELLED', (error instanceof Error && texts[error.name]) || cancelled)
  }
}

/** Makes a passkey and adds it to the account; returns new recovery codes, if the member had none. */
export async function addPasskey(name: string, password: string | null) {
  const started = await ask('passkeys/begin', Creation, { password })
  if (!started.ok) return started
  const made = await inBrowser(({ startRegistration }) =>
    startRegistration({ optionsJSON: started.data.options }),
  )
  return made.ok ? ask('passkeys', Codes, { passkey: made.data, name }) : made
}

/** Answers a challenge with a passkey, and sends the answer with `rest` to the route `to`. */
async function answerWithPasskey(challenge: string, to: string, rest: object) {
  const started = await ask(challenge, Request, {})
  if (!started.ok) return started
  const used = await inBrowser(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: started.data.options }),
  )
  return used.ok ? ask(to, Entered, { passkey: used.data, ...rest }) : used
}
export const logInWithPasskey = (initiator: string, remember: boolean) =>
  answerWithPasskey('passkeys/challenge', 'passkeys/log-in', { remember_me: remember, initiator })
export const confirmWithPasskey = () =>
  answerWithPasskey('second-factor/challenge', 'second-factor/passkey', {})
