import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { ConversationId } from '../../../events/kinds.ts'

const query = `query ($id: ID!) { conversation(id: $id) {
  user { id username }
  messages(last: 50) { edges { node { userId isRemoved } } } } }`

const REMOVED = 'Removed member'

const Answer = z.object({
  data: z.object({
    conversation: z.object({
      user: z.object({ id: z.string(), username: z.string() }),
      messages: z.object({
        edges: z.array(z.object({ node: z.object({ userId: z.string(), isRemoved: z.boolean() }) })),
      }),
    }),
  }),
})

/** True if an API still shows the other member's name or messages to a member of a conversation after `within` ms. */
export async function isReadable(asked: {
  url: string
  cookie: string
  conversation: ConversationId
  within: number
}): Promise<boolean> {
  const { url, cookie, conversation, within } = asked
  for (const until = performance.now() + within; ; await sleep(20)) {
    const began = performance.now()
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables: { id: conversation } }),
    })
    const { user, messages } = Answer.parse(await response.json()).data.conversation
    const shown = messages.edges.some(({ node }) => node.userId === user.id && !node.isRemoved)
    if (!shown && user.username === REMOVED) return false
    // An answer to an earlier question may be late on a busy machine.
    if (began > until) return true
  }
}
