import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button.tsx'
import type { Decide_item$key } from './__generated__/Decide_item.graphql.ts'
import { DecisionDialog, type Operation } from './DecisionDialog.tsx'
import { StateNotice } from './StateNotice.tsx'

/** A moderator's decision buttons for an item; `name` distinguishes them from other items' buttons. */
export function Decide({ name, ...props }: { item: Decide_item$key; name?: string }) {
  const item = useFragment(
    graphql`
      fragment Decide_item on Content {
        state
        viewerCan {
          delete
          markAsSpam
        }
        ...DecisionDialog_item
      }
    `,
    props.item,
  )
  const about = name && <span className="visually-hidden"> for {name}</span>
  const [operation, setOperation] = useState<Operation | null>(null)
  return (
    <>
      <StateNotice state={item.state} />
      {item.viewerCan.markAsSpam && (
        <Button size="small" onClick={() => setOperation('SPAM')}>
          Mark as spam{about}
        </Button>
      )}
      {item.viewerCan.delete && (
        <Button size="small" look="danger" onClick={() => setOperation('DELETE')}>
          Delete{about}
        </Button>
      )}
      {operation && <DecisionDialog item={item} operation={operation} onClose={() => setOperation(null)} />}
    </>
  )
}
