import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { has, kindOf, kinds } from '../../events/kinds.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import type { NoteButtonMutation } from './__generated__/NoteButtonMutation.graphql.ts'
import { TextDialog } from './TextDialog.tsx'

const mutation = graphql`
  mutation NoteButtonMutation($assocId: ID!, $assocType: AssocType!, $text: String!) {
    writeNote(assocId: $assocId, assocType: $assocType, text: $text) {
      pending
    }
  }
`

/** Button with a dialog for a note about an item or a member, which only moderators read. */
export function NoteButton({ item }: { item: string }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [run, isBusy] = useCommand<NoteButtonMutation>(mutation)
  const { revalidate } = useRevalidator()
  const kind = kindOf(item)
  const assocType = has(kind, 'moderated') || has(kind, 'flaggable') ? kinds[kind].name : null
  if (!assocType) return null
  const send = async () => {
    if (!(await run({ assocId: item, assocType, text: text.trim() }, { done: 'Note added.' }))) return
    setText('')
    setOpen(false)
    await revalidate()
  }
  return (
    <>
      <div>
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          Add a note
        </Button>
      </div>
      {isOpen && (
        <TextDialog
          heading="Add a note"
          label="Note"
          submit="Add note"
          isBusy={isBusy}
          value={text}
          onChange={setText}
          onSubmit={send}
          onClose={() => setOpen(false)}
        >
          <p>
            Moderators read it beside everything of this member. The member finds it in a copy of their data.
          </p>
        </TextDialog>
      )}
    </>
  )
}
