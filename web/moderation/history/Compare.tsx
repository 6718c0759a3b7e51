import { graphql, useFragment } from 'react-relay'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { Compare_history$key } from './__generated__/Compare_history.graphql.ts'
import css from '../moderation.module.css'

/** The two revisions to compare, as given in the page's address. */
export interface Pair {
  from: number
  to: number
}

const labels = { from: 'From revision', to: 'To revision' } as const

/** Form to choose two revisions, whose difference the page then shows; works without JavaScript. */
export function Compare(props: { history: Compare_history$key; chosen: Pair | null }) {
  const { entries } = useFragment(
    graphql`
      fragment Compare_history on ContentHistory {
        entries {
          revision
          action
        }
      }
    `,
    props.history,
  )
  const isBusy = useNavigation().formAction !== undefined
  const first = entries[0]
  const last = entries.at(-1)
  if (!first || !last || first === last) return null
  const shown = props.chosen ?? { from: first.revision, to: last.revision }
  const options = entries.map(({ revision, action }) => (
    <option key={revision} value={revision}>
      {revision}: {action}
    </option>
  ))
  return (
    <Form className={`${layout.card} ${css.compare}`} preventScrollReset aria-labelledby="compare">
      <h2 id="compare">Compare versions</h2>
      <div className={css.moments}>
        {(['from', 'to'] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`compare-${name}`}>{labels[name]}</label>
            <select id={`compare-${name}`} name={name} defaultValue={shown[name]}>
              {options}
            </select>
          </div>
        ))}
        <Button type="submit" busy={isBusy}>
          Compare
        </Button>
      </div>
    </Form>
  )
}
