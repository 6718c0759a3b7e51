import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import { publicKeyOf, receiptToken, verified, type Receipt } from '../erasure/receipt-signature.ts'
import { findReceipt } from '../erasure/receipt-store.ts'

/** The receipts of erasures, each under a token that nobody guesses. */
export interface Receipts {
  /** What they are verified with (base64). */
  publicKey: string
  /** The token under which a member's receipt will be. */
  tokenOf: (member: MemberId) => string
  /** The signed receipt as its file has it, to the byte, and what it says; null while there is none. */
  find: (token: string) => Promise<{ file: string; receipt: Receipt } | null>
}

/** The receipts that a network has signed. Finding one throws when it is not as it was signed. */
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
