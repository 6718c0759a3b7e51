import { useFragment } from 'react-relay'
import { useReport } from '../frame/report.ts'
import type { sectionTypes_section$key } from './__generated__/sectionTypes_section.graphql.ts'
import { drawnType, Wall } from './drawings.ts'
import { drawings, section as fragment } from './section-types.ts'
import css from './sections.module.css'

/**
 * Renders the sections of a page in order, and a run of walled ones as one request to log in. A missing list, and types without a component, are logged and not rendered
 * (spec §8). `loadSections` must have loaded the components before.
 */
export function ContentRenderer({
  sections,
}: {
  sections: readonly sectionTypes_section$key[] | null | undefined
}) {
  const report = useReport()
  if (!sections) {
    report('No sections in ContentRenderer')
    return null
  }
  return sections.map((section, index) => (
    <Section key={index} section={section} before={sections[index - 1]} />
  ))
}

interface SectionProps {
  section: sectionTypes_section$key
  /** The section above it, if there is one. */
  before: sectionTypes_section$key | undefined
}

function Section({ section: key, before }: SectionProps) {
  const report = useReport()
  const section = useFragment(fragment, key)
  const above = useFragment(fragment, before)
  const type = drawnType(section)
  const isWalled = section.typename === 'WalledSection'
  if (isWalled && above?.typename === 'WalledSection') return null
  if (!type && !isWalled) {
    report(`No component renders sections of type ${section.type}`)
    return null
  }
  const Drawn = type && drawings[type].Drawn
  return (
    <div className={`${css.section} ${css[section.sectionBackgroundColor] ?? ''}`}>
      <div className={css.inner}>{Drawn ? <Drawn section={section} /> : <Wall />}</div>
    </div>
  )
}
