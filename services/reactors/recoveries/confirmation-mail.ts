import { streamOf } from '../../../events/kinds.ts'
import { administratorsIn } from '../../../projections/members/queries.ts'
import { hasProved } from '../../commands/names/addresses.ts'
import { memberRefusal } from '../../rules/people/people.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { longMoment } from '../../rules/sites/dates.ts'
import type { Effect } from '../effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from '../letter.ts'

/**
 * Asks those who may confirm a change of a moderator's or administrator's ways to log in, which needs a second
 * administrator. The mail does not name the member, as others may see it.
 */
export async function askForConfirmation(tools: SendTools, effect: Effect): Promise<void> {
  const { eventId, member, site } = effect
  const events = await tools.log.read(streamOf(member))
  const asked = events.find(({ id }) => id === eventId)
  if (asked?.type !== 'AccessRecoveryRequested' || asked.data.lapsesAt === null) return
  const { by, request, lapsesAt } = asked.data
  const isDecided = events.some(
    ({ type, data }) =>
      (type === 'AccessRecoveryConfirmed' || type === 'AccessRecoveryStopped') && data.request === request,
  )
  if (isDecided) return
  const { role, slug } = addresseeOf(events)
  const place = await placeOf(tools, site)
  const others = (await administratorsIn(tools.sql)).filter((id) => id !== by && id !== member)
  for (const other of others) {
    const addressee = addresseeOf(await tools.log.read(streamOf(other)))
    const { email } = addressee
    const viewer = { id: other, role: addressee.role, verified: addressee.verified, analyst: false }
    const mayConfirm = memberRefusal({ name: 'recoverAccess' }, { id: member, role }, viewer) === null
    if (email === null || !mayConfirm || !receives(addressee, 'account')) continue
    if (!(await hasProved(tools, { email, member: other }))) continue
    await sendLetter(
      tools,
      { ...effect, member: other },
      {
        to: email,
        oneOf: other,
        place,
        subject: `Please confirm a change at ${place.name}`,
        parts: [
          greeting(addressee),
          `An administrator of ${place.name} asked to let a moderator or administrator back in who has lost a way to log in. A second administrator must confirm it.`,
          `Find out whether that person really asked for it, and confirm or stop it until ${longMoment(new Date(lapsesAt), place.language)} (UTC). After that, it lapses.`,
          { label: 'Look at the request', href: new URL(urlFor.givingTo(slug), place.origin).href },
        ],
      },
    )
  }
}
