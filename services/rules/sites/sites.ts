import { z } from 'zod'
import { isPlainLine, notPlain } from '../text.ts'

// What a site is made of, for server and browser: its flags, its family, and what may stand in its fields. Its
// settings are in site-settings.ts, its menu in menus.ts, its redirects in redirect-list.ts, its categories in
// categories.ts.

/** The feature flags of a site (spec §1), and those that open the gated routes of spec §2. */
export const siteFlags = {
  Accounts: 'Sign-up and login',
  Forums: 'Forums',
  Comments: 'Comments and replies',
  Reactions: 'Reactions',
  community: 'Community hub',
  stories: "Members' stories",
  recipes: 'Recipes',
  status_updates: 'Status updates on profiles',
  private_messaging: 'Private messages',
  restrict_private_messaging: 'Private messages with administrators only',
  social_network: 'A social network: members go by first and last name',
  rare_disease: 'Rare diseases: disorder directory and sign-up wording',
  mental_health: 'Mental health: crisis help on every page',
  'Child Site Teasers': 'Child community teasers on the home page',
  adblock_prompt: 'Ad-blocker prompt (no effect until ads are available)',
} as const
export type SiteFlag = keyof typeof siteFlags
export const SiteFlag = z.enum(Object.keys(siteFlags) as [SiteFlag, ...SiteFlag[]])

/** Whether a name is that of a flag. */
export const isSiteFlag = (name: string): name is SiteFlag => Object.hasOwn(siteFlags, name)

/** A site's accent, as #rrggbb. */
export const Accent = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Please enter a color as #rrggbb')

/** What addresses of a site begin with in development, and its name in links between sites. */
const SitePrefix = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])$/,
    'Please use 2 to 40 letters, digits and dashes, beginning with a letter',
  )

/** A site's host, without scheme and port. */
export const SiteHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'Please enter a host name, such as lupus.example.org',
  )

const words = (most: number) =>
  z.string().trim().max(most, `Please use at most ${most} characters`).refine(isPlainLine, notPlain)

export const SiteName = words(80).min(1, 'Please enter a name')
export const SiteDescription = words(300)

/** A site's logo: the address of a picture on this host or another; null draws one of name and accent. */
export const SiteLogo = z
  .string()
  .trim()
  .max(500)
  .regex(
    // Its origin becomes part of the Content-Security-Policy: no character of which policies are made.
    /^(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/|$))\S*$/i,
    'Please enter an address that begins with / or https://',
  )
  .nullable()

/** Sites below sites may be so many levels deep. */
const MOST_GENERATIONS = 5

/** Who stands above whom: the parent of each site that has one. */
export type Family = ReadonlyMap<string, string>

/** A site's ancestors, the nearest first; a circle that is there in spite of the rule is cut. */
function ancestorsOf(family: Family, site: string): string[] {
  const above: string[] = []
  for (let parent = family.get(site); parent && !above.includes(parent); parent = family.get(parent))
    above.push(parent)
  return above
}

/** Why a site may not have this parent, as a sentence; null when it may. */
export function parentProblem(family: Family, site: string, parent: string): string | null {
  if (parent === site) return "A community can't be part of itself"
  const above = ancestorsOf(family, parent)
  if (above.includes(site)) return "A community can't be part of a community within it"
  return above.length + 2 > MOST_GENERATIONS ? `Families go ${MOST_GENERATIONS} levels deep at most` : null
}

/** What a new site is made with. */
export const NewSite = z.object({
  name: SiteName,
  prefix: SitePrefix,
  host: SiteHost,
  description: SiteDescription,
  accent: Accent,
})
