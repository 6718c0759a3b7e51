import type { AuthProvider } from '../../events/auth-accounts.ts'
import type { MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'

const MAX_SHOWN = 50

export interface AuthAccountRow {
  /** Keyed hash of the account. */
  id: string
  provider: AuthProvider
}

/** Accounts that a member has linked, by provider. They may be shown to this member only. */
export const authAccountsOf = (sql: Sql, member: MemberId): Promise<AuthAccountRow[]> =>
  sql<AuthAccountRow>`select account as id, provider from auth_account
    where member = ${member} order by provider, account ${limit(MAX_SHOWN)}`
