import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { publicKeyOf, receiptToken, verified, type Receipt } from '../erasure/receipt-signature.ts'
import { findReceipt } from '../erasure/receipt-store.ts'

/** Receipts of erasures, by secret token. */
export interface Receipts {
  /** Verifies receipts (base64). */
  publicKey: string
  /** Token of a member's future receipt. */
  tokenOf: (member: MemberId) => string
  /** The signed receipt: file contents, byte for byte, and parsed; null if there is none. */
  find: (token: string) => Promise<{ file: string; receipt: Receipt } | null>
}

/** Receipts signed by a network. Finding one throws if its signature is invalid. */
export function openReceipts(sql: Sql, receiptKey: Uint8Array): Receipts {
  const publicKey = publicKeyOf(receiptKey)
  return {
    publicKey,
    tokenOf: (member) => receiptToken(receiptKey, member),
    async find(token) {
      const file = await findReceipt(sql, token)
      if (file === null) return null
      const found = verified(file, publicKey)
      if (found.answer === 'changed') throw new Error('A stored erasure receipt does not match its signature')
      return { file, receipt: found.receipt }
    },
  }
}
