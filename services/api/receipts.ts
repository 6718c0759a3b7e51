import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { publicKeyOf, receiptToken, verified, type Receipt } from '../erasure/receipt-signature.ts'
import { findReceipt } from '../erasure/receipt-store.ts'

/** Receipts of erasures, which can be found by a secret token. */
export interface Receipts {
  /** Public key (base64) with which anyone can verify receipts. */
  publicKey: string
  /** Token of the receipt that a member will get after the erasure. */
  tokenOf: (member: MemberId) => string
  /** The receipt with this token, parsed and as the exact text of its file; null if there is none. */
  find: (token: string) => Promise<{ file: string; receipt: Receipt } | null>
}

/** Opens the receipts that this network signed. Reading a receipt throws if its signature is invalid. */
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
