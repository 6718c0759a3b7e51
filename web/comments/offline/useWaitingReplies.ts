import { useEffect, useEffectEvent, useState } from 'react'
import { isOffline } from '../../relay/errors.ts'
import { useCommands } from '../../relay/useCommand.ts'
import { addToDraft } from '../../ui/drafts/tab.ts'
import { followDraft, tellDraft } from '../../ui/forms/drafts.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useCreateCommentMutation } from '../__generated__/useCreateCommentMutation.graphql.ts'
import type { useCreateReplyMutation } from '../reply/__generated__/useCreateReplyMutation.graphql.ts'
import { replyMutation } from '../reply/useCreateReply.ts'
import { commentMutation } from '../useCreateComment.ts'
import { WAITING } from './later.ts'
import { bodyOf, dropReplies, sendReplies, waitingReplies, type Waiting } from './offline-replies.ts'

const toDraft = (reply: Waiting) => addToDraft(reply.draftKey, bodyOf(reply))

/**
 * Sends the replies that a member has posted offline as soon as the device is online, in any page of the site. Returns
 * their number, and a function that makes drafts of them. Sends them again when `restored` changes.
 */
export function useWaitingReplies(
  member: string | null,
  restored: number,
): { count: number; keepAsDrafts(): void } {
  const [run] = useCommands()
  const [count, setCount] = useState(0)
  const post = async (reply: Waiting): Promise<Error | null> => {
    let failure: Error | null = null
    const options = { key: reply.key, failed: (error: Error) => void (failure = error) }
    if ('comment' in reply) await run<useCreateCommentMutation>(commentMutation, reply.comment, options)
    else await run<useCreateReplyMutation>(replyMutation, reply.reply, options)
    return failure
  }
  const send = useEffectEvent(async () => {
    if (member === null || isOffline()) return
    await sendReplies({
      storage: localStorage,
      now: Date.now(),
      send: post,
      onSent: () => toast('Your reply was posted.'),
      onDraft(reply, why) {
        toDraft(reply)
        toast(`Your reply was not posted. It is a draft again. ${why}`, 'error')
      },
    })
    tellDraft(WAITING)
  })
  useEffect(() => {
    const begin = () => void send()
    begin()
    addEventListener('online', begin)
    return () => removeEventListener('online', begin)
  }, [member, restored])
  useEffect(() => followDraft(WAITING, () => setCount(waitingReplies(localStorage).length)), [])
  return {
    count,
    keepAsDrafts() {
      for (const reply of dropReplies(localStorage)) toDraft(reply)
      tellDraft(WAITING)
    },
  }
}
