import { graphql, useFragment } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { counted } from '../ui/text/counted.ts'
import layout from '../ui/theme/layout.module.css'
import type {
  OperationsScreen_operations$data,
  OperationsScreen_operations$key,
} from './__generated__/OperationsScreen_operations.graphql.ts'
import type { OperationsScreenQuery } from './__generated__/OperationsScreenQuery.graphql.ts'
import { Audits } from './Audits.tsx'
import { EventLog } from './EventLog.tsx'
import { Kept } from './Kept.tsx'
import { Maintenance } from './Maintenance.tsx'
import css from './operations.module.css'
import { Plot } from './Plot.tsx'
import { Processes } from './Processes.tsx'
import { Projections } from './Projections.tsx'
import { Replays } from './Replays.tsx'
import { Stops } from './Stops.tsx'
import { useOperations } from './useOperations.ts'

const query = graphql`
  query OperationsScreenQuery {
    operations {
      ...OperationsScreen_operations
    }
  }
`

const fragment = graphql`
  fragment OperationsScreen_operations on Operations {
    id
    head
    projections {
      condition
    }
    stops {
      id
    }
    concerns {
      id
    }
    series {
      every
      events
      deliveries
      behind
    }
    ...EventLog_operations
    ...Projections_operations
    ...Stops_operations
    ...Replays_operations
    ...Kept_operations
    ...Audits_operations
    ...Processes_operations
  }
`

export const loader = (args: LoadArgs) => loadPage<OperationsScreenQuery>(args, query, {})

/** Summary of the network's state. Screen readers announce only its changes, not those of single figures. */
function summaryOf({ head, projections, stops, concerns }: OperationsScreen_operations$data): string {
  if (!head) return "The event log isn't responding."
  if (stops.length > 0) return `${counted(stops.length, 'projection')} stopped at an event.`
  if (concerns.length > 0) return `${counted(concerns.length, 'problem')} with the event log.`
  const late = projections.filter(({ condition }) => condition !== 'LIVE').length
  if (late > 0)
    return `${late} of ${counted(projections.length, 'projection')} ${late === 1 ? 'is' : 'are'} catching up with the log.`
  return `All ${counted(projections.length, 'projection')} are up to date.`
}

/** Screen of `/wp-admin/operations`: the network's live state, and actions for operators. */
export function Component() {
  const { operations: key } = usePage<OperationsScreenQuery>(query)
  return <Operations operations={key} />
}

function Operations(props: { operations: OperationsScreen_operations$key }) {
  const operations = useFragment(fragment, props.operations)
  const isLive = useOperations()
  const { series } = operations
  return (
    <div className={`${layout.page} ${css.page}`}>
      <title>Operations</title>
      <header className={layout.stack}>
        <h1>Operations</h1>
        <p className={layout.lead} role="status">
          {isLive ? summaryOf(operations) : 'Reconnecting… These figures may be out of date.'}
        </p>
      </header>
      <Maintenance />
      <div className={css.plots}>
        <Plot
          heading="Events written"
          unit="events per second"
          none="Nothing was written"
          values={series.events}
          every={series.every}
        />
        <Plot
          heading="Events delivered"
          unit="deliveries per second"
          none="Nothing was delivered to open pages"
          values={series.deliveries}
          every={series.every}
        />
        <Plot
          heading="Lag"
          unit="events"
          none="No projection was behind the log"
          values={series.behind}
          every={series.every}
        />
      </div>
      <EventLog operations={operations} />
      <Stops operations={operations} />
      <section className={layout.stack} aria-labelledby="projections">
        <h2 id="projections">Projections</h2>
        <Projections operations={operations} />
      </section>
      <Replays operations={operations} />
      <Kept operations={operations} />
      <Audits operations={operations} />
      <Processes operations={operations} />
    </div>
  )
}
