import { graphql } from 'react-relay'
import { toastFailure, useCommand } from '../relay/useCommand.ts'
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

/** Changes the viewer's username and shows the result (spec §8 Username update); resolves to true on success. */
export function useChangeUsername(): (username: string) => Promise<boolean> {
  const [run] = useCommand<useChangeUsernameMutation>(mutation)
  const failed = (error: Error) =>
    /already exists/i.test(error.message) ? toast(taken, 'error') : toastFailure(error)
  return async (username) => (await run({ username }, { done: 'Username changed.', failed })) !== null
}
