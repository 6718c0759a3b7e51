import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useShell } from '../../frame/shell.ts'
import { ProgressDots } from '../../ui/progress/ProgressDots.tsx'
import css from './auth.module.css'
import { AuthStep, type AuthStepProps } from './AuthStep.tsx'
import { progressOf, stepBack } from './flow/steps.ts'

/** Moves the focus to the heading of a new step, because the focused element was removed with the previous step. */
function focusHeading(steps: HTMLElement | null) {
  const heading = steps?.closest('section, [role=dialog]')?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

/** A step with its progress and a button to the previous one (spec §4 Sign-up flow, Login). */
export function AuthSteps(props: AuthStepProps) {
  const { request, go } = props
  const { step } = request
  const { site } = useShell()
  const before = request.heading ? null : stepBack(step, site.authProviders)
  const dots = progressOf(request, site.features)
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) focusHeading(root.current)
    shown.current = step
  }, [step])
  return (
    <div ref={root} className={css.steps}>
      {dots && <ProgressDots step={dots.step} steps={dots.of} />}
      <AuthStep {...props} />
      {before && (
        <button type="button" className={css.back} onClick={() => go(before)}>
          <ArrowLeft size={18} aria-hidden="true" /> Back
        </button>
      )}
    </div>
  )
}
