import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type {
  Replays_operations$data,
  Replays_operations$key,
} from './__generated__/Replays_operations.graphql.ts'
import { count, duration, nameOf } from './figures.ts'
import { steer, useOperate } from './operate.ts'
import css from './operations.module.css'
import { Progress } from './Progress.tsx'
import { Rebuild } from './Rebuild.tsx'

type Replay = Replays_operations$data['replays'][number]

const states = {
  WAITING: 'waiting for a replayer',
  RUNNING: 'running',
  PAUSED: 'paused',
  COMPARING: 'comparing with live tables',
  SWAPPING: 'going live',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'canceled',
} as const

const ended = ['DONE', 'FAILED', 'CANCELLED']
/** Maximum number of finished replays on screen. */
const MAX_SHOWN = 5

/** Running and recent replays, and the button to start one. */
export function Replays(props: { operations: Replays_operations$key }) {
  const operations = useFragment(
    graphql`
      fragment Replays_operations on Operations {
        ...Rebuild_operations
        replays {
          id
          projections
          askedBy
          joinedBy
          askedAt
          state
          wish
          done
          share
          rate
          remaining
          isYielding
          error
          equal
          different
          finishedAt
        }
      }
    `,
    props.operations,
  )
  const { replays } = operations
  const shown = [
    ...replays.filter(({ state }) => !ended.includes(state)),
    ...replays.filter(({ state }) => ended.includes(state)).slice(0, MAX_SHOWN),
  ]
  return (
    <section className={layout.stack} aria-labelledby="replays">
      <div className={layout.head}>
        <h2 id="replays">Replays</h2>
        <Rebuild operations={operations} />
      </div>
      {shown.length === 0 && (
        <p className={layout.soft}>
          No replay running. A replay builds new tables from the full history alongside the live ones, then
          swaps them in.
        </p>
      )}
      <ul className={css.rows}>
        {shown.map((replay) => (
          <li key={replay.id} className={css.row}>
            <OneReplay replay={replay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Describes the progress of a replay. */
function progressText({ done, share, rate, remaining }: Replay): string {
  return [
    `${Math.round(share * 100)}%`,
    `${count(done)} events`,
    typeof rate === 'number' && `${count(rate)} per second`,
    typeof remaining === 'number' && `${duration(remaining * 1000)} left`,
  ]
    .filter(Boolean)
    .join(', ')
}

function OneReplay({ replay }: { replay: Replay }) {
  const {
    id,
    projections,
    state,
    wish,
    askedBy,
    joinedBy,
    askedAt,
    isYielding,
    error,
    equal,
    different,
    finishedAt,
  } = replay
  const list = projections.map(nameOf).join(', ')
  const isLong = projections.length > 3
  const names = isLong ? counted(projections.length, 'projection') : list
  const isEnded = ended.includes(state)
  const isPaused = state === 'PAUSED' || wish === 'PAUSE'
  return (
    <>
      <div className={css.name}>
        <h3>{names}</h3>
        {isLong && <p className={layout.soft}>{list}</p>}
        <p className={layout.soft}>
          {states[state]}
          {isEnded && finishedAt ? (
            <>
              , <Time at={finishedAt} />
            </>
          ) : (
            <>
              , requested by {[askedBy, ...joinedBy].join(', ')} <Time at={askedAt} />
            </>
          )}
        </p>
      </div>
      {isEnded ? (
        <p className={state === 'FAILED' ? css.bad : layout.soft}>
          {error ??
            (state === 'DONE'
              ? `${count(equal)} rows unchanged, ${count(different)} different`
              : 'Nothing changed')}
        </p>
      ) : (
        <div className={css.running}>
          <Progress label={`Replay of ${names}`} share={replay.share} text={progressText(replay)} />
          <p className={`${layout.soft} ${css.note}`}>
            {isYielding && 'Slowed down to make room for live updates.'}
            {wish === 'PAUSE' && state !== 'PAUSED' && 'Pausing…'}
            {wish === 'CANCEL' && 'Canceling…'}
          </p>
          {wish !== 'CANCEL' && state !== 'SWAPPING' && (
            <Steering id={id} isPaused={isPaused} names={names} />
          )}
        </div>
      )}
    </>
  )
}

function Steering({ id, isPaused, names }: { id: string; isPaused: boolean; names: string }) {
  const [pause, isPausing] = useOperate(steer, isPaused ? 'Replay resumed.' : 'Replay paused.')
  const [cancel, isCancelling] = useOperate(steer, 'Replay canceled.')
  return (
    <div className={layout.row}>
      <Button
        size="small"
        busy={isPausing}
        onClick={() => pause({ replayId: id, wish: isPaused ? 'RUN' : 'PAUSE' })}
      >
        {isPaused ? 'Resume' : 'Pause'}
        <span className="visually-hidden"> the replay of {names}</span>
      </Button>
      <Button
        size="small"
        look="quiet"
        busy={isCancelling}
        onClick={() => cancel({ replayId: id, wish: 'CANCEL' })}
      >
        Cancel<span className="visually-hidden"> the replay of {names}</span>
      </Button>
    </div>
  )
}
