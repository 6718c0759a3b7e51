import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readAccessibility } from '../theme/accessibility.ts'
import layout from '../theme/layout.module.css'
import { Link } from '../text/Link.tsx'
import { FormSections } from './FormSections.tsx'
import css from './gallery.module.css'
import { PictureSections } from './PictureSections.tsx'
import { OverlaySection } from './OverlaySection.tsx'
import { TextSections } from './TextSections.tsx'

const sets = {
  contrast: ['contrast-reg', 'contrast-low', 'contrast-light', 'contrast-dark'],
  size: ['font-reg', 'font-lg', 'font-xl'],
} as const

/**
 * Shows every UI primitive in every state; for development only. The address sets contrast and size:
 * `?contrast=contrast-dark&size=font-xl`.
 */
export function Gallery() {
  const [query] = useSearchParams()
  const { contrast, fontSize: size } = readAccessibility(
    `accessibility=${query.get('size')}.${query.get('contrast')}`,
  )
  useEffect(() => {
    const { dataset } = document.documentElement
    const before = { font: dataset.font, contrast: dataset.contrast }
    if (size) dataset.font = size
    if (contrast) dataset.contrast = contrast
    return () => {
      for (const name of ['font', 'contrast'] as const) {
        const value = before[name]
        if (value === undefined) delete dataset[name]
        else dataset[name] = value
      }
    }
  }, [size, contrast])
  const leadTo = (set: 'contrast' | 'size', value: string) => {
    const next = new URLSearchParams(query)
    next.set(set, value)
    return `?${next}`
  }
  return (
    <div className={`${layout.page} ${css.gallery}`}>
      <title>Gallery</title>
      <meta name="robots" content="noindex" />
      <h1>Gallery</h1>
      <p className={layout.lead}>Every primitive in every state, in each contrast and size.</p>
      <nav aria-label="Contrast and size" className={layout.stack}>
        {(['contrast', 'size'] as const).map((set) => (
          <ul key={set} className={layout.row}>
            {sets[set].map((value) => (
              <li key={value}>
                <Link
                  to={leadTo(set, value)}
                  aria-current={(set === 'size' ? size : contrast) === value ? 'true' : undefined}
                >
                  {value}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <TextSections />
      <FormSections />
      <PictureSections />
      <OverlaySection />
    </div>
  )
}
