import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { SiteId } from '../../../../events/kinds.ts'
import { mail } from '../../../commands/mail.ts'
import type { Outcome } from '../../../commands/frame/decider.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { findMemberByEmail, unsubscribeHash } from '../../../commands/names/addresses.ts'
import { foldEmail } from '../../../commands/names/registration.ts'
import type { MailForm } from '../../../rules/mail.ts'
import type { Services } from '../frame/context.ts'

/** The address of a mailed link, and the proof that the link was sent to it. */
export const MailLink = z.object({
  email: z.string().max(320),
  hash: z.string().max(100).nullish(),
  legacyHash: z.string().max(100).nullish(),
})
export type MailLink = z.output<typeof MailLink>

function isSame(given: string | null | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

type Tools = Pick<Services, 'tools' | 'legacyMailKey'>

/** True if a link was mailed to its address, by this network or, before it, with the key for that (hex of an HMAC). */
function isMailed({ tools, legacyMailKey }: Tools, { email, hash, legacyHash }: MailLink): boolean {
  if (isSame(hash, unsubscribeHash(tools, email))) return true
  if (legacyMailKey === null) return false
  return isSame(legacyHash, createHmac('sha256', legacyMailKey).update(foldEmail(email)).digest('hex'))
}

/**
 * Stops the mail to the member who has the address of a mailed link. Null if the link was not mailed to it. Nothing
 * happens if nobody has the address any more, as nothing is mailed to it then.
 */
export async function unsubscribe(
  services: Tools,
  link: MailLink,
  { site, form }: { site: SiteId; form: MailForm },
): Promise<Outcome | null> {
  if (!isMailed(services, link)) return null
  const { tools } = services
  const member = await findMemberByEmail(tools, link.email)
  if (!member) return { ok: true, events: [], position: null }
  return tools.dispatch(mail, { name: 'chooseMail', member, wanted: false, form }, liveIntent(member, site))
}
