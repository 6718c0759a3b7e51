import { v5 } from 'uuid'
import { streamOf } from '../../events/kinds.ts'
import { answeredReporters } from '../../projections/flags/queries.ts'
import { addressKey, hasProved } from '../commands/names/addresses.ts'
import { claimLetter } from '../operational/letters.ts'
import { urlFor } from '../rules/routes/links.ts'
import type { Effect } from './effects.ts'
import { addresseeOf, greeting, placeOf, receives, sendLetter, type SendTools } from './letter.ts'

interface News {
  subject: string
  /** What happened at the site, and what the link leads to. */
  paragraphs: [happened: string, link: string]
}

/** Mails news of moderators to a verified member, with a link to them, as the news can be a health fact. */
async function sendNews(tools: SendTools, effect: Effect, news: (site: string) => News): Promise<void> {
  const { eventId, member, site } = effect
  const addressee = addresseeOf(await tools.log.read(streamOf(member)))
  const { email } = addressee
  if (email === null || !receives(addressee, 'account')) return
  if (!(await hasProved(tools, { email, member }))) return
  const letter = { eventId, kind: 'decision', member, address: addressKey(tools, email) } as const
  if (!(await claimLetter(tools.sql, letter))) return
  const place = await placeOf(tools, site)
  const { subject, paragraphs } = news(place.name)
  const link = new URL(urlFor.ownDecisions(), place.origin).href
  await sendLetter(tools, effect, {
    to: email,
    subject,
    place,
    parts: [greeting(addressee), ...paragraphs, { label: 'Read it', href: link }],
  })
}

/** Tells a member that a moderator decided about them or about what they wrote. */
export const sendDecisionNotice = (tools: SendTools, effect: Effect): Promise<void> =>
  sendNews(tools, effect, (site) => ({
    subject: `A moderator's decision at ${site}`,
    paragraphs: [
      `A moderator at ${site} decided about something that you wrote, or about your account.`,
      'You can read the decision, its reason, and how to appeal against it:',
    ],
  }))

/** Tells a member that another moderator answered their appeal. */
export const sendAppealNotice = (tools: SendTools, effect: Effect): Promise<void> =>
  sendNews(tools, effect, (site) => ({
    subject: `An answer to your appeal at ${site}`,
    paragraphs: [
      `Another moderator at ${site} reviewed the decision that you appealed against.`,
      'You can read the answer:',
    ],
  }))

/**
 * Tells members who reported an item that a moderator reviewed it; the mail does not name the item. Throws while the
 * read model does not contain the decision, so that the effect is retried.
 */
export async function sendOutcomeNotices(tools: SendTools, effect: Effect): Promise<void> {
  const reporters = await answeredReporters(tools.sql, effect.position ?? -1n)
  if (!reporters) throw new Error('The read model does not contain the decision yet')
  for (const member of reporters)
    await sendNews(tools, { ...effect, member, eventId: v5(member, effect.eventId) }, (site) => ({
      subject: `Your report at ${site}`,
      paragraphs: [
        `Thank you for your report. A moderator at ${site} reviewed it.`,
        'You can read the outcome:',
      ],
    }))
}
