import { graphql, useMutation } from 'react-relay'
import { toast } from '../ui/toast.ts'
import type { useResendEmailMutation } from './__generated__/useResendEmailMutation.graphql.ts'

/** Sends the link for verifying the e-mail address again; tells how it went (spec §8 Verification). */
export function useResendEmail(onSent = () => {}): [resend: () => void, isBusy: boolean] {
  const [commit, isBusy] = useMutation<useResendEmailMutation>(graphql`
    mutation useResendEmailMutation {
      resendEmailVerification {
        pending
      }
    }
  `)
  const resend = () => {
    commit({
      variables: {},
      onCompleted: () => {
        toast('Email resent.')
        onSent()
      },
      onError: ({ message }) => toast(message.replace(/^GraphQL error:\s*/, ''), 'error'),
    })
  }
  return [resend, isBusy]
}
