import { graphql, useFragment } from 'react-relay'
import { Teasers } from '../../recommendations/Teasers.tsx'
import type { Recommendation_section$key } from './__generated__/Recommendation_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Teasers of recommended items; renders nothing where there are none. */
export function Component({ section }: { section: Recommendation_section$key }) {
  const {
    recommendation: { heading },
    recommendations,
  } = useFragment(
    graphql`
      fragment Recommendation_section on RecommendationSection {
        recommendation: options {
          heading
        }
        recommendations {
          ...Teasers_results
        }
      }
    `,
    section,
  )
  if (recommendations.length === 0) return null
  return (
    <div className={parts.wide}>
      <h2>{heading}</h2>
      <Teasers results={recommendations} />
    </div>
  )
}
