import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import {
  groupings,
  isTime,
  measures,
  type Grouping,
  type Measure,
} from '../../../services/rules/questions.ts'
import { Empty } from '../../ui/Empty.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { AnswerView_question$key } from './__generated__/AnswerView_question.graphql.ts'
import css from '../analytics.module.css'
import { AnswerTable } from './AnswerTable.tsx'
import { BarChart } from './BarChart.tsx'
import { LineChart } from './LineChart.tsx'
import { MAX_DRAWN, tableOf } from './series.ts'

const isGrouping = (name: string): name is Grouping => Object.hasOwn(groupings, name)
const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name)

/** An answer as a chart and a table; until it is complete, it says so and draws no conclusion. */
export function AnswerView(props: { question: AnswerView_question$key; isComplete: boolean }) {
  const { isComplete } = props
  const { title, groupBy, measure, answer } = useFragment(
    graphql`
      fragment AnswerView_question on Question {
        title
        groupBy
        measure
        answer {
          isTooLarge
          total
          groups {
            keys
            labels
            value
            showing
          }
        }
      }
    `,
    props.question,
  )
  const groups = answer?.groups
  const table = useMemo(() => tableOf(groupBy.filter(isGrouping), groups ?? []), [groupBy, groups])
  if (!answer) return null
  if (answer.isTooLarge) {
    return <p role="alert">Too many groups to show. Try fewer, for example by month instead of day.</p>
  }
  if (answer.groups.length === 0) {
    return !isComplete ? null : (
      <Empty icon={<ChartNoAxesColumn size={28} />} heading="No matching activity yet.">
        <p>Try fewer filters or a longer period.</p>
      </Empty>
    )
  }
  const isShown = answer.groups.some(({ showing }) => showing === 'SHOWN')
  const isLine = isTime(table.rowsBy) && table.rows.length > 1
  const label = `${title} (see the table for all values)`
  return (
    <section className={layout.stack} aria-label="Answer">
      {!isComplete && (
        <p>
          <strong>Still counting.</strong> These figures will change until all of history is counted.
        </p>
      )}
      {isShown ? (
        <figure className={`${layout.card} ${css.figure}`}>
          {isLine ? <LineChart table={table} label={label} /> : <BarChart table={table} label={label} />}
          <figcaption className={layout.soft}>
            {isMeasure(measure) ? measures[measure] : title}
            {isTime(table.rowsBy) && ', in UTC'}. {isLine && "Gaps are groups that aren't shown. "}
            {table.columns.length > MAX_DRAWN &&
              `The ${MAX_DRAWN} largest of ${table.columns.length} are shown in the chart. The table has all of them.`}
          </figcaption>
        </figure>
      ) : (
        isComplete && (
          <p>No group has enough members to be shown. Try a longer period, or one grouping instead of two.</p>
        )
      )}
      {isMeasure(measure) && <AnswerTable table={table} measure={measure} total={answer.total ?? null} />}
    </section>
  )
}
