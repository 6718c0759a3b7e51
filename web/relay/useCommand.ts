import { useCallback, useState } from 'react'
import { commitMutation, useRelayEnvironment } from 'react-relay'
import type { Environment, GraphQLTaggedNode, MutationConfig, MutationParameters } from 'relay-runtime'
import { toast } from '../ui/overlays/toast.ts'
import { failureText } from './errors.ts'

/** How a command is carried out, beside its variables. */
export interface CommandOptions<T extends MutationParameters> {
  /** The response as it is expected; it shows until the real one is there, and goes when the command fails. */
  optimistic?: MutationConfig<T>['optimisticResponse']
  /** Changes the store where the records of the response don't. */
  updater?: MutationConfig<T>['updater']
  /** The toast of success, or what is done with the response. */
  done?: string | ((response: T['response']) => void)
  /** Called in place of the toast of a failure. */
  failed?: (error: Error) => void
  /** The idempotency key of a command that is tried several times. */
  key?: string
}

/** Carries a command out. Resolves to its response; to null when it failed, which a toast has told. */
export type RunCommand<T extends MutationParameters> = (
  variables: T['variables'],
  options?: CommandOptions<T>,
) => Promise<T['response'] | null>

/** Shows the sentence of a failure in a toast. */
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

/** Commands of several mutations, each given with its variables; `isBusy` while one is under way. */
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

/** The command of a mutation; `isBusy` while it is under way. */
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
