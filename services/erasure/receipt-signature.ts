import { createHmac, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { MemberId } from '../../events/ids.ts'

export const Receipt = z.strictObject({
  version: z.literal(1),
  member: MemberId,
  requestedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  /** Streams that contain unreadable events, with the number of those events that have personal fields. */
  unreadable: z.strictObject({
    events: z.int().min(0),
    streams: z.array(z.strictObject({ stream: z.string(), events: z.int().min(1) })),
  }),
  purged: z.strictObject({
    projections: z.array(z.string()),
    operational: z.array(z.string()),
    caches: z.array(z.string()),
    /** Kinds of files that were deleted; missing in receipts of earlier releases. */
    files: z.array(z.string()).optional(),
    /** Sentences on old pages of database files, for people. */
    database: z.array(z.string()),
  }),
  /** Time at which the last backup of the keys expires; null if there is no backup. */
  keyBackupsExpireAt: z.iso.datetime().nullable(),
})
export type Receipt = z.output<typeof Receipt>

const Signed = z.strictObject({ receipt: Receipt, publicKey: z.base64(), signature: z.base64() })

/** DER prefixes of public and private Ed25519 keys (RFC 8410). */
const PRIVATE_KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

const privateKey = (receiptKey: Uint8Array): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE_KEY_PREFIX, receiptKey.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })

/** Public key (32 bytes as base64) with which anyone can verify the receipts of a network. */
export const publicKeyOf = (receiptKey: Uint8Array): string =>
  createPublicKey(privateKey(receiptKey))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_KEY_PREFIX.length)
    .toString('base64')

/** Last segment of a receipt's URL: secret, but derived from the member so that it is known before the erasure. */
export const receiptToken = (receiptKey: Uint8Array, member: MemberId): string =>
  createHmac('sha256', receiptKey).update(`the receipt of ${member}`).digest('base64url')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Canonical JSON of a receipt, with sorted names and without white space. */
const canonical = (receipt: Receipt): Buffer => Buffer.from(JSON.stringify(sorted(receipt)))

const written = (signed: z.output<typeof Signed>): string => `${JSON.stringify(sorted(signed), null, 2)}\n`

/** Signs a receipt; returns the text of the file that the member gets. */
export function signed(receipt: Receipt, receiptKey: Uint8Array): string {
  const signature = sign(null, canonical(Receipt.parse(receipt)), privateKey(receiptKey)).toString('base64')
  return written({ receipt, publicKey: publicKeyOf(receiptKey), signature })
}

const base64 = (text: string): Buffer => Buffer.from(text, 'base64')

function parsed(text: string): z.output<typeof Signed> | null {
  try {
    const { receipt, publicKey, signature } = Signed.parse(JSON.parse(text))
    // Several base64 texts encode the same bytes; only the canonical text is accepted.
    const again = (text: string) => base64(text).toString('base64')
    const same = { receipt, publicKey: again(publicKey), signature: again(signature) }
    return written(same) === text ? same : null
  } catch {
    return null
  }
}

/** Verifies that no byte of a receipt was changed. A signature by another key than `knownKey` (base64) is rejected. */
export function verified(
  text: string,
  knownKey: string | null,
): { answer: 'valid' | 'unknown key'; receipt: Receipt; publicKey: string } | { answer: 'changed' } {
  const found = parsed(text)
  if (!found || base64(found.publicKey).length !== 32) return { answer: 'changed' }
  const { receipt, publicKey, signature } = found
  const der = Buffer.concat([PUBLIC_KEY_PREFIX, base64(publicKey)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (!verify(null, canonical(receipt), key, base64(signature))) return { answer: 'changed' }
  return { answer: publicKey === knownKey ? 'valid' : 'unknown key', receipt, publicKey }
}
