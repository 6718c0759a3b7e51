import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { longest } from '../../../services/rules/text.ts'
import { FlagButton } from '../../moderation/flags/FlagButton.tsx'
import { ReactionButton } from '../../reactions/ReactionButton.tsx'
import { isOffline } from '../../relay/errors.ts'
import { Composer } from '../../ui/forms/Composer.tsx'
import { excerptOf } from '../../ui/text/excerpt.ts'
import { Linked } from '../../ui/text/Linked.tsx'
import { Time } from '../../ui/text/Time.tsx'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import type { MessageBubble_message$key } from './__generated__/MessageBubble_message.graphql.ts'
import css from './message-bubble.module.css'
import { OwnMessageMenu } from '../editing/OwnMessageMenu.tsx'
import { useEditMessage } from '../editing/useEditMessage.ts'
import { useIsBefore } from '../editing/useIsBefore.ts'
import type { Outgoing } from '../writing/outbox.ts'

/** Maximum number of characters of a message's text that the names of the message's buttons contain. */
const MAX_NAME_LENGTH = 40

/** A message. `from` is its sender, whose name screen readers announce first; null for the viewer's own messages. */
export function MessageBubble(props: {
  message: MessageBubble_message$key
  from: { readonly username: string; readonly isDeleted: boolean } | null
}) {
  const message = useFragment(
    graphql`
      fragment MessageBubble_message on Message {
        id
        body
        isRemoved
        insertedAt
        editedAt
        changeableUntil
        reactionSummary {
          ...ReactionButton_reactions
        }
      }
    `,
    props.message,
  )
  const { from } = props
  const text = `“${excerptOf(message.body, MAX_NAME_LENGTH)}”`
  const [isEditing, setEditing] = useState(false)
  const isChangeable = useIsBefore(message.changeableUntil)
  const edit = useEditMessage(message.id)
  const focusOn = useFocusOn()
  const stopEditing = () => {
    setEditing(false)
    focusOn(message.id)
  }
  if (isEditing && !message.isRemoved)
    return (
      <Composer
        autoFocus
        label={`Edit your message ${text}`}
        submit="Save changes"
        draftKey={`edit ${message.id}`}
        initial={message.body}
        maxLength={longest.message}
        onCancel={stopEditing}
        onSubmit={async (body) => {
          const isDone = await edit(body)
          if (isDone) stopEditing()
          return isDone
        }}
      />
    )
  return (
    <div className={from === null ? `${css.line} ${css.own}` : css.line}>
      <p className={message.isRemoved ? `${css.bubble} ${css.removed}` : css.bubble}>
        <span className="visually-hidden">{from?.username ?? 'You'}: </span>
        {message.isRemoved ? message.body : <Linked text={message.body} />}
      </p>
      <div className={css.reactions}>
        <Time at={message.insertedAt} clock />
        {message.editedAt && !message.isRemoved && <span>Edited</span>}
        {!message.isRemoved && (
          <ReactionButton
            reactions={message.reactionSummary}
            to={from === null ? `your message ${text}` : `${from.username}'s message ${text}`}
          />
        )}
        {from !== null && !(message.isRemoved && from.isDeleted) && (
          <FlagButton assocId={message.id} assocType="MESSAGE" label={`Report the message ${text}`} isIcon />
        )}
        {!message.isRemoved && isChangeable && (
          <OwnMessageMenu
            id={message.id}
            name={`your message ${text}`}
            onEdit={() => setEditing(true)}
            onDeleted={() => focusOn(message.id)}
          />
        )}
      </div>
    </div>
  )
}

/** Words for the state of a message that has not arrived. */
function fateOf({ state }: Outgoing): string {
  if (state === 'rejected') return 'Not sent.'
  return isOffline() ? "Will be sent when you're back online." : 'Not confirmed yet.'
}

/** A message that is being sent, was rejected or has an unknown outcome. */
export function OutgoingBubble({
  message,
  onRetry,
  onDiscard,
}: {
  message: Outgoing
  onRetry(): void
  onDiscard(): void
}) {
  return (
    <div className={`${css.line} ${css.own}`}>
      <p className={`${css.bubble} ${css.outgoing}`}>
        <span className="visually-hidden">You: </span>
        {message.text}
      </p>
      {message.state === 'sending' ? (
        <p className={css.fate}>Sending…</p>
      ) : (
        <p className={`${css.fate} ${css.failed}`}>
          {fateOf(message)}{' '}
          <button type="button" className={css.link} onClick={onRetry}>
            Try again
          </button>
          <button type="button" className={css.link} onClick={onDiscard}>
            Discard
          </button>
        </p>
      )}
    </div>
  )
}
