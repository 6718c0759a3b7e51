import general from 'reserved-usernames' with { type: 'json' }
import { badgeOf, roles } from '../../rules/roles.ts'
import { slugOf } from './slug.ts'

// Usernames that would pass for the network itself, or for a part of its addresses.

/** Badges, and what stands for the network, for those who run it, or for nobody: taken with digits after it too. */
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

/** What no name may have in it: whatever stands around it, the name would read as that of somebody who runs the network. */
const within = /administrator|moderator|communityadmin|communitytech|editorialteam|superadmin|supportteam/

/** A name as it is compared: without case, spaces and punctuation, and with look-alike letters as addresses have them. */
const folded = (name: string): string => slugOf(name).replaceAll('-', '')

/** Letters of other alphabets, and the Latin ones that they look like without sounding like them. */
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

/** Whether a username is kept from members: the product's own words, and those of common lists of reserved names. */
export function isReservedName(username: string): boolean {
  return [username, shaped(username)]
    .map(folded)
    .some((name) => exact.has(name) || numbered.has(name.replace(/\d+$/, '')) || within.test(name))
}
