import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import type { UndoWithdrawal_item$key } from './__generated__/UndoWithdrawal_item.graphql.ts'
import { useRestore } from './useRestore.ts'

/** Notice in place of an item that its author has just deleted, with an Undo button while that is possible. */
export function UndoWithdrawal({
  name,
  onRestored,
  ...props
}: {
  item: UndoWithdrawal_item$key
  /** Name of the deleted item, unique on the page. */
  name: string
  onRestored(): void
}) {
  const { id, assocType, restorableUntil } = useFragment(
    graphql`
      fragment UndoWithdrawal_item on Content {
        id
        assocType
        restorableUntil
      }
    `,
    props.item,
  )
  const restore = useRestore()
  if (!restorableUntil) return null
  const undo = async () => {
    if (await restore({ assocId: id, assocType })) onRestored()
  }
  return (
    <Button look="quiet" size="small" onClick={() => void undo()}>
      Undo<span className="visually-hidden"> deleting {name}</span>
    </Button>
  )
}
