import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type {
  EventLog_operations$data,
  EventLog_operations$key,
} from './__generated__/EventLog_operations.graphql.ts'
import { bytes } from './figures.ts'
import { skipDamaged, useOperate } from './operate.ts'
import css from './operations.module.css'

/** Maximum number of damaged events on screen. */
const MAX_SHOWN = 20

type Server = EventLog_operations$data['logServers'][number]

/** State of the event log: problems, free disk space, last check and known damage. */
export function EventLog(props: { operations: EventLog_operations$key }) {
  const { concerns, logServers } = useFragment(
    graphql`
      fragment EventLog_operations on Operations {
        concerns {
          id
          sentence
        }
        logServers {
          id
          availableBytes
          totalBytes
          isChecked
          checkStartedAt
          checkFinishedAt
          damage {
            id
            position
            what
            foundAt
          }
        }
      }
    `,
    props.operations,
  )
  if (concerns.length === 0 && logServers.length === 0) return null
  return (
    <section className={layout.stack} aria-labelledby="event-log">
      <h2 id="event-log">Event log</h2>
      {concerns.length > 0 && (
        <ul className={layout.stack}>
          {concerns.map(({ id, sentence }) => (
            <li key={id} className={`${layout.card} ${css.stop}`}>
              <p className={css.sentence}>{sentence}</p>
            </li>
          ))}
        </ul>
      )}
      <ul className={css.rows}>
        {logServers.map((server) => (
          <li key={server.id} className={css.row}>
            <h3 className={css.address}>{server.id}</h3>
            <Facts server={server} />
            {server.damage.length > 0 && <DamageList damage={server.damage} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ server }: { server: Server }) {
  const { availableBytes, totalBytes, isChecked, checkStartedAt, checkFinishedAt, damage } = server
  return (
    <dl className={css.facts}>
      <div>
        <dt>Free space</dt>
        <dd>
          {availableBytes == null || totalBytes == null
            ? 'Unknown'
            : `${bytes(availableBytes)} of ${bytes(totalBytes)}`}
        </dd>
      </div>
      {isChecked && (
        <div>
          <dt>Last check</dt>
          <dd>
            {checkFinishedAt ? <Time at={checkFinishedAt} /> : 'None yet'}
            {checkStartedAt && ', checking now'}
          </dd>
        </div>
      )}
      {isChecked && (
        <div>
          <dt>Damage</dt>
          <dd className={damage.length > 0 ? css.bad : css.good}>
            {damage.length > 0 ? `${damage.length} found` : 'None found'}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** List of the known damage in the file of one event store. */
function DamageList({ damage }: Pick<Server, 'damage'>) {
  return (
    <ul className={css.damage}>
      {damage.slice(0, MAX_SHOWN).map((one) => (
        <Damage key={one.id} damage={one} />
      ))}
      {damage.length > MAX_SHOWN && <li>{damage.length - MAX_SHOWN} more</li>}
    </ul>
  )
}

function Damage({ damage }: { damage: Server['damage'][number] }) {
  const { what, position, foundAt } = damage
  return (
    <li>
      <p className={css.code}>{what}</p>
      <p className={layout.soft}>
        found <Time at={foundAt} exact />
      </p>
      {position != null && <Remedies position={position} />}
    </li>
  )
}

/** Ways to repair a damaged event. */
function Remedies({ position }: { position: string }) {
  const [skip, isSkipping] = useOperate<{ position: string }>(skipDamaged, 'Event skipped.')
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    await skip({ position })
    setAsking(false)
  }
  return (
    <>
      <p>
        Repair it from a backup: <code>npm run log -- mend --from &lt;backup&gt; --position {position}</code>
      </p>
      <Button size="small" look="danger" onClick={() => setAsking(true)}>
        Skip…
      </Button>
      {isAsking && (
        <Dialog heading="Skip this event?" onClose={() => setAsking(false)}>
          <p>
            Projections and emails that stopped at position {position} will continue without this event.
            Members won't see its effects until the event is repaired and the read models are rebuilt.
          </p>
          <p>Its stream can't be changed until the event is repaired. The skip is recorded in the log.</p>
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
