import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { ContentRenderer } from '../ContentRenderer.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import type { SectionPreviewQuery } from './__generated__/SectionPreviewQuery.graphql.ts'
import css from './editor.module.css'
import { readSection } from './read-section.ts'
import { fieldsOf, inputOf, storedText, type SectionRow } from './section-rows.ts'
import { allFields } from './typed.ts'

const query = graphql`
  query SectionPreviewQuery($sections: [ContentSectionInput!]!) {
    sectionsPreview(sections: $sections) {
      ...sectionTypes_section
      ...sectionStored_section
    }
  }
`

type Answer = SectionPreviewQuery['response']['sectionsPreview']

/** Preview of a section as members will see it, with the HTML that the server would store. */
export function SectionPreview({ row }: { row: SectionRow }) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  const hasForm = fieldsOf(row.type).length > 0
  const input = hasForm ? inputOf(row) : null
  // Inputs are compared as text, so that renders without new input do not request another preview.
  const asked = input && JSON.stringify(input)
  useEffect(() => {
    if (!input) return
    const variables = { sections: [input] }
    const { dispose } = environment.retain(createOperationDescriptor(getRequest(query), variables))
    const { unsubscribe } = fetchQuery<SectionPreviewQuery>(environment, query, variables).subscribe({
      next: ({ sectionsPreview }) => setAnswer(sectionsPreview),
      error: () => setAnswer('failed'),
    })
    return () => {
      unsubscribe()
      dispose()
    }
  }, [environment, asked])

  if (!hasForm) return <p className={layout.soft}>This section type can't be displayed yet.</p>
  if (!input) return <p className={layout.soft}>Something is missing. Check the fields.</p>
  if (answer === null) return <Skeleton />
  if (answer === 'failed') return <p className={css.problem}>The preview failed to load. Please try again.</p>
  const [stored] = answer.map(readSection)
  const markup = allFields(fieldsOf(row.type), row.typed).filter(({ kind }) => kind === 'html')
  return (
    <div>
      {/* Links do not work in the preview, because following one would discard unsaved changes. */}
      <div className={css.shown} onClickCapture={(event) => event.preventDefault()}>
        <ContentRenderer sections={answer} />
      </div>
      {markup.map(({ path, label }) => (
        <div key={path}>
          <p className={layout.soft}>Saved {label}:</p>
          <pre className={css.source} tabIndex={0}>
            <code>
              {(stored && storedText(stored, path)) || 'Nothing to show. None of this HTML is allowed.'}
            </code>
          </pre>
        </div>
      ))}
    </div>
  )
}
