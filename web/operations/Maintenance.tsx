import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import layout from '../ui/layout.module.css'
import { Time } from '../ui/Time.tsx'
import type { MaintenanceMutation } from './__generated__/MaintenanceMutation.graphql.ts'
import css from './operations.module.css'

const mutation = graphql`
  mutation MaintenanceMutation($isOn: Boolean!, $message: String) {
    updateMaintenance(isOn: $isOn, message: $message) {
      maintenance {
        since
        message
      }
    }
  }
`

/** The switch that makes the network read-only for a while. */
export function Maintenance() {
  const environment = useRelayEnvironment()
  const { maintenance } = useShell()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const turn = async (isOn: boolean) => {
    setBusy(true)
    const response = await commit<MaintenanceMutation>(environment, {
      mutation,
      variables: { isOn, message: isOn ? message : null },
      updater(store) {
        const next = store.getRootField('updateMaintenance').getLinkedRecord('maintenance')
        if (next) store.getRoot().setLinkedRecord(next, 'maintenance')
        else store.getRoot().setValue(null, 'maintenance')
      },
    })
    setBusy(false)
    if (response) setAsking(false)
  }
  return (
    <section className={`${layout.card} ${css.maintenance}`} aria-labelledby="maintenance">
      <div>
        <h2 id="maintenance" className={css.plotHeading}>
          {maintenance ? 'The network is read-only' : 'The network can be written to'}
        </h2>
        <p className={layout.soft}>
          {maintenance ? (
            <>
              Since <Time at={maintenance.since} exact />. {maintenance.message}
            </>
          ) : (
            'For maintenance it can be made read-only: people log in and read, and are told so.'
          )}
        </p>
      </div>
      {maintenance ? (
        <Button size="small" look="primary" busy={isBusy} onClick={() => turn(false)}>
          End maintenance
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking(true)}>
          Make read-only…
        </Button>
      )}
      {isAsking && (
        <Dialog heading="Make the network read-only?" onClose={() => setAsking(false)}>
          <p>
            Within a second nobody can post, react, register or change anything, on any site. What people have
            written stays in their composers.
          </p>
          <Field
            label="What members are told"
            hint="Such as how long it takes. May be empty."
            value={message}
            maxLength={300}
            onChange={(event) => setMessage(event.target.value)}
          />
          <div className={layout.row}>
            <Button look="danger" busy={isBusy} onClick={() => turn(true)}>
              Make read-only
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
