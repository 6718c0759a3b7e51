import { graphql, useRelayEnvironment } from 'react-relay'
import { commitMutation } from 'relay-runtime'
import type {
  useDeleteUserMutation,
  useDeleteUserMutation$data,
} from './__generated__/useDeleteUserMutation.graphql.ts'

const mutation = graphql`
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
`

/** Asks for the viewer's account to be deleted (spec §7 delete_user). Rejects with the server's sentence. */
export function useDeleteUser(): (
  variables: useDeleteUserMutation['variables'],
) => Promise<useDeleteUserMutation$data['delete_user']> {
  const environment = useRelayEnvironment()
  return (variables) =>
    new Promise((resolve, reject) => {
      commitMutation<useDeleteUserMutation>(environment, {
        mutation,
        variables,
        onCompleted: (response) => resolve(response.delete_user),
        onError: reject,
      })
    })
}
