import { z } from 'zod'
import { keyedHash } from '../../../commands/frame/ids.ts'
import type { Passkey } from '../../../operational/factors/passkeys.ts'
import type { MemberId } from '../../../../events/kinds.ts'

// Passkeys (WebAuthn). The library is loaded here, because few requests need it.
const library = () => import('@simplewebauthn/server')

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

/** Client data of an answer; only its challenge is read before the library has verified the answer. */
const clientData = base64url(4000)
const shared = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.object({}).default({}),
}
export const NewPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>
export const UsedPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(200).nullish(),
  }),
})
export type UsedPasskey = z.output<typeof UsedPasskey>

const Challenged = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ challenge: base64url(200) }))

/** The challenge to which an answer claims to belong; '' if it names none. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    return Challenged.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')).challenge
  } catch {
    return ''
  }
}

/** Address of a page with passkeys: its origin, and its host, which is the relying party. */
type Place = Pick<URL, 'origin' | 'hostname'>

type Known = Pick<Passkey, 'id' | 'transports'>
const descriptors = (passkeys: readonly Known[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }))

/** Options with which a browser makes a passkey. `pepper` hides the member's id from authenticators. */
export async function creationOptions({
  site,
  place,
  member,
  userName,
  known,
  pepper,
}: {
  site: string
  place: Place
  member: MemberId
  userName: string
  known: readonly Known[]
  pepper: Uint8Array
}) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: site,
    rpID: place.hostname,
    userName,
    userID: Uint8Array.from(keyedHash(pepper, `passkeys ${member}`)),
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [-8, -7, -257],
  })
}

/** Options with which a browser uses a passkey: one of `known`, or any of the host if that is null. */
export async function requestOptions(place: Place, known: readonly Known[] | null) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: place.hostname,
    userVerification: 'required',
    ...(known && { allowCredentials: descriptors(known) }),
  })
}

/** The passkey that an answer to `challenge` contains; null if the answer is not valid. */
export async function verifiedNew(
  { response, ...answer }: NewPasskey,
  challenge: string,
  place: Place,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library()
  const { clientDataJSON, attestationObject, transports } = response
  const { id, rawId, type } = answer
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.hostname,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { credential } = verified.registrationInfo
  return { id: credential.id, publicKey: credential.publicKey, counter: credential.counter, transports }
}

/** The new counter of a passkey whose answer to `challenge` is valid; null if it is not. */
export async function verifiedUse(
  { response, ...answer }: UsedPasskey,
  challenge: string,
  place: Place,
  { id, publicKey, counter }: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response
  const { rawId, type } = answer
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.hostname,
    credential: { id, publicKey: Uint8Array.from(publicKey), counter },
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
