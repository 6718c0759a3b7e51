import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { publicKeyOf, receiptToken, verified, type Receipt } from '../erasure/receipt-signature.ts'
import { findReceipt } from '../erasure/receipt-store.ts'

/** Receipts of erasures, found by secret token. */
export interface Receipts {
  /** Key (base64) with which receipts can be verified. */
  publicKey: string
  /** Token of the receipt that a member will get. */
  tokenOf: (member: MemberId) => string
  /** The signed receipt of a token, as the exact text of the file and parsed; null if there is none. */
  find: (token: string) => Promise<{ file: string; receipt: Receipt } | null>
}

/** Opens the receipts that a network signed. Finding one throws if its signature is invalid. */
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
