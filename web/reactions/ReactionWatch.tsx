import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useLive } from '../relay/useLive.ts'
import type {
  ReactionWatchSubscription,
  ReactionWatchSubscription$variables,
} from './__generated__/ReactionWatchSubscription.graphql.ts'

const subscription = graphql`
  subscription ReactionWatchSubscription($reactables: [ReactableInput!]!) {
    reactionsChanged(reactables: $reactables) {
      ...ReactionButton_reactions
    }
  }
`

type Reactable = ReactionWatchSubscription$variables['reactables'][number]

/** Maximum number of items in one subscription to reactions; of more items, the subscription covers the newest. */
const MAX_ITEMS = 100

const Context = createContext<(item: Reactable) => () => void>(() => () => {})

/** Keeps the reactions of all items on screen live with one subscription. */
export function ReactionWatch({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly Reactable[]>([])
  const [watch] = useState(() => (item: Reactable) => {
    setItems((before) => [...before, item])
    return () => setItems((before) => before.filter((other) => other !== item))
  })
  return (
    <Context value={watch}>
      {children}
      {items.length > 0 && <Subscription items={items} />}
    </Context>
  )
}

function Subscription({ items }: { items: readonly Reactable[] }) {
  useLive<ReactionWatchSubscription>(subscription, { reactables: items.slice(-MAX_ITEMS) })
  return null
}

/** Subscribes to an item's reactions while the calling component is mounted. */
export function useWatched(assocId: string, assocType: Reactable['assocType']): void {
  const watch = use(Context)
  useEffect(() => watch({ assocId, assocType }), [watch, assocId, assocType])
}
