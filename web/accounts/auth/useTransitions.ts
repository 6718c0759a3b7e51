import { useRevalidator } from 'react-router'
import { useLeadOn } from '../../frame/routing/useLeadOn.ts'
import { useShell } from '../../frame/shell.ts'
import { greetingName } from '../../frame/words.ts'
import type { Newcomer, ProviderAnswer } from '../auth-api.ts'
import type { AuthStepProps } from './AuthStep.tsx'
import { arrivalOf, verifyPrompt, type Step } from './flow/state.ts'
import { nextStep, skipOf, type Done, type Facts } from './flow/steps.ts'
import { useSignedIn } from './useSignedIn.ts'

/** Transitions from the step of a request: functions to call when something in it is done. */
export function useTransitions({ request, go, close }: AuthStepProps) {
  const { site, viewer } = useShell()
  const signedIn = useSignedIn()
  const leadTo = useLeadOn({ keeps: true })
  const { revalidate } = useRevalidator()
  const { redirect, isUgc = false, isFastTrack = false, mustVerify = false } = request
  const known = viewer ?? request.member
  const username = known?.username ?? ''

  const leadOn = (done: Done, member: Facts['member']): Step | null => {
    const isSocial = done === 'registeredBySocialLogin'
    const arrival = isSocial ? arrivalOf(site.features) : (request.arrival ?? 'email')
    const facts = { features: site.features, arrival, isUgc, isFastTrack, member }
    const next = nextStep(done, facts)
    // A social network asks for the username at the first log-in only.
    const isFirst = done === 'loggedIn' && next === 'setUsername'
    // Registration has just sent a verification link, so the next step must not send another one.
    if (next)
      go(next, {
        member,
        arrival: isFirst ? 'first-social-network' : arrival,
        ...(done === 'registered' && { emailSent: true }),
      })
    else close()
    return next
  }
  const finish = (done: Done, chosen = username) => {
    const next = leadOn(done, { username: chosen, isVerified: known?.isVerified === true })
    if (next === null && redirect) void leadTo(redirect)
    // Below the dialog there may be the page that asks for a username, which leads on once there is one.
    else if (done === 'usernameSet') void revalidate()
  }
  const enter = async (done: 'loggedIn' | 'registered' | 'registeredBySocialLogin', member: Newcomer) => {
    const waits = done === 'loggedIn' && mustVerify && !member.isVerified
    if (waits) go(verifyPrompt.step, { heading: verifyPrompt.heading, member })
    const isDone = !waits && leadOn(done, member) === null
    await signedIn({
      redirect: isDone ? redirect : undefined,
      welcome: done === 'loggedIn' || isDone ? greetingName(member) : undefined,
    })
  }
  const enterAfterReset = async (member: Newcomer) => {
    leadOn('passwordSet', member)
    await signedIn({ redirect, welcome: undefined })
  }

  const skipped = skipOf(request)
  const skip = skipped && (() => finish(skipped))
  const enterWithProvider = (answer: ProviderAnswer) => {
    if (answer.user) return enter(answer.isNew ? 'registeredBySocialLogin' : 'loggedIn', answer.user)
    if (answer.code === 'KNOWN_EMAIL' && answer.message) go('loginWithEmail', { logInText: answer.message })
    else if (answer.code === 'SECOND_FACTOR') go('secondFactor')
    return Promise.resolve()
  }
  return { username, finish, enter, enterAfterReset, enterWithProvider, skip }
}
