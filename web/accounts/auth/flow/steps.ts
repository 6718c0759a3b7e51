import { isUnnamed } from '../../../../services/rules/routes/guards.ts'
import type { Arrival, AuthRequest, Step } from './state.ts'

/** Facts about a person and a site that determine the next step of the auth dialog. */
export interface Facts {
  /** Names of the feature flags that are set on the site. */
  features: readonly string[]
  arrival: Arrival
  /** True if the person is about to write content, for which verification cannot be skipped. */
  isUgc: boolean
  /** True if the person is about to read content, before which only required steps are shown. */
  isFastTrack: boolean
  /** The signed-in member. Undefined fields are unknown, and the member is not asked for them. */
  member: {
    username: string
    isVerified: boolean
    firstName?: string | null
    lastName?: string | null
    hasDisorder?: boolean
    hasSocialSite?: boolean
    /** Time of the member's previous log-in; null at the first log-in. */
    lastLoginAt?: string | null | undefined
  }
}

/** Actions of a person that complete a step, after which another step follows. */
export type Done =
  | 'registered'
  | 'registeredBySocialLogin'
  | 'loggedIn'
  | 'named'
  | 'usernameSet'
  | 'demographicsGiven'
  | 'socialSitesGiven'
  | 'codeAccepted'
  | 'verificationSkipped'
  | 'passwordSet'

/** The next step after an action; null closes the dialog (spec §4 Sign-up flow, Login). */
export function nextStep(done: Done, facts: Facts): Step | null {
  const { features, arrival, isFastTrack, member } = facts
  const isRare = features.includes('rare_disease')
  const isSocial = features.includes('social_network')
  switch (done) {
    case 'registered':
      if (member.isVerified) return null
      if (isRare) return 'requestDisorderDemographicInfo'
      return isSocial ? 'setUsername' : 'verificationOptions'
    case 'registeredBySocialLogin':
      if (isRare) return 'requestDisorderDemographicInfo'
      return isSocial && !(member.firstName && member.lastName) ? 'fNameAndLName' : 'setUsername'
    case 'loggedIn':
      return isSocial ? missing(member) : null
    case 'named':
      return 'setUsername'
    case 'usernameSet':
      if (arrival === 'first-social-network' && member.isVerified) return 'accountConfirmation'
      return isSocial ? 'requestDisorderDemographicInfo' : 'accountConfirmation'
    case 'demographicsGiven':
      if (isFastTrack) return null
      if (isSocial) return 'setSocialSites'
      return isUnnamed(member.username) ? 'setUsername' : 'verificationOptions'
    case 'socialSitesGiven':
      return member.isVerified ? 'accountConfirmation' : 'verificationOptions'
    case 'codeAccepted':
      return isRare ? 'accountConfirmationWithNoCTA' : 'accountConfirmation'
    case 'verificationSkipped':
      return 'accountConfirmation'
    case 'passwordSet':
      return null
  }
}

/** The step that asks for data which a social network's member lacks at a log-in (spec §4 Login). */
function missing({ lastLoginAt, hasDisorder, hasSocialSite }: Facts['member']): Step | null {
  if (lastLoginAt === null) return 'setUsername'
  if (hasDisorder === false) return 'requestDisorderDemographicInfo'
  return hasDisorder && hasSocialSite === false ? 'setSocialSites' : null
}

const headings: Record<Step, string> = {
  logIn: 'Welcome back!',
  register: 'Join in',
  loginWithEmail: 'Log in with email',
  registerWithEmail: 'Sign up with email',
  setUsername: 'Choose your username',
  verificationOptions: "You're almost done!",
  requestVerificationText: 'Verify via text message',
  enterVerificationNumber: 'Enter verification code',
  verifyViaEmail: 'Check your inbox',
  accountConfirmation: "You're all set!",
  accountConfirmationWithNoCTA: "You're all set!",
  resetPassword: 'Create a new password',
  requestPasswordReset: 'Trouble signing in?',
  requestDisorderDemographicInfo: 'Tell us a little about yourself',
  fNameAndLName: 'Please provide your first and last name',
  setSocialSites: 'Where can we find you?',
  secondFactor: 'One more step',
}

