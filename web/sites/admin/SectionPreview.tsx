import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { ContentRenderer } from '../../sections/ContentRenderer.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import type { SectionPreviewQuery } from './__generated__/SectionPreviewQuery.graphql.ts'
import css from './admin.module.css'
import { isFormat, problemsOf, sectionOf, type SectionRow } from './section-rows.ts'

const query = graphql`
  query SectionPreviewQuery($sections: JSON!) {
    sectionsPreview(sections: $sections)
  }
`

/** A section as members will see it, with its HTML as the server will store it. */
export function SectionPreview({ row }: { row: SectionRow }) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<unknown>(null)
  const isWhole = Object.keys(problemsOf(row)).length === 0
  const section = JSON.stringify(sectionOf(row))
  useEffect(() => {
    if (!isWhole) return
    const { unsubscribe } = fetchQuery<SectionPreviewQuery>(environment, query, {
      sections: [JSON.parse(section)],
    }).subscribe({
      next: ({ sectionsPreview }) => setAnswer(sectionsPreview),
      error: () => setAnswer('failed'),
    })
    return unsubscribe
  }, [environment, isWhole, section])

  if (!isWhole) return <p className={layout.soft}>Something is missing. Check the fields.</p>
  if (!isFormat(row.type)) return <p className={layout.soft}>This section type isn't displayed yet.</p>
  if (answer === null) return <Skeleton />
  if (answer === 'failed') return <p className={css.problem}>The preview failed to load. Please try again.</p>
  const html = row.type === 'HTML' && storedHtml(answer)
  return (
    <div>
      {/* It is looked at: links would lead away from what is not saved yet. */}
      <div className={css.shown} onClickCapture={(event) => event.preventDefault()}>
        <ContentRenderer sections={answer} />
      </div>
      {html !== false && (
        <>
          <p className={layout.soft}>Saved HTML:</p>
          <pre className={css.source} tabIndex={0}>
            <code>{html || 'Nothing. None of this is allowed on a page.'}</code>
          </pre>
        </>
      )}
    </div>
  )
}

/** The HTML of the one section that was asked about. */
function storedHtml(answer: unknown): string {
  const [section]: { options?: { html?: unknown } }[] = Array.isArray(answer) ? answer : []
  return typeof section?.options?.html === 'string' ? section.options.html : ''
}
