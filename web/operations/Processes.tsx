import { graphql, useFragment } from 'react-relay'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { Processes_operations$key } from './__generated__/Processes_operations.graphql.ts'
import { bytes, count, duration } from './figures.ts'
import css from './operations.module.css'

const kinds: Record<string, string> = { api: 'API', projector: 'Projector', replayer: 'Replayer' }

/** Processes of the network, each with the metrics that it reports. */
export function Processes(props: { operations: Processes_operations$key }) {
  const { processes } = useFragment(
    graphql`
      fragment Processes_operations on Operations {
        processes {
          id
          kind
          pid
          host
          startedAt
          memory
          loopLagMs
          sockets
          subscriptions
        }
      }
    `,
    props.operations,
  )
  return (
    <section className={layout.stack} aria-labelledby="processes">
      <h2 id="processes">Processes</h2>
      <ul className={css.rows}>
        {processes.map((one) => (
          <li key={one.id} className={css.row}>
            <div className={css.name}>
              <h3>{kinds[one.kind] ?? one.kind}</h3>
              <p className={layout.soft}>
                Process {one.pid} on {one.host}, started <Time at={one.startedAt} />
              </p>
            </div>
            <dl className={css.facts}>
              <div>
                <dt>Memory</dt>
                <dd>{bytes(one.memory)}</dd>
              </div>
              <div>
                <dt>Event-loop delay</dt>
                <dd>{duration(one.loopLagMs)}</dd>
              </div>
              {one.kind === 'api' && (
                <div>
                  <dt>Sockets</dt>
                  <dd>
                    {count(one.sockets)}, {count(one.subscriptions)} subscriptions
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
