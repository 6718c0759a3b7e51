/** The words that a site's feature flags change; every screen takes them from here (spec §1, §2, §8). */
export interface Words {
  /** What the folder of conversations is called. */
  messages: string
  /** The heading over writing to a member. */
  messageWith(name: string): string
  /** Said to whoever declined a conversation. */
  declined: string
  /** The button that sends the registration form. */
  signUp: string
}

/** The words of a site with these flags on. */
export function wordsOf(features: readonly string[]): Words {
  const isRestricted = features.includes('restrict_private_messaging')
  return {
    messages: isRestricted ? 'Messages' : 'Private Messages',
    messageWith: (name) => `${isRestricted ? 'Message' : 'Private message'} with ${name}`,
    declined: `You have declined this ${isRestricted ? 'message' : 'private message'}.`,
    signUp: features.includes('social_network') || features.includes('rare_disease') ? 'Continue' : 'Sign up',
  }
}

/** What stands under first and last name (spec §5 Registration). */
export const nameNote = 'Your name will be publicly visible. You can change this setting in your profile.'

/** What stands under a username (spec §5 Username). */
export const usernameDisclaimer = 'Your username will be publicly visible.'

/** What a username is made of: the tooltip beside its field (spec §5 Username). */
export const usernameNote =
  'Note: Please use a minimum of 4 characters and limit to alphabetic or numeric characters only.'
