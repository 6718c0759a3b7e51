import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { boundTo } from '../../commands/names/addresses.ts'
import { emailIn } from '../../commands/names/registration.ts'
import { findToken } from '../../operational/tokens.ts'
import type { Services } from '../graphql/frame/context.ts'

/** The member of a mailed link, if it still works: the account's address must be the one that got it. */
export async function memberOfLink(
  { sql, tools }: Pick<Services, 'sql' | 'tools'>,
  purpose: 'verify-email' | 'reset-password',
  token: string,
): Promise<MemberId | null> {
  const found = await findToken(sql, purpose, token)
  if (!found?.bound) return found?.member ?? null
  const email = emailIn(await tools.log.read(streamOf(found.member)))
  return email !== null && found.bound === boundTo(tools, email) ? found.member : null
}
