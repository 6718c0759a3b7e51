import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { toastFailure } from '../relay/useCommand.ts'
import type { useLibraryQuery, useLibraryQuery$data } from './__generated__/useLibraryQuery.graphql.ts'
import type { useLibraryUploadedQuery } from './__generated__/useLibraryUploadedQuery.graphql.ts'

const query = graphql`
  query useLibraryQuery($text: String, $after: String) {
    mediaLibrary(first: 12, after: $after, text: $text) {
      edges {
        node {
          id
          name
          alt
          illustrator
          path
          width
          height
          focus
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`
const uploaded = graphql`
  query useLibraryUploadedQuery($id: ID!) {
    media(id: $id) {
      id
      name
      alt
      illustrator
      path
      width
      height
      focus
    }
  }
`

/** A picture of the library that an editor can choose. */
export type LibraryPicture = useLibraryQuery$data['mediaLibrary']['edges'][number]['node']

/** Returns pictures of the library with a text, as far as they are loaded (null before), and functions to load others. */
export function useLibrary(text: string) {
  const environment = useRelayEnvironment()
  const [asked, setAsked] = useState<{ text: string; after: string | null }>({ text, after: null })
  const [found, setFound] = useState<{ pictures: LibraryPicture[]; next: string | null } | null>(null)
  if (asked.text !== text) setAsked({ text, after: null })
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useLibraryQuery>(environment, query, asked).subscribe({
      next: ({ mediaLibrary: { edges, pageInfo } }) => {
        const pictures = edges.map(({ node }) => node)
        const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
        setFound((before) => ({
          pictures: [...(asked.after ? (before?.pictures ?? []) : []), ...pictures],
          next,
        }))
      },
      error: toastFailure,
    })
    return unsubscribe
  }, [environment, asked])
  const next = found?.next ?? null
  return {
    pictures: found?.pictures ?? null,
    more: next === null ? null : () => setAsked({ text, after: next }),
    /** Reads a picture that was just uploaded. */
    read: async (id: string) =>
      (await fetchQuery<useLibraryUploadedQuery>(environment, uploaded, { id }).toPromise())?.media ?? null,
  }
}
