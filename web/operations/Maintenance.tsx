import { useState } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../ui/tools/DialogButtons.tsx'
import { Field } from '../ui/forms/Field.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
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

/** Switch for the network's read-only mode. */
export function Maintenance() {
  const [run, isBusy] = useCommand<MaintenanceMutation>(mutation)
  const { maintenance } = useShell()
  const [isAsking, setAsking] = useState(false)
  const [message, setMessage] = useState('')
  const turn = async (isOn: boolean) => {
    const response = await run(
      { isOn, message: isOn ? message : null },
      {
        updater(store) {
          const next = store.getRootField('updateMaintenance').getLinkedRecord('maintenance')
          if (next) store.getRoot().setLinkedRecord(next, 'maintenance')
          else store.getRoot().setValue(null, 'maintenance')
        },
      },
    )
    if (response) setAsking(false)
  }
  return (
    <section className={`${layout.card} ${css.maintenance}`} aria-labelledby="maintenance">
      <div>
        <h2 id="maintenance" className={css.plotHeading}>
          {maintenance ? 'The network is read-only' : 'The network is read-write'}
        </h2>
        <p className={layout.soft}>
          {maintenance ? (
            <>
              Since <Time at={maintenance.since} exact />. {maintenance.message}
            </>
          ) : (
            'During maintenance you can make the network read-only. Members can still log in and read, and see a notice.'
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
            Nobody will be able to post, react, sign up or change anything on any site. Unsent drafts are
            kept.
          </p>
          <Field
            label="Message to members"
            hint="Optional. For example, how long it will take."
            value={message}
            maxLength={300}
            onChange={(event) => setMessage(event.target.value)}
          />
          <DialogButtons onCancel={() => setAsking(false)}>
            <Button look="danger" busy={isBusy} onClick={() => turn(true)}>
              Make read-only
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </section>
  )
}
