import { useCallback, useState } from 'react'
import { commitMutation, useRelayEnvironment } from 'react-relay'
import type { Environment, GraphQLTaggedNode, MutationConfig, MutationParameters } from 'relay-runtime'
import { toast } from '../ui/overlays/toast.ts'
import { failureText } from './errors.ts'

/** Options of a command in addition to its variables. */
interface CommandOptions<T extends MutationParameters> {
  /** Expected response, shown until the server responds, and reverted if the command fails. */
  optimistic?: MutationConfig<T>['optimisticResponse']
  /** Updates those parts of the store that Relay cannot derive from the response. */
  updater?: MutationConfig<T>['updater']
  /** Text of a toast on success, or a callback that receives the response. */
  done?: string | ((response: T['response']) => void)
  /** Callback for a failure; by default, a toast is shown. */
  failed?: (error: Error) => void
  /** Idempotency key, passed for a command that may be retried later. */
  key?: string
}

/** Runs a command. Resolves to the response, or to null if the command failed. */
export type RunCommand<T extends MutationParameters> = (
  variables: T['variables'],
  options?: CommandOptions<T>,
) => Promise<T['response'] | null>

/** Shows the text for a failure in a toast. */
export const toastFailure = (error: Error): void => toast(failureText(error), 'error')

const commit = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: T['variables'],
  { optimistic, updater, done, failed = toastFailure, key }: CommandOptions<T>,
) =>
  new Promise<T['response'] | null>((resolve) => {
    commitMutation<T>(environment, {
      mutation,
      variables,
      optimisticResponse: optimistic,
      updater,
      ...(key !== undefined && { cacheConfig: { metadata: { idempotencyKey: key } } }),
      onCompleted(response) {
        if (typeof done === 'string') toast(done)
        else done?.(response)
        resolve(response)
      },
      onError(error) {
        failed(error)
        resolve(null)
      },
    })
  })

/** Returns a function that runs commands of any mutation, and `isBusy`, which is true while a command runs. */
export function useCommands() {
  const environment = useRelayEnvironment()
  const [running, setRunning] = useState(0)
  const run = useCallback(
    async <T extends MutationParameters>(
      mutation: GraphQLTaggedNode,
      variables: T['variables'],
      options: CommandOptions<T> = {},
    ): Promise<T['response'] | null> => {
      setRunning((count) => count + 1)
      try {
        return await commit<T>(environment, mutation, variables, options)
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [environment],
  )
  return [run, running > 0] as const
}

/** Returns a function that runs commands of one mutation, and `isBusy`, which is true while a command runs. */
export function useCommand<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): readonly [run: RunCommand<T>, isBusy: boolean] {
  const [runAny, isBusy] = useCommands()
  const run: RunCommand<T> = useCallback(
    (variables, options) => runAny<T>(mutation, variables, options),
    [runAny, mutation],
  )
  return [run, isBusy]
}
