import { ArrowLeft } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import css from './auth.module.css'
import { LogInForm } from './LogInForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { back, type Step } from './steps.ts'
import { useSignedIn } from './useSignedIn.ts'
import { AlmostDone, CheckInbox } from './Verification.tsx'

/**
 * What a step shows and where it leads (spec §4 Sign-up flow, Login). `redirect` is where the person wanted to
 * go; `onDone` closes what the steps stand in.
 */
export function AuthSteps({
  step,
  onStep,
  text,
  redirect,
  onDone,
}: {
  step: Step
  onStep(step: Step): void
  text?: string | undefined
  redirect?: string | undefined
  onDone(): void
}) {
  const signedIn = useSignedIn()
  const before = back[step]
  const content = () => {
    switch (step) {
      case 'logIn':
        return (
          <>
            <Button look="primary" onClick={() => onStep('loginWithEmail')}>
              Log in with email
            </Button>
            <Other question="New here?" answer="Create one now." onClick={() => onStep('register')} />
          </>
        )
      case 'register':
        return (
          <>
            <p>{text ?? 'Ask, answer and follow along with people who live with the same condition.'}</p>
            <Button look="primary" onClick={() => onStep('registerWithEmail')}>
              Sign up with email
            </Button>
            <Other question="Already a member?" answer="Log in" onClick={() => onStep('logIn')} />
          </>
        )
      case 'loginWithEmail':
        return (
          <LogInForm
            onLoggedIn={async (name) => {
              onDone()
              await signedIn({ redirect, welcome: name })
            }}
          />
        )
      case 'registerWithEmail':
        return (
          <RegisterForm
            onLogIn={() => onStep('logIn')}
            onRegistered={async ({ name, isVerified }) => {
              if (isVerified) onDone()
              else onStep('verificationOptions')
              await signedIn({
                redirect: isVerified ? redirect : undefined,
                welcome: isVerified ? name : undefined,
              })
            }}
          />
        )
      case 'verificationOptions':
        return (
          <AlmostDone onEmail={() => onStep('verifyViaEmail')} onSkip={() => onStep('accountConfirmation')} />
        )
      case 'verify':
      case 'verifyViaEmail':
        return <CheckInbox isPrompt={step === 'verify'} />
      case 'accountConfirmation':
        return (
          <>
            <p>Read along, or tell the others what brings you here.</p>
            <Button look="primary" onClick={onDone}>
              Go to the community
            </Button>
          </>
        )
    }
  }
  return (
    <div className={css.steps}>
      {content()}
      {before && (
        <button type="button" className={css.back} onClick={() => onStep(before)}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </button>
      )}
    </div>
  )
}

function Other({ question, answer, onClick }: { question: string; answer: string; onClick(): void }) {
  return (
    <p className={css.other}>
      {question}{' '}
      <button type="button" className={css.link} onClick={onClick}>
        {answer}
      </button>
    </p>
  )
}
