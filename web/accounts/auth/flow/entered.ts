import { safeRedirect } from '../../../../services/rules/routes/guards.ts'
import type { useShell } from '../../../frame/shell.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { greetingName } from '../../../frame/words.ts'
import { arrivalOf, fitsViewer, type AuthRequest } from './state.ts'
import { nextStep } from './steps.ts'

const knownEmail =
  "You already have an account with this email address. Log in with your password once, and we'll link your other account."

/** Opens the step of the dialog that follows a log-in at a provider in this window, or says how it ended. */
export function goOnEntered(
  result: string,
  { viewer, site }: Pick<ReturnType<typeof useShell>, 'viewer' | 'site'>,
  search: string,
  open: (request: AuthRequest) => void,
): void {
  if (!fitsViewer(result, Boolean(viewer))) return
  if (result === 'new' && viewer) {
    const { features } = site
    const arrival = arrivalOf(features)
    const { username, firstName = null, lastName = null } = viewer
    const member = { username, firstName, lastName, isVerified: viewer.isVerified === true }
    const facts = { features, arrival, isUgc: false, isFastTrack: false, member }
    const step = nextStep('registeredBySocialLogin', facts)
    if (step) open({ step, arrival })
  } else if (result === 'KNOWN_EMAIL') {
    const wanted = new URLSearchParams(search).get('redirect')
    const redirect = wanted === null ? {} : { redirect: safeRedirect(wanted, location.origin) }
    open({ step: 'loginWithEmail', logInText: knownEmail, ...redirect })
  } else if (result === 'SECOND_FACTOR') open({ step: 'secondFactor' })
  else if (result === 'linked') toast('Your account is linked.')
  else if (result === 'entered') toast(`Welcome back ${viewer ? greetingName(viewer) : ''}!`)
  else if (result !== 'CANCELLED')
    toast(`An error occurred. Try again or reach out to contact@${site.host}`, 'error')
}
