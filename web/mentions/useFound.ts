import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useFoundQuery, useFoundQuery$data } from './__generated__/useFoundQuery.graphql.ts'

const query = graphql`
  query useFoundQuery($text: String!) {
    userSearch(text: $text) {
      id
      username
      slug
      avatar {
        thumb
      }
    }
  }
`

/** Pause in typing after which the members are searched, in ms. */
const DEBOUNCE_MS = 150
const MIN_LENGTH = 2
const MAX_SHOWN = 6

/** A member whose name contains the text. */
export type Found = useFoundQuery$data['userSearch'][number]

/** Members whose names contain a text, except the one with the id `without`; null until they are known. */
export function useFound(text: string | null, without: string | null): readonly Found[] | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ text: string; found: readonly Found[] } | null>(null)
  useEffect(() => {
    if (text === null || text.length < MIN_LENGTH) return undefined
    let stop = () => {}
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<useFoundQuery>(environment, query, { text }).subscribe({
        next: ({ userSearch }) =>
          setAnswer({ text, found: userSearch.filter(({ id }) => id !== without).slice(0, MAX_SHOWN) }),
        error: (error: unknown) => console.warn("Couldn't search members", error),
      })
      stop = unsubscribe
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, text, without])
  return answer && answer.text === text ? answer.found : null
}
