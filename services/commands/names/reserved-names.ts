import general from 'reserved-usernames' with { type: 'json' }
import { badgeOf, roles } from '../../rules/roles.ts'
import { slugOf } from './slug.ts'

// Usernames that could be mistaken for the network or a part of its URLs.

/** Badges, names of the network and its operators, and words for nobody: also reserved with trailing digits. */
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

/** Parts that are reserved anywhere in a username, as it would look like an operator's. */
const within = /administrator|moderator|communityadmin|communitytech|editorialteam|superadmin|supportteam/

/**
 * Form of a name for comparison: without case, spaces and punctuation, and with look-alike letters mapped to Latin
 * ones.
 */
const folded = (name: string): string => slugOf(name).replaceAll('-', '')

/** Letters of other alphabets, with the Latin letters that they look like but do not sound like. */
const shapes: Readonly<Record<string, string>> = {
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  н: 'h',
  в: 'b',
  ѕ: 's',
  ԁ: 'd',
  ρ: 'p',
  ν: 'v',
  υ: 'u',
  τ: 't',
}
const shaped = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => shapes[letter] ?? letter)

const exact = new Set([...general, ...own].map(folded))
const numbered = new Set(own.map(folded))

/** True if members cannot use a username: words of this product, and those on common lists of reserved names. */
export function isReservedName(username: string): boolean {
  return [username, shaped(username)]
    .map(folded)
    .some((name) => exact.has(name) || numbered.has(name.replace(/\d+$/, '')) || within.test(name))
}
