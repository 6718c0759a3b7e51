import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { entriesOf } from '../../../events/entries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { DialogButtons } from '../../ui/tools/DialogButtons.tsx'
import type { Purge_item$key } from './__generated__/Purge_item.graphql.ts'
import css from '../moderation.module.css'
import { purgeReasons } from './purge-reasons.ts'
import { usePurge } from './usePurge.ts'

const reasons = entriesOf(purgeReasons)

/** Button and dialog with which administrators remove illegal content from the log. */
export function Purge(props: { item: Purge_item$key }) {
  const { id, assocType, revision, viewerCan } = useFragment(
    graphql`
      fragment Purge_item on Content {
        id
        assocType
        revision
        viewerCan {
          purge
        }
      }
    `,
    props.item,
  )
  const [seen, setSeen] = useState<number | null>(null)
  const [reason, setReason] = useState<keyof typeof purgeReasons>('ABUSE')
  const [isBusy, setBusy] = useState(false)
  const purge = usePurge()
  const close = () => setSeen(null)
  const confirm = async () => {
    if (seen === null) return
    setBusy(true)
    const isDone = await purge({ assocId: id, assocType, revision: seen, reason })
    setBusy(false)
    if (!isDone) close()
  }
  if (!viewerCan.purge) return null
  return (
    <>
      <Button size="small" look="danger" onClick={() => setSeen(revision)}>
        Purge
      </Button>
      {seen !== null && (
        <Dialog heading="Purge this permanently?" onClose={close}>
          <p>
            Use this for illegal content. The text and its full history are removed from the network and its
            log, and won't be in future backups. This is permanent: not even administrators can restore them.
          </p>
          <p>Only a record of who purged it, when and why remains.</p>
          <fieldset className={css.reasons}>
            <legend>Reason</legend>
            {reasons.map(([name, words]) => (
              <label key={name}>
                <input
                  type="radio"
                  name="reason"
                  value={name}
                  checked={reason === name}
                  onChange={() => setReason(name)}
                />{' '}
                {words}
              </label>
            ))}
          </fieldset>
          <DialogButtons onCancel={close}>
            <Button look="danger" busy={isBusy} onClick={confirm}>
              Purge permanently
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
