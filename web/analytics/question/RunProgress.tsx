import { graphql, useFragment } from 'react-relay'
import layout from '../../ui/theme/layout.module.css'
import type { RunProgress_run$key } from './__generated__/RunProgress_run.graphql.ts'
import css from '../analytics.module.css'

const number = new Intl.NumberFormat('en')

/** Progress of counting the events for an answer; shows nothing once all events are counted. */
export function RunProgress(props: { run: RunProgress_run$key | null }) {
  const run = useFragment(
    graphql`
      fragment RunProgress_run on QuestionRun {
        state
        done
        rate
        share
        remaining
      }
    `,
    props.run,
  )
  if (run?.state === 'DONE' || run?.state === 'LIVE') return null
  if (run?.state === 'FAILED') {
    return (
      <p role="alert" className={css.failure}>
        Counting has stopped. We're trying again every second. If this continues, contact an administrator.
      </p>
    )
  }
  if (run?.state === 'STOPPED') {
    return (
      <p role="alert" className={css.failure}>
        Counting has stopped at an event that can't be read. It will continue after the network is updated.
        Please contact an administrator.
      </p>
    )
  }
  const share = run?.share ?? 0
  return (
    <section className={`${layout.card} ${css.run}`} aria-label="Progress">
      <progress className={css.bar} max={1} value={share} aria-label="History counted" />
      <p className={layout.soft}>
        {run && run.done > 0
          ? `${Math.floor(share * 100)}% of history counted, ${number.format(run.done)} events, ` +
            `${number.format(Math.round(run.rate))} per second${left(run.remaining ?? null)}`
          : 'Counting will start in a moment…'}
      </p>
    </section>
  )
}

function left(seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds < 1) return ', almost done'
  return seconds < 90 ? `, ${Math.ceil(seconds)} s left` : `, ${Math.ceil(seconds / 60)} min left`
}
