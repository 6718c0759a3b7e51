import { graphql, useFragment } from 'react-relay'
import { FlagButton } from '../../moderation/flags/FlagButton.tsx'
import { ReactionButton } from '../../reactions/ReactionButton.tsx'
import { excerptOf } from '../../ui/text/excerpt.ts'
import { Linked } from '../../ui/text/Linked.tsx'
import { Time } from '../../ui/text/Time.tsx'
import type { MessageBubble_message$key } from './__generated__/MessageBubble_message.graphql.ts'
import css from './message-bubble.module.css'
import type { Outgoing } from '../writing/outbox.ts'

/** Maximum number of characters of a message's text that the names of the message's buttons contain. */
const MAX_NAME_LENGTH = 40

/** A message. `from` is the sender's name, which screen readers announce first; null for the viewer's own messages. */
export function MessageBubble(props: { message: MessageBubble_message$key; from: string | null }) {
  const message = useFragment(
    graphql`
      fragment MessageBubble_message on Message {
        id
        body
        isRemoved
        insertedAt
        reactions {
          ...ReactionButton_reactions
        }
      }
    `,
    props.message,
  )
  const text = `“${excerptOf(message.body, MAX_NAME_LENGTH)}”`
  return (
    <div className={props.from === null ? `${css.line} ${css.own}` : css.line}>
      <p className={css.bubble}>
        <span className="visually-hidden">{props.from ?? 'You'}: </span>
        <Linked text={message.body} />
      </p>
      <div className={css.reactions}>
        <Time at={message.insertedAt} clock />
        {!message.isRemoved && (
          <>
            <ReactionButton
              reactions={message.reactions}
              to={props.from === null ? `your message ${text}` : `${props.from}'s message ${text}`}
            />
            {props.from !== null && (
              <FlagButton
                assocId={message.id}
                assocType="MESSAGE"
                label={`Report the message ${text}`}
                isIcon
              />
            )}
          </>
        )}
      </div>
    </div>
  )
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
        {message.body}
      </p>
      {message.state === 'sending' ? (
        <p className={css.fate}>Sending…</p>
      ) : (
        <p className={`${css.fate} ${css.failed}`}>
          {message.state === 'rejected' ? 'Not sent.' : 'Not confirmed yet.'}{' '}
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
