import general from 'reserved-usernames' with { type: 'json' }
import { badgeOf, roles } from '../../rules/roles.ts'
import { latinLook } from './look-alikes.ts'
import { slugOf } from './slug.ts'

// Usernames that people could mistake for the network or for a part of its URLs.

/** Badges, names of the network and its operators, and words for nobody; also reserved with digits at the end. */
const own = [
  ...Object.keys(roles),
  ...Object.values(roles).map(badgeOf),
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
const within = /administrator|moderator|communityadmin|communitytech|editorialteam|superadmin|supportteam/

/** Form for comparing names: without case, spaces and punctuation, and with Latin instead of look-alike letters. */
const folded = (name: string): string => slugOf(name).replaceAll('-', '')

const exact = new Set([...general, ...own].flatMap((name) => [folded(name), folded(latinLook(name))]))
const numbered = new Set(own.flatMap((name) => [folded(name), folded(latinLook(name))]))

/** True if members cannot choose a username: it is a word of this product, or on a common list of reserved names. */
export function isReservedName(username: string): boolean {
  const bare = username.replace(/\d+\s*$/, '')
  return [username, latinLook(username), latinLook(bare)]
    .map(folded)
    .some((name) => exact.has(name) || numbered.has(name.replace(/\d+$/, '')) || within.test(name))
}
