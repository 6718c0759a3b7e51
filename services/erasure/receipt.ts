import { createHmac, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { MemberId } from '../../events/kinds.ts'

/** What an erasure came to, as it is told to the member. */
export const Receipt = z.strictObject({
  version: z.literal(1),
  member: MemberId,
  requestedAt: z.iso.datetime(),
  /** When `MemberErased` came to the log. */
  erasedAt: z.iso.datetime(),
  /** What of the log can no longer be read: its streams, and how many of their events had personal fields. */
  unreadable: z.strictObject({
    events: z.int().min(0),
    streams: z.array(z.strictObject({ stream: z.string(), events: z.int().min(1) })),
  }),
  purged: z.strictObject({
    /** Schemas of read models. */
    projections: z.array(z.string()),
    /** Tables of operational state. */
    operational: z.array(z.string()),
    /** What processes had in memory. */
    caches: z.array(z.string()),
    /** What became of the old pages of the database, in sentences. */
    database: z.array(z.string()),
  }),
  /** When the last copy of the keys is deleted that was made before; null when there is none. */
  keyBackupsExpireAt: z.iso.datetime().nullable(),
})
export type Receipt = z.output<typeof Receipt>

const Signed = z.strictObject({ receipt: Receipt, publicKey: z.base64(), signature: z.base64() })

/** Ed25519 keys, as DER writes what comes before their 32 bytes (RFC 8410). */
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex')

/** The network's key: its first 32 bytes are the seed. */
const privateKey = (receiptKey: Uint8Array): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PRIVATE, receiptKey.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })

/** What receipts of a network are verified with (base64, 32 bytes). */
export const publicKeyOf = (receiptKey: Uint8Array): string =>
  createPublicKey(privateKey(receiptKey))
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC.length)
    .toString('base64')

/** The last part of the address of a member's receipt: known to the network before there is one, and to no other. */
export const receiptToken = (receiptKey: Uint8Array, member: MemberId): string =>
  createHmac('sha256', receiptKey).update(`the receipt of ${member}`).digest('base64url')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The bytes that are signed: JSON with names in order and nothing between. */
const canonical = (receipt: Receipt): Buffer => Buffer.from(JSON.stringify(sorted(receipt)))

/** The one way in which a signed receipt is written. */
const written = (signed: z.output<typeof Signed>): string => `${JSON.stringify(sorted(signed), null, 2)}\n`

/** A receipt with its signature, as the text that the member keeps. */
export function signed(receipt: Receipt, receiptKey: Uint8Array): string {
  const signature = sign(null, canonical(Receipt.parse(receipt)), privateKey(receiptKey)).toString('base64')
  return written({ receipt, publicKey: publicKeyOf(receiptKey), signature })
}

const base64 = (text: string): Buffer => Buffer.from(text, 'base64')

function parsed(text: string): z.output<typeof Signed> | null {
  try {
    const { receipt, publicKey, signature } = Signed.parse(JSON.parse(text))
    // Base 64 can be spelt in several ways: only one of them is as it was written.
    const again = (text: string) => base64(text).toString('base64')
    const same = { receipt, publicKey: again(publicKey), signature: again(signature) }
    return written(same) === text ? same : null
  } catch {
    return null
  }
}

/**
 * Whether a text is a receipt as it was signed, to the byte, and with the key that is given (base64); a key that is
 * not the given one proves nothing of who signed.
 */
export function verified(
  text: string,
  knownKey: string | null,
): { answer: 'valid' | 'unknown key'; receipt: Receipt; publicKey: string } | { answer: 'changed' } {
  const found = parsed(text)
  if (!found || base64(found.publicKey).length !== 32) return { answer: 'changed' }
  const { receipt, publicKey, signature } = found
  const der = Buffer.concat([PUBLIC, base64(publicKey)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  if (!verify(null, canonical(receipt), key, base64(signature))) return { answer: 'changed' }
  return { answer: publicKey === knownKey ? 'valid' : 'unknown key', receipt, publicKey }
}
