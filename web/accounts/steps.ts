/** The steps of the auth dialog that e-mail registration goes through (spec §4 Auth dialog). */
export type Step =
  | 'logIn'
  | 'loginWithEmail'
  | 'register'
  | 'registerWithEmail'
  | 'verificationOptions'
  | 'verifyViaEmail'
  | 'verify'
  | 'accountConfirmation'

/** What stands over each step (spec §4). */
export const headings: Record<Step, string> = {
  logIn: 'Welcome back!',
  loginWithEmail: 'Log in with email',
  register: 'Join in',
  registerWithEmail: 'Sign up with email',
  verificationOptions: "You're almost done!",
  verifyViaEmail: 'Check your inbox',
  verify: 'Verify your account',
  accountConfirmation: "You're all set!",
}

/** Where the way back leads, for the steps that have one (spec §4 Back navigation). */
export const back: Partial<Record<Step, Step>> = {
  loginWithEmail: 'logIn',
  registerWithEmail: 'register',
  verifyViaEmail: 'verificationOptions',
}
