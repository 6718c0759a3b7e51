import general from 'reserved-usernames' with { type: 'json' }
import { badgeOf } from '../../rules/profiles/badges.ts'
import { roles } from '../../rules/roles.ts'
import { latinLooks } from './look-alikes.ts'
import { slugOf } from './username-slug.ts'

// Usernames that people could mistake for the network or for a part of its URLs.

/** Badges, names of the network and its operators, and words for nobody; also reserved with digits at the end. */
const own = [
  ...Object.keys(roles),
  ...Object.values(roles).map((role) => badgeOf(role)),
  'Admin',
  'Anonymous',
  'Community Manager',
  'Community Member',
  'Community Team',
  'Contributor',
  'Deleted Member',
  'Digital Creator',
  'Editor',
  'Editorial',
  'Editorial Team',
  'Everybody',
  'Former Member',
  'Healthcare Provider',
  'Help Desk',
  'Moderation',
  'Moderation Team',
  'Moderators',
  'Nobody',
  'Official',
  'Patient Leader',
  'Removed Member',
  'Staff',
  'Support',
  'Support Team',
  'System',
  'Unknown Member',
]

/** Words that cannot occur anywhere in a username, because the name would look like an operator's. */
const within = [
  'administrator',
  'moderator',
  'communityadmin',
  'communitytech',
  'editorialteam',
  'superadmin',
  'supportteam',
  'healthcommunities',
].map(alike)

/** Words that claim an office wherever they stand as a word of their own, unlike in `Doctorow` or `Supporter`. */
const offices = new Set(
  [
    'admin',
    'admins',
    'administrator',
    'doctor',
    'moderator',
    'moderators',
    'official',
    'staff',
    'support',
    'verified',
  ].map(alike),
)

/** Words of a name, also those that only capital letters separate. */
const wordsOf = (name: string): string[] => {
  const spaced = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  // Signs that a slug leaves out separate words too.
  return [spaced, ...latinLooks(spaced)].flatMap((form) =>
    slugOf(form.replaceAll(/[™®.,_/()-]/g, ' ')).split('-'),
  )
}

/** True if a word of the name claims an office, also with digits at the end or look-alike letters. */
const claimsOffice = (name: string): boolean =>
  wordsOf(name).some((word) => offices.has(alike(word)) || offices.has(alike(word.replace(/\d+$/, ''))))

/** Forms of a name for comparison: as typed and with Latin letters, without case, spaces and punctuation. */
const formsOf = (name: string): string[] =>
  [name, ...latinLooks(name)].map((form) => slugOf(form).replaceAll('-', ''))

/** Folds `i` and `1` to `l`, because people take `1` for either letter. */
function alike(form: string): string {
  return form.replaceAll(/[i1]/g, 'l')
}

const exact = new Set([...general, ...own].flatMap(formsOf))
const numbered = new Set(own.flatMap(formsOf).map(alike))

/**
 * True if members cannot choose a username: it is a word of this product, on a common list of reserved names, or the name
 * of a community.
 */
export function isReservedName(username: string, communities: readonly string[] = []): boolean {
  const named = new Set(communities.flatMap(formsOf).map(alike))
  const bare = username.replace(/\d+\s*$/, '')
  if (claimsOffice(username)) return true
  return [username, username.replaceAll('1', 'i'), bare]
    .flatMap(formsOf)
    .some(
      (form) =>
        exact.has(form) ||
        [numbered, named].some((names) => names.has(alike(form.replace(/\d+$/, '')))) ||
        within.some((word) => alike(form).includes(word)),
    )
}
