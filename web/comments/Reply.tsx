import { graphql, useFragment } from 'react-relay'
import type { Reply_reply$key } from './__generated__/Reply_reply.graphql.ts'
import { Contribution } from './Contribution.tsx'
import { useUpdateReply } from './useUpdateReply.ts'

/** A reply to a comment. */
export function Reply(props: { reply: Reply_reply$key; number: string; page: string }) {
  const reply = useFragment(
    graphql`
      fragment Reply_reply on Reply {
        id
        ...Contribution_item
      }
    `,
    props.reply,
  )
  const update = useUpdateReply(reply.id)
  return <Contribution item={reply} number={props.number} page={props.page} onSave={update} />
}
