import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useLive } from '../relay/useLive.ts'
import type { useOperationsSubscription } from './__generated__/useOperationsSubscription.graphql.ts'

const subscription = graphql`
  subscription useOperationsSubscription {
    operationsChanged {
      ...OperationsScreen_operations
    }
  }
`

/** Time without an update, in ms, after which the figures count as outdated; updates arrive every two seconds. */
const SILENT_MS = 7000

/** Keeps the state of operations live; returns false while no updates arrive. */
export function useOperations(): boolean {
  const [isLive, setLive] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const expect = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setLive(false), SILENT_MS)
  }
  useEffect(() => {
    expect()
    return () => clearTimeout(timer.current)
  }, [])
  useLive<useOperationsSubscription>(
    subscription,
    {},
    {
      onNext() {
        setLive(true)
        expect()
      },
      onError: () => setLive(false),
    },
  )
  return isLive
}
