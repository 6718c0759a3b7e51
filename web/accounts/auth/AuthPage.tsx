import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { guardOf } from '../../../services/rules/routes/guards.ts'
import type { ResetLink } from '../../../services/rules/routes/redirects.ts'
import { logInTextOf, redirectTarget } from '../../frame/routing/passage.ts'
import { useApp } from '../../frame/document/App.tsx'
import { useShell } from '../../frame/shell.ts'
import { useAuth } from './Auth.tsx'
import { AuthSteps } from './AuthSteps.tsx'
import css from './auth.module.css'
import { isBeforeLogIn, type AuthRequest, type Brought, type Step } from './flow/state.ts'
import { headingOf, shownStep } from './flow/steps.ts'

/** The steps up to the log-in as a page; further steps follow in the auth dialog, on the member's next page. */
export function AuthPage({ first, reset }: { first: Step; reset?: ResetLink }) {
  const { authProviders } = useShell().site
  const [query] = useSearchParams()
  const [{ step: chosen, ...brought }, setStep] = useState<{ step: Step } & Brought>({
    step: query.has('second-factor') ? 'secondFactor' : first,
  })
  const step = shownStep(chosen, authProviders)
  const auth = useAuth()
  const { origin } = useApp()
  const redirect = redirectTarget(query, origin)
  const go = (next: Step, brought?: Brought) =>
    isBeforeLogIn(next)
      ? setStep({ step: next, ...brought })
      : auth.open({ step: next, redirect, ...brought })
  const heading = headingOf(step, 'email')
  const { text } = guardOf(redirect)
  const logInText = brought.logInText ?? auth.ended ?? logInTextOf(redirect)
  const request: AuthRequest = {
    step,
    redirect,
    ...(text && { text }),
    ...(logInText && { logInText }),
    ...(reset && { reset }),
  }
  return (
    <section className={css.screen}>
      <title>{heading}</title>
      <h1>{heading}</h1>
      <AuthSteps request={request} go={go} close={() => {}} />
    </section>
  )
}
