import { SendHorizontal } from 'lucide-react'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { roles } from '../../services/rules/roles.ts'
import { longest, textProblem } from '../../services/rules/text.ts'
import { useAuth } from '../accounts/Auth.tsx'
import { toast } from '../ui/toast.ts'
import { useDraft } from '../ui/useDraft.ts'
import type { ReplyBox_conversation$key } from './__generated__/ReplyBox_conversation.graphql.ts'
import notices from './notices.module.css'
import css from './reply-box.module.css'

/** Where a reply is written; Enter sends, with Shift it starts a line (spec §4 Conversations, §5 Messages). */
export function ReplyBox(props: { conversation: ReplyBox_conversation$key; onSend(body: string): void }) {
  const { id, user, amBlocked, isBlocked } = useFragment(
    graphql`
      fragment ReplyBox_conversation on Conversation {
        id
        amBlocked
        isBlocked
        user {
          username
          isDeleted
          roleId
        }
      }
    `,
    props.conversation,
  )
  const auth = useAuth()
  const fieldId = useId()
  const [text, setText] = useDraft(id)
  const isDisabled = amBlocked || isBlocked
  if (user.isDeleted || user.roleId === roles.spammer) {
    return <p className={notices.notice}>This member is no longer available.</p>
  }
  const send = () => {
    const problem = textProblem(text, 'message')
    if (problem) return toast(problem, 'error')
    if (!auth.require('account')) return
    props.onSend(text.trim())
    setText('')
  }
  return (
    <form
      method="dialog"
      className={css.reply}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={fieldId} className="visually-hidden">
        Message to {user.username}
      </label>
      <textarea
        id={fieldId}
        rows={1}
        className={css.replyText}
        placeholder="Write a message …"
        value={text}
        disabled={isDisabled}
        maxLength={longest.message}
        onFocus={(event) => !auth.require('verified') && event.target.blur()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <button type="submit" className={css.send} disabled={isDisabled || text.length === 0}>
        <SendHorizontal size={22} aria-hidden="true" />
        <span className="visually-hidden">Send</span>
      </button>
    </form>
  )
}
