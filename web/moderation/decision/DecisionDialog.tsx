import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import layout from '../../ui/theme/layout.module.css'
import type { DecisionDialog_item$key } from './__generated__/DecisionDialog_item.graphql.ts'
import { useDecide } from './useDecide.ts'

export type Operation = 'DELETE' | 'SPAM'

const words = {
  DELETE: {
    heading: 'Delete this?',
    text: 'Only moderators will see it. Its history is kept.',
    button: 'Delete',
  },
  SPAM: {
    heading: 'Mark this as spam?',
    text: 'Only the author and moderators will see it.',
    button: 'Mark as spam',
  },
} as const

/** Dialog that asks a moderator to confirm a decision on the revision that is on screen. */
export function DecisionDialog(props: {
  item: DecisionDialog_item$key
  operation: Operation
  onClose(): void
  onDeleted?(): void
}) {
  const item = useFragment(
    graphql`
      fragment DecisionDialog_item on Content {
        id
        assocType
        revision
      }
    `,
    props.item,
  )
  const [seen] = useState(item.revision)
  const [isBusy, setBusy] = useState(false)
  const decide = useDecide()
  const { heading, text, button } = words[props.operation]
  const confirm = async () => {
    setBusy(true)
    const isDone = await decide({
      assocId: item.id,
      assocType: item.assocType,
      operation: props.operation,
      revision: seen,
    })
    props.onClose()
    if (isDone && props.operation === 'DELETE') props.onDeleted?.()
  }
  return (
    <Dialog heading={heading} onClose={props.onClose}>
      <p>{text}</p>
      {item.revision !== seen && <p role="status">Edited since you opened it.</p>}
      <div className={layout.row}>
        <Button look="danger" busy={isBusy} onClick={confirm}>
          {button}
        </Button>
        <Button look="quiet" onClick={props.onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
