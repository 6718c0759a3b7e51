import { useEffect, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { requestSubscription } from 'relay-runtime'
import type { useOperationsSubscription } from './__generated__/useOperationsSubscription.graphql.ts'

const subscription = graphql`
  subscription useOperationsSubscription {
    operationsChanged {
      ...OperationsScreen_operations
    }
  }
`

/** There is news each two seconds; after so many ms without any the page says that it is not live. */
const SILENT = 7000

/** Keeps the operations live; tells whether they are. */
export function useOperations(): boolean {
  const environment = useRelayEnvironment()
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const expect = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setLive(false), SILENT)
    }
    expect()
    const { dispose } = requestSubscription<useOperationsSubscription>(environment, {
      subscription,
      variables: {},
      onNext() {
        setLive(true)
        expect()
      },
      onError: () => setLive(false),
    })
    return () => {
      clearTimeout(timer)
      dispose()
    }
  }, [environment])
  return isLive
}
