import type { ShownSection } from '../../services/rules/sections.ts'
import { useReport } from '../report.ts'
import { ForumDriver } from './ForumDriver.tsx'
import { Html } from './Html.tsx'
import { ImageSection } from './ImageSection.tsx'
import { PostTeaser } from './PostTeaser.tsx'
import { Quote } from './Quote.tsx'
import css from './sections.module.css'
import { Wall } from './Wall.tsx'

/**
 * The sections of a page, one under the other, as the API gives them: it has checked each against the schema, and left
 * only the name of what does not fit. A type that nothing renders shows nothing and is logged; so is a list that is not
 * there at all (spec §8).
 */
export function ContentRenderer({ sections }: { sections: unknown }) {
  const report = useReport()
  if (!Array.isArray(sections)) {
    report('No sections in ContentRenderer')
    return null
  }
  return sections.map((section: ShownSection, index) => <Section key={index} section={section} />)
}

function Section({ section }: { section: ShownSection }) {
  const report = useReport()
  const content = contentOf(section)
  if (!content) {
    report(`Nothing shows sections of type ${section.type}`)
    return null
  }
  return (
    <section className={`${css.section} ${css[section.sectionBackgroundColor] ?? ''}`}>
      <div className={css.inner}>{content}</div>
    </section>
  )
}

function contentOf(section: ShownSection) {
  if (section.options === null) return section.isAuthwalled ? <Wall /> : null
  switch (section.type) {
    case 'HTML':
      return <Html options={section.options} />
    case 'Quote':
      return <Quote options={section.options} />
    case 'ImageSection':
      return <ImageSection options={section.options} />
    case 'PostTeaser':
      return <PostTeaser options={section.options} />
    case 'ForumDriver':
      return <ForumDriver options={section.options} />
    default:
      return null
  }
}
