import { useLeadOn } from '../../shell/routing/useLeadOn.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { AuthSteps } from './AuthSteps.tsx'
import { headingOf, isEnd, type AuthState, type Brought, type Step } from './steps.ts'

/** Dialog with the steps of sign-up and log-in. */
export function AuthDialog(props: {
  state: AuthState
  go(step: Step, brought?: Brought): void
  close(): void
}) {
  const { state, go } = props
  const leadOn = useLeadOn({ keeps: true })
  const close = () => {
    props.close()
    if (isEnd(state.step) && state.redirect) void leadOn(state.redirect)
  }
  return (
    <Dialog wide heading={state.heading ?? headingOf(state.step, state.arrival ?? 'email')} onClose={close}>
      <AuthSteps request={state} go={go} close={close} />
    </Dialog>
  )
}
