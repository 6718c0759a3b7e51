import { useState } from 'react'
import { CodeForm } from '../accounts/factors/CodeForm.tsx'
import { proveFactor } from '../accounts/factors/factor-api.ts'
import { failureText, OperationError } from '../relay/errors.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** Asks for a code of the second factor when a change fails for lack of one, and then makes the change again. */
export function useFactorProof() {
  const [waiting, wait] = useState<(() => Promise<unknown>) | null>(null)
  const failedOf = (again: () => Promise<unknown>) => (error: Error) => {
    if (error instanceof OperationError && error.code === 'PROVE_FACTOR') wait(() => again)
    else toast(failureText(error), 'error')
  }
  const dialog = waiting && (
    <Dialog heading="Confirm that it's you" onClose={() => wait(null)}>
      <CodeForm
        hint="A code of your app, or a recovery code. If you have only a passkey, log out and in again."
        button="Confirm"
        look="primary"
        send={async (code) => {
          const result = await proveFactor(code)
          if (!result.ok) return result.message
          wait(null)
          await waiting()
          return null
        }}
      />
    </Dialog>
  )
  return { failedOf, dialog }
}
