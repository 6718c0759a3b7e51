import { ContentSection } from '../../services/rules/sections.ts'
import { useReport } from '../report.ts'
import { ForumDriver } from './ForumDriver.tsx'
import { Html } from './Html.tsx'
import { ImageSection } from './ImageSection.tsx'
import { PostTeaser } from './PostTeaser.tsx'
import { Quote } from './Quote.tsx'
import css from './sections.module.css'
import { Wall } from './Wall.tsx'

/** A section as the API gives it; its options are whatever was stored. */
interface GivenSection {
  readonly type: string
  /** Null where it is walled for the viewer. */
  readonly options: unknown
  readonly isAuthwalled: boolean
  readonly sectionBackgroundColor: string
}

/**
 * The sections of a page, one under the other. What is of no known type, or not what its type asks for, shows
 * nothing and is logged; so is a list that is not there at all (spec §8).
 */
export function ContentRenderer({ sections }: { sections: readonly GivenSection[] | null | undefined }) {
  const report = useReport()
  if (!sections) {
    report('No sections in ContentRenderer')
    return null
  }
  return sections.map((section, index) => <Section key={index} section={section} />)
}

function Section({ section }: { section: GivenSection }) {
  const report = useReport()
  const { type, isAuthwalled, options, sectionBackgroundColor } = section
  const content = isAuthwalled && options === null ? <Wall /> : contentOf(section, report)
  if (!content) return null
  return (
    <section data-section={type} className={`${css.section} ${css[sectionBackgroundColor] ?? ''}`}>
      <div className={css.inner}>{content}</div>
    </section>
  )
}

function contentOf(given: GivenSection, report: (what: string) => void) {
  const parsed = ContentSection.safeParse(given)
  if (!parsed.success) {
    report(`A section of type ${given.type} cannot be shown`)
    return null
  }
  const section = parsed.data
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
      report(`Nothing shows sections of type ${section.type} yet`)
      return null
  }
}
