import { useState } from 'react'
import { isWalled as isHidden } from '../../services/rules/sections/sections.ts'
import { ContentRenderer } from '../sections/ContentRenderer.tsx'
import { inputOf, labelOf } from '../sections/editor/section-rows.ts'
import { useSectionsPreview } from '../sections/editor/useSectionsPreview.ts'
import { Wall } from '../sections/Wall.tsx'
import { Select, type Option } from '../ui/forms/Select.tsx'
import { Skeleton } from '../ui/progress/Skeleton.tsx'
import layout from '../ui/theme/layout.module.css'
import { usePostForm, type PostForm } from './post-form.ts'
import css from './publishing.module.css'

const widths: readonly Option<'phone' | 'tablet' | 'computer'>[] = [
  { value: 'phone', label: 'Phone (375 px)' },
  { value: 'tablet', label: 'Tablet (768 px)' },
  { value: 'computer', label: 'Computer (1280 px)' },
]
const people: readonly Option<'visitor' | 'member'>[] = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'member', label: 'Member' },
]

/** Preview of what is typed, as a visitor or a member sees it on a screen of some width. */
export function Preview({ form, isWalled }: { form: PostForm; isWalled: boolean }) {
  const values = usePostForm(form, (values) => values)
  const [width, setWidth] = useState<'phone' | 'tablet' | 'computer'>('phone')
  const [who, setWho] = useState<'visitor' | 'member'>('visitor')
  const rows = values.sections
  const complete = rows.filter((row) => inputOf(row) !== null)
  const inputs = complete.flatMap((row) => inputOf(row) ?? [])
  const site = { settings: { enable_auth_wall: isWalled } }
  const hidden = rows.map((row) => isHidden(row, who === 'visitor' ? null : {}, site))
  const answer = useSectionsPreview(inputs)
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Select label="Screen" options={widths} value={width} onChange={(chosen) => setWidth(chosen)} />
        <Select label="Seen by" options={people} value={who} onChange={(chosen) => setWho(chosen)} />
      </div>
      {/* Links do not work in the preview, because following one would discard unsaved changes. */}
      <div className={`${css.preview} ${css[width]}`} onClickCapture={(event) => event.preventDefault()}>
        <h2 className={css.previewTitle}>{values.title}</h2>
        {values.featuredMedia.url.trim() && (
          <img
            src={values.featuredMedia.url.trim()}
            alt={values.featuredMedia.alt}
            width={Number(values.featuredMedia.width) || undefined}
            height={Number(values.featuredMedia.height) || undefined}
          />
        )}
        {answer === null && <Skeleton />}
        {answer === 'failed' && <p className={css.problem}>The preview failed to load. Please try again.</p>}
        {Array.isArray(answer) &&
          rows.map((row, at) => {
            const section = answer[complete.indexOf(row)]
            if (!section)
              return (
                <p key={row.key} className={css.incomplete}>
                  <strong>Incomplete: {labelOf(row.type)}.</strong> Readers never see it like this.
                </p>
              )
            if (!hidden[at]) return <ContentRenderer key={row.key} sections={[section]} />
            return !hidden[at - 1] && <Wall key={row.key} />
          })}
      </div>
    </div>
  )
}
