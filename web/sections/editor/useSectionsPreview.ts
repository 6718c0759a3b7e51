import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type {
  useSectionsPreviewQuery,
  useSectionsPreviewQuery$variables,
} from './__generated__/useSectionsPreviewQuery.graphql.ts'

const query = graphql`
  query useSectionsPreviewQuery($sections: [ContentSectionInput!]!) {
    sectionsPreview(sections: $sections) {
      ...sectionTypes_section
      ...sectionStored_section
    }
  }
`

type Sections = useSectionsPreviewQuery['response']['sectionsPreview']

/** Returns sections as the server would store and show them; null until it has answered. */
export function useSectionsPreview(
  sections: useSectionsPreviewQuery$variables['sections'],
): Sections | 'failed' | null {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Sections | 'failed' | null>(null)
  // Inputs are compared as text, so that renders without new input do not request another preview.
  const asked = JSON.stringify(sections)
  useEffect(() => {
    if (sections.length === 0) return setAnswer([])
    const variables = { sections }
    const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables))
    const { unsubscribe } = fetchQuery<useSectionsPreviewQuery>(environment, query, variables).subscribe({
      next: ({ sectionsPreview }) => setAnswer(sectionsPreview),
      error: () => setAnswer('failed'),
    })
    return () => {
      unsubscribe()
      dispose()
    }
  }, [environment, asked])
  return answer
}
