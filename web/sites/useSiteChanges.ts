import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { requestSubscription } from 'relay-runtime'
import type { shellQuery as ShellQuery } from '../shell/__generated__/shellQuery.graphql.ts'
import { shellQuery } from '../shell/shell.ts'
import type { useSiteChangesSubscription } from './__generated__/useSiteChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useSiteChangesSubscription {
    siteChanged {
      id
      name
      description
      accent
      logo
      features
    }
  }
`

/** How long, in ms, a page has to come to rest before it opens a connection of its own. */
const REST = 1000

/**
 * Keeps the page as its site is: when an administrator changes something, the shell is asked for again, and the routes
 * decide anew who may be where. A feature that is switched off is gone from an open page at once.
 */
export function useSiteChanges(): void {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let listening = { dispose() {} }
    const timer = setTimeout(() => {
      listening = requestSubscription<useSiteChangesSubscription>(environment, {
        subscription,
        variables: {},
        onNext() {
          fetchQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'network-only' }).subscribe({
            complete: () => void revalidate(),
            error: (error: unknown) => console.warn('The site could not be read again', error),
          })
        },
        onError: (error) => console.warn('Changes of the site are not told live', error),
      })
    }, REST)
    return () => {
      clearTimeout(timer)
      listening.dispose()
    }
  }, [environment, revalidate])
}
