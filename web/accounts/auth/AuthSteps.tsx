import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useShell } from '../../frame/shell.ts'
import { useLeadOn } from '../../frame/routing/useLeadOn.ts'
import { Button } from '../../ui/Button.tsx'
import { AskSocialSites } from '../../social-sites/AskSocialSites.tsx'
import { AskConditions } from '../../user-disorders/AskConditions.tsx'
import { ProgressDots } from '../../ui/progress/ProgressDots.tsx'
import type { Newcomer, ProviderAnswer } from '../auth-api.ts'
import { FullNameForm } from '../FullNameForm.tsx'
import { logInWithPasskey } from '../factors/factor-api.ts'
import { PasskeyButton } from '../factors/PasskeyButton.tsx'
import { SecondFactor } from '../factors/SecondFactor.tsx'
import { greetingName } from '../../frame/words.ts'
import { AllSet } from './AllSet.tsx'
import css from './auth.module.css'
import { EnterVerificationCode } from './phone/EnterVerificationCode.tsx'
import { HelpLink } from '../../frame/HelpLink.tsx'
import { LogInForm } from './LogInForm.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RequestPasswordReset } from './RequestPasswordReset.tsx'
import { RequestVerificationText } from './phone/RequestVerificationText.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SetUsername } from './SetUsername.tsx'
import { arrivalOf, verifyPrompt, type AuthRequest, type Brought, type Step } from './flow/state.ts'
import { invitationOf } from './flow/unsent.ts'
import { nextStep, progressOf, skipOf, stepBack, type Done, type Facts } from './flow/steps.ts'
import { useSignedIn } from './useSignedIn.ts'
import { AlmostDone, CheckInbox } from './Verification.tsx'

/** Moves the focus to the heading of a new step, because the focused element was removed with the previous step. */
function focusHeading(steps: HTMLElement | null) {
  const heading = steps?.closest('section, [role=dialog]')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** The content of a step and its transitions (spec §4 Sign-up flow, Login). `close` closes the surrounding dialog. */
export function AuthSteps({
  request,
  go,
  close,
}: {
  request: AuthRequest
  go(step: Step, brought?: Brought): void
  close(): void
}) {
  const { site, viewer } = useShell()
  const signedIn = useSignedIn()
  const leadTo = useLeadOn({ keeps: true })
  const { revalidate } = useRevalidator()
  const {
    step,
    redirect,
    isUgc = false,
    isFastTrack = false,
    mustVerify = false,
    initiator = 'page',
  } = request
  const { pathname, search } = useLocation()
  // A mailed link leads back to where the dialog was opened.
  const mailedTo = redirect ?? (initiator === 'page' ? undefined : pathname + search)
  const before = request.heading ? null : stepBack(step, site.authProviders)
  const dots = progressOf(request, site.features)
  const canRegister = site.features.includes('Accounts')
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) focusHeading(root.current)
    shown.current = step
  }, [step])

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
  const providers = (
    <ProviderButtons
      continueTo={redirect}
      initiator={initiator}
      wording={site.wording}
      onAnswer={enterWithProvider}
    />
  )

  const content = () => {
    switch (step) {
      case 'logIn':
        return (
          <>
            {request.logInText && <p>{request.logInText}</p>}
            {providers}
            <Button onClick={() => go('loginWithEmail')}>Log in with email</Button>
            <PasskeyButton
              send={() => logInWithPasskey(initiator, true)}
              onLoggedIn={(member) => enter('loggedIn', member)}
            />
            {canRegister && (
              <HelpLink question="New here?" answer="Create one now." onClick={() => go('register')} />
            )}
          </>
        )
      case 'register':
        return (
          <>
            <p>{invitationOf(request)}</p>
            {providers}
            <Button onClick={() => go('registerWithEmail')}>Sign up with email</Button>
            <HelpLink question="Already a member?" answer="Log in" onClick={() => go('logIn')} />
          </>
        )
      case 'loginWithEmail':
        return (
          <>
            {request.logInText && <p>{request.logInText}</p>}
            <LogInForm
              initiator={initiator}
              onLoggedIn={(member) => enter('loggedIn', member)}
              onSecondFactor={() => go('secondFactor')}
            />
            <HelpLink answer="Need help signing in?" onClick={() => go('requestPasswordReset')} />
            {canRegister && (
              <HelpLink question="New here?" answer="Create one now." onClick={() => go('register')} />
            )}
          </>
        )
      case 'registerWithEmail':
        return (
          <>
            <p>{invitationOf(request)}</p>
            <RegisterForm
              redirect={mailedTo}
              initiator={initiator}
              onLogIn={() => go('logIn')}
              onRegistered={(member) => enter('registered', member)}
            />
            <HelpLink question="Already a member?" answer="Log in" onClick={() => go('logIn')} />
          </>
        )
      case 'fNameAndLName':
        return (
          <FullNameForm
            names={{
              firstName: request.member?.firstName ?? '',
              lastName: request.member?.lastName ?? '',
            }}
            save="Continue"
            onSaved={() => finish('named')}
          />
        )
      case 'setUsername':
        return <SetUsername current={username} onDone={(chosen) => finish('usernameSet', chosen)} />
      case 'requestDisorderDemographicInfo':
        return <AskConditions onDone={() => finish('demographicsGiven')} />
      case 'setSocialSites':
        return <AskSocialSites onDone={() => finish('socialSitesGiven')} onSkip={skip} />
      case 'verificationOptions':
        return (
          <AlmostDone
            isPrompt={request.heading !== undefined}
            lapsesAt={viewer?.lapsesAt ?? null}
            onText={site.verifiesByText ? () => go('requestVerificationText') : null}
            onEmail={() => go('verifyViaEmail')}
            onSkip={skip}
          />
        )
      case 'requestVerificationText':
        return <RequestVerificationText onSent={() => go('enterVerificationNumber')} />
      case 'enterVerificationNumber':
        return <EnterVerificationCode onVerified={() => finish('codeAccepted')} />
      case 'verifyViaEmail':
        return <CheckInbox isSent={request.emailSent === true} redirect={mailedTo} />
      case 'accountConfirmation':
        return <AllSet close={close} />
      case 'accountConfirmationWithNoCTA':
        return <p>Look around or introduce yourself.</p>
      case 'requestPasswordReset':
        return <RequestPasswordReset />
      case 'resetPassword':
        return (
          <ResetPassword
            link={request.reset ?? { key: '', login: '' }}
            onRequest={() => go('requestPasswordReset')}
            onReset={enterAfterReset}
            onSecondFactor={() => go('secondFactor')}
          />
        )
      case 'secondFactor':
        return <SecondFactor onLoggedIn={(member) => enter('loggedIn', member)} onAgain={() => go('logIn')} />
    }
  }
  return (
    <div ref={root} className={css.steps}>
      {dots && <ProgressDots step={dots.step} steps={dots.of} />}
      {content()}
      {before && (
        <button type="button" className={css.back} onClick={() => go(before)}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </button>
      )}
    </div>
  )
}
