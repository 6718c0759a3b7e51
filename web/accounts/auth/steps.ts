import { isUnnamed } from '../../../services/rules/routes/guards.ts'

/** The steps of the auth dialog, in the order in which the specification names them (spec §4 Auth dialog). */
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

/** How the person came in: a first social log-in asks for confirmation where others ask for a choice. */
export type Arrival = 'email' | 'social' | 'first-social-network'

/** What the way through the steps depends on. */
export interface Facts {
  /** The feature flags of the site that are on. */
  features: readonly string[]
  arrival: Arrival
  /** The person is on the way to write something of their own: verifying cannot be skipped. */
  isUgc: boolean
  /** The person is on the way to what they wanted to read: nothing more is asked than must be. */
  isFastTrack: boolean
  /** Who is signed in by now; what is undefined is not known, and not asked for either. */
  member: {
    username: string
    isVerified: boolean
    firstName?: string | null
    lastName?: string | null
    hasDisorder?: boolean
    hasSocialSite?: boolean
    /** Null at the first log-in. */
    lastLoginAt?: string | null
  }
}

/** What happens in the dialog and leads on to another step. */
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

/** What being done with a step that is not built leads on from. */
const unbuilt: Partial<Record<Step, Done>> = {
  fNameAndLName: 'named',
  requestDisorderDemographicInfo: 'demographicsGiven',
  setSocialSites: 'socialSitesGiven',
}

/**
 * The step that follows when something is done, past those that are not built; null: the dialog closes. A log-in asks
 * for nothing in place of a step that is not built.
 */
export function nextStep(done: Done, facts: Facts): Step | null {
  const step = after(done, facts)
  const passed = step && unbuilt[step]
  if (!passed) return step
  return done === 'loggedIn' ? null : nextStep(passed, facts)
}

/** The step after something is done; null: the dialog closes (spec §4 Sign-up flow, Login). */
export function after(done: Done, facts: Facts): Step | null {
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

/** What a member of a social network is still asked for at a log-in (spec §4 Login). */
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
}

/** The choices among the ways in that have one way only: e-mail. Nobody is asked to choose it. */
const onlyWay: Partial<Record<Step, Step>> = { logIn: 'loginWithEmail', register: 'registerWithEmail' }

/** The step that is shown in place of one: past a choice with a single answer. */
export const shownStep = (step: Step): Step => onlyWay[step] ?? step

/** What stands over a step (spec §4 Headings). */
export function headingOf(step: Step, arrival: Arrival): string {
  if (step === 'setUsername' && arrival === 'first-social-network') return 'Confirm your username'
  if (step === 'fNameAndLName' && arrival !== 'email') return 'Create your account'
  return headings[step]
}

/** Where the way back leads, for the steps that have one (spec §4 Back navigation). */
const back: Partial<Record<Step, Step>> = {
  loginWithEmail: 'logIn',
  requestPasswordReset: 'logIn',
  registerWithEmail: 'register',
  requestVerificationText: 'verificationOptions',
  enterVerificationNumber: 'requestVerificationText',
  verifyViaEmail: 'verificationOptions',
}

/** The step before one, as it is shown; null where it would be the same. */
export function stepBack(step: Step): Step | null {
  const before = back[step] && shownStep(back[step])
  return before && before !== step ? before : null
}

const beforeLogIn: readonly Step[] = [
  'logIn',
  'register',
  'loginWithEmail',
  'registerWithEmail',
  'requestPasswordReset',
  'resetPassword',
]

/** Whether a step is for people who are not signed in yet. */
export const isBeforeLogIn = (step: Step): boolean => beforeLogIn.includes(step)

const verifying: readonly Step[] = [
  'verificationOptions',
  'requestVerificationText',
  'enterVerificationNumber',
  'verifyViaEmail',
]

/** The ways of signing up as the dots show them: each dot is the steps of which a person sees some. */
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
 * Which dot of how many a step is (spec §4: 4 on the social network, 3 elsewhere); null for one without dots, and for
 * members who verify their account later than at their sign-up.
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

/** What the dialog is opened with (spec §3 Auth state). */
export interface AuthRequest {
  step: Step
  /** Stands in place of the step's own heading. */
  heading?: string
  /** Why an account is needed; stands over the registration. */
  text?: string
  /** Why a log-in is needed; stands over the log-in. */
  logInText?: string
  /** Where to go once the person is signed in (and verified, where that was asked for). */
  redirect?: string
  /** A log-in alone is not enough for what the person wants. */
  mustVerify?: boolean
  arrival?: Arrival
  isUgc?: boolean
  isFastTrack?: boolean
  /** The person has just registered, and a verification link is on its way to them. */
  emailSent?: boolean
}

/** What a move to another step brings with it; the heading that stood in place of a step's own goes with the step. */
export type Brought = Pick<AuthRequest, 'heading' | 'emailSent'>

/** The dialog: closed it is at its first step, with nothing left of the last time (spec §4 Closing). */
export interface AuthState extends AuthRequest {
  isOpen: boolean
}

export const closed: AuthState = { isOpen: false, step: 'logIn' }

/** What moves the dialog. */
export type AuthMove = { open: AuthRequest; features: readonly string[] } | ({ go: Step } & Brought) | 'close'

/** The dialog after a move. Opening requires the Accounts feature (spec §4). */
export function move(state: AuthState, change: AuthMove): AuthState {
  if (change === 'close') return closed
  if ('open' in change) {
    if (!change.features.includes('Accounts')) return state
    return { ...change.open, step: shownStep(change.open.step), isOpen: true }
  }
  const { heading: _, ...kept } = state
  const { go: step, ...brought } = change
  return { ...kept, ...brought, step: shownStep(step) }
}

/** Whether a step is the last one: closing it leads on to where the person wanted. */
export const isEnd = (step: Step): boolean =>
  step === 'accountConfirmation' || step === 'accountConfirmationWithNoCTA'

/** The prompt over a page whose member set out for what needs a verified account (spec §2 Route guards). */
export const verifyPrompt = {
  step: 'verificationOptions',
  heading: 'Verify your account',
} as const satisfies AuthRequest

/** The prompt over the profile, to which an address that needs a verified account leads when it is opened directly. */
export const verifyToProceed = {
  ...verifyPrompt,
  heading: 'You must verify your account to proceed',
} as const satisfies AuthRequest