/** Steps that replace the choice of how to log in or register while email is the only way. */
const onlyWay: Partial<Record<Step, Step>> = { logIn: 'loginWithEmail', register: 'registerWithEmail' }

/** The step to show: of a choice with a single option, the option. `providers` are those of the site. */
export const shownStep = (step: Step, providers: readonly unknown[]): Step =>
  providers.length > 0 ? step : (onlyWay[step] ?? step)

/** Heading of a step (spec §4 Headings). */
export function headingOf(step: Step, arrival: Arrival): string {
  if (step === 'setUsername' && arrival === 'first-social-network') return 'Confirm your username'
  if (step === 'fNameAndLName' && arrival !== 'email') return 'Create your account'
  return headings[step]
}

/** Targets of the back button, for steps with a back button (spec §4 Back navigation). */
const back: Partial<Record<Step, Step>> = {
  loginWithEmail: 'logIn',
  requestPasswordReset: 'logIn',
  registerWithEmail: 'register',
  secondFactor: 'logIn',
  requestVerificationText: 'verificationOptions',
  enterVerificationNumber: 'requestVerificationText',
  verifyViaEmail: 'verificationOptions',
}

/** Step to which the back button leads; null if the step has no back button. */
export function stepBack(step: Step, providers: readonly unknown[]): Step | null {
  const before = back[step] && shownStep(back[step], providers)
  return before && before !== step ? before : null
}

/**
 * The action that counts as done if a step is skipped; null if it cannot be (spec §4 Auth dialog). Verification cannot
 * be skipped by members who write or who need it to continue.
 */
export function skipOf({
  step,
  isUgc,
  mustVerify,
  heading,
}: Pick<AuthRequest, 'step' | 'isUgc' | 'mustVerify' | 'heading'>): Done | null {
  if (step === 'setSocialSites') return 'socialSitesGiven'
  const isOpen = step === 'verificationOptions' && !isUgc && !mustVerify && heading === undefined
  return isOpen ? 'verificationSkipped' : null
}

const verifying: readonly Step[] = [
  'verificationOptions',
  'requestVerificationText',
  'enterVerificationNumber',
  'verifyViaEmail',
]

/** Steps of each kind of sign-up, grouped by progress dot; a single sign-up shows only some steps of a dot. */
const ways: Record<'social' | 'rare' | 'plain', readonly (readonly Step[])[]> = {
  social: [
    ['registerWithEmail', 'fNameAndLName', 'setUsername'],
    ['requestDisorderDemographicInfo'],
    ['setSocialSites'],
    verifying,
  ],
  rare: [['registerWithEmail'], ['requestDisorderDemographicInfo', 'setUsername'], verifying],
  plain: [['registerWithEmail', 'setUsername'], verifying, ['accountConfirmation']],
}

/**
 * Number of the current progress dot and the total (spec §4: 4 on the social network, 3 elsewhere); null for steps
 * without dots, and for members who verify after their sign-up.
 */
export function progressOf(
  { step, emailSent = false }: Pick<AuthRequest, 'step' | 'emailSent'>,
  features: readonly string[],
): { step: number; of: number } | null {
  if (verifying.includes(step) && !emailSent) return null
  const isSocial = features.includes('social_network')
  const way = ways[isSocial ? 'social' : features.includes('rare_disease') ? 'rare' : 'plain']
  const index = way.findIndex((steps) => steps.includes(step))
  return index < 0 ? null : { step: index + 1, of: way.length }
}

/** True for a last step, at which closing the dialog opens the redirect target. */
export const isEnd = (step: Step): boolean =>
  step === 'accountConfirmation' || step === 'accountConfirmationWithNoCTA'
