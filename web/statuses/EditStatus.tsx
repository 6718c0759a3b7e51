import { graphql } from 'react-relay'
import { longest } from '../../services/rules/text.ts'
import { editHint } from '../frame/engagement-words.ts'
import { useCommands } from '../relay/useCommand.ts'
import { Composer } from '../ui/forms/Composer.tsx'
import type { EditStatusMutation } from './__generated__/EditStatusMutation.graphql.ts'
import type { EditStatusReplyMutation } from './__generated__/EditStatusReplyMutation.graphql.ts'

const statusMutation = graphql`
  mutation EditStatusMutation($statusId: ID!, $body: String!) {
    updateUserProfileStatus(statusId: $statusId, body: $body) {
      status {
        ...Contribution_item
      }
    }
  }
`
const replyMutation = graphql`
  mutation EditStatusReplyMutation($replyId: ID!, $body: String!) {
    updateUserProfileStatusReply(replyId: $replyId, body: $body) {
      reply {
        ...Contribution_item
      }
    }
  }
`

/** Form with which the author edits a status update or a reply to one; loaded when it is opened for the first time. */
export function EditStatus(props: { id: string; body: string; name: string; onDone(): void }) {
  const { id, body, name, onDone } = props
  const [run] = useCommands()
  const update = (text: string) =>
    id.startsWith('status_')
      ? run<EditStatusMutation>(statusMutation, { statusId: id, body: text })
      : run<EditStatusReplyMutation>(replyMutation, { replyId: id, body: text })
  return (
    <Composer
      autoFocus
      label={`Edit ${name}`}
      submit="Save changes"
      draftKey={`edit ${id}`}
      initial={body}
      maxLength={longest.body}
      hint={editHint}
      mentions
      onCancel={onDone}
      onSubmit={async (text) => {
        const isDone = (await update(text)) !== null
        if (isDone) onDone()
        return isDone
      }}
    />
  )
}
