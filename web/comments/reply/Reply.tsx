import { graphql, useFragment } from 'react-relay'
import type { Reply_reply$key } from './__generated__/Reply_reply.graphql.ts'
import { Contribution } from '../Contribution.tsx'

export function Reply(props: {
  reply: Reply_reply$key
  number: string
  page: string
  around: string | null
  onQuote: (() => string) | undefined
}) {
  const reply = useFragment(
    graphql`
      fragment Reply_reply on Reply {
        id
        ...Contribution_item
      }
    `,
    props.reply,
  )
  const { number, page, around, onQuote } = props
  return <Contribution item={reply} number={number} page={page} around={around} onQuote={onQuote} />
}
