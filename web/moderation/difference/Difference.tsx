import { graphql, useFragment } from 'react-relay'
import layout from '../../ui/theme/layout.module.css'
import { Time } from '../../ui/text/Time.tsx'
import type { Difference_moment$key } from './__generated__/Difference_moment.graphql.ts'
import { Diff } from './Diff.tsx'
import css from '../moderation.module.css'

const fragment = graphql`
  fragment Difference_moment on ContentMoment {
    title
    body
    state
    entry {
      revision
      occurredAt
    }
  }
`
const states = {
  VISIBLE: 'visible',
  HIDDEN: 'hidden until edited',
  HELD: 'held until a moderator has looked at it',
  SPAM: 'marked as spam',
  DELETED: 'deleted',
} as const

/** Difference between two revisions of an item, with a summary for people who cannot see colors. */
export function Difference(props: { before: Difference_moment$key; after: Difference_moment$key }) {
  const before = useFragment(fragment, props.before)
  const after = useFragment(fragment, props.after)
  const isSame = before.title === after.title && before.body === after.body && before.state === after.state
  return (
    <section className={layout.stack} aria-labelledby="difference">
      <h2 id="difference">
        Changes from revision {before.entry.revision} to {after.entry.revision}
      </h2>
      <p className={layout.soft}>
        <Time at={before.entry.occurredAt} exact /> to <Time at={after.entry.occurredAt} exact />
      </p>
      <p role="status">
        {isSame
          ? 'Nothing changed.'
          : [
              before.title !== after.title && 'The title changed.',
              before.body !== after.body ? 'The text changed.' : 'The text is the same.',
              before.state !== after.state &&
                `The status changed from ${states[before.state]} to ${states[after.state]}.`,
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
      <div className={css.versions}>
        {(before.title ?? after.title) && <Diff before={before.title ?? ''} after={after.title ?? ''} />}
        <Diff before={before.body} after={after.body} />
      </div>
    </section>
  )
}
