import { CircleAlert, CircleCheck, Hammer, Hourglass } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type {
  Projections_operations$data,
  Projections_operations$key,
} from './__generated__/Projections_operations.graphql.ts'
import { count, duration, nameOf } from './figures.ts'
import css from './operations.module.css'

const conditions = {
  LIVE: { words: 'Up to date', Icon: CircleCheck, look: css.good },
  BEHIND: { words: 'Catching up', Icon: Hourglass, look: css.late },
  STOPPED: { words: 'Stopped', Icon: CircleAlert, look: css.bad },
  BUILDING: { words: 'Building', Icon: Hammer, look: css.late },
}

type Projection = Projections_operations$data['projections'][number]

const events = (value: number) => `${count(value)} ${value === 1 ? 'event' : 'events'}`

/** The last batch of events that a projection applied: its size, duration, and the age of its newest event. */
function batchText({ stepEvents, stepMs, lagMs }: Projection): string {
  if (typeof stepEvents !== 'number') return 'none yet'
  const took = typeof stepMs === 'number' ? ` in ${duration(stepMs)}` : ''
  const late = typeof lagMs === 'number' ? `, readable ${duration(lagMs)} after the newest` : ''
  return `${events(stepEvents)}${took}${late}`
}

/** State, speed and last audit of each projection of the network. */
export function Projections(props: { operations: Projections_operations$key }) {
  const { projections } = useFragment(
    graphql`
      fragment Projections_operations on Operations {
        projections {
          id
          name
          version
          condition
          position
          behindEvents
          behindSeconds
          lagMs
          stepEvents
          stepMs
          auditedAt
          drift
        }
      }
    `,
    props.operations,
  )
  return (
    <ul className={css.rows}>
      {projections.map((one) => {
        const { words, Icon, look } = conditions[one.condition]
        return (
          <li key={one.id} className={css.row}>
            <div className={css.name}>
              <h3>
                {nameOf(one.name)} <span className={layout.soft}>v{one.version}</span>
              </h3>
              <p className={`${css.condition} ${look ?? ''}`}>
                <Icon size={16} aria-hidden="true" /> {words}
              </p>
            </div>
            <dl className={css.facts}>
              {Boolean(one.behindEvents) && (
                <div>
                  <dt>Behind</dt>
                  <dd>
                    {events(one.behindEvents ?? 0)}
                    {(one.behindSeconds ?? 0) >= 1 && `, ${duration((one.behindSeconds ?? 0) * 1000)}`}
                  </dd>
                </div>
              )}
              <div className={css.batch}>
                <dt>Last batch</dt>
                <dd>{batchText(one)}</dd>
              </div>
              {one.auditedAt && (
                <div>
                  <dt>Last audit</dt>
                  <dd className={one.drift ? css.bad : ''}>
                    {one.drift ? `${counted(one.drift, 'row')} drifted` : 'no drift'},{' '}
                    <Time at={one.auditedAt} />
                  </dd>
                </div>
              )}
              {one.condition !== 'LIVE' && (
                <div>
                  <dt>Position</dt>
                  <dd>{one.position ?? 'at the start'}</dd>
                </div>
              )}
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
