import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useResendEmailMutation } from './__generated__/useResendEmailMutation.graphql.ts'

/** Sends another verification link, which leads to `redirect`, and shows the result (spec §8 Verification). */
export function useResendEmail({
  redirect,
  onSent = () => {},
}: { redirect?: string | undefined; onSent?: () => void } = {}): [resend: () => void, isBusy: boolean] {
  const [run, isBusy] = useCommand<useResendEmailMutation>(graphql`
    mutation useResendEmailMutation($redirect: String) {
      resendEmailVerification(verificationRedirect: $redirect) {
        pending
      }
    }
  `)
  const resend = () => {
    const done = () => {
      toast('Email resent.')
      onSent()
    }
    void run({ redirect: redirect ?? null }, { done })
  }
  return [resend, isBusy]
}
