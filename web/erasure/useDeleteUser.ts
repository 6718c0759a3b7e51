import { graphql } from 'react-relay'
import { useCommand, type RunCommand } from '../relay/useCommand.ts'
import type { useDeleteUserMutation } from './__generated__/useDeleteUserMutation.graphql.ts'

/** Requests deletion of the viewer's account (spec §7 delete_user). */
export function useDeleteUser(): RunCommand<useDeleteUserMutation> {
  const [run] = useCommand<useDeleteUserMutation>(graphql`
    mutation useDeleteUserMutation($password: String!, $skipGracePeriod: Boolean!) {
      delete_user(password: $password, skipGracePeriod: $skipGracePeriod) {
        receiptUrl
        isSignedOut
        user {
          id
          deletion {
            due
            held
            receiptUrl
          }
        }
      }
    }
  `)
  return run
}
