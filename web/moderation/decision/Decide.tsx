import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button.tsx'
import type { Decide_item$key } from './__generated__/Decide_item.graphql.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { isEditorial, operations, type Operation } from './decisions.ts'
import { StateNotice } from './StateNotice.tsx'

/** A moderator's decision buttons for an item. */
export function Decide(props: { item: Decide_item$key }) {
  const { id, assocType, revision, state, heldBy, viewerCan } = useFragment(
    graphql`
      fragment Decide_item on Content {
        id
        assocType
        revision
        state
        heldBy
        viewerCan {
          delete
          markAsSpam
          hide
          restore
          lock
          pin
          allowPicture
          removePicture
          move
          merge
        }
      }
    `,
    props.item,
  )
  const [deciding, decide] = useState<{ operation: Operation; revision: number } | null>(null)
  const offered: [Operation, boolean][] = [
    ['RESTORE', viewerCan.restore],
    ['LOCK', viewerCan.lock],
    ['PIN', viewerCan.pin],
    ['ALLOW_PICTURE', viewerCan.allowPicture],
    ['REMOVE_PICTURE', viewerCan.removePicture],
    ['MOVE', viewerCan.move],
    ['MERGE', viewerCan.merge],
    ['HIDE', viewerCan.hide],
    ['SPAM', viewerCan.markAsSpam],
    ['DELETE', viewerCan.delete],
  ]
  return (
    <>
      <StateNotice state={state} heldBy={heldBy} isEditorial={isEditorial(id)} />
      {offered.map(
        ([operation, can]) =>
          can && (
            <Button
              key={operation}
              size="small"
              look={operation === 'DELETE' ? 'danger' : 'secondary'}
              onClick={() => decide({ operation, revision })}
            >
              {operations[operation].button}
            </Button>
          ),
      )}
      {deciding && (
        <DecisionDialog
          target={{ assocId: id, assocType, revision: deciding.revision }}
          operation={deciding.operation}
          onClose={() => decide(null)}
        />
      )}
    </>
  )
}
