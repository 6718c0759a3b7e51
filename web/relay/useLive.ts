import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import {
  requestSubscription,
  type GraphQLSubscriptionConfig,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime'

interface LiveOptions<T extends OperationType> {
  /** Callback for each event, called after the store is updated. */
  onNext?: (event: T['response'] | null | undefined) => void
  /** Updates those parts of the store that Relay cannot derive from the event. */
  updater?: GraphQLSubscriptionConfig<T>['updater']
  /** Callback for an error; by default, a warning is logged to the console. */
  onError?: (error: Error) => void
}

/**
 * Subscribes while the component is mounted and `variables` is not null. Changes of other options do not restart the
 * subscription.
 */
export function useLive<T extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: T['variables'] | null,
  options: LiveOptions<T> = {},
): void {
  const environment = useRelayEnvironment()
  const onNext = useEffectEvent((event: T['response'] | null | undefined) => options.onNext?.(event))
  const updater = useEffectEvent<NonNullable<LiveOptions<T>['updater']>>((store, event) =>
    options.updater?.(store, event),
  )
  const onError = useEffectEvent((error: Error) => {
    if (options.onError) options.onError(error)
    else console.warn('A subscription failed: live updates are off', error)
  })
  const asked = JSON.stringify(variables)
  useEffect(() => {
    if (!variables) return
    const { dispose } = requestSubscription<T>(environment, {
      subscription,
      variables,
      onNext: (event) => onNext(event),
      updater: (store, event) => updater(store, event),
      onError: (error) => onError(error),
    })
    return dispose
  }, [environment, subscription, asked])
}
