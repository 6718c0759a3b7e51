import { Dialog } from '../ui/Dialog.tsx'
import { AuthSteps } from './AuthSteps.tsx'
import { headingOf, type AuthState, type Step } from './steps.ts'

/** The steps of signing up and in, over the page. */
export function AuthDialog(props: { state: AuthState; go(step: Step): void; close(): void }) {
  const { state, go, close } = props
  return (
    <Dialog wide heading={state.heading ?? headingOf(state.step, state.arrival ?? 'email')} onClose={close}>
      <AuthSteps request={state} go={go} close={close} />
    </Dialog>
  )
}
