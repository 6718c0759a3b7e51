import type { FastifyRequest } from 'fastify'
import { choiceIn, consentOf, type Consent } from '../../rules/consent/choice.ts'
import { askedOn, type AskedGroup } from '../../rules/consent/groups.ts'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import type { SiteDetails, SiteRow } from '../reads.ts'
import type { Sites } from '../sites.ts'

type SitesRead = Pick<Sites, 'details'>

const known = new WeakMap<SiteRow, { details: SiteDetails; asked: readonly AskedGroup[] }>()

/** Groups for which a site asks consent; computed again when the site changes. */
export async function askedOf(sites: SitesRead, site: SiteRow): Promise<readonly AskedGroup[]> {
  const details = await sites.details(site)
  const before = known.get(site)
  if (before?.details === details) return before.asked
  const asked = askedOn(settingsOf(details.settings), site.features)
  known.set(site, { details, asked })
  return asked
}

/** True if the browser sends Global Privacy Control, a refusal of the sale and sharing of personal data. */
export const sendsSignal = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1'

/** Consent of the browser that sends a request. Use with `hasConsent` (services/rules/consent/choice.ts). */
export async function consentIn(
  sites: SitesRead,
  request: Pick<FastifyRequest, 'headers' | 'site'>,
): Promise<Consent> {
  const asked = await askedOf(sites, request.site)
  return consentOf(asked, choiceIn(request.headers.cookie), { signal: sendsSignal(request) })
}
