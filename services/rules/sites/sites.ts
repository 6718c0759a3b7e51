import { z } from 'zod'
import { keysOf } from '../../../events/entries.ts'
import { SitePurpose } from './purposes.ts'
import { isPlainLine, notPlainMessage } from '../text.ts'

// Features of a site, its place in the hierarchy of sites, and its fields.

interface SiteFeature {
  label: string
  /** Sentence about what members can do with it, for administrators. */
  about?: string
  /** False if nothing depends on the feature yet: it is neither offered nor switched on. */
  isBuilt?: false
}

/** Features of a site (spec §1), including those on which routes depend (spec §2). */
export const siteFlags = {
  Accounts: {
    label: 'Sign-up and login',
    about: 'Visitors can join here. Without it, only those who have an account can log in.',
  },
  Forums: { label: 'Forums', about: 'Members start threads, and everybody can read them.' },
  Comments: { label: 'Comments and replies', about: 'Members answer threads and comment on articles.' },
  Reactions: { label: 'Reactions', about: 'Members answer with a sign: like, support, same here.' },
  community: {
    label: 'Community hub',
    about: 'A page with what is going on: threads, members, status updates.',
  },
  stories: { label: "Members' stories", isBuilt: false },
  recipes: { label: 'Recipes', isBuilt: false },
  status_updates: { label: 'Status updates', about: 'Members write on their profile how they are.' },
  private_messaging: {
    label: 'Private messages',
    about: 'Members write to each other where nobody else reads.',
  },
  restrict_private_messaging: {
    label: 'Private messages with administrators only',
    about: 'Members write to administrators and they to members, but not members to each other.',
  },
  social_network: {
    label: 'Real names',
    about: 'Members show their first and last names instead of a username.',
  },
  rare_disease: {
    label: 'Rare diseases',
    about: 'The directory of conditions, and sign-up texts for rare diseases.',
  },
  mental_health: { label: 'Crisis help', about: 'Help lines stand above every page.' },
  'Child Site Teasers': {
    label: 'Cards of communities below',
    about: 'The home page shows a card for each community that is part of this one.',
  },
  adblock_prompt: { label: 'Ad-blocker prompt', isBuilt: false },
} as const satisfies Record<string, SiteFeature>
export type SiteFlag = keyof typeof siteFlags
export const SiteFlag = z.enum(keysOf(siteFlags))

/** True if the feature has an effect. */
export const isBuiltFlag = (flag: SiteFlag): boolean => !('isBuilt' in siteFlags[flag])

export const isSiteFlag = (name: string): name is SiteFlag => Object.hasOwn(siteFlags, name)

export const Accent = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Please enter a color in the format #rrggbb')

/** First parts of hosts that belong to the network, its mail and its operators, so that no community can have them. */
const reservedPrefixes: ReadonlySet<string> = new Set([
  'accounts',
  'admin',
  'api',
  'app',
  'assets',
  'auth',
  'autoconfig',
  'autodiscover',
  'cdn',
  'dev',
  'ftp',
  'help',
  'imap',
  'localhost',
  'login',
  'mail',
  'metrics',
  'moderation',
  'mta-sts',
  'new',
  'ns1',
  'ns2',
  'pictures',
  'pop',
  'root',
  'smtp',
  'staging',
  'static',
  'status',
  'support',
  'webmail',
  'wp-admin',
  'www',
])

/** Prefix of a site: the first part of its host in development, and its name in links between sites. */
const SitePrefix = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])$/,
    'Please use 2 to 40 letters, digits and dashes, starting with a letter',
  )
  .refine((prefix) => !reservedPrefixes.has(prefix), 'This prefix is reserved for the network')

export const SiteHost = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'Please enter a host name, such as lupus.example.org',
  )

const words = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters`).refine(isPlainLine, notPlainMessage)

export const SiteName = words(80).min(1, 'Please enter a name')
export const SiteDescription = words(300)

/** URL of the site's logo; null for a logo that is drawn. */
export const SiteLogo = z
  .string()
  .trim()
  .max(500)
  .regex(
    // Special characters are not allowed, because the URL's origin becomes part of the Content-Security-Policy.
    /^(?:\/(?![/\\])|https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/|$))\S*$/i,
    'Please enter an address that begins with / or https://',
  )
  .nullable()

const MAX_GENERATIONS = 5

export type Family = ReadonlyMap<string, string>

function ancestorsOf(family: Family, site: string): string[] {
  const ancestors: string[] = []
  for (let parent = family.get(site); parent && !ancestors.includes(parent); parent = family.get(parent))
    ancestors.push(parent)
  return ancestors
}

export function parentProblem(family: Family, site: string, parent: string): string | null {
  if (parent === site) return "A community can't be part of itself"
  const ancestors = ancestorsOf(family, parent)
  if (ancestors.includes(site)) return "A community can't be part of one of its own sub-communities"
  return ancestors.length + 2 > MAX_GENERATIONS
    ? `Communities can be nested up to ${MAX_GENERATIONS} levels deep`
    : null
}

export const NewSite = z.object({
  name: SiteName,
  prefix: SitePrefix,
  host: SiteHost,
  description: SiteDescription,
  accent: Accent,
  purpose: SitePurpose.exactOptional(),
})
