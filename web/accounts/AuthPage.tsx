import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { safeRedirect } from '../../services/rules/routes.ts'
import { AuthSteps } from './AuthSteps.tsx'
import css from './auth.module.css'
import { headings, type Step } from './steps.ts'

/** The steps of signing up and in as a page of their own. */
export function AuthPage({ first }: { first: Step }) {
  const [step, setStep] = useState(first)
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect') ?? query.get('redirect_to'))
  return (
    <section className={css.screen}>
      <title>{headings[step]}</title>
      <h1>{headings[step]}</h1>
      <AuthSteps step={step} onStep={setStep} redirect={redirect} onDone={() => {}} />
    </section>
  )
}
