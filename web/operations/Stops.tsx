import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/text/counted.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { Stops_operations$data, Stops_operations$key } from './__generated__/Stops_operations.graphql.ts'
import { retry, skip, useOperate } from './operate.ts'
import css from './operations.module.css'

type Stop = Stops_operations$data['stops'][number]

/** Stopped projections, each with the event that stopped it and ways to continue. */
export function Stops(props: { operations: Stops_operations$key }) {
  const { stops } = useFragment(
    graphql`
      fragment Stops_operations on Operations {
        stops {
          id
          schema
          eventId
          eventType
          stream
          position
          error
          since
          tries
        }
      }
    `,
    props.operations,
  )
  if (stops.length === 0) return null
  return (
    <section className={layout.stack} aria-labelledby="stops">
      <h2 id="stops">Stopped projections</h2>
      <ul className={layout.stack}>
        {stops.map((stop) => (
          <li key={stop.id} className={`${layout.card} ${css.stop}`}>
            <OneStop stop={stop} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneStop({ stop }: { stop: Stop }) {
  const [again, isTrying] = useOperate<{ schema: string }>(retry, 'Retrying…')
  const [leaveOut, isSkipping] = useOperate<{ schema: string; eventId: string }>(skip, 'Event skipped.')
  const [isAsking, setAsking] = useState(false)
  const { schema, eventId, eventType, stream, position, error, since, tries } = stop
  const confirm = async () => {
    await leaveOut({ schema, eventId })
    setAsking(false)
  }
  return (
    <>
      <h3>
        {schema} stopped at {eventType}
      </h3>
      <p className={css.code}>{error}</p>
      <dl className={css.facts}>
        <div>
          <dt>Event</dt>
          <dd>{eventId}</dd>
        </div>
        <div>
          <dt>Stream</dt>
          <dd>{stream}</dd>
        </div>
        <div>
          <dt>Position</dt>
          <dd>{position}</dd>
        </div>
        <div>
          <dt>Since</dt>
          <dd>
            <Time at={since} exact />, {counted(tries, 'try', 'tries')}
          </dd>
        </div>
      </dl>
      <div className={layout.row}>
        <Button size="small" busy={isTrying} onClick={() => again({ schema })}>
          Retry
        </Button>
        <Button size="small" look="danger" onClick={() => setAsking(true)}>
          Skip…
        </Button>
      </div>
      {isAsking && (
        <Dialog heading="Skip this event?" onClose={() => setAsking(false)}>
          <p>
            {schema} will continue as if {eventType} at position {position} had never happened. Members won't
            see its effects, and rebuilds and audits of this version will skip it too.
          </p>
          <p>
            The event stays in the log. The skip is logged too and can't be undone. A new version of the
            projection will process the event again.
          </p>
          <DialogButtons onCancel={() => setAsking(false)}>
            <Button look="danger" busy={isSkipping} onClick={confirm}>
              Skip event
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
