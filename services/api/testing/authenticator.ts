import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** User present and verified; with attested data in a registration. */
const FLAGS = 0x05
const ATTESTED = 0x40

/** A passkey in software, with a counter that a test can set. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  )
  const state = { counter: 0 }
  const head = (host: string, flags: number) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(state.counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  return {
    id: base64url(id),
    state,
    /** Answers the options of a registration, as a page of `origin` would. */
    create({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
      const size = Buffer.alloc(2)
      size.writeUInt16BE(id.length)
      const authData = Buffer.concat([head(rp.id, FLAGS | ATTESTED), Buffer.alloc(16), size, id, cose])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      )
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers the options of a log-in, as a page of `origin` would. */
    get({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
      const authenticatorData = head(rpId, FLAGS)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      }
    },
  }
}
