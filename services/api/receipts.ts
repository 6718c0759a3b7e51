import type { MemberId } from '../../events/kinds.ts'

/** What a receipt tells people; the file that holds it tells more, and is signed. */
export interface Receipt {
  requestedAt: Date
  erasedAt: Date
  streams: number
  events: number
  backupsExpireAt: Date | null
}

/** The receipts of erasures, each under a token that nobody guesses. */
export interface Receipts {
  /** The token under which a member's receipt will be. */
  tokenOf: (member: MemberId) => string
  /** The signed receipt, as it stands in its file, and what it tells; null while there is none. */
  find: (token: string) => Promise<{ file: object; receipt: Receipt } | null>
}
