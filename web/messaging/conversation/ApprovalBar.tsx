import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { wordsOf } from '../../frame/words.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { ApprovalBar_conversation$key } from './__generated__/ApprovalBar_conversation.graphql.ts'
import css from './notices.module.css'
import { useUpdateConversation } from '../useUpdateConversation.ts'

/** Buttons Allow and Decline, for the receiver of a conversation that is not accepted yet (spec §4 Conversations). */
export function ApprovalBar(props: { conversation: ApprovalBar_conversation$key }) {
  const { id, canAnswerRequest, isArchived, user } = useFragment(
    graphql`
      fragment ApprovalBar_conversation on Conversation {
        id
        canAnswerRequest
        isArchived
        user {
          username
        }
      }
    `,
    props.conversation,
  )
  const { site } = useShell()
  const begin = useFollowUp()
  const [update, isBusy] = useUpdateConversation()
  if (!canAnswerRequest || isArchived) return null
  const decline = () => {
    const goOn = begin()
    update({ conversationId: id, isAccepted: false }, () => {
      toast(wordsOf(site.features).declined)
      goOn(urlFor.messages())
    })
  }
  return (
    <div className={css.approval}>
      <p>
        <strong>{user.username}</strong> wants to message you. If you decline, they can't contact you again.
      </p>
      <div className={css.choices}>
        <Button
          look="primary"
          size="small"
          busy={isBusy}
          onClick={() => update({ conversationId: id, isAccepted: true })}
        >
          Allow
        </Button>
        <Button size="small" busy={isBusy} onClick={decline}>
          Decline
        </Button>
      </div>
    </div>
  )
}
