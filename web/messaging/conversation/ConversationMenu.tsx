import { Archive, ArchiveRestore, Ban, Bell, BellOff, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { useFollowUp } from '../../frame/routing/useFollowUp.ts'
import menu from '../../ui/overlays/menu.module.css'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { ConversationMenu_conversation$key } from './__generated__/ConversationMenu_conversation.graphql.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { useBlock } from '../useBlock.ts'
import { useUpdateConversation } from '../useUpdateConversation.ts'

/** Menu of actions on a conversation. */
export function ConversationMenu(props: { conversation: ConversationMenu_conversation$key }) {
  const { id, isArchived, isMuted, isBlocked, user } = useFragment(
    graphql`
      fragment ConversationMenu_conversation on Conversation {
        id
        isArchived
        isMuted
        isBlocked
        user {
          id
          username
        }
      }
    `,
    props.conversation,
  )
  const begin = useFollowUp()
  const [update] = useUpdateConversation()
  const [block] = useBlock()
  const archive = () => {
    const goOn = begin()
    update({ conversationId: id, isArchived: !isArchived }, () => {
      toast(isArchived ? 'Moved to your inbox.' : 'Conversation archived.')
      goOn(urlFor.messages())
    })
  }
  const mute = () =>
    update({ conversationId: id, isMuted: !isMuted }, () =>
      toast(isMuted ? 'This conversation counts as unread again.' : 'Conversation muted.'),
    )
  const [asks, setAsks] = useState(false)
  const unblock = () =>
    block({ userId: user.id, isBlocked: false }, () => toast(`${user.username} can message you again.`))
  return (
    <>
      {asks && <BlockDialog user={user} onClose={() => setAsks(false)} />}
      <Popover
        align="end"
        label="Conversation options"
        buttonClass={menu.more ?? ''}
        button={
          <>
            <Ellipsis size={20} aria-hidden="true" />
            <span className="visually-hidden">Conversation options</span>
          </>
        }
      >
        {(close) => (
          <ul className={menu.list} onClick={close}>
            <li>
              <button type="button" className={menu.entry} onClick={archive}>
                {isArchived ? (
                  <ArchiveRestore size={20} aria-hidden="true" />
                ) : (
                  <Archive size={20} aria-hidden="true" />
                )}
                {isArchived ? 'Move to inbox' : 'Archive'}
              </button>
            </li>
            <li>
              <button type="button" className={menu.entry} onClick={mute}>
                {isMuted ? <Bell size={20} aria-hidden="true" /> : <BellOff size={20} aria-hidden="true" />}
                {isMuted ? 'Unmute' : 'Mute'}
              </button>
            </li>
            <li>
              <button
                type="button"
                className={menu.entry}
                onClick={isBlocked ? unblock : () => setAsks(true)}
              >
                <Ban size={20} aria-hidden="true" />
                {isBlocked ? 'Unblock' : 'Block'} {user.username}
              </button>
            </li>
          </ul>
        )}
      </Popover>
    </>
  )
}
