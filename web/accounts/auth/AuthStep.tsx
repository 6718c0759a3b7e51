import { useLocation } from 'react-router'
import { StepLink } from '../../frame/StepLink.tsx'
import { useShell } from '../../frame/shell.ts'
import { AskSocialSites } from '../../social-sites/AskSocialSites.tsx'
import { Button } from '../../ui/Button.tsx'
import { AskConditions } from '../../user-disorders/AskConditions.tsx'
import type { Newcomer } from '../auth-api.ts'
import { logInWithPasskey } from '../factors/factor-api.ts'
import { PasskeyButton } from '../factors/PasskeyButton.tsx'
import { SecondFactor } from '../factors/SecondFactor.tsx'
import { FullNameForm } from '../FullNameForm.tsx'
import { AllSet } from './AllSet.tsx'
import type { AuthRequest, Brought, Step } from './flow/state.ts'
import { invitationOf } from './flow/unsent.ts'
import { LogInForm } from './LogInForm.tsx'
import { EnterVerificationCode } from './phone/EnterVerificationCode.tsx'
import { RequestVerificationText } from './phone/RequestVerificationText.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { RequestPasswordReset } from './RequestPasswordReset.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { SetUsername } from './SetUsername.tsx'
import { useTransitions } from './useTransitions.ts'
import { AlmostDone, CheckInbox } from './Verification.tsx'

export interface AuthStepProps {
  request: AuthRequest
  go(step: Step, brought?: Brought): void
  /** Closes the surrounding dialog. */
  close(): void
}

export function AuthStep(props: AuthStepProps) {
  const { request, go, close } = props
  const { step, redirect, initiator = 'page' } = request
  const { site, viewer } = useShell()
  const { username, finish, enter, enterAfterReset, enterWithProvider, skip } = useTransitions(props)
  const { pathname, search } = useLocation()
  // A mailed link leads back to where the dialog was opened.
  const mailedTo = redirect ?? (initiator === 'page' ? undefined : pathname + search)
  const logIn = (member: Newcomer) => enter('loggedIn', member)
  const newHere = site.features.includes('Accounts') && (
    <StepLink question="New here?" answer="Create one now." onClick={() => go('register')} />
  )
  const providers = (
    <ProviderButtons
      continueTo={redirect}
      initiator={initiator}
      wording={site.wording}
      onAnswer={enterWithProvider}
    />
  )

  switch (step) {
    case 'logIn':
      return (
        <>
          {request.logInText && <p>{request.logInText}</p>}
          {providers}
          <Button onClick={() => go('loginWithEmail')}>Log in with email</Button>
          <PasskeyButton send={() => logInWithPasskey(initiator, true)} onLoggedIn={logIn} />
          {newHere}
        </>
      )
    case 'register':
      return (
        <>
          <p>{invitationOf(request)}</p>
          {providers}
          <Button onClick={() => go('registerWithEmail')}>Sign up with email</Button>
          <StepLink question="Already a member?" answer="Log in" onClick={() => go('logIn')} />
        </>
      )
    case 'loginWithEmail':
      return (
        <>
          {request.logInText && <p>{request.logInText}</p>}
          <LogInForm initiator={initiator} onLoggedIn={logIn} onSecondFactor={() => go('secondFactor')} />
          <StepLink answer="Need help signing in?" onClick={() => go('requestPasswordReset')} />
          {newHere}
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
          <StepLink question="Already a member?" answer="Log in" onClick={() => go('logIn')} />
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
      return <SecondFactor onLoggedIn={logIn} onAgain={() => go('logIn')} />
  }
}
