import { graphql, useRelayEnvironment } from 'react-relay'
import { commitMutation } from 'relay-runtime'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useChangeUsernameMutation } from './__generated__/useChangeUsernameMutation.graphql.ts'

const mutation = graphql`
  mutation useChangeUsernameMutation($username: String!) {
    updateUser(username: $username) {
      user {
        id
        username
        slug
      }
    }
  }
`

const taken = 'This username already exists. Please try another username.'

/** Changes the viewer's username and tells how it went (spec §8 Username update); resolves to whether it did. */
export function useChangeUsername(): (username: string) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return (username) =>
    new Promise((resolve) => {
      commitMutation<useChangeUsernameMutation>(environment, {
        mutation,
        variables: { username },
        onCompleted() {
          toast('Username changed.')
          resolve(true)
        },
        onError(error) {
          toast(/already exists/i.test(error.message) ? taken : failureText(error), 'error')
          resolve(false)
        },
      })
    })
}
