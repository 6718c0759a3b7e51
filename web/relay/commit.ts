import { commitMutation } from 'react-relay'
import type { Environment, MutationConfig, MutationParameters } from 'relay-runtime'
import { toast } from '../ui/overlays/toast.ts'
import { failureText } from './errors.ts'

/**
 * Runs a mutation. Resolves to its response, or to null when it failed, which a toast has then told; so a text
 * that was not saved stays where it is.
 */
export const commit = <T extends MutationParameters>(
  environment: Environment,
  config: Omit<MutationConfig<T>, 'onCompleted' | 'onError'>,
): Promise<T['response'] | null> =>
  new Promise((resolve) => {
    commitMutation<T>(environment, {
      ...config,
      onCompleted: (response) => resolve(response),
      onError(error) {
        toast(failureText(error), 'error')
        resolve(null)
      },
    })
  })
