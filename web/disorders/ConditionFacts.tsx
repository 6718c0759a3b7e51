import { graphql, useFragment } from 'react-relay'
import {
  byImportance,
  inheritanceWords,
  onsetWords,
  prevalenceWords,
  sections,
} from '../../services/rules/disorders/words.ts'
import type { ConditionFacts_disorder$key } from './__generated__/ConditionFacts_disorder.graphql.ts'
import css from './conditions.module.css'

/** Number of frequencies that are shown at once; the others are behind a button. */
const SHOWN = 3

/** Frequency, age of onset and inheritance of a condition, in sentences. */
export function ConditionFacts(props: { disorder: ConditionFacts_disorder$key }) {
  const { prevalences, onsetAge, inheritanceType } = useFragment(
    graphql`
      fragment ConditionFacts_disorder on Disorder {
        prevalences {
          class
          geographic
          measure
        }
        onsetAge
        inheritanceType
      }
    `,
    props.disorder,
  )
  const frequencies = prevalences.toSorted(byImportance).map(prevalenceWords)
  const more = frequencies.slice(SHOWN)
  return (
    <>
      {frequencies.length > 0 && (
        <section id="frequency" className={css.section}>
          <h2>{sections.frequency}</h2>
          <Sentences all={frequencies.slice(0, SHOWN)} />
          {more.length > 0 && (
            <details>
              <summary>{more.length} more figures</summary>
              <Sentences all={more} />
            </details>
          )}
        </section>
      )}
      {onsetAge.length > 0 && (
        <section id="onset" className={css.section}>
          <h2>{sections.onset}</h2>
          <p>{onsetWords(onsetAge)}</p>
        </section>
      )}
      {inheritanceType.length > 0 && (
        <section id="inheritance" className={css.section}>
          <h2>{sections.inheritance}</h2>
          <Sentences all={inheritanceType.map(inheritanceWords)} />
        </section>
      )}
    </>
  )
}

const Sentences = ({ all }: { all: readonly string[] }) => (
  <ul className={css.list}>
    {all.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
