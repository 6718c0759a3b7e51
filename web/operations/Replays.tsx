import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/counted.ts'
import layout from '../ui/layout.module.css'
import { Time } from '../ui/Time.tsx'
import type {
  Replays_operations$data,
  Replays_operations$key,
} from './__generated__/Replays_operations.graphql.ts'
import { count, duration } from './figures.ts'
import { steer, useOperate } from './operate.ts'
import css from './operations.module.css'
import { Progress } from './Progress.tsx'
import { Rebuild } from './Rebuild.tsx'

type Replay = Replays_operations$data['replays'][number]

const states = {
  WAITING: 'waits for a replayer',
  RUNNING: 'is under way',
  PAUSED: 'is paused',
  COMPARING: 'is compared with the serving tables',
  SWAPPING: 'is taken into service',
  DONE: 'is done',
  FAILED: 'failed',
  CANCELLED: 'was cancelled',
} as const

const ended = ['DONE', 'FAILED', 'CANCELLED']
/** How many of those that have ended are shown. */
const SHOWN = 5

/** Replays: those under way with how far they are, the last that ended, and the form that begins one. */
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
          total
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
    ...replays.filter(({ state }) => ended.includes(state)).slice(0, SHOWN),
  ]
  return (
    <section className={layout.stack} aria-labelledby="replays">
      <div className={layout.head}>
        <h2 id="replays">Replays</h2>
        <Rebuild operations={operations} />
      </div>
      {shown.length === 0 && (
        <p className={layout.soft}>
          Nothing is being built anew. A replay makes tables from the whole history, beside those that serve,
          and takes them into service once they have caught up.
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

/** How far it is, in words. */
function progressText({ done, total, share, rate, remaining }: Replay): string {
  const events =
    total > 0 ? `${count(done)} of ${count(Math.max(done, total))} events` : `${count(done)} events`
  return [
    `${Math.round(share * 100)} %`,
    events,
    typeof rate === 'number' && `${count(rate)} a second`,
    typeof remaining === 'number' && `${duration(remaining * 1000)} to go`,
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
  const list = projections.map((name) => name.replaceAll('_', ' ')).join(', ')
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
              , asked for by {[askedBy, ...joinedBy].join(', ')} <Time at={askedAt} />
            </>
          )}
        </p>
      </div>
      {isEnded ? (
        <p className={state === 'FAILED' ? css.bad : layout.soft}>
          {error ??
            (state === 'DONE'
              ? `${count(equal)} rows as before, ${count(different)} different`
              : 'Nothing changed')}
        </p>
      ) : (
        <div className={css.running}>
          <Progress label={`Replay of ${names}`} share={replay.share} text={progressText(replay)} />
          <p className={`${layout.soft} ${css.note}`}>
            {isYielding && 'Stands back while live updates need the machine.'}
            {wish === 'PAUSE' && state !== 'PAUSED' && 'About to pause.'}
            {wish === 'CANCEL' && 'About to be cancelled.'}
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
  const [pause, isPausing] = useOperate(steer, isPaused ? 'It goes on' : 'It pauses')
  const [cancel, isCancelling] = useOperate(steer, 'It is cancelled')
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
