import { isUnnamed } from '../../services/rules/routes/guards.ts'

/** Texts that depend on the site's feature flags (spec §1, §2, §8). */
interface Words {
  /** Name of the area for messages, for example in the menu. */
  messages: string
  /** Heading of the form for a message to a member. */
  messageWith(name: string): string
  /** Toast for the member who has declined a conversation. */
  declined: string
  /** Label of the submit button of the registration form. */
  signUp: string
}

/** Returns the texts for a site with the given feature flags. */
export function wordsOf(features: readonly string[]): Words {
  const isRestricted = features.includes('restrict_private_messaging')
  return {
    messages: isRestricted ? 'Messages' : 'Private Messages',
    messageWith: (name) => `${isRestricted ? 'Message' : 'Private message'} with ${name}`,
    declined: `You have declined this ${isRestricted ? 'message' : 'private message'}.`,
    signUp: features.includes('social_network') || features.includes('rare_disease') ? 'Continue' : 'Sign up',
  }
}

/**
 * Words as a list: 'A', 'A and B' or 'A, B, and C'. Pages that everybody opens do without `Intl.ListFormat`: the first
 * use of `Intl` takes tens of milliseconds on a phone.
 */
export const listed = (words: readonly string[]): string =>
  words.slice(0, -1).join(', ') +
  (words.length > 2 ? ',' : '') +
  (words.length > 1 ? ' and ' : '') +
  (words.at(-1) ?? '')

/** Hint below the fields for first and last name (spec §5 Registration). */
export const nameNote = 'Your name will be publicly visible. You can change this setting in your profile.'

/** Hint under a username (spec §5 Username). */
export const usernameDisclaimer = 'Your username will be publicly visible.'

/** Tooltip of the username field (spec §5 Username). */
export const usernameNote =
  'Note: Please use a minimum of 4 characters and limit to alphabetic or numeric characters only.'

/** Name by which a member is addressed: the first name, if one is given and no username is chosen. */
export const greetingName = ({
  username,
  firstName,
}: {
  username: string
  firstName?: string | null | undefined
}): string => (isUnnamed(username) && firstName ? firstName : username)
