import type { Initiator } from '../../../../services/rules/initiators.ts'
import type { ResetLink } from '../../../../services/rules/routes/redirects.ts'
import type { Facts } from './steps.ts'

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

/** Way of signing in. After a first social log-in on a social network, the username is confirmed, not chosen. */
export type Arrival = 'email' | 'social' | 'first-social-network'

/** Way of signing in for a person whom a provider has just identified. */
export const arrivalOf = (features: readonly string[]): Arrival =>
  features.includes('social_network') ? 'first-social-network' : 'social'

const forMembers: readonly string[] = ['new', 'entered', 'linked']

/** False for the result of a provider's log-in that an address claims, but that this viewer cannot have. */
export const fitsViewer = (result: string, isMember: boolean): boolean =>
  forMembers.includes(result) ? isMember : result !== 'KNOWN_EMAIL' || !isMember

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
