import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import type { AuthRequest } from './Auth.tsx'
import { AuthSteps } from './AuthSteps.tsx'
import { headings } from './steps.ts'

/** The steps of signing up and in, over the page. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose(): void }) {
  const [step, setStep] = useState(request.step)
  return (
    <Dialog wide heading={headings[step]} onClose={onClose}>
      <AuthSteps
        step={step}
        onStep={setStep}
        text={request.text}
        redirect={request.redirect}
        onDone={onClose}
      />
    </Dialog>
  )
}
