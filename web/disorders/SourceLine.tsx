import { graphql, useFragment } from 'react-relay'
import { sections } from '../../services/rules/disorders/words.ts'
import type { SourceLine_source$key } from './__generated__/SourceLine_source.graphql.ts'
import css from './conditions.module.css'

/** Credit for the source of a page's facts, as its licence asks for. */
export function SourceLine(props: { source: SourceLine_source$key }) {
  const { credit, url, licence, licenceUrl, release } = useFragment(
    graphql`
      fragment SourceLine_source on DisorderSource {
        credit
        url
        licence
        licenceUrl
        release
      }
    `,
    props.source,
  )
  return (
    <section id="source" className={css.section}>
      <h2>{sections.source}</h2>
      <p>
        <a href={url} rel="noreferrer">
          {credit}
        </a>
        {release && `, release ${release}`}. Licence:{' '}
        <a href={licenceUrl} rel="license noreferrer">
          {licence}
        </a>
        . Adapted: shortened, and put in other words.
      </p>
      <p>This page informs. It does not replace advice from a doctor.</p>
    </section>
  )
}
