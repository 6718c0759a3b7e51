import { graphql, useMutation } from 'react-relay'
import { toast } from '../../ui/overlays/toast.ts'
import type { useResendEmailMutation } from './__generated__/useResendEmailMutation.graphql.ts'

/**
 * Sends the link that verifies the account again, leading on to `redirect`; tells how it went (spec §8 Verification).
 */
export function useResendEmail({
  redirect,
  onSent = () => {},
}: { redirect?: string | undefined; onSent?: () => void } = {}): [resend: () => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useResendEmailMutation>(graphql`
    mutation useResendEmailMutation($redirect: String) {
      resendEmailVerification(verificationRedirect: $redirect) {
        pending
      }
    }
  `)
  const resend = () => {
    commit({
      variables: { redirect: redirect ?? null },
      onCompleted: () => {
        toast('Email resent.')
        onSent()
      },
      onError: ({ message }) => toast(message.replace(/^GraphQL error:\s*/, ''), 'error'),
    })
  }
  return [resend, isBusy]
}
