import type { Initiator } from '../../../services/rules/initiators.ts'
import { isUnnamed } from '../../../services/rules/routes/guards.ts'
import type { ResetLink } from '../../../services/rules/routes/redirects.ts'

/** Steps of the auth dialog, in the specification's order (spec §4 Auth dialog). */
export type Step =
  | 'logIn'
  | 'register'
  | 'loginWithEmail'
  | 'registerWithEmail'
  | 'verificationOptions'
  | 'requestVerificationText'
  | 'enterVerificationNumber'
  | 'verifyViaEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'setUsername'
  | 'fNameAndLName'
  | 'setSocialSites'
  | 'requestDisorderDemographicInfo'
  | 'accountConfirmation'
  | 'accountConfirmationWithNoCTA'
  /** Beyond the specification: the second factor of a log-in. */
  | 'secondFactor'

/**
 * Way of signing in. After a first social log-in on a social network, the username is confirmed, not chosen.
 */
export type Arrival = 'email' | 'social' | 'first-social-network'

/** Way of signing in for a person whom a provider has just identified. */
export const arrivalOf = (features: readonly string[]): Arrival =>
  features.includes('social_network') ? 'first-social-network' : 'social'

const forMembers: readonly string[] = ['new', 'entered', 'linked']

/** False for the result of a provider's log-in that an address claims, but that this viewer cannot have. */
export const fitsViewer = (result: string, isMember: boolean): boolean =>
  forMembers.includes(result) ? isMember : result !== 'KNOWN_EMAIL' || !isMember

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

const beforeLogIn: readonly Step[] = [
  'logIn',
  'register',
  'loginWithEmail',
  'registerWithEmail',
  'requestPasswordReset',
  'resetPassword',
  'secondFactor',
]

/** True for steps that do not require a log-in. */
export const isBeforeLogIn = (step: Step): boolean => beforeLogIn.includes(step)

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

/** Options with which the dialog is opened (spec §3 Auth state). */
export interface AuthRequest {
  step: Step
  /** What made the person open the dialog; 'page' by default. */
  initiator?: Initiator
  /** Heading to show instead of the step's default heading. */
  heading?: string
  /** Explanation of why an account is needed, shown above the registration form. */
  text?: string
  /** Explanation of why a log-in is needed, shown above the log-in form. */
  logInText?: string
  /** Page to open after sign-in, or after verification if that is required. */
  redirect?: string
  /** True if continuing requires a verified account. */
  mustVerify?: boolean
  arrival?: Arrival
  isUgc?: boolean
  isFastTrack?: boolean
  reset?: ResetLink
  /** True if a verification link has just been sent after registration. */
  emailSent?: boolean
  /** The member who has just logged in or registered, whom the page's data may not contain yet. */
  member?: Pick<Facts['member'], 'username' | 'isVerified' | 'firstName' | 'lastName'>
}

/** Options with which the next step is shown; a heading applies to one step only. */
export type Brought = Pick<AuthRequest, 'heading' | 'logInText' | 'arrival' | 'emailSent' | 'member'>

/** State of the auth dialog. Closing the dialog resets it to the first step (spec §4 Closing). */
export interface AuthState extends AuthRequest {
  isOpen: boolean
}

export const closed: AuthState = { isOpen: false, step: 'logIn' }

/** Actions that change the state of the auth dialog. */
type AuthMove = { open: AuthRequest; features: readonly string[] } | ({ go: Step } & Brought) | 'close'

/** Reducer of the auth dialog. Opening requires the Accounts feature (spec §4). */
export function move(state: AuthState, change: AuthMove): AuthState {
  if (change === 'close') return closed
  if ('open' in change) {
    if (!change.features.includes('Accounts')) return state
    return { ...change.open, isOpen: true }
  }
  const { heading: _, ...kept } = state
  const { go: step, ...brought } = change
  return { ...kept, ...brought, step }
}

/** True for a last step, at which closing the dialog opens the redirect target. */
export const isEnd = (step: Step): boolean =>
  step === 'accountConfirmation' || step === 'accountConfirmationWithNoCTA'

/** Prompt on the current page, for members who need a verified account to continue (spec §2 Route guards). */
export const verifyPrompt = {
  step: 'verificationOptions',
  heading: 'Verify your account',
} as const satisfies AuthRequest

/** Prompt on the profile, for members who directly opened an address that requires a verified account. */
export const verifyToProceed = {
  ...verifyPrompt,
  heading: 'You must verify your account to proceed',
} as const satisfies AuthRequest
