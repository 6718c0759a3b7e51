import { ContentRenderer } from '../ContentRenderer.tsx'
import layout from '../../ui/theme/layout.module.css'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import css from './editor.module.css'
import { readSection } from './read-section.ts'
import { fieldsOf, inputOf, storedText, type SectionRow } from './section-rows.ts'
import { allFields } from './typed.ts'
import { useSectionsPreview } from './useSectionsPreview.ts'

/** Preview of a section as members will see it, with the HTML that the server would store. */
export function SectionPreview({ row }: { row: SectionRow }) {
  const hasForm = fieldsOf(row.type).length > 0
  const input = hasForm ? inputOf(row) : null
  const answer = useSectionsPreview(input ? [input] : [])

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
