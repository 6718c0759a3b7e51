import { useLeadOn } from '../../frame/routing/useLeadOn.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { AuthSteps } from './AuthSteps.tsx'
import { useShell } from '../../frame/shell.ts'
import { type AuthState, type Brought, type Step } from './flow/state.ts'
import { headingOf, isEnd, shownStep } from './flow/steps.ts'

/** Dialog with the steps of sign-up and log-in. */
export function AuthDialog(props: {
  state: AuthState
  go(step: Step, brought?: Brought): void
  close(): void
}) {
  const { state, go } = props
  const leadOn = useLeadOn({ keeps: true })
  const step = shownStep(state.step, useShell().site.authProviders)
  const close = () => {
    props.close()
    if (isEnd(state.step) && state.redirect) void leadOn(state.redirect)
  }
  return (
    <Dialog wide heading={state.heading ?? headingOf(step, state.arrival ?? 'email')} onClose={close}>
      <AuthSteps request={{ ...state, step }} go={go} close={close} />
    </Dialog>
  )
}
